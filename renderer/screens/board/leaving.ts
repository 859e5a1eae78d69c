import type { Place } from '../../../src-core/desk-api.ts';
import type { Screen } from '../../route.svelte.ts';
import type { ActionName } from './actions.ts';

const leaving = ['journal', 'incident', 'claim', 'clockScreen'] as const satisfies readonly ActionName[];
/** Where a board's buttons lead that leave it. */
export type LeavesTo = (typeof leaving)[number];

export function isLeaving(name: ActionName): name is LeavesTo {
  return leaving.some((known) => known === name);
}

export function screenFrom(place: Place, to: LeavesTo): Screen {
  switch (to) {
    case 'journal':
      return { name: 'journal', place };
    case 'clockScreen':
      return { name: 'clock', ...place };
    default:
      return { name: 'incident', ...place, claim: to === 'claim' };
  }
}
