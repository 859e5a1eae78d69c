/** Do several rulings come to the same? What is said beside what follows plays no part. */
import type { Question, Ruled } from './ruling.ts';

export function sameOutcome(a: Ruled | Question, b: Ruled | Question): boolean {
  if (a.answer === 'question' || b.answer === 'question') {
    return a.answer === 'question' && b.answer === 'question' && a.question === b.question;
  }
  return outcome(a) === outcome(b);
}

const outcome = (ruled: Ruled): string => JSON.stringify({ ...ruled, points: null, act: null });

/** The first answer, where all come to the same; else null. */
export function agreedOn<Q extends string>(answers: readonly (Ruled | Q)[]): Ruled | Q | null {
  const [first] = answers;
  if (first === undefined) return null;
  const same = (answer: Ruled | Q): boolean =>
    typeof first === 'string' || typeof answer === 'string' ? answer === first : sameOutcome(answer, first);
  return answers.every(same) ? first : null;
}
