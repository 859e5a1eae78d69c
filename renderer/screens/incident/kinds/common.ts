/** Facts that several kinds of incident have, and how they come to be said. */
import type { Color } from '../../../../src-core/contract/desk-api.ts';
import { LIMITS } from '../../../../src-core/vocabulary/limits.ts';
import { number, who, yesOrNo } from '../ask.ts';
import type { Scene } from '../scene.ts';

/** The player who has the move did it, or claims: the form says so and does not ask. */
export const bySideOnMove = {
  seen: ({ turn }: Scene): { readonly by: Color } => ({ by: turn }),
  follows: true,
} as const;

export const byEither = { first: () => who() } as const;

export const opponentCanMate = { turning: () => yesOrNo('opponentCanMate', null) } as const;

export const completedByBoth = {
  turning: ({ moves }: Scene) =>
    number('completedByBoth', { suggested: moves, most: LIMITS.moves, whole: true }),
} as const;

export const secondsLeft = {
  turning: ({ secondsLeft: suggested }: Scene) => number('secondsLeft', { suggested, most: 100_000 }),
} as const;

export const isSide = (by: string | undefined): by is Color => by === 'white' || by === 'black';
