import type { BoardRow, View } from '../src-core/desk-api.ts';

const texts = new WeakMap<BoardRow, string>();

function textOf(row: BoardRow): string {
  const known = texts.get(row);
  if (known !== undefined) return known;
  const text = JSON.stringify(row);
  texts.set(row, text);
  return text;
}

/**
 * A view with the very rows of the one before where they say the same: a card of the hall is then drawn again only
 * where its own board has changed, and not whenever any board of the round has.
 */
export function withSameRows<V extends View>(view: V, before: V | null): V {
  if (view.kind !== 'round' || before?.kind !== 'round') return view;
  const old = new Map(before.boards.map((row) => [row.board, row]));
  const boards = view.boards.map((row) => {
    const was = old.get(row.board);
    return was !== undefined && textOf(was) === textOf(row) ? was : row;
  });
  return { ...view, boards };
}
