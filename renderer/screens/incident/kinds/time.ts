/** Articles 5.1.2, 6.7 and 6.8-6.9: the end of the game, and time: resignation, the flag, a late arrival. */
import { COLORS } from '../../../../src-core/vocabulary/colors.ts';
import { FIRST_FLAGS } from '../../../../src-core/vocabulary/incidents.ts';
import { numberIfKnown, oneOf, yesOrNo } from '../ask.ts';
import type { KindOfIncident } from '../kind-of-incident.ts';
import { byEither, isSide, opponentCanMate } from './common.ts';

export const flagFall: KindOfIncident<'flagFall'> = {
  facts: {
    flag: { first: () => oneOf('flag', [...COLORS, 'both']) },
    firstFlag: { turning: () => oneOf('firstFlag', FIRST_FLAGS) },
    requiredMovesCompleted: { turning: () => yesOrNo('requiredMovesCompleted', 'no') },
    lastPeriod: { turning: () => yesOrNo('lastPeriod', 'yes') },
    opponentCanMate,
  },
  told: ({ flag, firstFlag, ...more }) =>
    flag === undefined
      ? null
      : {
          kind: 'flagFall',
          flag,
          ...more,
          ...(flag === 'both' && firstFlag !== undefined ? { firstFlag } : {}),
        },
};

export const resignation: KindOfIncident<'resignation'> = {
  facts: { by: byEither, opponentCanMate },
  told: ({ by, ...more }) => (by === undefined ? null : { kind: 'resignation', by, ...more }),
};

const minutes = { most: 600 } as const;

export const lateArrival: KindOfIncident<'lateArrival'> = {
  facts: {
    by: { first: () => oneOf('by', [...COLORS, 'both']) },
    minutesLate: {
      first: ({ by }) => {
        const late = numberIfKnown('minutesLate', minutes);
        return by === 'both' ? { ...late, key: 'minutesLateWhite' } : late;
      },
    },
    minutesLateBlack: {
      first: ({ by, minutesLate }) =>
        by === 'both' && minutesLate !== 'notKnown' ? numberIfKnown('minutesLateBlack', minutes) : null,
    },
  },
  told: ({ by, minutesLate: late, minutesLateBlack: black }) => {
    if (by === undefined || late === undefined) return null;
    if (late === 'notKnown') return { kind: 'lateArrival', by };
    if (isSide(by)) return { kind: 'lateArrival', by, minutesLate: late };
    if (black === undefined) return null;
    return black === 'notKnown'
      ? { kind: 'lateArrival', by }
      : { kind: 'lateArrival', by, minutesLate: { white: late, black } };
  },
};
