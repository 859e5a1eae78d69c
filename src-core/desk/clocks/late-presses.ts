/** Presses that their screen made while it had no line to the desk, and that were heard too late to be put right. */
import { COLORS, advance } from '../../clocks/index.ts';
import type { Clock, Color } from '../../clocks/index.ts';
import type { Pressed } from '../commands/clock-commands.ts';
import type { ClockDeed } from '../journal/clock-events.ts';
import type { BoardClock, ClockLine } from '../journal/clock-state.ts';
import { clockOf } from '../journal/clock-state.ts';

/** Less is not worth an arbiter; more is a screen whose own clock is wrong. Milliseconds. */
const [WORTH_TELLING, LONGEST_BELIEVED] = [1_000, 3_600_000];

/** How much earlier than the instant that counts a screen says it was pressed; 0 where that is not worth telling. */
export function uncountedOf(deed: ClockDeed, pressed: Pressed | null, counted: number): number {
  if (deed.do !== 'press' || pressed === null) return 0;
  const earlier = counted - pressed.at;
  return earlier < WORTH_TELLING || earlier > LONGEST_BELIEVED ? 0 : earlier;
}

/**
 * The clock at `now` with late presses counted from when they were made: a press that counted too late cost its side
 * that time and spared the other as much, but what stood still, and what an arbiter has read or set since. Its
 * counters, and whether it runs, stay as they are. Null where nothing is left to put right.
 */
export function withLateCounted(there: BoardClock, now: number): Clock | null {
  const { lines } = there;
  // the line that placed the clock settles all before it
  const [first = lines[0], ...since] = lines.slice(lines.findLastIndex(({ settles }) => settles));
  if (!since.some(({ uncounted }) => uncounted > 0)) return null;
  const as = advance(clockOf(there), { do: 'look', at: now });
  const told = asPressed([first, ...since]);
  const due = told?.turn === as.turn ? advance(told, { do: 'look', at: as.at }) : addedUp(as, since);
  if (COLORS.every((color) => due[color].time === as[color].time)) return null;
  const fallen = due.phase === 'fallen' && as.phase !== 'fallen';
  return {
    ...as,
    white: { ...due.white, moves: as.white.moves },
    black: { ...due.black, moves: as.black.moves },
    ...(fallen ? { phase: 'fallen', flag: as.flag ?? due.flag } : {}),
  };
}

/** What each side's time lacked, as its last line left the clock, until late presses count. Null where nothing did. */
export function lateOf(there: BoardClock): Readonly<Record<Color, number>> | null {
  const clock = clockOf(there);
  const due = withLateCounted(there, clock.at);
  if (due === null) return null;
  return { white: due.white.time - clock.white.time, black: due.black.time - clock.black.time };
}

interface Done {
  readonly at: number;
  readonly line: ClockLine;
  /** The clock just before it, as its lines tell. */
  readonly before: Clock;
}

/** What was done after the first line, at the instants at which it was done; no press before the one it answers. */
function doneSince(lines: readonly [ClockLine, ...ClockLine[]]): readonly Done[] {
  const [first, ...rest] = lines;
  let pressedAt = first.clock.at;
  const done = rest.map((line, place): Done => {
    const { at } = line.clock;
    const before = advance((rest[place - 1] ?? first).clock, { do: 'look', at });
    if (line.press === null) return { at, line, before };
    pressedAt = Math.max(pressedAt, at - line.uncounted);
    return { at: pressedAt, line, before };
  });
  return done.toSorted((a, b) => a.at - b.at);
}

/**
 * The first line's clock, and all that was done since as if every press had been heard at once. Null where a press
 * would then not have counted at all, as the arbiter had said meanwhile whose turn it was.
 */
function asPressed(lines: readonly [ClockLine, ...ClockLine[]]): Clock | null {
  let { clock } = lines[0];
  const waiting: ClockLine[] = [];
  for (const one of doneSince(lines)) {
    clock = advance(clock, { do: 'look', at: one.at });
    if (one.line.press === null) clock = changed(clock, one);
    else waiting.push(one.line);
    // a press made while the clock stood, or while it was the other's turn, counts as soon as it can
    for (let next = awaited(clock, waiting); next >= 0; next = awaited(clock, waiting)) {
      for (const line of waiting.splice(next, 1)) clock = pressed(clock, line);
    }
  }
  return waiting.length === 0 ? clock : null;
}

/** The same by adding up: what each press cost its side, and spared the other. */
function addedUp(clock: Clock, lines: readonly ClockLine[]): Clock {
  return lines.reduce((each, { press, uncounted }) => {
    if (press === null) return each;
    return COLORS.reduce<Clock>((one, by) => {
      const milliseconds = one[by].time + (by === press.side ? uncounted : -uncounted);
      return { ...one, [by]: { ...one[by], time: Math.max(0, milliseconds) } };
    }, each);
  }, clock);
}

function awaited({ phase, turn }: Clock, waiting: readonly ClockLine[]): number {
  return phase === 'running' ? waiting.findIndex(({ press }) => press?.side === turn) : -1;
}

/** What was typed of the display is the fact; else the press counts at that instant. */
function pressed(clock: Clock, { press }: ClockLine): Clock {
  if (press === null) return clock;
  const { at } = clock;
  const after = advance(clock, { do: 'press', by: press.side, at });
  if (press.source !== 'typed') return after;
  return advance(after, { do: 'set', by: press.side, milliseconds: press.clk, at });
}

/** What a line did to the clock besides letting time pass: the same is done here. */
function changed(clock: Clock, { line: { kind, clock: after }, before }: Done): Clock {
  if (kind === 'swap') return advance(clock, { do: 'swap', at: clock.at });
  let next = clock;
  for (const color of COLORS) {
    const milliseconds = next[color].time + after[color].time - before[color].time;
    const { moves, period } = after[color];
    const counted = {
      ...(moves === before[color].moves ? {} : { moves }),
      ...(period === before[color].period ? {} : { period }),
    };
    next = advance(next, { do: 'set', by: color, milliseconds, ...counted, at: next.at });
  }
  // it stood, flagged, until the arbiter let it run
  if (after.phase === 'fallen' && next.phase === 'running') next = { ...next, phase: 'paused' };
  if (after.turn !== before.turn) next = { ...next, turn: after.turn };
  return after.phase === before.phase ? next : { ...next, phase: after.phase };
}
