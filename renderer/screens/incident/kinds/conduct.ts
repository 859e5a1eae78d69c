/** Articles 8 and 11: recording the moves, devices, and the conduct of the players. */
import { COLORS } from '../../../../src-core/vocabulary/colors.ts';
import { MISCONDUCTS } from '../../../../src-core/vocabulary/incidents.ts';
import { number, oneOf, who, yesOrNo } from '../ask.ts';
import type { KindOfIncident } from '../kind-of-incident.ts';
import { byEither, secondsLeft } from './common.ts';

export const conduct: KindOfIncident<'conduct'> = {
  facts: {
    did: { first: () => oneOf('did', MISCONDUCTS) },
    // both may refuse to comply, and are then both lose (11.8)
    by: { first: ({ did }) => (did === 'refusal' ? oneOf('by', [...COLORS, 'both']) : who()) },
  },
  told: ({ by, did: what }) =>
    by === undefined || what === undefined ? null : { kind: 'conduct', by, what },
};

export const device: KindOfIncident<'device'> = {
  facts: { by: byEither },
  told: ({ by }) => (by === undefined ? null : { kind: 'device', by }),
};

export const recording: KindOfIncident<'recording'> = {
  facts: {
    by: byEither,
    flagFallen: { turning: () => yesOrNo('flagFallen', 'no') },
    secondsLeft,
    increment: { turning: () => number('increment') },
  },
  told: ({ by, ...more }) => (by === undefined ? null : { kind: 'recording', by, ...more }),
};
