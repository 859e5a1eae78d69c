import type { Move, Played } from './types.ts';
import { isStanding, positionKey } from './position.ts';

/** Are these the same move of one position? Where there is none, only the same as none. */
export function sameMove(a: Move | null, b: Move | null): boolean {
  if (a === null || b === null) return a === b;
  return a.from === b.from && a.to === b.to && a.promotion === b.promotion;
}

/** Was the same played at this ply of two games? What stands is the same where it left the same board. */
export function samePlayed(a: Played | null, b: Played | null): boolean {
  if (a !== null && isStanding(a)) {
    return b !== null && isStanding(b) && positionKey(a.after) === positionKey(b.after);
  }
  return (b === null || !isStanding(b)) && sameMove(a, b);
}
