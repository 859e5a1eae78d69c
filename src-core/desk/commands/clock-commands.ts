/** What may be asked of the desk about time. The desk adds the instant; a device says when it was pressed. */
import type { Change, Color } from '../../clocks/index.ts';
import type { ClockMode, Interruption } from '../journal/clock-events.ts';
import type { Place } from '../journal/events.ts';

/** When a device was touched, in the desk's time as that device has measured it; the desk bounds it. */
export interface Pressed {
  readonly at: number;
}

/** A display as an arbiter types it; what is not given is that of a clock just set. */
export interface TypedSide {
  readonly milliseconds?: number;
  readonly moves?: number;
  readonly period?: number;
}

/** Both displays as an arbiter reads them or wants them; what is not given of a side is left as it is. */
export interface ClockReading {
  readonly white: TypedSide;
  readonly black: TypedSide;
  readonly turn: Color;
  readonly running: boolean;
}

/** A reading after an interruption: both times are there to be read, as nothing is known of them. */
export interface WholeReading extends ClockReading {
  readonly white: TypedSide & { readonly milliseconds: number };
  readonly black: TypedSide & { readonly milliseconds: number };
}

/** What may be done to a clock. `resume` with `by` is a player's, which does not lift a freeze. */
export type ClockAction =
  | { readonly do: 'start' | 'pause' | 'freeze' | 'swap' }
  | { readonly do: 'resume'; readonly by?: Color }
  | { readonly do: 'press' | 'turn'; readonly by: Color }
  | ({ readonly do: 'set'; readonly by: Color } & TypedSide)
  | { readonly do: 'add'; readonly by: Color; readonly milliseconds: number };

/**
 * A correction: as numbers for both displays, or as a penalty (time to one side, the increment gained by the last
 * press taken back from the other, 7.5) that the desk works out at that instant; or as a reading: all that the
 * displays show, whose turn it is and whether the clock runs, in one line; or the presses that came late over a lost
 * line, counted from when they were made.
 */
export type Correction =
  | { readonly kind: 'late' }
  | {
      readonly kind: 'numbers';
      readonly white: number;
      readonly black: number;
      readonly moves: Readonly<Record<Color, number>> | null;
    }
  | {
      readonly kind: 'penalty';
      readonly add: { readonly to: Color; readonly milliseconds: number } | null;
      readonly takeBackGained: Color | null;
    }
  | ({ readonly kind: 'reading' } & ClockReading);

export type ClockCommand =
  /** The time control of the tournament (no round), of a round, or of one board of it. */
  | {
      readonly type: 'setControl';
      readonly round: number | null;
      readonly board: number | null;
      /** As people write it; empty: none of its own. */
      readonly text: string;
      readonly change: Change;
    }
  | { readonly type: 'setDefaultTime'; readonly minutes: number }
  | { readonly type: 'scheduleRound'; readonly round: number; readonly begins: string }
  /** Puts a clock, set to its control, on boards of a round; null: on all that have a game and no clock yet. */
  | {
      readonly type: 'placeClocks';
      readonly round: number;
      readonly boards: readonly number[] | null;
      readonly mode: ClockMode;
    }
  /** Puts a clock on one board, with what its displays show. `running`: whose clock runs there now, if one does. */
  | ({
      readonly type: 'placeClock';
      readonly mode: ClockMode;
      readonly white: TypedSide;
      readonly black: TypedSide;
      readonly turn: Color;
      readonly running: boolean;
    } & Place)
  /**
   * Another kind of clock in the place of the board's: a mirror of one on the table for the official one, or the
   * other way round. What is not given stays as it stands. The reason may be empty before the first start.
   */
  | ({
      readonly type: 'changeClock';
      readonly mode: ClockMode;
      readonly reason: string;
    } & ClockReading &
      Place)
  | ({
      readonly type: 'clockAct';
      readonly pressed: Pressed | null;
      /** A start, a press or a player's resuming touched at the board's own clock, by whoever plays there: no arbiter signs it. */
      readonly from?: 'clock';
      /** The arbiter's; empty where none is given. */
      readonly reason: string;
    } & Place &
      ClockAction)
  | ({
      readonly type: 'correctClock';
      readonly correction: Correction;
      readonly reason: string;
      readonly incident: number | null;
    } & Place)
  /** Starts White's clocks: of the boards named, or of all where nobody is said to be absent. */
  | { readonly type: 'startRound'; readonly round: number; readonly boards: readonly number[] | null }
  | ({ readonly type: 'setPresence'; readonly side: Color; readonly present: boolean } & Place)
  /**
   * Answers the desk's question after a crash or a sleep, for the boards named, or for all that wait where they are of
   * one kind: a clock on the table went on by itself, an official one stood.
   */
  | {
      readonly type: 'recoverClocks';
      readonly round: number;
      readonly boards: readonly number[] | null;
      readonly how: RecoveryChosen;
      /** True: the clocks run again at once. A reading says by itself whether the clock runs. */
      readonly resume: boolean;
    }
  /** Writes what running clocks have done by themselves: a flag, a new period. The desk asks it of itself. */
  | { readonly type: 'lookAtClocks' };

/**
 * `deduct`: the gap until the desk was back, or with `until` all the time until this answer. `set`: both times of one
 * board. `read`: what the clock on the table of one board, a mirror, shows now.
 */
export type RecoveryChosen =
  | { readonly kind: 'leave' }
  | { readonly kind: 'deduct'; readonly until?: 'decision' }
  | { readonly kind: 'set'; readonly white: number; readonly black: number }
  | ({ readonly kind: 'read'; readonly reason: string } & WholeReading);

/** What only the desk says to itself: all running clocks stand, at the last instant it is sure of. */
export interface InterruptClocks {
  readonly type: 'interruptClocks';
  readonly cause: Interruption;
  readonly at: number;
  readonly gap: number;
}
