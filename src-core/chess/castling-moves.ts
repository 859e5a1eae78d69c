import { type Board, kingGoesTo, rookGoesTo } from './board.ts';
import { CASTLING } from './move-code.ts';
import { BOTH, WHITE } from './pieces.ts';

/** All legal castlings of the side to move, which is not in check. */
export function castlingsUnchecked(board: Board, list: Int32Array, at: number): number {
  let n = at;
  const first = board.turn === WHITE ? 0 : 2;
  for (let index = first; index < first + 2; index++) {
    if ((board.rights & (1 << index)) === 0) continue;
    const king = board.king(board.turn);
    const rook = board.rightRook[index] ?? 0;
    if (castlingBlockedAt(board, king, rook) === 0 && castlingAttackedAt(board, king, rook) === 0) {
      list[n++] = king | (rook << 8) | CASTLING;
    }
  }
  return n;
}

/** The first square with a man between king, rook and their destinations (3.8.2, II.3), 0 if the way is clear. */
export function castlingBlockedAt(board: Board, king: number, rook: number): number {
  const kingTo = kingGoesTo(king, rook);
  const rookTo = rookGoesTo(king, rook);
  const low = Math.min(king, rook, kingTo, rookTo);
  const high = Math.max(king, rook, kingTo, rookTo);
  for (let place = low; place <= high; place++) {
    if (place !== king && place !== rook && board.squares[place] !== 0) return place;
  }
  return 0;
}

/**
 * The first square the king stands on, crosses or goes to that is attacked (3.8.2.1), 0 if none. The destination is
 * tested with the rook moved too: the rook that leaves can uncover an attack along the rank.
 */
export function castlingAttackedAt(board: Board, king: number, rook: number): number {
  const { squares } = board;
  const them = board.turn ^ BOTH;
  const kingPiece = squares[king] ?? 0;
  const rookPiece = squares[rook] ?? 0;
  const kingTo = kingGoesTo(king, rook);
  const rookTo = rookGoesTo(king, rook);
  const step = Math.sign(kingTo - king);
  let attackedAt = board.attacked(king, them) ? king : 0;
  squares[king] = 0;
  for (let place = king; attackedAt === 0 && place !== kingTo;) {
    place += step;
    if (board.attacked(place, them)) attackedAt = place;
  }
  squares[rook] = 0;
  squares[rookTo] = rookPiece;
  if (attackedAt === 0 && board.attacked(kingTo, them)) attackedAt = kingTo;
  squares[rookTo] = 0;
  squares[rook] = rookPiece;
  squares[king] = kingPiece;
  return attackedAt;
}

/** Legal castlings of the side to move as codes, h-side and a-side. */
export function castlingMoves(board: Board, list: Int32Array, at: number): number {
  if (board.rights === 0 || board.inCheck()) return at;
  return castlingsUnchecked(board, list, at);
}
