import type { TournamentView } from '../src-core/contract/desk-api.ts';

/**
 * The round a screen shows: the one chosen by hand, else the lowest with boards not finished, else the last one
 * paired, else the first.
 */
export function roundShown(tournament: Pick<TournamentView, 'rounds'> | null, chosen: number | null): number {
  if (chosen !== null) return chosen;
  const paired = tournament?.rounds.filter(({ boards }) => boards > 0) ?? [];
  const open = paired.find(({ boards, finished, byes }) => finished + byes < boards);
  return (open ?? paired.at(-1))?.round ?? 1;
}
