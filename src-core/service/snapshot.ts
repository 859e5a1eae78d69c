import { DeskFault, faultOf } from '../plain/desk-fault.ts';
import type { Entry, People, Person } from '../plain/entries.ts';
import type { Steps } from '../plain/steps.ts';
import type { DeskTypes, Rules } from './rules.ts';

/** The state after more entries, one at a step. One that cannot be read is thrown, or told to `spare` and left out. */
export function* afterEntries<D extends DeskTypes>(
  { fold }: Pick<Rules<D>, 'fold'>,
  state: D['State'],
  entries: readonly Entry<D['Event']>[],
  spare?: (fault: DeskFault) => void,
): Steps<D['State']> {
  let next = state;
  for (const entry of entries) {
    yield;
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
