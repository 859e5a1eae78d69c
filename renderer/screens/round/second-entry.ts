import type { BoardRow } from '../../../src-core/contract/desk-api.ts';
import type { Written } from './result-keys.ts';

/** A board where the two passes do not say the same; `first` null: nothing was entered there. */
export interface Differs {
  readonly row: BoardRow;
  readonly first: Written | null;
  readonly second: Written;
}

/** The games that were to be read a second time. */
export const boardsToRead = (boards: readonly BoardRow[]): readonly BoardRow[] =>
  boards.filter(({ state }) => state !== 'bye');

/** What the second pass says otherwise, by board. A game and a game won by absence are not the same. */
export function differences(
  boards: readonly BoardRow[],
  second: ReadonlyMap<number, Written>,
): readonly Differs[] {
  return boardsToRead(boards).flatMap((row): readonly Differs[] => {
    const [first, again] = [row.result, second.get(row.board)];
    if (again === undefined || (first !== null && isSame(first, again))) return [];
    return [{ row, first, second: again }];
  });
}

function isSame(first: Written, second: Written): boolean {
  const played = [first, second].map(({ reason }) => reason !== 'forfeit');
  return first.result === second.result && played[0] === played[1];
}

/** The next board not yet read, from this one on and round again. */
export function nextToRead(
  boards: readonly BoardRow[],
  second: ReadonlyMap<number, Written>,
  after: number,
): number | null {
  const left = boardsToRead(boards).filter(({ board }) => !second.has(board));
  return (left.find(({ board }) => board > after) ?? left[0])?.board ?? null;
}
