/** A result somebody wants to write, as a case tells it. */
import type { ResultWanted } from '../laws/index.ts';
import { COLORS } from '../vocabulary/colors.ts';
import { GAME_RESULTS, RESULT_REASONS } from '../vocabulary/results.ts';
import type { Json } from './case-values.ts';
import { count, list, oneOf, onlyKeys } from './case-values.ts';

const HELD_REASONS = RESULT_REASONS.filter((reason) => reason !== 'bye');

/** A result somebody wants to write, in the place of an incident. */
export type ResultCase = { readonly kind: 'result' } & ResultWanted;

export const RESULT_KEYS = ['kind', 'result', 'reason', 'opponentCanMate', 'completedByBoth', 'timeLeft'];

/** Throws a CaseError that names the key. */
export function readResult(json: Json): ResultCase {
  onlyKeys(json, RESULT_KEYS, 'incident.');
  const { result, reason, opponentCanMate, completedByBoth, timeLeft } = json;
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
