/** Lines about time, read back. Nothing is counted here: a line holds the clock it led to. */
import type { Clock, Color } from '../../clocks/index.ts';
import type { ClockBoardEvent, ClockRoundEvent } from './clock-events.ts';
import type { BoardClock, BoardTime, ClockLine, DeskTimes, Press, RoundTime } from './clock-state.ts';
import { NO_ROUND_TIME, clockOf } from './clock-state.ts';
import { packed } from './packed-press.ts';
import { controlIn, restoredClock } from './stored-clock.ts';

/** The number of a line, and when it was written: UTC, ISO 8601. */
export interface Line {
  readonly seq: number;
  readonly at: string;
}

/** What the desk knows of a board's time after one more line. */
export function foldBoardTime(time: BoardTime, { seq, at }: Line, event: ClockBoardEvent): BoardTime {
  switch (event.type) {
    case 'boardControlSet':
      return { ...time, control: event.control.text === '' ? null : event.control };
    case 'playerAbsent':
      return { ...time, absent: [...time.absent.filter((side) => side !== event.side), event.side] };
    case 'playerArrived':
      return { ...time, absent: time.absent.filter((side) => side !== event.side) };
    case 'clockPlaced':
      return {
        ...time,
        clock: placed(seq, event),
        earlier: time.clock === null ? time.earlier : [...time.earlier, time.clock],
      };
    default: {
      const { clock } = time;
      if (clock === null) throw new Error(`entry ${seq} is about a clock that was never placed`);
      return { ...time, clock: withLine(clock, lineOf(clock, { seq, at }, event)) };
    }
  }
}

function placed(seq: number, event: Extract<ClockBoardEvent, { type: 'clockPlaced' }>): BoardClock {
  const { mode, control: setting, after, incident = null } = event;
  const control = controlIn(setting);
  if (control === null)
    throw new Error(`entry ${seq} places a clock without a time control that can be read`);
  const clock = restoredClock(after, { control, change: setting.change });
  const goesOn = event.replaces !== undefined;
  return { seq, mode, control: setting, goesOn, lines: [{ ...bareLine(seq, 'place', clock), incident }] };
}

function bareLine(seq: number, kind: ClockLine['kind'], clock: Clock): ClockLine {
  return {
    seq,
    kind,
    by: null,
    corrected: 0,
    uncounted: 0,
    clock,
    settles: kind === 'place',
    press: null,
    correction: null,
    incident: null,
    interrupted: null,
  };
}

/** So many of the last lines are held as they are: those that are looked at again and again. */
const AT_HAND = 4;

function withLine(clock: BoardClock, line: ClockLine): BoardClock {
  // copied as a whole: a long game has a thousand lines, and this is done for each
  const lines: [ClockLine, ...ClockLine[]] = [...clock.lines, line];
  const past = lines.length - 1 - AT_HAND;
  const old = lines[past];
  if (old !== undefined && past > 0) lines[past] = packed(old, lines[0].clock);
  return { ...clock, seq: line.seq, lines };
}

type LaterEvent = Exclude<
  ClockBoardEvent,
  { type: 'boardControlSet' | 'clockPlaced' | 'playerAbsent' | 'playerArrived' }
>;

function lineOf(board: BoardClock, { seq, at: written }: Line, event: LaterEvent): ClockLine {
  const before = clockOf(board);
  const clock = restoredClock(event.after, before);
  switch (event.type) {
    case 'clockActed': {
      const by = 'by' in event ? (event.by ?? null) : null;
      const { corrected = 0, uncounted = 0, incident = null } = event;
      const line = { ...bareLine(seq, event.do, clock), by, corrected, uncounted, incident };
      return event.do === 'press' ? { ...line, press: pressOf(event, event.by, clock, board.mode) } : line;
    }
    case 'clockCorrected': {
      const { before: was, numbers, reason, incident, read = false, late = false } = event;
      const { backTo = null, strikes = null } = event;
      const settles = late || event.was !== undefined;
      const correction = { before: was, numbers, reason, incident, read, backTo, strikes };
      return { ...bareLine(seq, 'correct', clock), settles, correction, incident };
    }
    case 'clockInterrupted': {
      const { cause, at, gap, back = at + gap } = event;
      const interrupted = { cause, at, gap, ran: clock.turn, back, backAt: written };
      return { ...bareLine(seq, 'interrupt', clock), interrupted };
    }
    case 'clockRecovered':
      // what became of the gap says nothing of a press before it; both times set, or read, do
      return {
        ...bareLine(seq, 'recover', clock),
        settles: event.how === 'set',
        incident: event.incident ?? null,
      };
  }
}

interface PressFacts {
  readonly used?: number;
  readonly gained?: number;
  readonly typed?: number;
}

function pressOf(
  { used = 0, gained = 0, typed }: PressFacts,
  side: Color,
  clock: Clock,
  mode: BoardClock['mode'],
): Press {
  const { time, moves } = clock[side];
  const source = typed !== undefined ? 'typed' : mode === 'official' ? 'measured' : 'computed';
  return { side, move: moves, clk: time, used, gained, source };
}

/** Does a board's time hold a line of that number? */
export function holdsClockLine({ clock }: BoardTime, seq: number): boolean {
  return clock !== null && clock.lines.some((line) => line.seq === seq);
}

/** The clock without its last line, which was struck by entry `by`; a clock whose placing was struck goes. */
export function strikeClockLine(time: BoardTime, by: number): BoardTime {
  const { clock, earlier } = time;
  if (clock === null) return time;
  const [first, ...rest] = clock.lines;
  if (rest.length === 0) {
    const before = earlier.at(-1);
    const back = before === undefined ? null : { ...before, seq: by };
    return { ...time, clock: back, earlier: earlier.slice(0, -1) };
  }
  return { ...time, clock: { ...clock, seq: by, lines: [first, ...rest.slice(0, -1)] } };
}

/** Time as it concerns no single board, after one more line. */
export function foldDeskTimes(times: DeskTimes, event: ClockRoundEvent): DeskTimes {
  switch (event.type) {
    case 'defaultTimeSet':
      return { ...times, defaultMinutes: event.minutes };
    case 'controlSet': {
      const control = event.control.text === '' ? null : event.control;
      return event.round === null ? { ...times, control } : inRound(times, event.round, { control });
    }
    case 'roundScheduled':
      return inRound(times, event.round, { begins: event.begins });
    case 'roundStarted': {
      const startedAt = times.rounds.get(event.round)?.startedAt ?? event.at;
      return inRound(times, event.round, { startedAt });
    }
  }
}

function inRound(times: DeskTimes, round: number, change: Partial<RoundTime>): DeskTimes {
  const rounds = new Map(times.rounds);
  rounds.set(round, { ...(times.rounds.get(round) ?? NO_ROUND_TIME), ...change });
  return { ...times, rounds };
}
