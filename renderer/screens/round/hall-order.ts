import type { BoardRow } from '../../../src-core/contract/desk-api.ts';
import { drawnOf, timeAt } from '../../clock/drawn.ts';

export type HallOrder = 'attention' | 'time' | 'number';

/**
 * Whether a board asks for the arbiter: an end to declare, a flag, a count that is overdue, a default time over, a clock
 * to decide on, or one that contradicts the moves. A move written before its press is no more than that yet.
 */
export function asksForArbiter(row: BoardRow): boolean {
  const { clock } = row;
  const wrong = clock?.disagreement ?? null;
  if (wrong !== null && wrong.what !== 'notPressed') return true;
  if (row.result !== null) return false;
  if (clock !== null && (clock.flag !== null || clock.interrupted !== null || clock.overdue.length > 0))
    return true;
  return row.ending !== null || row.late.length > 0;
}

/** Whether boards that ask for the arbiter are drawn larger: a few among many, or one; of all alike none would stand out. */
export const leads = (asking: number, boards: number): boolean =>
  asking > 0 && asking <= Math.max(1, boards / 4);

/** The boards in an order of the hall; `now` is the desk's instant. What asks for the arbiter stays first by time. */
export function inHallOrder(rows: readonly BoardRow[], order: HallOrder, now: number): readonly BoardRow[] {
  if (order === 'number') return rows;
  if (order === 'attention') return rows.toSorted((a, b) => rank(a) - rank(b));
  const keyed = rows.map((row) => ({ row, rank: rank(row), least: leastTime(row, now) }));
  keyed.sort((a, b) => a.rank - b.rank || a.least - b.least || a.row.board - b.row.board);
  return keyed.map(({ row }) => row);
}

function rank(row: BoardRow): number {
  if (asksForArbiter(row)) return 0;
  if (row.notices > 0) return 1;
  return { playing: 2, toStart: 3, finished: 4, bye: 5 }[row.state];
}

function leastTime({ clock, result }: BoardRow, now: number): number {
  if (clock === null || result !== null) return Number.POSITIVE_INFINITY;
  const drawn = drawnOf(clock);
  return Math.min(timeAt(drawn, 'white', now), timeAt(drawn, 'black', now));
}
