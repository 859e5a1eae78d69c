/** Guidelines III: games without increment, quickplay finishes. */
import { ARBITERS_OPINIONS } from '../../../../src-core/vocabulary/incidents.ts';
import { oneOf, yesOrNo } from '../ask.ts';
import type { KindOfIncident } from '../kind-of-incident.ts';
import { bySideOnMove, secondsLeft } from './common.ts';

export const quickplayClaim: KindOfIncident<'quickplayClaim'> = {
  facts: {
    by: { ...bySideOnMove, mayDiffer: () => true },
    // the desk knows its controls
    hasIncrement: { untold: true },
    secondsLeft,
    incrementPossible: { turning: () => yesOrNo('incrementPossible', 'no') },
    arbiterView: { turning: () => oneOf('arbiterView', ARBITERS_OPINIONS) },
  },
  told: ({ by, ...more }) => (by === undefined ? null : { kind: 'quickplayClaim', by, ...more }),
};
