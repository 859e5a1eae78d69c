/**
 * Can he still mate, as the desk asks it. A short search answers most positions at once. What a longer one found is
 * told to the desk by whoever searched: nothing is remembered here that could change an answer.
 */
import type { Color, MatingResult, Position } from '../../chess/index.ts';
import { canCheckmate, positionKey } from '../../chess/index.ts';
import type { CanMate } from '../../laws/index.ts';
import type { MateFound } from '../commands/incident-commands.ts';

/** What a search beside the desk found of a side; null where none has ended. */
export type MatesFound = (position: Position, side: Color) => MatingResult | null;

export const nothingFound: MatesFound = () => null;

/** The answers that came with a command. */
export function foundIn(answers: readonly MateFound[] = []): MatesFound {
  return (position, side) => {
    if (answers.length === 0) return null;
    const of = matingKey(position, side);
    return answers.find((answer) => answer.of === of)?.found ?? null;
  };
}

/** Positions alike in all that a mate depends on have one name. */
export function matingKey(position: Position, side: Color): string {
  return `${side} ${position.variant} ${positionKey(position)}`;
}

/** The exact answer of the rules of play: at once, else as it was found, else by a search as long as usual. */
export function matingOf(position: Position, side: Color, found: MatesFound): MatingResult {
  const quick = quickly(position, side);
  return quick.answer === 'unknown' ? (found(position, side) ?? searched(position, side)) : quick;
}

/** Is this known without a search by ourselves? */
export function isAnswered(position: Position, side: Color, found: MatesFound): boolean {
  return isQuick(position, side) || found(position, side) !== null;
}

/** Does the short search answer it? */
export function isQuick(position: Position, side: Color): boolean {
  return quickly(position, side).answer !== 'unknown';
}

/** Is the position dead (5.2.2)? Answered at once; null where that takes a longer search than has ended. */
export function isDead(position: Position, found: MatesFound = nothingFound): boolean | null {
  const white = answerNow(position, 'white', found);
  const black = white === 'yes' ? 'yes' : answerNow(position, 'black', found);
  if (white === 'yes' || black === 'yes') return false;
  return white === 'no' && black === 'no' ? true : null;
}

/** For whoever may not wait: what a short search does not answer is unknown. */
export const answeredAtOnce: CanMate = (position, side) => answerNow(position, side, nothingFound);

function answerNow(position: Position, side: Color, found: MatesFound): MatingResult['answer'] {
  const { answer } = quickly(position, side);
  return answer === 'unknown' ? (found(position, side)?.answer ?? answer) : answer;
}

/** So many positions are looked at where nobody may wait. */
const quickLimit = 400;

// a search of the same length finds the same, so that keeping its answer with the position only spares it
type Kept = WeakMap<Position, Partial<Record<Color, MatingResult>>>;
const short: Kept = new WeakMap();
const usual: Kept = new WeakMap();

function quickly(position: Position, side: Color): MatingResult {
  return kept(short, position, side, () => canCheckmate(position, side, { limit: quickLimit }));
}

function searched(position: Position, side: Color): MatingResult {
  return kept(usual, position, side, () => canCheckmate(position, side));
}

function kept(all: Kept, position: Position, side: Color, search: () => MatingResult): MatingResult {
  const known = all.get(position);
  const before = known?.[side];
  if (before !== undefined) return before;
  const result = search();
  all.set(position, { ...known, [side]: result });
  return result;
}

/** The answer for the Laws, with what they asked last. */
export class MatingWitness {
  last: { readonly position: Position; readonly side: Color } | null = null;
  readonly #found: MatesFound;

  constructor(found: MatesFound) {
    this.#found = found;
  }

  of(position: Position, side: Color): MatingResult {
    return matingOf(position, side, this.#found);
  }

  readonly canMate: CanMate = (position, side) => {
    this.last = { position, side };
    return this.answer(position, side);
  };

  protected answer(position: Position, side: Color): MatingResult['answer'] {
    return this.of(position, side).answer;
  }
}
