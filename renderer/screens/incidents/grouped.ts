import type { IncidentView } from '../../../src-core/contract/desk-api.ts';

/** Incidents by day, and of a day by board; days and boards in the order in which the first of each stands. */
export function grouped(
  incidents: readonly IncidentView[],
  dayOf: (instant: string) => string,
): readonly IncidentView[] {
  const days = Map.groupBy(incidents, ({ at }) => dayOf(at));
  return [...days.values()].flatMap((ofDay) => [...Map.groupBy(ofDay, boardOf).values()].flat());
}

/** What stands over an incident that begins a group: its day and its board, or of the same day the board alone. */
export function headsOver(
  incident: IncidentView,
  before: IncidentView | undefined,
  dayOf: (instant: string) => string,
): { readonly day: string | null; readonly board: boolean } {
  const day = dayOf(incident.at);
  const sameDay = before !== undefined && dayOf(before.at) === day;
  return { day: sameDay ? null : day, board: !sameDay || boardOf(before) !== boardOf(incident) };
}

const boardOf = ({ round, board }: IncidentView): string => `${round} ${board}`;
