/** The dual clock (6.1) as a plain value. It knows no time of its own: every event says when it happened. */
import type { Change, Color, SideControl, TimeControl } from './control.ts';
import { bonusOf, periodOf } from './control.ts';

/** One display. Times in milliseconds. */
export interface Side {
  /** The main time left, or what is left of this byo-yomi; the time used where the control counts up. */
  readonly time: number;
  /** Moves completed. */
  readonly moves: number;
  /** From 1. */
  readonly period: number;
  /** How long this side's clock has run in the move being made. */
  readonly spent: number;
  /** How long the main time will still stand (simple delay). */
  readonly still: number;
  /** Byo-yomi left, with the one that runs; 0 while there is main time. */
  readonly byoYomi: number;
}

/**
 * `ready`: not started. `frozen`: stopped so that only the arbiter resumes. `fallen`: a flag has fallen, nothing
 * runs until the arbiter resumes. `over`: there is a result, nothing runs any more.
 */
export type Phase = 'ready' | 'running' | 'paused' | 'frozen' | 'fallen' | 'over';

export interface Clock {
  readonly control: TimeControl;
  readonly change: Change;
  readonly white: Side;
  readonly black: Side;
  /** Whose clock runs, or would run. */
  readonly turn: Color;
  readonly phase: Phase;
  /** The side whose flag fell first. */
  readonly flag: Color | null;
  /** The instant up to which the time is counted. */
  readonly at: number;
}

/**
 * What happens to a clock; `at` in milliseconds of one monotonic clock. `start`: of the side to move, White's unless
 * the arbiter said otherwise. `look`: only time has passed. `set`: the arbiter sets what is given of one side.
 * `add`: gives or takes time. `turn`: the arbiter says whose clock it is. `swap`: the two times change places.
 * `resume` with `by`: a player's, which does not lift a freeze. `end`: there is a result.
 */
export type ClockEvent = { readonly at: number } & (
  | { readonly do: 'start' | 'pause' | 'freeze' | 'look' | 'swap' | 'end' }
  | { readonly do: 'resume'; readonly by?: Color }
  | { readonly do: 'press' | 'turn'; readonly by: Color }
  | {
      readonly do: 'set';
      readonly by: Color;
      readonly milliseconds?: number;
      readonly moves?: number;
      readonly period?: number;
    }
  | { readonly do: 'add'; readonly by: Color; readonly milliseconds: number }
);

/** What the two displays show. */
export interface Shown {
  readonly white: number;
  readonly black: number;
  readonly running: Color | null;
  readonly moves: Readonly<Record<Color, number>>;
  readonly period: Readonly<Record<Color, number>>;
  readonly flag: Color | null;
}

/** A clock set to a control: both sides at the base and the increment of their first move. */
export function newClock(control: TimeControl, change: Change = 'moves'): Clock {
  const [white, black] = [newSide(control.white), newSide(control.black)];
  return { control, change, white, black, turn: 'white', phase: 'ready', flag: null, at: 0 };
}

function newSide(control: SideControl): Side {
  const first = periodOf(control, 1);
  return {
    time: first.base + bonusOf(first, 'increment'),
    moves: 0,
    period: 1,
    spent: 0,
    still: bonusOf(first, 'delay'),
    byoYomi: 0,
  };
}

/** What a clock shows at the instant up to which its time is counted. */
export function shown({ white, black, turn, phase, flag }: Clock): Shown {
  return {
    white: white.time,
    black: black.time,
    running: phase === 'running' ? turn : null,
    moves: { white: white.moves, black: black.moves },
    period: { white: white.period, black: black.period },
    flag,
  };
}

/** When something happens by itself: a flag, the next period, a byo-yomi. Null where nothing will. */
export function nextInstant(clock: Clock): number | null {
  if (clock.phase !== 'running' || clock.control[clock.turn].mode === 'up') return null;
  const { still, time } = clock[clock.turn];
  return clock.at + still + time;
}
