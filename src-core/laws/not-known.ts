/** Facts that nobody knows: what the Laws suppose of them, and where they suppose nothing the arbiter's judgement (0.2). */
import { MAY_BE_UNKNOWN } from '../vocabulary/incidents.ts';
import type { MayBeUnknown } from '../vocabulary/incidents.ts';
import type { Incident } from './incident.ts';
import type { Case } from './record.ts';
import { point, ruled } from './record.ts';
import type { Point, Question, Ruled } from './ruling.ts';

const isUnknown = ({ notKnown = [] }: Incident, fact: MayBeUnknown): boolean => notKnown.includes(fact);

/** What excuses a contact has to be shown: where nobody knows it is a touch (4.2.1, 4.2.2). */
export function supposed(incident: Incident): Incident {
  if (incident.kind !== 'touch') return incident;
  const excuses = (['adjustingSaid', 'accidental'] as const).filter(
    (fact) => incident[fact] === undefined && isUnknown(incident, fact),
  );
  return excuses.reduce<Incident>((told, fact) => ({ ...told, [fact]: false }), incident);
}

/** The answer, where it asks for what nobody knows: that ends the asking. */
export function askedInVain(of: Case, incident: Incident, answer: Ruled | Question): Ruled | Question {
  if (answer.answer === 'ruled') return withSupposed(incident, answer);
  const fact = MAY_BE_UNKNOWN.find((each) => each === answer.question);
  if (fact === undefined || !isUnknown(incident, fact)) return answer;
  const inPeriod = incident.kind === 'flagFall' && incident.lastPeriod !== true;
  return fact === 'requiredMovesCompleted' && inPeriod
    ? ruled(of, [point('overstepNotShown', ['8.5.3', '8.6'])])
    : ruled(of, [point('factNotKnown', ['0.2'], { fact })]);
}

function withSupposed(incident: Incident, ruling: Ruled): Ruled {
  if (incident.kind !== 'touch' || ruling.upheld !== true) return ruling;
  const excuses = [
    ...(isUnknown(incident, 'adjustingSaid') ? ['4.2.1'] : []),
    ...(isUnknown(incident, 'accidental') ? ['4.2.2'] : []),
  ];
  const counts: readonly Point[] = excuses.length === 0 ? [] : [point('contactCounts', excuses)];
  return { ...ruling, points: [...ruling.points, ...counts] };
}
