/** A press taken back, as far as the clock alone tells. */
import type { Clock, Side } from './clock.ts';
import type { Change, SideControl } from './control.ts';
import { bonusOf, movesToComplete, opponent, periodOf } from './control.ts';

/**
 * The clock without its last press: whose turn it was, the counter, the period, and the time without what the press
 * brought. What the move had used of its own delay is not known to it. As it is where that side has completed nothing.
 */
export function unpress(clock: Clock): Clock {
  const by = opponent(clock.turn);
  if (clock[by].moves === 0) return clock;
  return { ...clock, turn: by, [by]: withoutMove(clock.control[by], clock.change, clock[by]) };
}

function withoutMove(control: SideControl, change: Change, side: Side): Side {
  const moves = side.moves - 1;
  const time = side.time - bonusOf(periodOf(control, side.period), 'increment');
  return beforePeriods(control, change, { ...side, moves, time: Math.max(0, time) });
}

/** A period begun by the press has not begun, and its base is not there. */
function beforePeriods(control: SideControl, change: Change, side: Side): Side {
  const period = side.period - 1;
  if (change !== 'moves' || period < 1 || side.moves >= (movesToComplete(control, period) ?? 0)) return side;
  const time = Math.max(0, side.time - periodOf(control, side.period).base);
  return beforePeriods(control, change, { ...side, period, time });
}
