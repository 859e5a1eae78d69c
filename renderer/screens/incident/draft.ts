/** An incident being told: answered, an answer taken back, and the incident it comes to. */
import type { Incident } from '../../../src-core/laws/incident.ts';
import type { AnyDraft, Draft, FactName, Facts, FactsOf, IncidentOf, ToldKind } from './facts.ts';
import { kindsOfIncident } from './kinds.ts';

export type { Draft };

/** A question sets facts of the kind it is asked of, and of no other: with them it is a draft of that kind still. */
const draftOf = (kind: ToldKind, facts: Facts) => ({ kind, facts }) as Draft;

function told<K extends ToldKind>(kind: K, facts: FactsOf<K>): IncidentOf<K> | null {
  return kindsOfIncident[kind].told(facts);
}

/** The incident said so far; null while what every ruling on it needs is still to be said. */
export function incidentOf({ kind, facts }: AnyDraft): Incident | null {
  const { cameFirst, notKnown = [], ...ofKind } = facts;
  const incident = told(kind, ofKind);
  if (incident === null) return null;
  return {
    ...incident,
    ...(cameFirst === undefined ? {} : { cameFirst }),
    ...(notKnown.length === 0 ? {} : { notKnown }),
  };
}

/** The draft with an answer. */
export function answer({ kind, facts }: AnyDraft, sets: Facts): Draft {
  return draftOf(kind, { ...facts, ...sets });
}

/** The draft with these facts forgotten. */
export function without(draft: AnyDraft, keys: readonly FactName[]): Draft {
  const facts = { ...draft.facts };
  for (const key of keys) Reflect.deleteProperty(facts, key);
  const { notKnown, ...rest } = facts;
  const still = notKnown?.filter((fact) => !keys.includes(fact)) ?? [];
  return draftOf(draft.kind, still.length === 0 ? rest : { ...rest, notKnown: still });
}
