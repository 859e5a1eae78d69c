/** How the pairing of a round came about, as its line tells it. */
import type { BreachKind } from '../../tournament/swiss/by-hand.ts';
import type { PersonId } from './people.ts';

export interface PairedBy {
  /** The engine that proposed it: the edition of the rules, its own version, and SHA-256 of what it was given. */
  readonly engine: { readonly edition: string; readonly version: number; readonly basis: string };
  /** What was done by hand; null: it stands as it was proposed. */
  readonly hand: ByHand | null;
}

export interface ByHand {
  readonly reason: string;
  /** Boards, and the bye as one, that were not proposed; null: the engine found no pairing. */
  readonly differs: number | null;
  /** What no pairing of the system has. */
  readonly breaks: readonly BreachKind[];
  /** Pairs kept apart in this round, in the proposal too. */
  readonly apart: readonly (readonly [PersonId, PersonId])[];
}
