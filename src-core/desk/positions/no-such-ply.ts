/** A place in a game that is not there, told as people count moves: by number and colour. */
import type { Color, Position } from '../../chess/index.ts';
import { moveNumberAt, otherColor } from '../../chess/index.ts';
import type { Refused } from '../commands/answer.ts';
import { refuse } from '../commands/answer.ts';
import type { LastMove } from '../commands/refusals/incidents.ts';

/** The game has `last` plies, and was asked for one after them. */
export function noSuchPly(start: Position, ply: number, last: number): Refused {
  const asked = { askedMove: moveNumberAt({ start }, ply), askedSide: sideAt(start, ply) };
  return refuse('noSuchPly', { ply, last, ...asked, ...lastMove(start, last) });
}

/** The last move recorded; nothing at the start. */
export function lastMove(start: Position, last: number): LastMove {
  if (last < 1) return {};
  return { lastMove: moveNumberAt({ start }, last), lastSide: sideAt(start, last) };
}

function sideAt({ turn }: Position, ply: number): Color {
  return ply % 2 === 1 ? turn : otherColor(turn);
}
