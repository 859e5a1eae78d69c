import type { CastlingSide, Color, Move, Position, Square } from './types.ts';
import { SQUARES, squareIndex } from './squares.ts';
import { pieceAt, squaresOf } from './position.ts';

export interface CastlingMeant {
  readonly side: CastlingSide;
  /** King's square -> the rook's square, whether or not the castling is legal. */
  readonly move: Move;
}

/**
 * The castling someone means who moves the king onto an own rook of its rank, or two squares along the rank from its
 * first square in standard chess; in Chess960 (Guidelines II.3.2) also who moves the king to its goal by no step of a
 * king, or the rook to its goal across the king. Null if it is no castling. Legality is not looked at.
 */
export function castlingMeant(position: Position, { from, to }: Move): CastlingMeant | null {
  const { turn, variant } = position;
  const home = turn === 'white' ? '1' : '8';
  const man = pieceAt(position, from);
  if (man === null || man.color !== turn || from.charAt(1) !== to.charAt(1)) return null;
  if (man.role === 'rook') return variant === 'chess960' ? byRook(position, { from, to }, home) : null;
  if (man.role !== 'king') return null;
  const step = squareIndex(to) - squareIndex(from);
  const target = pieceAt(position, to);
  if (target?.role === 'rook' && target.color === turn) {
    return from.charAt(1) === home ? { side: sideOf(step), move: { from, to } } : null;
  }
  if (from.charAt(1) !== home || Math.abs(step) < 2) return null;
  const rook = variant === 'chess960' ? rookFor(position, turn, from, to) : cornerFor(from, step, home);
  return rook === null
    ? null
    : { side: sideOf(squareIndex(rook) - squareIndex(from)), move: { from, to: rook } };
}

const sideOf = (step: number): CastlingSide => (step > 0 ? 'king-side' : 'queen-side');

function cornerFor(from: Square, step: number, home: string): Square | null {
  if (from !== `e${home}` || Math.abs(step) !== 2) return null;
  return SQUARES.find((square) => square === `${step > 0 ? 'h' : 'a'}${home}`) ?? null;
}

/** The rook a king that goes to the c- or g-file castles with: one that keeps the right, else the outermost. */
function rookFor(position: Position, color: Color, king: Square, to: Square): Square | null {
  const goal = to.charAt(0);
  if (goal !== 'g' && goal !== 'c') return null;
  const beyond = (square: Square): boolean =>
    square.charAt(1) === king.charAt(1) && (goal === 'g' ? square > king : square < king);
  const rooks = squaresOf(position, color, 'rook').filter(beyond);
  return rooks.find((rook) => position.castling.includes(rook)) ?? rooks.at(goal === 'g' ? -1 : 0) ?? null;
}

/** A rook that keeps its right and goes to the f- or d-file, where its king stands on the way or there. */
function byRook(position: Position, { from: rook, to }: Move, home: string): CastlingMeant | null {
  const [king] = squaresOf(position, position.turn, 'king');
  if (king === undefined || king.charAt(1) !== home || !position.castling.includes(rook)) return null;
  const side = sideOf(squareIndex(rook) - squareIndex(king));
  const across = side === 'king-side' ? to <= king : to >= king;
  const goal = side === 'king-side' ? 'f' : 'd';
  return to.charAt(0) === goal && across ? { side, move: { from: king, to: rook } } : null;
}
