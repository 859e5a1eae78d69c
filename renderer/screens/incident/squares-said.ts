/** Squares said one after the other: pieces touched, pieces misplaced, the two ends of a move. */
import type { Square } from '../../../src-core/contract/desk-api.ts';
import type { Ask } from './ask.ts';
import type { Draft, Facts } from './draft.ts';
import { without } from './draft.ts';
import { answer } from './questions.ts';

export type SquaresFact = 'touches' | 'misplaced' | 'move';

export interface SquaresAsked {
  readonly key: string;
  readonly fact: SquaresFact;
  readonly squares: readonly Square[];
}

/** The squares said so far, in order. */
export function squaresSaid({ touches, misplaced, move }: Facts): readonly Square[] {
  return touches ?? misplaced ?? move ?? [];
}

/** Which of the facts they are. */
export function squaresFact(facts: Facts): SquaresFact {
  return facts.touches !== undefined ? 'touches' : facts.move !== undefined ? 'move' : 'misplaced';
}

/** The line of squares that stays open: what was touched may grow while the next question stands. */
export function lineOf({ kind, facts }: Draft, extra: Ask | null): SquaresAsked | null {
  const squares = squaresSaid(facts);
  if (extra?.form === 'squares') return { ...extra, squares };
  if (kind === 'touch') return { key: 'touches', fact: 'touches', squares };
  return kind === 'illegalMove' ? { key: 'move', fact: 'move', squares } : null;
}

/** The squares with one more; one said before goes, and a third begins a move anew. */
export function pickedInto({ fact, squares }: SquaresAsked, square: Square): readonly Square[] {
  if (squares.includes(square)) return squares.filter((other) => other !== square);
  return fact === 'move' && squares.length === 2 ? [square] : [...squares, square];
}

/** Questions about the squares of old, whose answers no longer say anything. */
export const staleWithSquares: readonly string[] = ['released', 'promotionTouched', 'became'];

/** Squares said anew; what was said of the old ones is forgotten. */
export function withSquares(draft: Draft, fact: SquaresFact, squares: readonly Square[]): Draft {
  const rest = without(draft, ['releasedFrom', 'releasedTo', 'promotionTouched', 'became', fact]);
  return squares.length === 0 ? rest : answer(rest, { [fact]: squares });
}
