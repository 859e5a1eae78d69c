import type { Fault } from '../plain/faults.ts';
import { storeFault, type StrangePerson } from '../store/index.ts';

/** So many people are told by their ids; `escaque verify` tells more. */
const mostTold = 12;

/** The fault of people who are not as the chain has them: nothing that is written ends it but what binds them anew. */
export function strangePeople(strange: readonly StrangePerson[], path: string): Fault | null {
  if (strange.length === 0) return null;
  const told = strange.slice(0, mostTold).map(({ id }) => id);
  const people = [...told, ...(told.length < strange.length ? ['…'] : [])].join(', ');
  return storeFault('peopleChanged', path, { people }).fault;
}
