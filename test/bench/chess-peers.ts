import type { Move as PeerMove, Role } from 'chessops/types';
import { type Chess, peerPosition } from '../chess/oracle/peer.ts';

export { peerPosition };

const PROMOTIONS: readonly Role[] = ['queen', 'rook', 'bishop', 'knight'];

function peerMoves(position: Chess): PeerMove[] {
  const moves: PeerMove[] = [];
  for (const [from, targets] of position.allDests()) {
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
