/**
 * Views of clocks. Times are milliseconds, instants (`at`, `next`, `limit` ...) are milliseconds of the desk's own
 * time, which a screen knows by measureDeskTime.
 *
 * A running clock is drawn, not counted: at the instant `t` of the desk's time, with `e = t - at`, the running side
 * shows `time - max(0, e - still)`, never below 0 (`mode` up: `time + e`; hourglass: the other side shows what it
 * used besides). What comes after `next` the desk writes and shows by itself.
 */
import type {
  Change,
  Color,
  ControlError,
  Period,
  Phase,
  PlayRegime,
  Preset,
  Rating,
  ReadControl,
  SideControl,
} from '../clocks/index.ts';
import type {
  ClockDeed,
  ClockMode,
  ClockNumbers,
  ControlSetting,
  Interruption,
} from '../desk/journal/clock-events.ts';
import type { GameResult, Place, RuleSetId } from '../desk/journal/events.ts';
import type { Side } from './side.ts';
import type { Variant } from '../vocabulary/pieces.ts';
import type { ClockDisagreement, ClockMend } from '../vocabulary/clocks.ts';
import { ordinal, place, topic } from '../desk/commands/primitives.ts';

/** A time control with all that is said of it; `periods` and the rest are null where it was not understood. */
export interface ControlView extends ControlSetting {
  readonly periods: Readonly<Record<Color, readonly Period[]>> | null;
  readonly modes: Readonly<Record<Color, SideControl['mode']>> | null;
  readonly regime: PlayRegime | null;
  readonly rating: Rating | null;
  /** The regime is not the one of the tournament's rule set. */
  readonly otherRegime: boolean;
}

export type ControlScope = 'board' | 'round' | 'tournament';

/** Where which time control holds: a board's own goes before its round's, and that before the tournament's. */
export interface ControlsView {
  readonly tournament: ControlView | null;
  /** Rounds with a control of their own, as it was written. */
  readonly own: readonly { readonly round: number; readonly text: string }[];
  /** Rounds of the tournament for which there is none: no clock can be placed there. */
  readonly without: readonly number[];
  /** How late a player may be, in every round (6.7.1). */
  readonly defaultMinutes: number;
}

/** A time control as it is typed, not set yet. */
export interface ControlQuery {
  readonly text: string;
  readonly change: Change;
  /** The rules its regime is compared with; where not given, those of the tournament. */
  readonly ruleSet?: RuleSetId;
  /** The game it is for; where not given, that of the tournament. */
  readonly variant?: Variant;
}

/** What it says. `error` with its column (from 1) where it is not understood; it may be kept all the same. */
export interface ControlReading {
  readonly control: ControlView;
  /** The rules that follow from it, where nobody says that the supervision is full; null: from it none follow. */
  readonly rules: RuleSetId | null;
  /** How times without a unit were read. */
  readonly unit: ReadControl['unit'];
  readonly error: ControlError | null;
  /** What a text that is not read may say. */
  readonly senses: readonly ControlView[];
  /** What is played most, to be picked. */
  readonly presets: readonly Preset[];
}

/** One display. */
export interface DisplayView {
  readonly time: number;
  /** How long the main time stands still first (delay). */
  readonly still: number;
  readonly mode: SideControl['mode'];
  /** From 1, of so many. */
  readonly period: number;
  readonly periods: number;
  /** Moves completed by the counter, and how many are left of this period; null where it has no count. */
  readonly moves: number;
  readonly toGo: number | null;
  /** The byo-yomi that runs, counted down; 0 while there is main time. */
  readonly byoYomi: number;
}

/** Why clocks stand, since when, and whose ran. */
export interface InterruptedView {
  readonly cause: Interruption;
  /** The last sure instant, and the milliseconds since then of which nothing is known. */
  readonly at: number;
  readonly gap: number;
  readonly ran: Color;
  /** Since when the desk is back, in its own time: the clock has stood for `gap` and what has passed since. */
  readonly back: number;
  /** The time of day of that: UTC, ISO 8601. The last sure instant was `gap` before it. */
  readonly backAt: string;
}

export interface ClockRow {
  readonly mode: ClockMode;
  readonly phase: Phase;
  readonly turn: Color;
  readonly running: Color | null;
  /** The flag that fell first. */
  readonly flag: Color | null;
  readonly at: number;
  /** When something happens by itself; null where nothing will. */
  readonly next: number | null;
  readonly white: DisplayView;
  readonly black: DisplayView;
  /** Waits for the arbiter's answer after a crash or a sleep. */
  readonly interrupted: InterruptedView | null;
  /** Sides whose recorded moves complete a period that their clock has not left. */
  readonly overdue: readonly Color[];
  /** What of it contradicts the moves of the board; null where they agree. */
  readonly disagreement: DisagreementView | null;
}

