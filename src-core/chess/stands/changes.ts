import { pieceOfLetter } from '../pieces.ts';
import { SQUARES, squareIndex } from '../squares.ts';
import type { Color, Piece, Square } from '../types.ts';

/** What differs between two chessboards of 64 letters. */
export interface Changes {
  /** Where a man stood that does not stand there now. */
  readonly gone: readonly Square[];
  /** Where a man stands that did not stand there before. */
  readonly come: readonly Square[];
}

export function changesOf(before: string, after: string): Changes {
  const changed = SQUARES.filter((square) => letterOn(before, square) !== letterOn(after, square));
  return {
    gone: changed.filter((square) => letterOn(before, square) !== '.'),
    come: changed.filter((square) => letterOn(after, square) !== '.'),
  };
}

export function letterOn(board: string, square: Square): string {
  return board.charAt(squareIndex(square));
}

export function manAt(board: string, square: Square): Piece | null {
  return pieceOfLetter(letterOn(board, square));
}

export function colorOn(board: string, square: Square): Color | null {
  return manAt(board, square)?.color ?? null;
}

/** The board with other letters on some squares; the last said of a square holds. */
export function withLetters(board: string, letters: readonly (readonly [Square, string])[]): string {
  const all = [...board];
  for (const [square, letter] of letters) all[squareIndex(square)] = letter;
  return all.join('');
}

/** How many men of each letter stand on a board. */
export function countLetters(board: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const letter of board) if (letter !== '.') counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
}
