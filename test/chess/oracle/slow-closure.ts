import {
  type Color,
  type Position,
  ending,
  legalMoves,
  play,
  positionKey,
} from '../../../src-core/chess/index.ts';

/** Every position that can still arise, by the plain rules: does one of them mate? Null beyond so many positions. */
export function slowCanMate(start: Position, side: Color, limit: number): boolean | null {
  const seen = new Set([positionKey(start)]);
  const waiting = [start];
  for (let now = waiting.pop(); now !== undefined; now = waiting.pop()) {
    const end = ending(now);
    if (end?.kind === 'checkmate' && end.winner === side) return true;
    for (const move of legalMoves(now)) {
      const next = play(now, move);
      const key = positionKey(next);
      if (seen.has(key)) continue;
      seen.add(key);
      waiting.push(next);
    }
    if (seen.size > limit) return null;
  }
  return false;
}
