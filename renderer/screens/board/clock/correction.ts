import type { ClockRow, ClockView, Color } from '../../../../src-core/contract/desk-api.ts';
import type { ClockNumbers } from '../../../../src-core/desk/journal/clock-events.ts';
import { drawnOf, timeAt } from '../../../clock/drawn.ts';

/** A penalty picked by its key, before the desk works it out at its own instant. */
export interface Picked {
  readonly add: { readonly to: Color; readonly milliseconds: number } | null;
  readonly takeBackGained: Color | null;
}

export const nothingPicked: Picked = { add: null, takeBackGained: null };

/** The three numbers as the clock shows them at an instant of the desk. */
export function numbersAt(clock: ClockRow, now: number): ClockNumbers {
  const drawn = drawnOf(clock);
  return {
    white: Math.round(timeAt(drawn, 'white', now)),
    black: Math.round(timeAt(drawn, 'black', now)),
    moves: { white: clock.white.moves, black: clock.black.moves },
  };
}

/** What will stand on the clock with the penalty on it. */
export function numbersAfter(
  before: ClockNumbers,
  clock: Pick<ClockView, 'gained'>,
  picked: Picked,
): ClockNumbers {
  const times = { white: before.white, black: before.black };
  if (picked.add !== null) times[picked.add.to] += picked.add.milliseconds;
  if (picked.takeBackGained !== null) times[picked.takeBackGained] -= clock.gained[picked.takeBackGained];
  return { white: Math.max(0, times.white), black: Math.max(0, times.black), moves: before.moves };
}
