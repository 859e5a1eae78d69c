/** Appeals against what was decided, and how they ended (FIDE Competition Rules 11.11). */
import type { Answer, Refused } from '../commands/answer.ts';
import { accept, refuse } from '../commands/answer.ts';
import type { IncidentCommand } from '../commands/incident-commands.ts';
import { openTournament, placeIn } from '../commands/places.ts';
import type { BoardRecord, DeskState, IncidentRecord } from '../journal/state.ts';

type Appeal = Extract<IncidentCommand, { type: 'appealIncident' }>;
type Settle = Extract<IncidentCommand, { type: 'settleAppeal' }>;

export function appealIncident(state: DeskState, { seq, by, text }: Appeal): Answer {
  const open = openTournament(state);
  if (!open.ok) return open;
  const found = incidentWhere(state, (incident) => incident.seq === seq);
  if (found === null) return refuse('notAnIncident', { seq });
  const struck = struckLine(found.board, seq);
  if (struck !== null) return struck;
  const pending = found.incident.appeals.find((appeal) => appeal.side === by && appeal.settled === null);
  if (pending !== undefined) return refuse('appealPending', { seq: pending.seq });
  return accept([{ type: 'appealMade', ...placeIn(found.board), seq, by, text: text.trim() }]);
}

export function settleAppeal(state: DeskState, { seq, outcome, text }: Settle): Answer {
  const open = openTournament(state);
  if (!open.ok) return open;
  const found = incidentWhere(state, ({ appeals }) => appeals.some((appeal) => appeal.seq === seq));
  const appeal = found?.incident.appeals.find((each) => each.seq === seq);
  if (found === null || appeal === undefined) return refuse('notAnAppeal', { seq });
  if (appeal.settled !== null) return refuse('appealSettled', { seq: appeal.settled.seq });
  return accept([
    {
      type: 'appealSettled',
      ...placeIn(found.board),
      seq,
      outcome,
      text: text.trim(),
    },
  ]);
}

export interface IncidentFound {
  readonly board: BoardRecord;
  readonly incident: IncidentRecord;
}

export function incidentWhere(
  state: DeskState,
  is: (incident: IncidentRecord) => boolean,
): IncidentFound | null {
  for (const { boards } of state.rounds) {
    for (const board of boards) {
      const incident = board.incidents.find(is);
      if (incident !== undefined) return { board, incident };
    }
  }
  return null;
}

function struckLine(board: BoardRecord, seq: number): Refused | null {
  const struck = board.struck.find((line) => line.seq === seq);
  return struck === undefined ? null : refuse('alreadyStruck', { seq, by: struck.by, reason: struck.reason });
}
