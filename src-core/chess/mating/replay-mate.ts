import { ending, isLegal, play } from '../position.ts';
import type { Color, Move, Position } from '../types.ts';

/** Is this a series of legal moves that ends with this side's mate (5.1.1)? */
export function matesBy(position: Position, side: Color, line: readonly Move[]): boolean {
  let now = position;
  for (const move of line) {
    if (!isLegal(now, move)) return false;
    now = play(now, move);
  }
  const end = ending(now);
  return end?.kind === 'checkmate' && end.winner === side;
}
