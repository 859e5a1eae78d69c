/** An incident at a table: what the rules say, and what goes back. */
import { INCIDENT_RULES, standingOf } from '../../parchis/index.ts';
import type { ParchisIncidentKind } from '../../vocabulary/parchis.ts';
import type { Answer } from '../commands/answer.ts';
import { accept, refuse } from '../commands/answer.ts';
import type { CommandOf } from '../commands/commands.ts';
import type { ParchisTable } from '../journal/parchis-state.ts';
import type { DeskState } from '../journal/state.ts';
import { knownTable, placeAt, standsAfter } from './standing.ts';

export interface ParchisRuling {
  readonly rules: readonly string[];
  /** Whether the table goes back: before that roll, or just after it; else what was done stands. */
  readonly back: boolean;
  readonly to: 'beforeRoll' | 'afterRoll';
}

/** In the place of the line of a roll: one that nobody has written down, so that nothing goes back. */
const UNWRITTEN = 0;

/** By the rules as they are read: put right until another player has rolled. Null where no such roll holds. */
export function rulingOn(
  { lines }: ParchisTable,
  kind: ParchisIncidentKind,
  roll: number,
): ParchisRuling | null {
  const { rules, back: to } = INCIDENT_RULES[kind];
  if (roll === UNWRITTEN) return { rules, to, back: false };
  const at = lines.findIndex(({ seq }) => seq === roll);
  const line = lines[at]?.event;
  if (line?.type !== 'parchisRolled') return null;
  const late = lines
    .slice(at + 1)
    .some(({ event }) => event.type === 'parchisRolled' && event.color !== line.color);
  return { rules, to, back: !late };
}

export function decideParchisIncident(state: DeskState, command: CommandOf<'decideParchisIncident'>): Answer {
  const found = knownTable(state, command);
  if (!found.ok) return found;
  const record = found.value;
  const { kind, color, roll, back } = command;
  const ruling = rulingOn(record, kind, roll);
  const upTo = record.lines.findIndex(({ seq }) => seq === roll) + (ruling?.to === 'afterRoll' ? 1 : 0);
  const table = standsAfter(record, back ? upTo : undefined);
  if (ruling === null || table === null) return refuse('parchisNoSuchRoll', { seq: roll });
  if (roll === UNWRITTEN && back) return refuse('parchisNoSuchRoll', { seq: roll });
  const reason = command.reason.trim();
  if (ruling.back !== back && reason === '') return refuse('parchisOwnReason', { back: ruling.back });
  return accept([
    {
      type: 'parchisIncidentDecided',
      ...placeAt(command),
      ...{ kind, color, roll, back, rules: ruling.rules, reason, note: command.note.trim() },
      after: standingOf(table),
    },
  ]);
}
