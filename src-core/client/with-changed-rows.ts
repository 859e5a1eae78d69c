import type { RoundView } from '../contract/desk-api.ts';

/**
 * A round as it was shown, with what changed of it: the very same rows where nothing did, so that a card of the hall
 * is drawn again only where its own board has changed.
 */
export function withChangedRows(before: RoundView, changed: RoundView): RoundView {
  const rows = new Map(changed.boards.map((row) => [row.board, row]));
  return { ...changed, boards: before.boards.map((row) => rows.get(row.board) ?? row) };
}
