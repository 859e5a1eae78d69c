/** What screens show of who takes part and of what a tournament pairs and counts by. */
import type { ForbiddenPairs, PairingRules } from '../desk/journal/pairing-events.ts';
import type { PersonId } from '../desk/journal/people.ts';
import type { AskedBye, Away } from '../vocabulary/pairings.ts';

/** A player as a list names him. */
export interface Named {
  readonly id: PersonId;
  readonly number: number;
  /** Empty where it was erased. */
  readonly name: string;
}

export interface PairingRulesView extends PairingRules {
  /** The four of which the other points follow; null where they do not. */
  readonly usualPoints: UsualPoints | null;
  readonly forbidden: readonly (Omit<ForbiddenPairs, 'players'> & { readonly players: readonly Named[] })[];
  /** The first round that is paired, from which on all this holds; null before. */
  readonly firstPaired: number | null;
}

export interface UsualPoints {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  readonly pairing: number;
}

/** Why a player is not paired in a round, and what it is for him. */
export interface AwayInRound {
  readonly why: Away;
  readonly bye: AskedBye;
}

/** A player of whom something was said, round by round: null where he is there. */
export interface PresenceView {
  readonly id: PersonId;
  readonly rounds: readonly (AwayInRound | null)[];
}

export interface AwayView extends Named, AwayInRound {}

/** What the correction of a result changes, asked before it is written. */
export interface CorrectionTold {
  /** Whose points or rank change, by the rank after it. */
  readonly standings: readonly (Named & { readonly before: Place; readonly after: Place })[];
  /** The boards of these two in later rounds, which were paired with the result that stood. */
  readonly later: readonly {
    readonly round: number;
    readonly board: number;
    readonly white: Named | null;
    readonly black: Named | null;
  }[];
}

interface Place {
  readonly points: number;
  readonly rank: number;
}
