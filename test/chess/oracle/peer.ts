import { Chess } from 'chessops/chess';
import { parseFen } from 'chessops/fen';
import { setupPosition } from 'chessops/variant';
import type { Move as PeerMove, Role } from 'chessops/types';
import { makeSquare, parseSquare } from 'chessops/util';
import type { Move } from '../../../src-core/chess/index.ts';

export { Chess };

/** chessops, the oracle: another author's rules of chess and Chess960. */
export function peerPosition(fen: string): Chess {
  const position = setupPosition('chess', parseFen(fen).unwrap()).unwrap();
  if (!(position instanceof Chess)) throw new Error('not chess');
  return position;
}

const PROMOTIONS: readonly Role[] = ['queen', 'rook', 'bishop', 'knight'];

/** Every legal move as text such as `e7e8queen`; castling is king's square -> rook's square. */
export function peerMoves(position: Chess): string[] {
  const moves: string[] = [];
  for (const [from, targets] of position.allDests()) {
    const pawn = position.board.getRole(from) === 'pawn';
    for (const to of targets) {
      const text = makeSquare(from) + makeSquare(to);
      if (pawn && (to < 8 || to > 55)) moves.push(...PROMOTIONS.map((role) => text + role));
      else moves.push(text);
    }
  }
  return moves.sort();
}

export function moveText({ from, to, promotion }: Move): string {
  return from + to + (promotion ?? '');
}

/** Our move as the peer's. */
export function toPeer({ from, to, promotion }: Move): PeerMove {
  const squares = { from: parseSquare(from), to: parseSquare(to) };
  return promotion === undefined ? squares : { ...squares, promotion };
}
