/** What a pairing is made of. All points are whole numbers of one unit, whichever it is. */
import type { Color } from '../../vocabulary/colors.ts';

export type PastRound =
  | { readonly kind: 'game'; readonly opponent: number; readonly color: Color; readonly points: number }
  | { readonly kind: 'forfeit'; readonly opponent: number; readonly points: number }
  | { readonly kind: 'bye'; readonly allocated: boolean; readonly points: number };

export interface SwissPlayer {
  /** Its order is the order of the initial list. */
  readonly number: number;
  /** Whether a game or a bye is to be found for him. */
  readonly present: boolean;
  /** Rounds 1 to the last before this one. */
  readonly rounds: readonly PastRound[];
  /** Points added for the pairing of round 1, 2, … this one included (C.04.7); none beyond the end of the list. */
  readonly virtual: readonly number[];
  /** Points given or taken outside the rounds. */
  readonly besides: number;
}

export interface SwissInput {
  /** The round to be paired, and how many there are. */
  readonly round: number;
  readonly rounds: number;
  readonly worth: { readonly win: number; readonly loss: number };
  readonly initialColor: Color;
  readonly players: readonly SwissPlayer[];
  /** Pairs of numbers that may not meet in this round. */
  readonly forbidden: readonly (readonly [number, number])[];
}
