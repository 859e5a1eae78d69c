import type { IncidentView, Square } from '../../../src-core/contract/desk-api.ts';
import { takenUp } from '../../parts/chessboard/arranging.ts';
import type { Words } from '../../words.svelte.ts';

/** An incident in one line: what happened, and what followed. */
export function headOf(t: Words, incident: IncidentView): string {
  return `${t.decided.title(incident)}: ${followed(t, incident)}`;
}

/** What followed, in one line. */
export function followed(t: Words, { consequences }: IncidentView): string {
  return t.decided.followed(consequences, consequences.allowed?.map(({ san }) => san) ?? []);
}

/** How it stands with appeals; empty where nobody appealed. */
export function appealSays(t: Words, { appeals }: IncidentView): string {
  const last = appeals.at(-1);
  if (last === undefined) return '';
  return last.settled === null ? t.incident.appealOpen : t.decided.outcomes[last.settled.outcome];
}

/** The squares of what was told: touched, or the move. */
export function touchedIn({ incident }: IncidentView): readonly Square[] {
  if (incident.kind === 'touch') return incident.touches;
  if (incident.kind === 'boardAsItStands') return takenUp(incident.acts ?? []);
  return incident.kind === 'illegalMove' ? [incident.move.from, incident.move.to] : [];
}
