/** Lines about who takes part in which round, and about what a tournament pairs and counts by. */
import type { Acceleration, TieBreakList } from '../../tournament/record.ts';
import type { Color } from '../../vocabulary/colors.ts';
import type { AskedBye, PairingSystem } from '../../vocabulary/pairings.ts';
import type { PointSystem } from '../../vocabulary/points.ts';
import type { PersonId } from './people.ts';

/** Points added for the pairing, as a report told them: to whoever stands from `first` to `last` in the list. */
export interface AccelerationRow extends Omit<Acceleration, 'firstPlayer' | 'lastPlayer'> {
  readonly first: PersonId;
  readonly last: PersonId;
}

/** Null where nothing is said. */
export interface PairingRules {
  readonly system: PairingSystem | null;
  /** Of the odd number of the first board in round 1 (C.04.3 5.2.5). */
  readonly initialColor: Color | null;
  readonly points: PointSystem;
  readonly acceleration: 'none' | 'baku' | readonly AccelerationRow[];
  /** In their order. */
  readonly tieBreaks: TieBreakList | null;
  /** How many each player may ask for. */
  readonly halfPointByes: number | null;
}

/** People who may not meet in these rounds, any two of them. */
export interface ForbiddenPairs {
  readonly players: readonly PersonId[];
  readonly firstRound: number;
  readonly lastRound: number;
}

export interface ByeInRound {
  readonly round: number;
  /** Null: none any more. */
  readonly bye: AskedBye | null;
}

export type PairingEvent =
  | { readonly type: 'pairingRulesSet'; readonly rules: PairingRules }
  /** All of them: what was forbidden before and is not here is allowed. */
  | { readonly type: 'forbiddenPairsSet'; readonly forbidden: readonly ForbiddenPairs[] }
  | { readonly type: 'byesAsked'; readonly id: PersonId; readonly byes: readonly ByeInRound[] }
  /** The first round for which he is there; 1 where he is there from the start after all. */
  | { readonly type: 'playerEntersLate'; readonly id: PersonId; readonly round: number }
  /** From this round on. */
  | {
      readonly type: 'playerWithdrew' | 'playerReturned';
      readonly id: PersonId;
      readonly round: number;
      readonly reason: string;
    }
  /** The numbers of these players from now on (C.04.2 2.2 to 2.5). */
  | { readonly type: 'playersNumbered'; readonly numbers: readonly NumberGiven[] }
  /** Its pairings are told to the players. */
  | { readonly type: 'roundPublished'; readonly round: number }
  /** None of its pairings holds any more; no game of it had begun. */
  | { readonly type: 'roundUnpaired'; readonly round: number; readonly reason: string };

export interface NumberGiven {
  readonly id: PersonId;
  readonly number: number;
}

const TYPES = {
  pairingRulesSet: true,
  forbiddenPairsSet: true,
  byesAsked: true,
  playerEntersLate: true,
  playerWithdrew: true,
  playerReturned: true,
  playersNumbered: true,
  roundPublished: true,
  roundUnpaired: true,
} as const satisfies Record<PairingEvent['type'], true>;

export function isPairingEvent(event: { readonly type: string }): event is PairingEvent {
  return Object.hasOwn(TYPES, event.type);
}
