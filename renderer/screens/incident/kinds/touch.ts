/** Article 4: the act of moving the pieces. */
import { PROMOTION_ROLES } from '../../../../src-core/vocabulary/pieces.ts';
import type { Square } from '../../../../src-core/contract/desk-api.ts';
import { choice, oneOf, squaresOf, yesOrNo } from '../ask.ts';
import type { FactsOf } from '../facts.ts';
import type { KindOfIncident } from '../kind-of-incident.ts';
import { type Scene, isAboutToPromote, isOwn } from '../scene.ts';
import { bySideOnMove } from './common.ts';

// two facts that are one question to a person are asked together, so that a claim is ruled on in few presses
const excuse = {
  turning: () =>
    choice(
      'excuse',
      ['adjustingSaid', 'accidental'],
      [
        { value: 'no', sets: { adjustingSaid: false, accidental: false } },
        { value: 'adjusting', sets: { adjustingSaid: true, accidental: false } },
        { value: 'accidental', sets: { adjustingSaid: false, accidental: true } },
      ],
      'no',
    ),
} as const;

const claimant = {
  turning: () =>
    choice(
      'claimant',
      ['noticedBy', 'claimantHasTouched'],
      [
        { value: 'opponent', sets: { noticedBy: 'opponent', claimantHasTouched: false } },
        { value: 'arbiter', sets: { noticedBy: 'arbiter', claimantHasTouched: false } },
        { value: 'opponentTouched', sets: { noticedBy: 'opponent', claimantHasTouched: true } },
      ],
      'opponent',
    ),
} as const;

const ownTouched = ({ touches = [] }: FactsOf<'touch'>, scene: Scene): readonly Square[] =>
  touches.filter((square) => isOwn(scene, square));

export const touch: KindOfIncident<'touch'> = {
  facts: {
    by: { ...bySideOnMove, mayDiffer: () => true },
    touches: { first: () => squaresOf('touches') },
    orderKnown: { besides: ({ touches = [] }) => (touches.length > 1 ? yesOrNo('orderKnown', null) : null) },
    released: {
      ofSquares: true,
      besides: (facts, scene) => {
        const from = ownTouched(facts, scene).at(-1);
        if (from === undefined) return null;
        const sets = (to: Square) => ({ released: { from, to } });
        return { form: 'square', key: 'released', facts: ['released'], among: [], sets };
      },
    },
    promotionTouched: {
      ofSquares: true,
      besides: (facts, scene) =>
        ownTouched(facts, scene).some((square) => isAboutToPromote(scene, square))
          ? oneOf('promotionTouched', PROMOTION_ROLES)
          : null,
    },
    adjustingSaid: excuse,
    accidental: excuse,
    noticedBy: claimant,
    claimantHasTouched: claimant,
  },
  told: ({ by, touches = [], ...more }) =>
    by === undefined || touches.length === 0 ? null : { kind: 'touch', by, touches, ...more },
};
