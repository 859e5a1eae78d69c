import type { FileName, RankName, Square } from './types.ts';

/**
 * Squares inside the room. The chessboard lies in a 16 x 12 frame whose border is off the board, so a line can
 * be walked with one comparison a step and no square is ever out of bounds: a1 = 36, one file = 1, one rank = 16.
 * The difference of two squares is unique, which makes tables of "from there to here" possible.
 */
export const FRAME = 192;
export const A1 = 36;
export const RANK = 16;

const FILES: readonly FileName[] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const RANKS: readonly RankName[] = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** The 64 squares by name in the order of a position's board: a1, b1 ... h8. */
export const SQUARES: readonly Square[] = RANKS.flatMap((rank) =>
  FILES.map((file): Square => `${file}${rank}`),
);

/** Place in the frame of the squares 0 (a1) ... 63 (h8). */
export const FRAME_OF_INDEX = Uint8Array.from({ length: 64 }, (_, i) => A1 + (i >> 3) * RANK + (i & 7));

/** The square's number 0 ... 63; 255 off the board. */
export const INDEX_OF_FRAME = new Uint8Array(FRAME).fill(255);
FRAME_OF_INDEX.forEach((place, index) => {
  INDEX_OF_FRAME[place] = index;
});

/** The file of a square of the frame: 0 = a ... 7 = h. */
export function fileOf(square: number): number {
  return (square & 15) - 4;
}

/** The rank of a square of the frame: 0 = first ... 7 = eighth. */
export function rankOf(square: number): number {
  return (square >> 4) - 2;
}

/** The square of the frame at a file and a rank, both 0 ... 7. */
export function squareAt(file: number, rank: number): number {
  return A1 + rank * RANK + file;
}

/** The name of a square of the frame. */
export function squareName(square: number): Square {
  return SQUARES[INDEX_OF_FRAME[square] ?? 0] ?? 'a1';
}

/** The square of the frame with this name. */
export function squareNumber(name: Square): number {
  return squareAt(name.charCodeAt(0) - 97, name.charCodeAt(1) - 49);
}

/** The square's place in a position's board: 0 (a1) ... 63 (h8). */
export function squareIndex(name: Square): number {
  return name.charCodeAt(0) - 97 + 8 * (name.charCodeAt(1) - 49);
}

/** Reads a square's name (small letters), or gives null. */
export function parseSquare(text: string): Square | null {
  if (text.length !== 2) return null;
  const file = text.charCodeAt(0) - 97;
  const rank = text.charCodeAt(1) - 49;
  if (file < 0 || file > 7 || rank < 0 || rank > 7) return null;
  return SQUARES[rank * 8 + file] ?? null;
}
