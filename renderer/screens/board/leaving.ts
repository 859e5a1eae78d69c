import type { Place } from '../../../src-core/desk-api.ts';
import type { Screen } from '../../route.svelte.ts';

/** Where a board's buttons lead that leave it. */
export type LeavesTo = 'journal' | 'incident' | 'claim';

export function screenFrom(place: Place, to: LeavesTo): Screen {
  return to === 'journal'
    ? { name: 'journal', place }
    : { name: 'incident', ...place, claim: to === 'claim' };
}
