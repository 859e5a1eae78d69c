/** What the desk knows of time: controls, the clocks of the boards, who is there. Plain values, never changed in place. */
import type { Clock, Color } from '../../clocks/index.ts';
import type { ClockDeed, ClockMode, ClockNumbers, ControlSetting, Interruption } from './clock-events.ts';

export type ClockLineKind = ClockDeed['do'] | 'reopen' | 'place' | 'correct' | 'interrupt' | 'recover';

/** Where a time beside a move comes from: this desk's own clock, what it worked out of a mirror, or a hand. */
export type TimeSource = 'measured' | 'computed' | 'typed';

/** A press, for the times beside the moves. */
export interface Press {
  readonly side: Color;
  /** The counter after it: the move of that side it completed. */
  readonly move: number;
  /** What the display showed after it, and how long the move took. */
  readonly clk: number;
  readonly used: number;
  readonly gained: number;
  readonly source: TimeSource;
}

export interface LastCorrection {
  readonly before: ClockNumbers;
  readonly numbers: ClockNumbers;
  readonly reason: string;
  readonly incident: number | null;
  /** Read from the clock on the table; else set. */
  readonly read: boolean;
  /** The line of the first press it took back; null where it took none. */
  readonly backTo: number | null;
  /** The line of the correction it takes back; null where it is one of its own. */
  readonly strikes: number | null;
}

export interface Interrupted {
  readonly cause: Interruption;
  readonly at: number;
  readonly gap: number;
  readonly ran: Color;
  /** The desk's instant from which it was back. */
  readonly back: number;
  /** The time of day of that: UTC, ISO 8601. */
  readonly backAt: string;
}

/** A line that stands, with what it led to: striking the last one goes back to the one before. */
export interface ClockLine {
  readonly seq: number;
  readonly kind: ClockLineKind;
  readonly by: Color | null;
  readonly corrected: number;
  /** How much more a late press would have had to be corrected by, in milliseconds. */
  readonly uncounted: number;
  readonly clock: Clock;
  /** It put late presses right, or set or read all of the clock: no press before it is late any more. */
  readonly settles: boolean;
  readonly press: Press | null;
  readonly correction: LastCorrection | null;
  /** The line of the incident it follows from; null where from none. */
  readonly incident: number | null;
  readonly interrupted: Interrupted | null;
}

export interface BoardClock {
  /** The last line about this clock, strikes included. */
  readonly seq: number;
  readonly mode: ClockMode;
  readonly control: ControlSetting;
  /** It took the place of another clock in the middle of a game, whose presses still count. */
  readonly goesOn: boolean;
  readonly lines: readonly [ClockLine, ...ClockLine[]];
}

export interface BoardTime {
  /** The board's own control; null: the round's. */
  readonly control: ControlSetting | null;
  readonly clock: BoardClock | null;
  /** Clocks that stood here before another was put in their place. */
  readonly earlier: readonly BoardClock[];
  readonly absent: readonly Color[];
}

export interface RoundTime {
  readonly control: ControlSetting | null;
  readonly begins: string;
  readonly startedAt: number | null;
}

/** Time as it concerns no single board. */
export interface DeskTimes {
  readonly control: ControlSetting | null;
  readonly defaultMinutes: number;
  readonly rounds: ReadonlyMap<number, RoundTime>;
}

export const NO_BOARD_TIME: BoardTime = { control: null, clock: null, earlier: [], absent: [] };
export const NO_ROUND_TIME: RoundTime = { control: null, begins: '', startedAt: null };
export const NO_TIMES: DeskTimes = { control: null, defaultMinutes: 0, rounds: new Map() };

export function lastLine({ lines }: BoardClock): ClockLine {
  return lines[lines.length - 1] ?? lines[0];
}

/** The clock as its last line left it. */
export function clockOf(board: BoardClock): Clock {
  return lastLine(board).clock;
}

/** What answers an interruption: the answer itself, or the arbiter who lets the clock run (by a reading, too). */
const ANSWERS: ReadonlySet<ClockLineKind> = new Set(['recover', 'resume', 'place']);

/**
 * The interruption the arbiter has not answered yet. Time given or taken meanwhile, a freeze, or a result that was
 * struck are no answer: what became of the gap is still asked. Null where none waits, and after a result.
 */
export function interruptedOf(board: BoardClock): Interrupted | null {
  if (clockOf(board).phase === 'over') return null;
  const last = board.lines.findLast(
    ({ kind, interrupted, clock }) => interrupted !== null || ANSWERS.has(kind) || clock.phase === 'running',
  );
  return last?.interrupted ?? null;
}
