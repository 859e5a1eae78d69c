/** A place in a game that is not there, told as people count moves: by number and colour. */
import type { Position } from '../../chess/index.ts';
import { moveNumberAt, otherColor } from '../../chess/index.ts';
import type { Facts, Refused } from '../commands/answer.ts';
import { refuse } from '../commands/answer.ts';

/** The game has `last` plies, and was asked for one after them. */
export function noSuchPly(start: Position, ply: number, last: number): Refused {
  return refuse('noSuchPly', { ply, last, ...moveAt(start, ply, 'asked'), ...moveAt(start, last, 'last') });
}

/** The move that ply is: `askedMove` and `askedSide`, `lastMove` and `lastSide`; nothing for the start. */
export function moveAt(start: Position, ply: number, name: 'asked' | 'last'): Facts {
  if (ply < 1) return {};
  const side = ply % 2 === 1 ? start.turn : otherColor(start.turn);
  return { [`${name}Move`]: moveNumberAt({ start }, ply), [`${name}Side`]: side };
}
