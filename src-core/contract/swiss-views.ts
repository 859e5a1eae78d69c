/** Views of the pairing of a round by FIDE's Dutch system. Players go by their numbers, as the rules have them. */
import * as v from 'valibot';
import type { Frozen } from '../desk/commands/frozen.ts';
import { numbersPaired, ordinal, startingNumber, topic } from '../desk/commands/primitives.ts';
import type { PairedBy } from '../desk/journal/paired-by.ts';
import type { Refusal } from '../plain/acts.ts';
import type { Breach, Pairs, PairingAnswer, PairingQuestion } from '../tournament/swiss/index.ts';
import type { AwayView } from './pairing-views.ts';
import type { Side } from './side.ts';

export type { Blocking, Breach, Explanation, Pairs, ToldWhy } from '../tournament/swiss/index.ts';
export type * from '../tournament/swiss/explanation.ts';

/** `apart`: pairs kept apart in this round alone, by hand. */
const asked = { round: ordinal, apart: numbersPaired };

export const swissTopics = {
  swiss: topic('swiss', asked),
  /** Why these two do not play each other. */
  swissWhy: topic('swissWhy', { ...asked, one: startingNumber, other: startingNumber }),
  /** What a pairing made by hand breaks. */
  swissByHand: topic('swissByHand', { ...asked, boards: numbersPaired, bye: v.nullable(startingNumber) }),
} as const;
export type SwissTopic = Frozen<v.InferOutput<(typeof swissTopics)['swiss' | 'swissWhy']>>;

/** So many of the players have been looked at; or the work broke off, by no fault of the pairing. */
export type PairingState =
  | { readonly kind: 'working'; readonly settled: number; readonly of: number }
  | { readonly kind: 'failed' }
  | PairingAnswer;

interface Worked {
  /** Null where there is nothing to be worked out. */
  readonly answer: PairingState | null;
  /** What the desk has worked out elsewhere; no screen is told. */
  readonly asked?: PairingQuestion;
}

export interface SwissPlayerView {
  readonly side: Side;
  /** Points before this round, those added for the pairing included. */
  readonly score: number;
  /** Whether he is to be paired. */
  readonly there: boolean;
  /** Why he is not, where something was said of it. */
  readonly away: Pick<AwayView, 'why' | 'bye'> | null;
}

/** A board of an earlier round without a result: a draw, for the pairing (C.04.2 3.1). */
export interface OpenBoard {
  readonly round: number;
  readonly board: number;
  readonly white: Side | null;
  readonly black: Side | null;
}

export interface SwissView extends Worked {
  readonly kind: 'swiss';
  readonly seq: number;
  readonly round: number;
  /** Why it cannot be paired so; null where it can. */
  readonly cannot: Refusal | null;
  /** Before round 1: how many rounds everybody can play, by the opponents allowed; null where that is enough. */
  readonly mostRounds: number | null;
  /** By their numbers. */
  readonly players: readonly SwissPlayerView[];
  readonly open: readonly OpenBoard[];
  /** As the round stands paired, how that came about if it was worked out, and what it breaks; null before. */
  readonly standing: {
    readonly pairs: Pairs;
    readonly by: PairedBy | null;
    readonly breaches: readonly Breach[];
  } | null;
  /** Stands for all that the pairing goes by: a command that pairs carries it. */
  readonly basis: string;
}

export interface SwissWhyView extends Worked {
  readonly kind: 'swissWhy';
}

export interface SwissByHandView {
  readonly kind: 'swissByHand';
  readonly breaches: readonly Breach[];
  /** Whether it leaves FIDE's rules, which takes two confirmations; false where they have been left before. */
  readonly leaves: boolean;
}

export type SwissTopicViews = SwissView | SwissWhyView | SwissByHandView;
