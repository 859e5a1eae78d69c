import type { GameResult, ResultReason } from '../../../src-core/contract/desk-api.ts';
import { GAME_RESULTS, RESULT_REASONS } from '../../../src-core/vocabulary/results.ts';
import type { Problem } from '../../desk-mirror.svelte.ts';

/** The results most asked for, and the others. */
export const commonResults = ['1-0', '1/2-1/2', '0-1'] as const satisfies readonly GameResult[];
export const otherResults = ['0-0', '1/2-0', '0-1/2'] as const satisfies readonly GameResult[];

interface Offer {
  readonly first: readonly ResultReason[];
  readonly more: readonly ResultReason[];
}

const won: Offer = {
  first: ['resignation', 'checkmate', 'time', 'forfeit', 'illegalMoves', 'arbiter'],
  more: ['imported', 'other'],
};
const drawn: Offer = {
  first: ['agreement', 'repetition', 'stalemate', 'deadPosition', 'fiftyMoves', 'time'],
  more: ['fivefold', 'seventyFiveMoves', 'resignation', 'illegalMoves', 'arbiter', 'imported', 'other'],
};
const penalised: Offer = { first: ['arbiter', 'forfeit'], more: ['imported', 'other'] };
const bye: Offer = { first: ['bye'], more: [] };

/** The reasons offered for a result, the likely ones first; whether they go together, the desk says. */
export function reasonsFor(result: GameResult, isBye: boolean): Offer {
  if (isBye) return bye;
  if (result === '1-0' || result === '0-1') return won;
  return result === '1/2-1/2' ? drawn : penalised;
}

/** What the Laws say in the place of a result. */
export interface LawsSaid {
  /** Null: nothing is to be written yet. */
  readonly result: GameResult | null;
  readonly reason: ResultReason | null;
}

/** What the Laws said, where they were the trouble. */
export function lawsSaid(problem: Problem | null): LawsSaid | null {
  if (problem?.kind !== 'refusal' || problem.refusal.code !== 'lawsSayOtherwise') return null;
  const { says, saysReason } = problem.refusal.facts;
  return {
    result: GAME_RESULTS.find((each) => each === says) ?? null,
    reason: RESULT_REASONS.find((each) => each === saysReason) ?? null,
  };
}
