import type { Move } from './types.ts';

/** Are these the same move of one position? Where there is none, only the same as none. */
export function sameMove(a: Move | null, b: Move | null): boolean {
  if (a === null || b === null) return a === b;
  return a.from === b.from && a.to === b.to && a.promotion === b.promotion;
}
