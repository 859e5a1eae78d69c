/** Escaque's own pieces as drawings, for the screen and for paper. */
import type { Color } from '../vocabulary/colors.ts';
import type { Role } from '../vocabulary/pieces.ts';

export type { Role };

export interface Piece {
  readonly color: Color;
  readonly role: Role;
}

/** A drawing in a square of 100 by 100: the outline, the lines within it, and what is filled with their colour. */
export interface Shape {
  readonly outline: string;
  readonly lines: string;
  readonly filled?: string;
}

/** Escaque's own pieces, drawn for it after the turned wooden pieces of the nineteenth century. */
export const shapes: Readonly<Record<Role, Shape>> = {
  king: {
    outline:
      'M50 2.5L54.2 2.5L54.2 7.8L61 7.8L61 15.2L54.2 15.2L54.2 21C64 21.5 71 25 74 29.5L65 53L69 53L69 59.5L62.5 59.5C63.5 68 67 75 75 80L76 80C79 80 81 82 81 85L81 91L50 91L19 91L19 85C19 82 21 80 24 80L25 80C33 75 36.5 68 37.5 59.5L31 59.5L31 53L35 53L26 29.5C29 25 36 21.5 45.8 21L45.8 15.2L39 15.2L39 7.8L45.8 7.8L45.8 2.5L50 2.5Z',
    lines: 'M35 53H65M38 59.5H62M28 80H72M28 33C40 27.5 60 27.5 72 33',
  },
  queen: {
    outline:
      'M50 7.5C53.3 7.5 56 10.2 56 13.5C56 15.7 55 17.4 53.2 18.5L58.5 34L70.6 21.6C69.8 20.6 69.4 19.4 69.4 18C69.4 14.9 71.9 12.4 75 12.4C78.1 12.4 80.6 14.9 80.6 18C80.6 20.9 78.4 23.3 75.6 23.6L68 51.5L69 51.5L69 58L63 58C63.5 67 67 74.5 75 80L76 80C79 80 81 82 81 85L81 91L50 91L19 91L19 85C19 82 21 80 24 80L25 80C33 74.5 36.5 67 37 58L31 58L31 51.5L32 51.5L24.4 23.6C21.6 23.3 19.4 20.9 19.4 18C19.4 14.9 21.9 12.4 25 12.4C28.1 12.4 30.6 14.9 30.6 18C30.6 19.4 30.2 20.6 29.4 21.6L41.5 34L46.8 18.5C45 17.4 44 15.7 44 13.5C44 10.2 46.7 7.5 50 7.5Z',
    lines: 'M33 51.5H67M37 58H63M28 80H72M34.5 44C44 41.5 56 41.5 65.5 44',
  },
  rook: {
    outline:
      'M50 17L56 17L56 24L64 24L64 17L74 17L74 33L67 40C67 57 68.5 70 74.5 80L75 80C78 80 80 82 80 85L80 91L50 91L20 91L20 85C20 82 22 80 25 80L25.5 80C31.5 70 33 57 33 40L26 33L26 17L36 17L36 24L44 24L44 17L50 17Z',
    lines: 'M34 40H66M28 80H72M27.5 32.5H72.5',
  },
  bishop: {
    outline:
      'M50 6.5C53.8 6.5 56.5 9.3 56.5 12.7C56.5 15 55.3 16.9 53.6 18C63 24.5 69 33.5 69 42.5C69 48.5 66.5 53.5 62 56.5L68 56.5L68 63L60 63C61 70.5 65.5 75.5 73.5 80L74 80C77 80 79 82 79 85L79 91L50 91L21 91L21 85C21 82 23 80 26 80L26.5 80C34.5 75.5 39 70.5 40 63L32 63L32 56.5L38 56.5C33.5 53.5 31 48.5 31 42.5C31 33.5 37 24.5 46.4 18C44.7 16.9 43.5 15 43.5 12.7C43.5 9.3 46.2 6.5 50 6.5Z',
    lines: 'M38 56.5H62M40 63H60M29 80H71M53.5 45L63.9 31.2',
  },
  knight: {
    outline:
      'M25.5 80C26 66 45 61 46.5 47.5C41.5 52.5 37 51.5 32.5 58C30 61.5 25 62 21 59.5C17 57 15.5 53 17.5 48.5C20 43.5 24.5 40 26 33.5C27 28 31.5 22 38.5 18.5L39.5 7L50 15C71 16.5 80.5 44 75.5 76L75.5 80C78.5 80 80 82 80 85L80 91L20 91L20 85C20 82 22 80 25.5 80Z',
    lines: 'M26 80H75M55.5 24C66 31 69.5 48 67.5 69M21.5 50.5L23.5 49.5M24 58L29 54.5',
    filled: 'M36.5 27.5a3.4 3.4 0 1 1 -.1 .1z',
  },
  pawn: {
    outline:
      'M50 18C58 18 64 24 64 31.5C64 36 61.8 39.8 58.4 42L65 42L65 48.5L58.4 48.5C59 62 63 72 71.5 80L72 80C75 80 77 82 77 85L77 91L50 91L23 91L23 85C23 82 25 80 28 80L28.5 80C37 72 41 62 41.6 48.5L35 48.5L35 42L41.6 42C38.2 39.8 36 36 36 31.5C36 24 42 18 50 18Z',
    lines: 'M30 80H70M42 48.5H58',
  },
};

const roles: Readonly<Record<string, Role>> = {
  k: 'king',
  q: 'queen',
  r: 'rook',
  b: 'bishop',
  n: 'knight',
  p: 'pawn',
};

/** The piece a FEN letter stands for; null for an empty square. */
export function pieceOf(letter: string | undefined): Piece | null {
  const role = letter === undefined ? undefined : roles[letter.toLowerCase()];
  if (role === undefined || letter === undefined) return null;
  return { color: letter === letter.toLowerCase() ? 'black' : 'white', role };
}
