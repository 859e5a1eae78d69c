import type { CastlingSide, Move, Position } from './types.ts';
import { SQUARES } from './squares.ts';
import { pieceAt } from './position.ts';

export interface CastlingMeant {
  readonly side: CastlingSide;
  /** King's square -> the rook's square, whether or not the castling is legal. */
  readonly move: Move;
}

/**
 * The castling someone means who moves the king onto an own rook of its rank, or, in standard chess, two squares
 * along the rank from its first square; null if it is no castling. Legality is not looked at.
 */
export function castlingMeant(position: Position, { from, to }: Move): CastlingMeant | null {
  const king = pieceAt(position, from);
  if (king?.role !== 'king' || king.color !== position.turn || from.charAt(1) !== to.charAt(1)) return null;
  const step = to.charCodeAt(0) - from.charCodeAt(0);
  const side = step > 0 ? 'king-side' : 'queen-side';
  const target = pieceAt(position, to);
  const home = king.color === 'white' ? '1' : '8';
  if (target?.role === 'rook' && target.color === king.color)
    return from.charAt(1) === home ? { side, move: { from, to } } : null;
  if (position.variant !== 'standard' || from !== `e${home}` || Math.abs(step) !== 2) return null;
  const corner = SQUARES.find((square) => square === `${step > 0 ? 'h' : 'a'}${home}`);
  return corner === undefined ? null : { side, move: { from, to: corner } };
}
