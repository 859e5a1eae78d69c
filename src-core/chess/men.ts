import type { Piece } from './types.ts';
import type { Man } from './move-reasons.ts';
import type { Board } from './board.ts';
import { BOTH, colorOf, roleOf } from './pieces.ts';
import { squareName } from './squares.ts';

/** The piece on an occupied place. */
export function pieceOf(board: Board, place: number): Piece {
  const piece = board.squares[place] ?? 0;
  return { color: colorOf(piece), role: roleOf(piece) };
}

/** The man on a place of the board, or null. */
export function manOn(board: Board, place: number): Man | null {
  return (board.squares[place] ?? 0) === 0
    ? null
    : { square: squareName(place), piece: pieceOf(board, place) };
}

/** The men of the side that waits that attack a place. */
export function attackersNow(board: Board, place: number): readonly Man[] {
  const list = new Int32Array(16);
  const end = board.attackers(place, board.turn ^ BOTH, list, 0);
  return Array.from(list.subarray(0, end), (from): Man => ({
    square: squareName(from),
    piece: pieceOf(board, from),
  }));
}
