/** What the desk keeps and shows of incidents: the ruling as plain values, what was decided, and what followed. */
import type { CannotMateReason } from '../../chess/mating/can-checkmate.ts';
import type { Color, PromotionRole, Square } from '../../chess/types.ts';
import type { Asks } from '../../laws/complaint.ts';
import type { Incident } from '../../laws/incident.ts';
import type { Basis, Ended, Point } from '../../laws/ruling.ts';
import type { Regime, TournamentRules as LawTournamentRules } from '../../laws/rule-sets/rule-set.ts';
import type { ClockTimes } from '../../vocabulary/clocks.ts';
import type { AppealOutcome, DecidedAt, StandsAct } from '../../vocabulary/incidents.ts';
import type { PenaltyCode } from '../../vocabulary/penalties.ts';
import type { GameResult, ResultReason } from '../../vocabulary/results.ts';
import type { Place } from './place.ts';

export type { AppealOutcome, PenaltyCode };
import type { PersonId } from './people.ts';

/** What the Laws leave to a tournament, besides its default time, which is among its times. */
export type TournamentRules = Omit<LawTournamentRules, 'defaultTimeMinutes'>;

/** A move a ruling speaks of; `san` in English letters. */
export interface RuledMove {
  readonly uci: string;
  readonly san: string;
  readonly from: Square;
  readonly to: Square;
  readonly promotion?: PromotionRole;
}

/** Can this side still mate, where the ruling turns on it; the line in SAN, or why there is none. */
export type MateView =
  | { readonly side: Color; readonly answer: 'yes'; readonly line: readonly string[] }
  | { readonly side: Color; readonly answer: 'no'; readonly reason: CannotMateReason }
  | { readonly side: Color; readonly answer: 'unknown'; readonly searched: number };

/** One time the position claimed stood on the chessboard. */
export interface Occurrence {
  /** First, second, third ... */
  readonly number: number;
  readonly ply: number;
  /** The move that led there; null for the start of the game. */
  readonly moveNumber: number | null;
  readonly color: Color | null;
  readonly san: string | null;
  /** Not on the chessboard yet: it would arise by the announced move. */
  readonly announced: boolean;
}

export interface StatusView {
  readonly ended: Ended | null;
  readonly occurrences: number;
  readonly quietPlies: number;
  readonly claimableNow: readonly Basis[];
  readonly claimableWith: Readonly<Record<Basis, readonly RuledMove[]>>;
  readonly ends: readonly { readonly ended: Ended; readonly ply: number }[];
}

export interface TimeGiven {
  readonly to: Color;
  readonly ms: number;
}

/** What both clocks show, in milliseconds. */
export type TimesShown = Readonly<Record<Color, number>>;

/** The times a clock can go on with where presses of it are taken back (7.1), before time is given or taken. */
export interface ClockPairs {
  /** As they stood before the first of these presses. */
  readonly before: TimesShown;
  /** As they stand now, without what the presses brought. */
  readonly now: TimesShown;
  /** Which of them, unless the arbiter says otherwise. */
  readonly chosen: ClockTimes;
}

/** The desk's own clock of a side, in milliseconds. */
export interface TimeLeft {
  readonly side: Color;
  readonly ms: number;
}

export type Counted = Readonly<Record<Color, number>>;

/** The ruling as it was given, kept with the decision. */
export interface RulingKept {
  readonly answer: 'ruled' | 'question';
  readonly edition: string;
  readonly regime: Regime;
  /** The fact that must be told first; then nothing follows yet. */
  readonly question: string | null;
  /** Of what was told together the one it asks about, from 0; absent where one thing was told. */
  readonly about?: number;
  readonly upheld: boolean | null;
  readonly points: readonly Point[];
  readonly mate: MateView | null;
  /** Each time the position claimed stood there; absent where it is about another thing, and in lines of old. */
  readonly occurrences?: readonly Occurrence[];
}

/** What the Laws said against a result when it was declared. */
export interface LawsOfResult {
  /** Theirs in its place; null: the game goes on, or they ask something first. */
  readonly result: GameResult | null;
  /** Why it would be theirs. */
  readonly reason: ResultReason | null;
  readonly points: readonly Point[];
}

/** A ruling as people read it, on a screen or on paper. */
export interface RulingRead extends RulingKept {
  /** Each once, in the order of the points. */
  readonly articles: readonly string[];
}

/** What the Laws say, for a screen, before anything is decided. */
export interface RulingView extends RulingRead {
  readonly edition: 'fide-2023';
  /** What of a player's `upheld` answers; null where nobody is told to have asked. */
  readonly asks: Asks;
  /** The only moves the player may now make; null where that is not limited. */
  readonly allowed: readonly RuledMove[] | null;
  readonly freeMove: boolean;
  readonly time: TimeGiven | null;
  /** Put on each clock besides, or taken from it. */
  readonly times: TimeChanges | null;
  readonly removeIncrement: Color | null;
  /** Completed illegal acts of this game after the ruling. */
  readonly illegalCount: Counted;
  readonly restoreToPly: number | null;
  readonly result: GameResult | null;
  /** With what the result would be written down. */
  readonly reason: ResultReason | null;
  readonly newGame: boolean;
  /** The game goes on with reversed colours: the pairing is exchanged (7.3). */
  readonly coloursExchanged: boolean;
  /** The move that stands and will be written though no article allows it, in English letters. */
  readonly stands: string | null;
  /** It was made out of turn: the pass of the side on move is written before it. */
  readonly outOfTurn: boolean;
  readonly status: StatusView | null;
  /** What a board as it stands is; null where it is about another thing, or is asked. */
  readonly act: StandsAct | null;
  /** The moves that are missing between the record and that board, in order. */
  readonly missing: readonly RuledMove[];
  /** Where the question is what the player meant: what there is to choose from. */
  readonly meant: readonly (RuledMove | 'displaced')[];
  /** None where repetition is not what it is about. */
  readonly occurrences: readonly Occurrence[];
  /** That position: the chessboard, 64 letters from a1, and whose move it is; null where it is about another thing. */
  readonly repeated: { readonly chessboard: string; readonly turn: Color } | null;
  /** Of a flag said to have fallen, where the desk's own clock stands far from zero: to be looked at first. */
  readonly clockLeft: readonly TimeLeft[];
  /** Where the clock of the board goes back: both pairs of times. */
  readonly clocks: ClockPairs | null;
  /** The game as the Laws looked at it: plies, the chessboard (64 letters from a1), and who had the move. */
  readonly ply: number;
  readonly chessboard: string;
  readonly turn: Color;
}

