import type { BoardRow } from '../../../src-core/contract/desk-api.ts';
import { answersTo, namesOf } from '../../find.ts';

export type Which = 'all' | 'toStart' | 'playing' | 'finished';

/**
 * The boards in this state that answer to what is typed: a number that begins so, or a name. While nothing is typed the
 * marked board stays, whatever comes to it: the next key is for it.
 */
export function rowsShown(
  boards: readonly BoardRow[],
  which: Which,
  typed: string,
  marked: string | null,
): readonly BoardRow[] {
  const isIn = (row: BoardRow): boolean =>
    which === 'all' || row.state === which || (which === 'finished' && row.state === 'bye');
  const answers = (row: BoardRow): boolean =>
    /^\d+$/.test(typed) ? `${row.board}`.startsWith(typed) : answersTo(namesOf(row), typed);
  if (typed !== '') return boards.filter((row) => isIn(row) && answers(row));
  return boards.filter((row) => isIn(row) || marked === `${row.board}`);
}
