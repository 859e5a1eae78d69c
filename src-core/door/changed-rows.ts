/**
 * A round's boards, told by what changed: in a hall of hundreds of boards each press changes one, and a screen on a
 * slow line need not hear of the others again.
 */
import type { BoardRow, RoundView, View } from '../contract/desk-api.ts';

/** The view without its boards, and those that are not as they were. */
export type ChangedRows = RoundView;

const texts = new WeakMap<BoardRow, string>();

function textOf(row: BoardRow): string {
  const known = texts.get(row);
  if (known !== undefined) return known;
  const text = JSON.stringify(row);
  texts.set(row, text);
  return text;
}

/**
 * What a screen that was shown `before` has to hear to show `now`; null where it has to be shown `now` whole: no
 * round's view, another one, other boards, or so many changed that nothing is won.
 */
export function changedRows(now: View, before: View | null): ChangedRows | null {
  if (now.kind !== 'round' || before?.kind !== 'round' || now.round !== before.round) return null;
  if (now.boards.length !== before.boards.length) return null;
  const changed: BoardRow[] = [];
  for (const [place, row] of now.boards.entries()) {
    const was = before.boards[place];
    if (was?.board !== row.board) return null;
    if (textOf(was) !== textOf(row)) changed.push(row);
  }
  return changed.length * 2 > now.boards.length ? null : { ...now, boards: changed };
}
