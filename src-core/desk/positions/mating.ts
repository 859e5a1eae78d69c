/** Can he still mate, as the desk asks it: a search may be long, so what was answered is remembered. */
import type { Color, MatingResult, Position } from '../../chess/index.ts';
import { canCheckmate, positionKey } from '../../chess/index.ts';
import type { CanMate } from '../../laws/index.ts';

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

/** Does matingOf answer this without a long search? */
export function isAnswered(position: Position, side: Color): boolean {
  return quickly(position, side) !== 'unknown' || known.has(keyOf(position, side));
}

/** So many positions are looked at where nobody may wait. */
const quickLimit = 400;
/** Positions that were not settled so. */
const unsettled = new Set<string>();

/** Is the position dead (5.2.2)? Answered at once; null where that takes a longer search. */
export function isDead(position: Position): boolean | null {
  const white = quickly(position, 'white');
  const black = white === 'yes' ? 'yes' : quickly(position, 'black');
  if (white === 'yes' || black === 'yes') return false;
  return white === 'no' && black === 'no' ? true : null;
}

function quickly(position: Position, side: Color): MatingResult['answer'] {
  const key = keyOf(position, side);
  const before = known.get(key);
  if (before !== undefined || unsettled.has(key)) return before?.answer ?? 'unknown';
  const found = canCheckmate(position, side, { limit: quickLimit });
  if (found.answer !== 'unknown') rememberMating(position, side, found);
  else if (unsettled.size > remembered) unsettled.clear();
  if (found.answer === 'unknown') unsettled.add(key);
  return found.answer;
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
