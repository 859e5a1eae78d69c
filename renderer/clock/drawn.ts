/** A clock between two words of the desk: only drawing. What happens to it by itself, the desk says. */
import type { ClockRow, Color } from '../../src-core/contract/desk-api.ts';
import { tenthsBelowMs } from '../../src-core/words/clock-face.ts';

/** What a clock shows at one instant, and how it goes on until the desk speaks again. */
export interface DrawnClock {
  /** The two times at `at`, in milliseconds. */
  readonly white: number;
  readonly black: number;
  /** The desk's instant, in milliseconds. */
  readonly at: number;
  readonly running: Color | null;
  /** How long the running time stands still first (simple delay). */
  readonly still: number;
  readonly mode: Readonly<Record<Color, 'down' | 'hourglass' | 'up'>>;
}

type Shown = Pick<ClockRow, 'white' | 'black' | 'at' | 'running'>;

/** A clock of a view, as it is drawn. */
export function drawnOf({ white, black, at, running }: Shown): DrawnClock {
  const still = running === null ? 0 : { white, black }[running].still;
  const mode = { white: white.mode, black: black.mode };
  return { white: white.time, black: black.time, at, running, still, mode };
}

/** A clock that was ready, running for the side to move from an instant of the desk. */
export function drawnAfterStart(clock: Shown & Pick<ClockRow, 'turn'>, at: number): DrawnClock {
  return drawnOf({ ...clock, at, running: clock.turn });
}

/** The same clock as its own display will show it once that side has pressed; the desk has the last word. */
export function drawnAfterPress(clock: DrawnClock, by: Color, at: number, still: number): DrawnClock {
  const now = { white: timeAt(clock, 'white', at), black: timeAt(clock, 'black', at) };
  return { ...clock, ...now, at, still, running: by === 'white' ? 'black' : 'white' };
}

/** The time of one side at an instant of the desk. */
export function timeAt(clock: DrawnClock, color: Color, now: number): number {
  const way = wayOf(clock, color);
  if (way === 0) return clock[color];
  return Math.max(0, clock[color] + way * Math.max(0, now - clock.at - clock.still));
}

/** When the face of a side changes next; infinite where it stands. `tenths` as for `formatFace`. */
export function changesAt(clock: DrawnClock, color: Color, now: number, tenths: boolean): number {
  const way = wayOf(clock, color);
  if (way === 0) return Number.POSITIVE_INFINITY;
  const time = timeAt(clock, color, now);
  const from = clock.at + clock.still;
  // a face that grows is rounded down only where it counts up; what an hourglass gives is a time left
  if (way === 1) {
    const next = clock.mode[color] === 'up' ? (Math.floor(time / 1000) + 1) * 1000 : above(time, tenths);
    return from + next - clock[color];
  }
  if (time === 0) return Number.POSITIVE_INFINITY;
  const step = tenths && time <= tenthsBelowMs ? 100 : 1000;
  return from + clock[color] - (Math.ceil(time / step) - 1) * step;
}

/** Just past the next step of a time that grows and is rounded up. */
function above(time: number, tenths: boolean): number {
  const step = tenths && time < tenthsBelowMs ? 100 : 1000;
  return Math.ceil(time / step) * step + 1;
}

/** -1 where the time runs down, 1 where it grows, 0 where it stands. */
function wayOf({ running, mode }: DrawnClock, color: Color): -1 | 0 | 1 {
  if (running === null) return 0;
  if (running === color) return mode[color] === 'up' ? 1 : -1;
  return mode[running] === 'hourglass' ? 1 : 0;
}
