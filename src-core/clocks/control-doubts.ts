/** Texts that say two things: better asked than read wrongly. `90/30` is 30 moves in 90 minutes, or 90 + 30. */
import { ControlProblem } from './control-error.ts';
import type { Item } from './control-items.ts';

/** An item, its time in milliseconds, and what its place made of it. */
export interface Weighed {
  readonly item: Item;
  readonly ms: number;
  readonly isBonus: boolean;
}

const SECOND = 1000;

/** Nobody plays 40 moves in so little: what seems a count is a time. */
const LEAST_A_MOVE = 45 * SECOND;

/** A pair that stands alone may be a time and its bonus: from so much on hardly anybody means that. */
const ALONE = { moves: 30, perMove: 90 * SECOND, movesLast: 35 };

/** Fewest moves of a period beside a bonus of its own, or in hours. */
const FEWEST_MOVES = 10;

/** Refuses the items of one side that people write in more than one sense. `bareSeconds`: bare times are seconds. */
export function refuseDoubts(items: readonly Weighed[], bareSeconds: boolean): void {
  const periods = items.filter(({ isBonus }) => !isBonus);
  for (const weighed of items) {
    const { item, isBonus } = weighed;
    if (isBonus && item.moves !== null) throw new ControlProblem('unexpected', item.index);
    if (isBonus) continue;
    const alone = periods.length === 1;
    const seconds = item.unit === 'seconds' || (item.unit === null && bareSeconds);
    const doubtful =
      isOddFraction(item, seconds) ||
      (item.pair !== null &&
        !(item.unit === null && bareSeconds) &&
        isDoubtful(weighed, alone, items.length > 1));
    if (doubtful) throw new ControlProblem('unclear', item.index);
  }
  refuseUnfinished(items, periods);
}

/** `1.30 h`, `90.30`: an hour and a half written so, or a bonus. Halves and quarters are what they say. */
function isOddFraction({ value, unit }: Item, seconds: boolean): boolean {
  return !seconds && !Number.isInteger(value * (unit === 'hours' ? 2 : 4));
}

function isDoubtful({ item, ms }: Weighed, alone: boolean, hasBonus: boolean): boolean {
  const moves = item.moves ?? 1;
  const perMove = ms / moves;
  if (perMove < LEAST_A_MOVE) return true;
  if (!alone) return false;
  if (hasBonus || item.unit === 'hours') return moves < FEWEST_MOVES;
  if (item.pair === 'timeFirst') return moves < ALONE.movesLast || perMove <= ALONE.perMove;
  return moves < ALONE.moves || perMove < ALONE.perMove;
}

/** `40/120 + 20/60 + 30`: the bare number is the time for the rest, or a bonus and there is no rest. */
function refuseUnfinished(items: readonly Weighed[], periods: readonly Weighed[]): void {
  const last = items.at(-1);
  if (last === undefined || periods.length < 2 || !periods.every(({ item }) => item.moves !== null)) return;
  const { item, isBonus } = last;
  const bare = item.unit === null && item.role === null && item.from === null;
  if (isBonus && bare && item.joint === 'plus') throw new ControlProblem('ambiguous', item.index);
}

/** `5 v 4 + 3`: for Black alone, or for both. */
export function refuseOneSidedBonus(white: readonly Weighed[], black: readonly Weighed[]): void {
  const bonus = black.find(({ isBonus }) => isBonus);
  if (bonus !== undefined && !white.some(({ isBonus }) => isBonus))
    throw new ControlProblem('unclear', bonus.item.index);
}
