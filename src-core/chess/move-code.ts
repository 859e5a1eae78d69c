import type { Move, PromotionRole } from './types.ts';
import { promotionRole } from './pieces.ts';
import { INDEX_OF_FRAME, squareName } from './squares.ts';

/**
 * A move as one number, for speed inside the room: from (bits 0-7), to (8-15), kind promoted to (16-18), and what
 * is special about it. Castling is king's square -> own rook's square. Two codes are equal only for the same move.
 */
export const DOUBLE_STEP = 1 << 19;
export const EN_PASSANT = 1 << 20;
export const CASTLING = 1 << 21;
/** A move below this number is an ordinary move or capture. */
export const SPECIAL = 1 << 16;

/** Where the man that moves stands; the king in a castling. */
export function moveFrom(code: number): number {
  return code & 255;
}

/** Where it goes; the rook's square in a castling. */
export function moveTo(code: number): number {
  return (code >> 8) & 255;
}

/** The kind promoted to, 0 if none. */
export function movePromotion(code: number): number {
  return (code >> 16) & 7;
}

const known: (Move | undefined)[] = [];

function newMove(from: number, to: number, promotion: PromotionRole | null): Move {
  const move = { from: squareName(from), to: squareName(to) };
  return Object.freeze(promotion === null ? move : { ...move, promotion });
}

/** The plain move a code stands for. The same frozen object is given every time. */
export function moveOfCode(code: number): Move {
  const from = moveFrom(code);
  const to = moveTo(code);
  const kind = movePromotion(code);
  const index = ((INDEX_OF_FRAME[from] ?? 0) << 9) | ((INDEX_OF_FRAME[to] ?? 0) << 3) | kind;
  return (known[index] ??= newMove(from, to, promotionRole(kind)));
}
