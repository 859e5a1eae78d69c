/** King and rook touched, or the king let go as if to castle: 4.4.1-4.4.3, 4.7.2. */
import type { Move, Position, Square } from '../../chess/index.ts';
import { castlings, explainMove, legalMoves, legalMovesFrom, pieceAt } from '../../chess/index.ts';
import { point } from '../record.ts';
import type { Duty } from './duty.ts';
import { free } from './duty.ts';

/** 4.4.1-4.4.3, where the first two own pieces touched are the king and a rook of his rank; else null. */
export function kingAndRook(position: Position, own: readonly Square[], orderKnown: boolean): Duty | null {
  const [first, second] = own;
  if (first === undefined || second === undefined) return null;
  const king = [first, second].find((square) => pieceAt(position, square)?.role === 'king');
  const rook = [first, second].find((square) => pieceAt(position, square)?.role === 'rook');
  if (king === undefined || rook === undefined || king[1] !== rook[1]) return null;
  return first === rook && orderKnown
    ? rookThenKing(position, own, king, rook)
    : mustCastle(position, king, rook, '4.4.3');
}

/** Castling with that rook where it is legal; else another legal king move; else anything (4.4.1, 4.4.3, 4.7.2). */
export function mustCastle(
  position: Position,
  king: Square,
  rook: Square,
  otherwise: '4.4.3' | '4.7.2',
): Duty {
  const castling = castlings(position).find(({ move }) => move.to === rook);
  const released = otherwise === '4.7.2';
  if (castling !== undefined) {
    return {
      moves: [castling.move],
      points: [point('mustCastle', released ? ['4.7.2'] : ['4.4.1'], { king, rook })],
    };
  }
  const moves = legalMovesFrom(position, king);
  if (moves.length > 0)
    return { moves, points: [point('castlingIllegalKingMoves', [otherwise], { king, rook })] };
  return { moves: 'any', points: [point('castlingIllegalKingStuck', [otherwise], { king, rook })] };
}

/** 4.4.2: no castling on that side now, and 4.3.1 governs: the rook, else the king, else the others touched. */
function rookThenKing(position: Position, own: readonly Square[], king: Square, rook: Square): Duty {
  const notThat = (move: Move): boolean => !(move.from === king && move.to === rook);
  const passed: Square[] = [];
  for (const square of own) {
    const moves = legalMovesFrom(position, square).filter(notThat);
    if (moves.length > 0)
      return { moves, points: [point('rookFirst', ['4.4.2', '4.3.1'], { king, rook, square })] };
    passed.push(square);
  }
  const others = legalMoves(position).filter(notThat);
  const noCastling = others.length < legalMoves(position).length;
  const points = [point('rookFirst', ['4.4.2'], { king, rook, square: null }), ...free(passed).points];
  return { moves: noCastling ? others : 'any', points };
}

/** The rook a king let go on its castling square was going to castle with; null where it was no castling. */
export function rookOfReleasedKing(position: Position, from: Square, to: Square): Square | null {
  if (pieceAt(position, from)?.role !== 'king' || from[1] !== to[1]) return null;
  const legal = castlings(position).find(({ kingTo }) => kingTo === to);
  if (legal !== undefined) return legal.move.to;
  const told = explainMove(position, { from, to });
  return told.legal || !('side' in told.facts) ? null : told.move.to;
}
