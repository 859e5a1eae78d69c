import type { Entry } from '../desk/events.ts';
import type { Person } from '../desk/people.ts';
import { emptyState, fold, type DeskState, type People } from '../desk/index.ts';

/** The desk at one moment: what the journal says, and the people it speaks of. Never changed in place. */
export interface Snapshot {
  readonly state: DeskState;
  readonly people: People;
}

export const emptySnapshot: Snapshot = { state: emptyState, people: new Map() };

export function afterEntries(state: DeskState, entries: Iterable<Entry>): DeskState {
  let next = state;
  for (const entry of entries) next = fold(next, entry);
  return next;
}

export function withPeople(people: People, changes: readonly Person[]): People {
  if (changes.length === 0) return people;
  const next = new Map(people);
  for (const person of changes) next.set(person.id, person);
  return next;
}
