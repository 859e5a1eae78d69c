import type { TournamentView } from '../src-core/desk-api.ts';

/** The round a screen shows: the one chosen by hand, else the last one paired, else the first. */
export function roundShown(tournament: TournamentView | null, chosen: number | null): number {
  if (chosen !== null) return chosen;
  return tournament?.rounds.findLast((round) => round.boards > 0)?.round ?? 1;
}