/** A clock that contradicts the moves of its board, with what it is about and what mends it. */
export interface DisagreementView {
  readonly what: ClockDisagreement;
  readonly mend: ClockMend;
  /** Whose turn it is by the clock, and by the moves. */
  readonly clock: Color;
  readonly moves: Color;
  /** Moves of each side: as the clock counts them, and as they are recorded. */
  readonly counted: Readonly<Record<Color, number>>;
  readonly recorded: Readonly<Record<Color, number>>;
}

export interface CorrectionLine {
  readonly seq: number;
  readonly before: ClockNumbers;
  readonly numbers: ClockNumbers;
  readonly reason: string;
  readonly incident: number | null;
  /** Read from the clock on the table: there is nothing to set on it. */
  readonly read: boolean;
}

export interface ClockView extends ClockRow {
  /** The last line of this clock: what a command on it carries as `seen`, and what may be struck. */
  readonly seq: number;
  readonly control: ControlView;
  /** What each time lacks until presses that came late over a lost line count from when they were made. */
  readonly late: Readonly<Record<Color, number>> | null;
  /** What the last press of each side gained it, which a ruling may take back. */
  readonly gained: Readonly<Record<Color, number>>;
  /** Standing corrections, oldest first. */
  readonly corrections: readonly CorrectionLine[];
  readonly last: {
    readonly seq: number;
    readonly do: ClockDeed['do'] | 'reopen' | 'place' | 'correct' | 'interrupt' | 'recover';
    readonly by: Color | null;
    /** How much earlier than heard a device was pressed, in milliseconds. */
    readonly corrected: number;
  };
  /** The last line, where it may be struck. */
  readonly strikable: number | null;
}

/** What striking the last line of a clock leads to: the clock as it stands, and as it would; null: none any more. */
export interface ClockStrike {
  readonly stands: ClockRow;
  readonly becomes: ClockRow | null;
}

export const clockTopics = {
  clock: topic('clock', place),
  roundStart: topic('roundStart', { round: ordinal }),
} as const;
export type ClockTopicViews = ClockScreenView | RoundStartView;

/** One board for its clock screen. */
export interface ClockScreenView extends Place {
  readonly kind: 'clock';
  readonly exists: boolean;
  readonly white: Side | null;
  readonly black: Side | null;
  readonly result: GameResult | null;
  readonly clock: ClockView | null;
  /** At most so long back a device's word is believed, in milliseconds. */
  readonly mostCorrected: number;
  /** The control the board is to have: its own, the round's or the tournament's. */
  readonly control: ControlView | null;
  readonly from: ControlScope | null;
}

export interface AbsentView {
  readonly board: number;
  readonly side: Color;
  readonly player: Side | null;
  /** When a player not there loses (6.7.1); null before the start. */
  readonly limit: number | null;
  readonly over: boolean;
}

/** A forfeit at the limit, for the arbiter to declare: nothing is declared by itself. */
export interface ForfeitProposal {
  readonly result: GameResult;
  readonly reason: 'forfeit';
  readonly article: '6.7.1';
}

/** What does not fit before the round. */
export interface ClockTrouble {
  readonly board: number;
  readonly what:
    'noClock' | 'otherControl' | 'notReady' | 'notStarted' | 'interrupted' | 'startHidden' | 'drawBegun';
}

/** The start of a round: its control, its check, its clocks and who is missing. */
export interface RoundStartView {
  readonly kind: 'roundStart';
  readonly round: number;
  readonly control: ControlView | null;
  readonly from: 'round' | 'tournament' | null;
  readonly controls: ControlsView;
  /** Boards with a control of their own. */
  readonly own: readonly { readonly board: number; readonly control: ControlView }[];
  readonly troubles: readonly ClockTrouble[];
  /** `2026-11-29T16:30`, the day and time where it is played; empty: none. */
  readonly begins: string;
  readonly startedAt: number | null;
  readonly absent: readonly AbsentView[];
  /** Forfeits at the limit, for the arbiter to declare: nothing is declared by itself. */
  readonly proposals: readonly (ForfeitProposal & { readonly board: number })[];
  /** The kind of clock that this round has, else the one of the round before it that had any; null: none had. */
  readonly usual: ClockMode | null;
  readonly counts: {
    readonly ready: number;
    readonly running: number;
    readonly stopped: number;
    readonly flags: number;
    readonly over: number;
    readonly interrupted: number;
    /** Games in play or to come with no clock of this desk. */
    readonly bare: number;
  };
}
