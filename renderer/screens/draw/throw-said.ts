import type { ThrowStep } from '../../../src-core/contract/desk-api.ts';
import type { Words } from '../../words.svelte.ts';

/** One step of throws in words: what fell, and what it decided. */
export function throwSaid(t: Words, { decides, thrown, outcome }: ThrowStep): string {
  const fell = thrown.join(' ');
  if (outcome.kind === 'square') return t.draw.throwSquare(fell, decides, outcome.square);
  if (outcome.kind === 'number') return t.draw.throwNumber(fell, outcome.number);
  return t.draw.throwAgain(fell, outcome.number, outcome.why);
}
