import { Chess } from 'chessops/chess';
import { parseFen } from 'chessops/fen';
import { setupPosition } from 'chessops/variant';
import type { Move, Role } from 'chessops/types';
import { makeSquare } from 'chessops/util';

export { Chess };

/** A position of chessops, the peer and oracle. */
export function peerPosition(fen: string): Chess {
  const position = setupPosition('chess', parseFen(fen).unwrap()).unwrap();
  if (!(position instanceof Chess)) throw new Error('not chess');
  return position;
}

const PROMOTIONS: readonly Role[] = ['queen', 'rook', 'bishop', 'knight'];

/** Every legal move of the peer; castling is king's square -> rook's square. */
export function peerMoves(position: Chess): Move[] {
  const context = position.ctx();
  const moves: Move[] = [];
  for (const [from, targets] of position.allDests(context)) {
    const pawn = position.board.getRole(from) === 'pawn';
    for (const to of targets) {
      if (pawn && (to < 8 || to > 55))
        for (const promotion of PROMOTIONS) moves.push({ from, to, promotion });
      else moves.push({ from, to });
    }
  }
  return moves;
}

/** The peer's perft with every leaf move made. */
export function peerPerft(position: Chess, depth: number): number {
  if (depth === 0) return 1;
  let nodes = 0;
  for (const move of peerMoves(position)) {
    const next = position.clone();
    next.play(move);
    nodes += peerPerft(next, depth - 1);
  }
  return nodes;
}

/** A move of the peer as four or five letters: castling king to rook. */
export function peerUci(move: Move): string {
  if (!('from' in move)) return '';
  const letter =
    move.promotion === undefined ? '' : move.promotion === 'knight' ? 'n' : move.promotion.charAt(0);
  return makeSquare(move.from) + makeSquare(move.to) + letter;
}
