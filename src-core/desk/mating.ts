/** Can he still mate, as the desk asks it: a search may be long, so what was answered is remembered. */
import type { Color, MatingResult, Position } from '../chess/index.ts';
import { canCheckmate, positionKey } from '../chess/index.ts';
import type { CanMate } from '../laws/index.ts';

const remembered = 400;
const known = new Map<string, MatingResult>();

/** The exact answer of the rules of play; the same position is not searched twice. */
export function matingOf(position: Position, side: Color): MatingResult {
  const key = keyOf(position, side);
  const answer = known.get(key) ?? canCheckmate(position, side);
  rememberMating(position, side, answer);
  return answer;
}

/** Keeps an answer found elsewhere, so that deciding does not have to search. */
export function rememberMating(position: Position, side: Color, answer: MatingResult): void {
  const key = keyOf(position, side);
  known.delete(key);
  known.set(key, answer);
  const [oldest] = known.keys();
  if (known.size > remembered && oldest !== undefined) known.delete(oldest);
}

function keyOf(position: Position, side: Color): string {
  return `${side} ${position.variant} ${positionKey(position)}`;
}

/** The answer for the Laws, with what they asked last. */
export class MatingWitness {
  last: { readonly position: Position; readonly side: Color } | null = null;

  readonly canMate: CanMate = (position, side) => {
    this.last = { position, side };
    return matingOf(position, side).answer;
  };
}
