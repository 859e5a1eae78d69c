import type { Color, Piece, PromotionRole, Role } from './types.ts';

/**
 * Pieces inside the room: kind in the low three bits, colour as one bit each, so `piece & them` asks for an enemy
 * and an empty square is 0. `OFF` fills the frame around the chessboard.
 */
export const PAWN = 1;
export const KNIGHT = 2;
export const BISHOP = 3;
export const ROOK = 4;
export const QUEEN = 5;
export const KING = 6;
export const KIND = 7;
export const WHITE = 8;
export const BLACK = 16;
export const BOTH = WHITE | BLACK;
export const OFF = 32;

const ROLES: readonly Role[] = ['pawn', 'knight', 'bishop', 'rook', 'queen', 'king'];
const LETTERS = '.PNBRQK';

/** The role of a piece or kind. */
export function roleOf(piece: number): Role {
  return ROLES[(piece & KIND) - 1] ?? 'pawn';
}

/** The kind (1 ... 6) of a role. */
export function kindOf(role: Role): number {
  return ROLES.indexOf(role) + 1;
}

/** The colour of a piece. */
export function colorOf(piece: number): Color {
  return (piece & WHITE) === 0 ? 'black' : 'white';
}

/** The bit of a colour. */
export function colorBit(color: Color): number {
  return color === 'white' ? WHITE : BLACK;
}

export function otherColor(color: Color): Color {
  return color === 'white' ? 'black' : 'white';
}

/** The promotion role of a kind, or null for king, pawn and nothing. */
export function promotionRole(kind: number): PromotionRole | null {
  const role = kind === 0 ? null : roleOf(kind);
  return role === 'queen' || role === 'rook' || role === 'bishop' || role === 'knight' ? role : null;
}

/** Char code of a position's board (FEN letter or `.`) to piece. */
export const PIECE_OF_CHAR = new Uint8Array(128);
/** Piece to char code of a position's board. */
export const CHAR_OF_PIECE = new Uint8Array(32).fill(46);
for (let kind = PAWN; kind <= KING; kind++) {
  const upper = LETTERS.charCodeAt(kind);
  PIECE_OF_CHAR[upper] = kind | WHITE;
  PIECE_OF_CHAR[upper + 32] = kind | BLACK;
  CHAR_OF_PIECE[kind | WHITE] = upper;
  CHAR_OF_PIECE[kind | BLACK] = upper + 32;
}

/** The piece a FEN letter stands for, or null. */
export function pieceOfLetter(letter: string): Piece | null {
  const piece = PIECE_OF_CHAR[letter.charCodeAt(0)] ?? 0;
  return piece === 0 ? null : { color: colorOf(piece), role: roleOf(piece) };
}
