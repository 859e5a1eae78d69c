import type { Game, Move, Position, Square } from './types.ts';
import type { IllegalReason } from './move-reasons.ts';
import { SQUARES, squareIndex } from './squares.ts';
import { isStanding, pieceAt } from './position.ts';
import { moveNumberAt, positionsOf } from './replay.ts';

/**
 * Why a pawn cannot capture en passant on the empty square it goes to: the pawn beside it came there some other
 * way, or earlier than on the last move (3.7.3.2). Null if no such pawn stands beside.
 */
export function whyNoEnPassant(position: Position, { from, to }: Move, game?: Game): IllegalReason | null {
  const pawn = SQUARES.find((square) => square === `${to.charAt(0)}${from.charAt(1)}`) ?? to;
  const beside = pieceAt(position, pawn);
  const fifthRank = position.turn === 'white' ? '5' : '4';
  if (beside?.role !== 'pawn' || beside.color === position.turn || from.charAt(1) !== fifthRank) return null;
  const ply = game === undefined ? null : plyOfChance(game, from, to);
  if (game === undefined || ply === null) return { code: 'epNotPossible', facts: { square: to, pawn } };
  return { code: 'epNoLonger', facts: { square: to, pawn, ply, moveNumber: moveNumberAt(game, ply) } };
}

/** The square a pawn passed over on the last move of the game, whether or not it can be captured there. */
export function passedOver(position: Position, game?: Game): Square | null {
  const played = game?.moves.at(-1);
  const last = played !== undefined && isStanding(played) ? played.illegal : played;
  if (last === undefined || last === null || pieceAt(position, last.to)?.role !== 'pawn') return null;
  const from = squareIndex(last.from);
  const to = squareIndex(last.to);
  return Math.abs(to - from) === 16 ? (SQUARES[(from + to) / 2] ?? null) : null;
}

/** The last ply whose double step this pawn could have answered, while both pawns have stood still since. */
function plyOfChance(game: Game, from: Square, to: Square): number | null {
  const positions = positionsOf(game);
  const now = positions[positions.length - 1];
  for (let ply = positions.length - 3; ply >= 0; ply -= 2) {
    const then = positions[ply];
    if (then === undefined || now === undefined || pieceAt(then, from)?.role !== 'pawn') return null;
    if (then.epSquare === to) return ply;
  }
  return null;
}
