import type { Board } from './board.ts';
import { kingGoesTo, rookGoesTo } from './castling-squares.ts';
import { CASTLING } from './move-code.ts';
import { BOTH, WHITE } from './pieces.ts';
import { fileOf } from './squares.ts';

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
 * The first square the king, which is not in check, crosses or goes to that is attacked (3.8.2.1), 0 if none.
 */
export function castlingAttackedAt(board: Board, king: number, rook: number): number {
  const { squares } = board;
  const them = board.turn ^ BOTH;
  const kingPiece = squares[king] ?? 0;
  const kingTo = kingGoesTo(king, rook);
  const step = Math.sign(kingTo - king);
  let attackedAt = 0;
  squares[king] = 0;
  for (let place = king; attackedAt === 0 && place !== kingTo;) {
    place += step;
    if (board.attacked(place, them)) attackedAt = place;
  }
  if (attackedAt === 0 && !isCorner(rook) && rookUncovers(board, king, rook)) attackedAt = kingTo;
  squares[king] = kingPiece;
  return attackedAt;
}

function isCorner(rook: number): boolean {
  return fileOf(rook) === 0 || fileOf(rook) === 7;
}

/** Does a rook that leaves an inner square uncover an attack along the rank on the king's destination (Chess960)? */
function rookUncovers(board: Board, king: number, rook: number): boolean {
  const { squares } = board;
  const rookPiece = squares[rook] ?? 0;
  const kingTo = kingGoesTo(king, rook);
  const rookTo = rookGoesTo(king, rook);
  squares[rook] = 0;
  squares[rookTo] = rookPiece;
  const uncovered = board.attacked(kingTo, board.turn ^ BOTH);
  squares[rookTo] = 0;
  squares[rook] = rookPiece;
  return uncovered;
}

/** Legal castlings of the side to move as codes, h-side and a-side. */
export function castlingMoves(board: Board, list: Int32Array, at: number): number {
  if (board.rights === 0 || !board.oneKingEach || board.inCheck()) return at;
  return castlingsUnchecked(board, list, at);
}
