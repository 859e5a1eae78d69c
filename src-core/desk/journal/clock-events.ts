/**
 * Lines of the journal about time. Instants (`at`) are whole milliseconds of the desk's own time, which only goes
 * forward; a clock line carries the clock it led to (`after`), so that a later rule never counts it anew.
 */
import type { Change, ClockEvent, Color, Phase } from '../../clocks/index.ts';
import type { ClockMode, Interruption } from '../../vocabulary/clocks.ts';
import type { Place } from './place.ts';

export type { ClockMode, Interruption };

/** A time control as it was written, and what was understood of it. */
export interface ControlSetting {
  readonly text: string;
  /** The one canonical form, in seconds; null where the text was not understood and is only kept. */
  readonly canonical: string | null;
  readonly change: Change;
}

/** One display in the journal; what is not there is 0. */
export interface StoredSide {
  readonly time: number;
  readonly moves: number;
  readonly period: number;
  readonly spent?: number;
  readonly still?: number;
  readonly byoYomi?: number;
}

/** A clock in the journal: all but its control, which the line that placed it holds. */
export interface StoredClock {
  readonly at: number;
  readonly phase: Phase;
  readonly turn: Color;
  readonly flag: Color | null;
  readonly white: StoredSide;
  readonly black: StoredSide;
}

type WithoutAt<T> = T extends unknown ? Omit<T, 'at'> : never;

/** What a player or the arbiter does to a clock; `look` and `end` are done by the desk itself. */
export type ClockDeed = WithoutAt<ClockEvent>;

/** Both displays and both counters as an arbiter sets them. */
export interface ClockNumbers {
  readonly white: number;
  readonly black: number;
  readonly moves: Readonly<Record<Color, number>>;
}

/** How a clock stands, besides its times and counters. */
export interface ClockStanding {
  readonly phase: Phase;
  readonly turn: Color;
  readonly periods: Readonly<Record<Color, number>>;
}

/** What a reading of all that the displays show changed, at its instant. */
export interface ReadFrom {
  readonly before: ClockNumbers;
  readonly was: ClockStanding;
}

/** What is done about an interruption: nothing, take the gap from the side that ran, or set both times. */
export type Recovery = 'leave' | 'deduct' | 'set';

export type ClockBoardEvent = Place &
  (
    | { readonly type: 'boardControlSet'; readonly control: ControlSetting }
    | {
        readonly type: 'clockPlaced';
        readonly mode: ClockMode;
        readonly control: ControlSetting;
        /** The other kind of clock whose place it takes, how that stood, and why. */
        readonly replaces?: ReadFrom & { readonly mode: ClockMode; readonly reason: string };
        /** The line of the incident it follows from: other times than those that stood (6.10.1). Absent in lines of old. */
        readonly incident?: number;
        readonly after: StoredClock;
      }
    | ({
        readonly type: 'clockActed';
        /** The instant it happened. */
        readonly at: number;
        /** How long before it was heard a device said that it happened, in milliseconds; absent where 0. */
        readonly corrected?: number;
        /** How much earlier still its screen says that a press was made, which is more than is corrected. */
        readonly uncounted?: number;
        /** A press: how long the move took, and what it added to the presser's time. */
        readonly used?: number;
        readonly gained?: number;
        /** A press beside a clock on the table, with what its display showed then as the arbiter typed it. */
        readonly typed?: number;
        /** A flag line this press takes the place of: pressed before the flag fell, heard after. */
        readonly inPlaceOf?: number;
        readonly reason?: string;
        /** Touched at the board's own clock by a player: no arbiter signs the line. Absent in lines of old. */
        readonly from?: 'clock';
        /** The line of the incident it follows from: time given or taken by decision. Absent in lines of old. */
        readonly incident?: number;
        readonly after: StoredClock;
      } & (ClockDeed | { readonly do: 'reopen' }))
    | {
        readonly type: 'clockCorrected';
        readonly at: number;
        readonly before: ClockNumbers;
        readonly numbers: ClockNumbers;
        readonly reason: string;
        /** The line of the incident it follows from. */
        readonly incident: number | null;
        /** All of the clock was set or read at once: how it stood before. */
        readonly was?: ClockStanding;
        /** Of a clock on the table: what it showed was read, nothing was set on it. */
        readonly read?: true;
        /** Late presses count from when they were made. */
        readonly late?: true;
        /** The line of the first press it took back, and all since with it. */
        readonly backTo?: number;
        /** The line of the correction, brought by an incident that is struck, which it takes back. */
        readonly strikes?: number;
        readonly after: StoredClock;
      }
    | {
        readonly type: 'clockInterrupted';
        readonly cause: Interruption;
        /** The last instant the desk is sure of: the clock stands there. */
        readonly at: number;
        /** How long nothing is known of, in milliseconds. */
        readonly gap: number;
        /** The instant at which the desk was back and the clock was made to stand; absent in earlier files. */
        readonly back?: number;
        readonly after: StoredClock;
      }
    | {
        readonly type: 'clockRecovered';
        readonly at: number;
        readonly how: Recovery;
        /** What was taken from the side that ran, in milliseconds. */
        readonly deducted: number;
        /** How long it had stood when this was decided, the gap included; absent in earlier files. */
        readonly stood?: number;
        /** Deducted was all of that, not only the gap until the desk was back. */
        readonly until?: 'decision';
        /** Set as the clock on the table showed it: what the desk had before, and why. */
        readonly read?: ReadFrom & { readonly reason: string };
        /** The line of the incident it follows from: time given or taken by decision. Absent in lines of old. */
        readonly incident?: number;
        readonly after: StoredClock;
      }
    | { readonly type: 'playerAbsent'; readonly side: Color }
    | {
        readonly type: 'playerArrived';
        readonly side: Color;
        readonly at: number;
        /** Milliseconds since the round was started; absent before that, and in earlier files. */
        readonly sinceStart?: number;
        /** Milliseconds since the default time was over (6.7.1); absent within it, and in earlier files. */
        readonly pastDefault?: number;
      }
  );

/** About a round or the tournament: own lines of no board. */
export type ClockRoundEvent =
  | { readonly type: 'controlSet'; readonly round: number | null; readonly control: ControlSetting }
  /** 6.7.1: minutes after the start at which a player not there loses. */
  | { readonly type: 'defaultTimeSet'; readonly minutes: number }
  /** The day and time of the start where it is played, `2026-11-29T16:30`; empty: none. */
  | { readonly type: 'roundScheduled'; readonly round: number; readonly begins: string }
  /** White's clocks were started (6.6); the lines of the boards follow. */
  | { readonly type: 'roundStarted'; readonly round: number; readonly at: number; readonly started: number };

export type ClockDeskEvent = ClockBoardEvent | ClockRoundEvent;