/** A penalty of 12.9, chosen by the arbiter. `ms` where it is about time, `points` where it is about points. */
export interface Penalty {
  readonly by: Color;
  readonly code: PenaltyCode;
  readonly ms: number | null;
  readonly points: number | null;
  readonly note: string;
}

/** Milliseconds by side; negative where time is taken. */
export type TimeChanges = Readonly<Record<Color, number>>;

/** Moves taken back, and the move that is then the last; null where none is left. */
export interface MovedBack {
  readonly moves: number;
  readonly after: { readonly moveNumber: number; readonly color: Color; readonly san: string } | null;
}

/** What striking an incident takes back, besides what it counted and bound to. */
export interface StrikeUndoes {
  /** Its result, where that still stood. */
  readonly result: GameResult | null;
  /** Plies that it took back, written again. */
  readonly back: number;
  /** Plies that it wrote, struck with it. */
  readonly gone: number;
  /** Its time is taken back on the desk's own clock. */
  readonly clock: boolean;
  /** The colours of the pairing are exchanged again; absent where not, and in lines of old. */
  readonly colours?: true;
}

export type BothTexts = Readonly<Record<Color, string>>;
/** Milliseconds on both clocks; null where nobody looked. */
export type BothClocks = Readonly<Record<Color, number | null>>;

/** What an incident has led to. Kept in its entry, so that no later reading of the Laws changes it. */
export interface Consequences {
  readonly result: GameResult | null;
  readonly time: TimeGiven | null;
  readonly removeIncrement: Color | null;
  readonly restoreToPly: number | null;
  /** What that takes back of the game; absent where nothing is, and in lines of old. */
  readonly back?: MovedBack;
  /** Put on each clock or taken from it besides `time`: what both are owed, or as the arbiter decides himself. */
  readonly times?: TimeChanges;
  readonly newGame: boolean;
  /** UCI; null where that is not limited. */
  readonly allowed: readonly string[] | null;
  /** The position those moves are made in, where it is not the one ruled on. */
  readonly allowedFen?: string;
  /** Any legal move, where a limit might have been expected: an earlier one on this move no longer holds. */
  readonly freeMove: boolean;
  /** Completed illegal acts that this one adds. */
  readonly illegal: Counted;
  /** A claim made; `wrong` where it was looked at and found incorrect. */
  readonly claim: { readonly by: Color; readonly wrong: boolean } | null;
  /** Whose draw offer it counts as (9.1.2, 9.1.2.3). */
  readonly offer: Color | null;
  readonly penalties: readonly Penalty[];
  /** The illegal move stands (A.5.2) and is written with the incident: as it was played, in English letters. */
  readonly stands?: string;
  /** It was made out of turn, and a pass is written before it; absent where not, and in lines of old. */
  readonly outOfTurn?: true;
  /** White and Black of the pairing are exchanged, as they play (7.3); absent where not, and in lines of old. */
  readonly coloursExchanged?: true;
}

export interface IncidentDecided extends Place {
  readonly type: 'incidentDecided';
  readonly incident: Incident;
  /** What else was true at that moment, ruled on with it; absent where nothing was said, and in lines of old. */
  readonly also?: readonly Incident[];
  readonly white: PersonId | null;
  readonly black: PersonId | null;
  /** The game it was ruled on: plies, and the position. */
  readonly ply: number;
  readonly fen: string;
  /** UCI of moves that were missing from the record. */
  readonly missing: readonly string[];
  readonly ruling: RulingKept;
  readonly decision: { readonly by: 'laws' | 'own'; readonly reason: string };
  readonly consequences: Consequences;
  readonly statements: BothTexts;
  readonly witnesses: string;
  readonly note: string;
  readonly clocks: { readonly before: BothClocks; readonly after: BothClocks };
  readonly tookMs: number;
  /** Decided where its line, the next, was written, and struck with that; absent where it was told as an incident. */
  readonly decidedAt?: DecidedAt;
  /** As lines of old say that it was at the clock. */
  readonly atClock?: true;
}

export type IncidentEvent =
  | IncidentDecided
  /** `seq` is the line of the incident. */
  | ({
      readonly type: 'appealMade';
      readonly seq: number;
      readonly by: Color;
      readonly text: string;
    } & Place)
  /** `seq` is the line of the appeal. */
  | ({
      readonly type: 'appealSettled';
      readonly seq: number;
      readonly outcome: AppealOutcome;
      readonly text: string;
    } & Place);
