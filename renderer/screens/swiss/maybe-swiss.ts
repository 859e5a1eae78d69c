import type { TournamentView } from '../../../src-core/contract/desk-api.ts';

/** Whether its rounds are paired by the Swiss system, or may be, as nothing else was said. */
export function maybeSwiss(tournament: TournamentView | null): boolean {
  const system = tournament?.pairing.system ?? null;
  return system === null || system === 'swissDutch';
}
