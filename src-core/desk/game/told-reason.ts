/** Why a game ended, as its PGN says it in words: the tag Termination of the standard and of servers. */
import type { ResultReason } from '../../vocabulary/results.ts';

/**
 * Words of the tag Termination, and what they mean; the first row that fits holds. `time forfeit` is a game lost on
 * time (6.9), and no game that was not played.
 */
const TERMINATIONS: readonly (readonly [RegExp, ResultReason])[] = [
  [/time forfeit|on time|time ?out|tiempo/i, 'time'],
  [/resign|abandon[oa]\b/i, 'resignation'],
  [/agree|acuerdo/i, 'agreement'],
  [/repetition|repetici[oó]n/i, 'repetition'],
  [/fifty|50[- ]move|50 (?:jugadas|movimientos)/i, 'fiftyMoves'],
  [/illegal|ilegal/i, 'illegalMoves'],
  [/adjudication|rules infraction|arbiter|[aá]rbitro/i, 'arbiter'],
  [/abandoned|death|emergency/i, 'other'],
];

/** Reasons that only one side can have, and those of a draw. */
const DECISIVE: readonly ResultReason[] = ['resignation', 'illegalMoves'];
const DRAWN: readonly ResultReason[] = ['agreement', 'repetition', 'fiftyMoves'];

/** The reason that a Termination tag gives for that result; null where it gives none, or one that cannot be. */
export function reasonOfTermination(text: string, result: string): ResultReason | null {
  const reason = TERMINATIONS.find(([words]) => words.test(text))?.[1] ?? null;
  const drawn = result === '1/2-1/2';
  if (reason === null || (drawn ? DECISIVE : DRAWN).includes(reason)) return null;
  return reason;
}
