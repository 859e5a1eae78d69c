/** Articles 9 and 5.2: the draw claimed and offered, and how the game stands. */
import { CLAIM_BASES, OFFER_MOMENTS } from '../../../../src-core/vocabulary/incidents.ts';
import { choice, oneOf, yesOrNo } from '../ask.ts';
import type { KindOfIncident } from '../kind-of-incident.ts';
import { byEither, bySideOnMove, completedByBoth } from './common.ts';

export const drawClaim: KindOfIncident<'drawClaim'> = {
  facts: {
    by: { ...bySideOnMove, mayDiffer: () => true },
    basis: { first: () => oneOf('basis', CLAIM_BASES) },
    announces: {
      first: () =>
        choice(
          'announces',
          ['announces'],
          [
            { value: 'now', sets: { announces: false } },
            { value: 'withMove', sets: { announces: true } },
          ],
        ),
    },
    announcedMove: {
      first: ({ announces }) =>
        announces === true
          ? {
              form: 'announced',
              key: 'announcedMove',
              facts: ['announcedMove'],
              sets: (announcedMove) => ({ announcedMove }),
            }
          : null,
    },
    touched: { turning: () => yesOrNo('touched', 'no') },
    written: { turning: () => yesOrNo('written', 'yes') },
  },
  told: ({ by, basis, announces, announcedMove, written, ...more }) => {
    if (by === undefined || basis === undefined || announces === undefined) return null;
    const claim = { kind: 'drawClaim', by, basis, ...more } as const;
    if (!announces) return claim;
    if (announcedMove === undefined) return null;
    return { ...claim, announcedMove, ...(written === undefined ? {} : { written }) };
  },
};

export const drawOffer: KindOfIncident<'drawOffer'> = {
  facts: {
    by: byEither,
    accepted: { turning: () => yesOrNo('accepted', 'yes') },
    completedByBoth,
    moment: { besides: () => oneOf('moment', OFFER_MOMENTS) },
  },
  told: ({ by, ...more }) => (by === undefined ? null : { kind: 'drawOffer', by, ...more }),
};

export const status: KindOfIncident<'status'> = { facts: {}, told: () => ({ kind: 'status' }) };
