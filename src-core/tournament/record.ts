/**
 * The record of a tournament: who plays, and what each player had in each round. Standings, reports, sheets and the
 * pairing read it and nothing else; it is made of a file (`trf/`) or projected from the desk.
 */
import type { Color } from '../vocabulary/colors.ts';
import type { AskedBye, Bye } from '../vocabulary/pairings.ts';
import type { Sex } from '../vocabulary/people.ts';
import { type PointSystem, USUAL_POINTS } from '../vocabulary/points.ts';

export type { Bye, PointSystem };
export { USUAL_POINTS };

export const SCORES = ['win', 'draw', 'loss'] as const;
export type Score = (typeof SCORES)[number];

/** What one player had in one round. Of a game each player's own result stands: both may have lost (0-0). */
export type RoundEntry =
  | {
      readonly kind: 'game';
      readonly opponent: number;
      readonly color: Color;
      readonly score: Score;
      /** False where it ended before a move of both: it counts, and is not rated. */
      readonly rated: boolean;
    }
  /** Paired and not played. The colour is the one of the pairing, null where it is not told. */
  | {
      readonly kind: 'forfeit';
      readonly opponent: number;
      readonly color: Color | null;
      readonly won: boolean;
    }
  /** Begun or paired, its result not known yet. */
  | { readonly kind: 'adjourned'; readonly opponent: number; readonly color: Color }
  | { readonly kind: 'bye'; readonly bye: Bye }
  /** Nothing is written: of a round that was played, the same as a zero-point bye. */
  | { readonly kind: 'none' };

/** What a national federation says of a player (TRF26, the record named by its code). */
export interface NationalRecord {
  readonly federation: string;
  readonly sex: Sex;
  readonly title: string;
  readonly name: string;
  readonly rating: number | null;
  readonly origin: string;
  readonly id: string;
  readonly birth: string;
}

export interface RecordPlayer {
  /** The starting rank, from 1. */
  readonly number: number;
  readonly sex: Sex;
  readonly title: string;
  readonly name: string;
  readonly rating: number | null;
  readonly federation: string;
  readonly fideId: string;
  /** `1969-12-11`, `1969`, or empty; otherwise as it was written. */
  readonly birth: string;
  /** As the record states them: null where it does not. What the rounds come to is counted by `scoreAfter`. */
  readonly points: number | null;
  readonly rank: number | null;
  /** Round 1 first. Rounds after the last that is written are not here. */
  readonly rounds: readonly RoundEntry[];
  readonly national: readonly NationalRecord[];
}

/** Players who may not meet in these rounds, any two of them. */
export interface Forbidden {
  readonly firstRound: number;
  /** `LAST_ROUND` where it is for all rounds and how many there will be is not said. */
  readonly lastRound: number;
  readonly players: readonly number[];
}

/** No column of a round is wider. */
export const LAST_ROUND = 999;

/** Points that the pairing adds in these rounds to the players of these numbers. */
export interface Acceleration {
  readonly matchPoints: number;
  readonly points: number;
  readonly firstRound: number;
  readonly lastRound: number;
  readonly firstPlayer: number;
  readonly lastPlayer: number;
}

/** A bye said beforehand. */
export interface Absence {
  readonly bye: AskedBye;
  readonly round: number;
  readonly players: readonly number[];
}

/** Points given otherwise than the point system says (TRF26 299). */
export interface AbnormalPoints {
  /** The result that has this worth, or none where points are given or taken besides (12.9.4, 12.9.5). */
  readonly of: '' | 'W' | 'D' | 'L' | 'F' | 'H' | 'Z' | '+' | '-';
  readonly matchPoints: number;
  readonly points: number;
  /** 0: all rounds. */
  readonly round: number;
  readonly players: readonly number[];
}

export interface TieBreakList {
  readonly codes: readonly string[];
  /** Whether the list says where the points stand (212) instead of beginning after them (202). */
  readonly withPoints: boolean;
}

/** What a report says of the tournament in words, as written. */
export const HEAD_FIELDS = [
  'name',
  'city',
  'federation',
  'start',
  'end',
  'playerCount',
  'ratedCount',
  'teamCount',
  'type',
  'arbiter',
  'timeControl',
  'rankMethod',
  'controller',
  'system',
  'codedTimeControl',
] as const;
export type HeadField = (typeof HEAD_FIELDS)[number];

/** A line that is not understood, or a comment, and the record that it follows in the file (empty at its start). */
export interface KeptLine {
  readonly after: string;
  readonly text: string;
}

export interface TournamentRecord {
  readonly head: Readonly<Partial<Record<HeadField, string>>>;
  readonly deputies: readonly string[];
  /** The day of each round, as written. */
  readonly dates: readonly string[];
  /** How many rounds there will be; null where it is not said. */
  readonly roundCount: number | null;
  /** The colour of the first board's odd number in round 1. */
  readonly initialColor: Color | null;
  /** Whether the ranking, not the starting rank, numbers the players for the pairing (XXC rank). */
  readonly pairsByRank: boolean;
  readonly points: PointSystem;
  readonly tieBreaks: TieBreakList | null;
  readonly forbidden: readonly Forbidden[];
  readonly acceleration: readonly Acceleration[];
  readonly absences: readonly Absence[];
  readonly abnormal: readonly AbnormalPoints[];
  /** In the order of the file. */
  readonly players: readonly RecordPlayer[];
  readonly kept: readonly KeptLine[];
}

export const EMPTY_RECORD: TournamentRecord = {
  head: {},
  deputies: [],
  dates: [],
  roundCount: null,
  initialColor: null,
  pairsByRank: false,
  points: USUAL_POINTS,
  tieBreaks: null,
  forbidden: [],
  acceleration: [],
  absences: [],
  abnormal: [],
  players: [],
  kept: [],
};
