/** Incidents and appeals as the journal tells them. */
import type { Entry } from './events.ts';
import type { IncidentEvent } from './incident-types.ts';
import type { Appeal, BoardRecord, IncidentRecord } from './state.ts';

export function withIncidentEvent(board: BoardRecord, entry: Entry, event: IncidentEvent): BoardRecord {
  const { seq, at, by } = entry;
  switch (event.type) {
    case 'incidentDecided':
      return { ...board, incidents: [...board.incidents, { seq, at, by, event, appeals: [] }] };
    case 'appealMade': {
      const appeal: Appeal = { seq, at, side: event.by, text: event.text, settled: null };
      return changed(board, (incident) =>
        incident.seq === event.seq ? { ...incident, appeals: [...incident.appeals, appeal] } : incident,
      );
    }
    case 'appealSettled': {
      const settled = { seq, at, outcome: event.outcome, text: event.text };
      return changed(
        board,
        withAppeal(event.seq, (appeal) => ({ ...appeal, settled })),
      );
    }
  }
}

function changed(board: BoardRecord, change: (incident: IncidentRecord) => IncidentRecord): BoardRecord {
  return { ...board, incidents: board.incidents.map(change) };
}

function withAppeal(
  seq: number,
  change: (appeal: Appeal) => Appeal,
): (incident: IncidentRecord) => IncidentRecord {
  return (incident) =>
    incident.appeals.some((appeal) => appeal.seq === seq)
      ? {
          ...incident,
          appeals: incident.appeals.map((appeal) => (appeal.seq === seq ? change(appeal) : appeal)),
        }
      : incident;
}

/** The board without that appeal or its outcome; an incident struck stays to be read. Null where it is none. */
export function strikeInIncidents(
  board: BoardRecord,
  seq: number,
): { readonly board: BoardRecord; readonly kind: 'incident' | 'appeal' } | null {
  if (board.incidents.some((incident) => incident.seq === seq)) return { board, kind: 'incident' };
  const appeals = board.incidents.flatMap((incident) => incident.appeals);
  if (appeals.some((appeal) => appeal.seq === seq)) {
    return {
      board: changed(board, (incident) => ({
        ...incident,
        appeals: incident.appeals.filter((appeal) => appeal.seq !== seq),
      })),
      kind: 'appeal',
    };
  }
  const settled = appeals.find((appeal) => appeal.settled?.seq === seq);
  if (settled === undefined) return null;
  return {
    board: changed(
      board,
      withAppeal(settled.seq, (appeal) => ({ ...appeal, settled: null })),
    ),
    kind: 'appeal',
  };
}
