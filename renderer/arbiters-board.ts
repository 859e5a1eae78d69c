import type { ArbiterView, BoardView } from '../src-core/contract/desk-api.ts';

/** A board as its arbiter has it before him: what everybody may see, and what only he may, both of one moment. */
export type ArbitersBoard = BoardView & { readonly arbiter: ArbiterView };

/**
 * Of both parts as they come in, the board to be shown. They come one after the other: as long as one is of a later
 * line than the other, what was shown goes on. `before` is what was shown last.
 */
export function arbitersBoard(
  board: BoardView | null,
  arbiter: ArbiterView | null,
  before: ArbitersBoard | null,
): ArbitersBoard | null {
  if (board === null || arbiter === null) return null;
  return board.seq === arbiter.seq ? { ...board, arbiter } : before;
}
