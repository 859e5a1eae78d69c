/** The free texts of incidents and appeals. */
import type { IncidentDecided, IncidentEvent } from './incident-types.ts';
import type { TextChange } from './text-change.ts';

export function withIncidentTexts<E extends IncidentEvent>(event: E, change: TextChange): E;
export function withIncidentTexts(event: IncidentEvent, change: TextChange): IncidentEvent {
  return event.type === 'incidentDecided'
    ? withTextsOf(event, change)
    : { ...event, text: change(event.text) };
}

function withTextsOf(event: IncidentDecided, change: TextChange): IncidentDecided {
  const { decision, statements, witnesses, note, consequences } = event;
  return {
    ...event,
    decision: { ...decision, reason: change(decision.reason) },
    statements: { white: change(statements.white), black: change(statements.black) },
    witnesses: change(witnesses),
    note: change(note),
    consequences: {
      ...consequences,
      penalties: consequences.penalties.map((penalty) => ({ ...penalty, note: change(penalty.note) })),
    },
  };
}
