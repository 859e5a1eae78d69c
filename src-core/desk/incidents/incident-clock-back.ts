/** What a ruling or a decision takes back on the clock of its board, and both pairs of times it can go on with. */
import type { ClockTimes } from '../../vocabulary/clocks.ts';
import { clockOf } from '../journal/clock-state.ts';
import { settledClock } from '../clocks/decide-clock-correction.ts';
import type { ClockPairs, Consequences, TimesShown } from '../journal/incident-types.ts';
import type { ClockBack } from './incident-clock.ts';
import { sameShown, timesChosen, withoutTakenBack } from './incident-clock.ts';
import type { Told } from './incident-told.ts';

/** What follows for the game, as far as its clock goes back with it. */
type Follows = Pick<Consequences, 'result' | 'restoreToPly' | 'removeIncrement' | 'newGame'>;

export function clockBackOf(
  { board, incident }: Pick<Told, 'board' | 'incident'>,
  { restoreToPly, removeIncrement, newGame }: Omit<Follows, 'result'>,
  times: ClockTimes | undefined,
): ClockBack {
  const counts = { white: 0, black: 0 };
  const sides = board.plies.map(({ before: { turn } }) => ({ side: turn, number: ++counts[turn] }));
  const taken = sides.slice(newGame ? 0 : (restoreToPly ?? sides.length));
  const answered = 'opponentHasReplied' in incident && incident.opponentHasReplied === true;
  return { taken, offender: removeIncrement, answered, newGame, times: timesChosen({ taken }, times) };
}

/** The times before what is taken back, and those of now without it; null where the clock of the board stays as it is. */
export function clockPairs(
  told: Pick<Told, 'board' | 'incident'>,
  follows: Follows,
  now: number,
): ClockPairs | null {
  const { time } = told.board;
  if (time.clock === null || follows.result !== null || clockOf(time.clock).phase === 'over') return null;
  const settled = settledClock(time.clock, now);
  const shown = (times: ClockTimes): TimesShown => {
    const { clock } = withoutTakenBack(time, settled, clockBackOf(told, follows, times));
    return { white: clock.white.time, black: clock.black.time };
  };
  const back = clockBackOf(told, follows, undefined);
  if (sameShown(withoutTakenBack(time, settled, back).clock, settled)) return null;
  return { before: shown('before'), now: shown('now'), chosen: back.times };
}
