/** Guidelines I: a game adjourned, and taken up again. */
import { ABSENT_AT_RESUMPTION, ADJOURNMENT_MATTERS } from '../../../../src-core/vocabulary/incidents.ts';
import { oneOf, yesOrNo } from '../ask.ts';
import type { KindOfIncident } from '../kind-of-incident.ts';
import { bySideOnMove, opponentCanMate } from './common.ts';

export const adjournment: KindOfIncident<'adjournment'> = {
  facts: {
    by: { ...bySideOnMove, mayDiffer: () => true },
    matter: { first: () => oneOf('matter', ADJOURNMENT_MATTERS) },
    absent: { turning: () => oneOf('absent', ABSENT_AT_RESUMPTION) },
    sealedEnds: { turning: () => yesOrNo('sealedEnds', 'no') },
    madeAMove: { turning: () => yesOrNo('madeAMove', 'no') },
    opponentCanMate,
  },
  told: ({ by, matter: what, ...more }) =>
    by === undefined || what === undefined ? null : { kind: 'adjournment', what, by, ...more },
};
