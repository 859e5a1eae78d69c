/** Presses taken back with the moves they completed: the clock as it stood before them (7.1). */
import { COLORS, advance, unpress } from '../../clocks/index.ts';
import type { Clock, Color } from '../../clocks/index.ts';
import type { ClockTimes } from '../../vocabulary/clocks.ts';
import type { BoardTime, ClockLine, ClockLineKind, Press } from '../journal/clock-state.ts';

/** A line that still counts, and the clock just before it. */
interface Step {
  readonly line: ClockLine;
  readonly before: Clock;
}

/** What was done to the times themselves: it stays when a press before it is taken back. */
const SETS_TIMES: Readonly<Record<ClockLineKind, boolean>> = {
  add: true,
  set: true,
  correct: true,
  place: true,
  swap: true,
  // what passed on the side that ran meanwhile goes with the move it ran for
  recover: false,
  interrupt: false,
  start: false,
  press: false,
  pause: false,
  freeze: false,
  resume: false,
  turn: false,
  look: false,
  end: false,
  reopen: false,
};

/** The lines of a board's clock without what was taken back since; of the clock whose place it took too. */
function stepsOf({ clock, earlier }: BoardTime): readonly Step[] {
  const all = clock === null ? [] : [...earlier, clock];
  const first = all.findLastIndex(({ goesOn }) => !goesOn);
  const lines = all.slice(Math.max(0, first)).flatMap((each) => each.lines);
  const kept = new Map<number, readonly Step[]>();
  return lines.reduce<readonly Step[]>((steps, line, at) => {
    const { backTo = null, strikes = null } = line.correction ?? {};
    const again = strikes === null ? undefined : kept.get(strikes);
    if (again !== undefined)
      return [...again, ...steps.slice(steps.findIndex((each) => each.line.seq === strikes) + 1)];
    const place = backTo === null ? -1 : steps.findIndex((each) => each.line.seq === backTo);
    if (place < 0) return [...steps, { line, before: justBefore(lines[at - 1], line) }];
    kept.set(line.seq, steps);
    // the presses are gone; what was given or taken meanwhile was given all the same
    const stays = steps.slice(place).filter((each) => SETS_TIMES[each.line.kind]);
    return [...steps.slice(0, place), ...stays, { line, before: before(steps, place) }];
  }, []);
}

function justBefore(last: ClockLine | undefined, { clock }: ClockLine): Clock {
  return last === undefined ? clock : advance(last.clock, { do: 'look', at: clock.at });
}

/** The clock before that step, with what has been done to the times since. */
function before(steps: readonly Step[], place: number): Clock {
  const [first, ...since] = steps.slice(place);
  if (first === undefined) throw new Error(`no step ${place} of ${steps.length}`);
  return since.reduce((clock, { line, before: was }) => {
    if (!SETS_TIMES[line.kind]) return clock;
    if (line.kind === 'swap') return withTimes(clock, { white: clock.black.time, black: clock.white.time });
    return withTimes(clock, {
      white: clock.white.time + line.clock.white.time - was.white.time,
      black: clock.black.time + line.clock.black.time - was.black.time,
    });
  }, first.before);
}

/** The clock with these times, none of them below zero. */
export function withTimes(clock: Clock, times: Readonly<Record<Color, number>>): Clock {
  return COLORS.reduce<Clock>(
    (each, by) => ({ ...each, [by]: { ...each[by], time: Math.max(0, times[by]) } }),
    clock,
  );
}

/** The clock without its last presses, and the line of the first of them; null where the journal does not hold it. */
export interface PressesTakenBack {
  readonly clock: Clock;
  readonly backTo: number | null;
}

/**
 * The clock, settled at this instant, without its last so many presses: counters, periods and whose turn it was go
 * back. Of the times, `before` gives those that stood just before the first of these presses, with what was given or
 * taken since; `now` those of this instant, without what the presses brought. It runs where it ran; where a flag had
 * fallen that then has not, it waits for the arbiter.
 */
export function withoutPresses(
  time: BoardTime,
  settled: Clock,
  count: number,
  times: ClockTimes,
): PressesTakenBack {
  const steps = stepsOf(time);
  const presses = steps.flatMap(({ line }, place) => (line.press === null ? [] : [place])).slice(-count);
  const first = count === 0 ? undefined : presses[0];
  const backTo = first === undefined ? null : (steps[first]?.line.seq ?? null);
  const held = first === undefined ? settled : before(steps, first);
  // presses made before the desk knew this clock
  const went = Array.from({ length: count - presses.length }).reduce<Clock>(unpress, held);
  if (went === settled) return { clock: settled, backTo };
  const brought = first === undefined ? NOTHING : broughtBy(steps.slice(first));
  const lost = (side: Color): number => brought[side] + held[side].time - went[side].time;
  const shown =
    times === 'before'
      ? timesOf(went)
      : { white: settled.white.time - lost('white'), black: settled.black.time - lost('black') };
  return { clock: asItStands(withTimes(went, shown), settled, times), backTo };
}

const NOTHING: Readonly<Record<Color, number>> = { white: 0, black: 0 };

function timesOf({ white, black }: Clock): Readonly<Record<Color, number>> {
  return { white: white.time, black: black.time };
}

/** What the presses among these steps added to each side: increments and the time of new periods. */
function broughtBy(steps: readonly Step[]): Readonly<Record<Color, number>> {
  return steps.reduce((sum, { line: { press, clock }, before: was }) => {
    if (press === null) return sum;
    const { side } = press;
    return { ...sum, [side]: sum[side] + broughtByOne(press, was[side].time, clock[side].time) };
  }, NOTHING);
}

/** Of a time typed from the table's clock only what it gained is known. */
function broughtByOne({ source, gained }: Press, was: number, is: number): number {
  return source === 'typed' ? gained : is - was;
}

function asItStands(clock: Clock, { at, phase, flag }: Clock, times: ClockTimes): Clock {
  if (times === 'now') return { ...clock, at, phase, flag };
  return { ...clock, at, phase: phase === 'fallen' && clock.flag === null ? 'frozen' : phase };
}

/** What the last press of a side that still counts added to its time; 0 where it has not pressed. */
export function gainedBy(time: BoardTime, side: Color): number {
  return stepsOf(time).findLast(({ line }) => line.press?.side === side)?.line.press?.gained ?? 0;
}

/** The clock as it was before its first press, to begin a new game with; null where it was placed in the middle of one. */
export function clockBeforeTheGame(time: BoardTime, at: number): PressesTakenBack | null {
  const lines = (time.clock === null ? [] : [...time.earlier, time.clock]).flatMap((each) => each.lines);
  const ready = lines.findLast(({ clock }) => clock.phase === 'ready');
  if (ready === undefined) return null;
  const after = lines.slice(lines.indexOf(ready) + 1);
  return { clock: { ...ready.clock, at }, backTo: after.find(({ press }) => press !== null)?.seq ?? null };
}
