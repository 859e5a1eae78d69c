import type { Game, Position } from './types.ts';
import { playedOn } from './position.ts';

/** The position after every ply of a game, the start first. A move in it that is neither legal nor said to stand throws. */
export function positionsOf(game: Game): readonly Position[] {
  let position = game.start;
  return [position, ...game.moves.map((move) => (position = playedOn(position, move)))];
}

/** The position a game has reached. */
export function positionOf(game: Game): Position {
  return game.moves.reduce(playedOn, game.start);
}

/** The number of the move the ply belongs to (ply 1 is the first move made). */
export function moveNumberAt({ start }: Pick<Game, 'start'>, ply: number): number {
  const halfMovesBefore = ply - 1 + (start.turn === 'black' ? 1 : 0);
  return start.moveNumber + Math.floor(halfMovesBefore / 2);
}
