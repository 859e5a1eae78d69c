import type { Game, Position, Square } from './types.ts';
import type { IllegalReason, Man, RightLost } from './move-reasons.ts';
import type { CastlingMeant } from './castling-meant.ts';
import { kingGoesTo } from './castling-squares.ts';
import { castlingAttackedAt, castlingBlockedAt } from './castling-moves.ts';
import { boardShowing, isStanding, pieceAt } from './position.ts';
import { attackersNow, manOn } from './men.ts';
import { moveNumberAt, positionsOf } from './replay.ts';
import { squareName, squareNumber } from './squares.ts';

/** Why a castling is not legal, in the order of 3.8.2: for good (right lost), then for the moment. */
export function explainCastling(position: Position, meant: CastlingMeant, game?: Game): IllegalReason {
  const { side, move } = meant;
  const board = boardShowing(position);
  if (!position.castling.includes(move.to))
    return barredOtherwise(position, meant) ?? withoutRight(position, meant, game);
  const king = squareNumber(move.from);
  const rook = squareNumber(move.to);
  if (board.inCheck()) return { code: 'castlingOutOfCheck', facts: { side, by: attackersNow(board, king) } };
  const barredAt = castlingBlockedAt(board, king, rook);
  const blocker = barredAt === 0 ? null : manOn(board, barredAt);
  if (blocker !== null) return { code: 'castlingBlocked', facts: { side, ...blocker } };
  const attacked = castlingAttackedAt(board, king, rook);
  const square = squareName(attacked);
  const by = attackersIgnoringPair(position, meant, attacked);
  const goesThere = attacked === kingGoesTo(king, rook);
  return { code: goesThere ? 'castlingIntoAttack' : 'castlingThroughAttack', facts: { side, square, by } };
}

/** Attackers of a square once king and rook have left theirs. */
function attackersIgnoringPair(
  position: Position,
  { move }: CastlingMeant,
  attacked: number,
): readonly Man[] {
  const board = boardShowing(position);
  const pair = [squareNumber(move.from), squareNumber(move.to)];
  const pieces = pair.map((place) => board.squares[place] ?? 0);
  for (const place of pair) board.squares[place] = 0;
  const by = attackersNow(board, attacked);
  pair.forEach((place, index) => {
    board.squares[place] = pieces[index] ?? 0;
  });
  return by;
}

/** The right is another rook's on that side, and something stands in that one's way: nothing has moved. */
function barredOtherwise(position: Position, { side, move }: CastlingMeant): IllegalReason | null {
  const board = boardShowing(position);
  const rook = rookOfRight(position, position.turn, side);
  const at = rook === null ? 0 : castlingBlockedAt(board, squareNumber(move.from), squareNumber(rook));
  const blocker = at === 0 ? null : manOn(board, at);
  return blocker === null ? null : { code: 'castlingBlocked', facts: { side, ...blocker } };
}

function withoutRight(position: Position, { side, move }: CastlingMeant, game?: Game): IllegalReason {
  const lost: RightLost | null = game === undefined ? null : rightLost(game, position, side);
  if (lost !== null) return { code: 'castlingRightLost', facts: { side, ...lost } };
  const rook = pieceAt(position, move.to);
  if (rook?.role !== 'rook' || rook.color !== position.turn)
    return { code: 'castlingNoRook', facts: { side } };
  return { code: 'castlingRightLost', facts: { side, because: 'unknown' } };
}

/** The move of the game that cost this side its right, or null if it never had one. */
function rightLost(game: Game, now: Position, side: CastlingMeant['side']): RightLost | null {
  const positions = positionsOf(game);
  const held = positions.map((position) => rookOfRight(position, now.turn, side));
  const last = held.findLastIndex((rook) => rook !== null);
  const rook = held[last];
  const played = game.moves[last];
  const before = positions[last];
  if (rook === undefined || rook === null || played === undefined || before === undefined) return null;
  const ply = last + 1;
  const when = { ply, moveNumber: moveNumberAt(game, ply) };
  if (before.turn !== now.turn) return { because: 'rookCaptured', ...when };
  const from = isStanding(played) ? played.illegal?.from : played.from;
  return { because: from === rook ? 'rookMoved' : 'kingMoved', ...when };
}

function rookOfRight(
  position: Position,
  color: Position['turn'],
  side: CastlingMeant['side'],
): Square | null {
  const king = boardShowing(position).king(color === 'white' ? 8 : 16);
  const found = position.castling.find((rook) => {
    const place = squareNumber(rook);
    return (
      place >> 4 === king >> 4 &&
      pieceAt(position, rook)?.color === color &&
      place > king === (side === 'king-side')
    );
  });
  return found ?? null;
}
