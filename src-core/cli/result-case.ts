/** A result somebody wants to write, as a case tells it. */
import type { ResultWanted } from '../laws/index.ts';
import { COLORS } from '../vocabulary/colors.ts';
import { GAME_RESULTS, RESULT_REASONS } from '../vocabulary/results.ts';
import type { Json } from './case-values.ts';
import { count, list, oneOf } from './case-values.ts';

const HELD_REASONS = RESULT_REASONS.filter((reason) => reason !== 'bye');

/** A result somebody wants to write, in the place of an incident. */
export type ResultCase = { readonly kind: 'result' } & ResultWanted;

/** Throws a CaseError that names the key. */
export function readResult({ result, reason, opponentCanMate, completedByBoth, timeLeft }: Json): ResultCase {
  const wanted = {
    kind: 'result',
    result: oneOf(GAME_RESULTS, result, 'incident.result'),
    reason: oneOf(HELD_REASONS, reason, 'incident.reason'),
  } as const;
  return {
    ...wanted,
    ...(opponentCanMate === undefined ? {} : { opponentCanMate: opponentCanMate === true }),
    ...(completedByBoth === undefined ? {} : { completedByBoth: count(completedByBoth, 'completedByBoth') }),
    ...(timeLeft === undefined
      ? {}
      : { timeLeft: list(timeLeft, 'timeLeft').map((side) => oneOf(COLORS, side, 'timeLeft')) }),
  };
}
