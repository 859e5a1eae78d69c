import { DeskFault, faultOf } from '../plain/desk-fault.ts';
import type { Entry } from '../desk/journal/events.ts';
import type { Person } from '../desk/journal/people.ts';
import { emptyState, fold, type DeskState, type People } from '../desk/index.ts';

/** The desk at one moment: what the journal says, and the people it speaks of. Never changed in place. */
export interface Snapshot {
  readonly state: DeskState;
  readonly people: People;
}

export const emptySnapshot: Snapshot = { state: emptyState, people: new Map() };

/** The state after more entries. One that cannot be read is thrown, or told to `spare` and left out. */
export function afterEntries(
  state: DeskState,
  entries: readonly Entry[],
  spare?: (fault: DeskFault) => void,
): DeskState {
  let next = state;
  for (const entry of entries) {
    try {
      next = fold(next, entry);
    } catch (error) {
      if (spare === undefined) throw error;
      spare(
        new DeskFault('damaged', faultOf(error).message, { reason: 'unreadable', seq: entry.seq }, error),
      );
    }
  }
  return next;
}

export function withPeople(people: People, changes: readonly Person[]): People {
  if (changes.length === 0) return people;
  const next = new Map(people);
  for (const person of changes) next.set(person.id, person);
  return next;
}
