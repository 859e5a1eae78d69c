import type { Color, Square } from '../../../src-core/contract/desk-api.ts';

export const files = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
export const ranks = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

/** The squares in the order of the view's `board`: a1, b1 ... h8. */
export const squares: readonly Square[] = ranks.flatMap((rank) =>
  files.map((file) => `${file}${rank}` as const),
);

/** Where a square stands in that order. */
export function indexOf(square: Square): number {
  return squares.indexOf(square);
}

/** Column and row of a square on the screen, from the upper left corner. */
export function cellOf(
  square: Square,
  orientation: Color,
): { readonly column: number; readonly row: number } {
  const index = indexOf(square);
  const file = index % 8;
  const rank = (index - file) / 8;
  return orientation === 'white' ? { column: file, row: 7 - rank } : { column: 7 - file, row: rank };
}

/** The square at a column and row of the screen; null beyond the edge. */
export function squareAt(column: number, row: number, orientation: Color): Square | null {
  if (column < 0 || column > 7 || row < 0 || row > 7) return null;
  const index = orientation === 'white' ? (7 - row) * 8 + column : row * 8 + 7 - column;
  return squares[index] ?? null;
}

/** The 64 squares row by row as the screen shows them. */
export function rowsOf(orientation: Color): readonly (readonly Square[])[] {
  const seen = orientation === 'white' ? ranks.toReversed() : ranks;
  const across = orientation === 'white' ? files : files.toReversed();
  return seen.map((rank) => across.map((file) => `${file}${rank}` as const));
}

export function isDark(square: Square): boolean {
  const { column, row } = cellOf(square, 'white');
  return (column + row) % 2 === 1;
}
