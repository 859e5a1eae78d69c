import { castlingMeant } from '../castling-meant.ts';
import { kingGoesTo, rookGoesTo } from '../castling-squares.ts';
import { pieceAt } from '../position.ts';
import { sameMove } from '../same-move.ts';
import { SQUARES, squareName, squareNumber } from '../squares.ts';
import { standingMove } from '../standing.ts';
import type { Move, Position } from '../types.ts';
import { letterOn } from './changes.ts';

/**
 * What a hand did that made a move, legal or not, as parseStep reads it: it leads to the chessboard of standingMove.
 * Nothing where no man stands there, or none was moved.
 */
export function handActs(before: Position, move: Move): readonly string[] {
  if (pieceAt(before, move.from) === null || move.from === move.to) return [];
  const { illegal, after } = standingMove(before, move);
  const castling = move.promotion === undefined ? castlingMeant(before, move)?.move : undefined;
  if (castling !== undefined && sameMove(castling, illegal)) return castlingActs(before, castling);
  const { from, to, promotion } = move;
  const passed = SQUARES.find(
    (square) =>
      square !== from && square !== to && letterOn(before.board, square) !== letterOn(after.board, square),
  );
  return [
    `${from}-${to}`,
    ...(passed === undefined ? [] : [`-${passed}`]),
    ...(promotion === undefined ? [] : [`+${letterOn(after.board, to)}${to}`]),
  ];
}

/** The king first; in Chess960 a rook that stands where he goes is taken off before, and put down after (II.3.2.5). */
function castlingActs({ board }: Position, { from, to }: Move): readonly string[] {
  const [king, rook] = [squareNumber(from), squareNumber(to)];
  const kingTo = squareName(kingGoesTo(king, rook));
  const rookTo = squareName(rookGoesTo(king, rook));
  const kings = kingTo === from ? [] : [`${from}-${kingTo}`];
  if (kingTo === to) return [`-${to}`, ...kings, `+${letterOn(board, to)}${rookTo}`];
  return [...kings, ...(rookTo === to ? [] : [`${to}-${rookTo}`])];
}
