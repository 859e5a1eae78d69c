/** Both displays set at once, with before and after: what an arbiter sets after a ruling, or by hand. */
import { COLORS, advance } from '../../clocks/index.ts';
import type { Clock, Color } from '../../clocks/index.ts';
import type { ClockCommand, ClockReading } from '../commands/clock-commands.ts';
import type { ClockBoardEvent, ClockNumbers } from '../journal/clock-events.ts';
import type { ClockThere } from './clock-places.ts';
import { clockAt } from './clock-places.ts';
import { clockAsRead, standingOf } from './clock-reading.ts';
import type { BoardClock, BoardTime } from '../journal/clock-state.ts';
import { clockOf } from '../journal/clock-state.ts';
import { withLateCounted } from './late-presses.ts';
import type { Answer } from '../commands/answer.ts';
import { accept, refuse } from '../commands/answer.ts';
import type { Place } from '../journal/events.ts';
import { startNotShown } from '../draw960/draw-conditions.ts';
import { placeIn } from '../commands/places.ts';
import type { DeskState } from '../journal/state.ts';
import { boardOf } from '../journal/state.ts';
import { numbersOf, storedClock } from '../journal/stored-clock.ts';

type CorrectClock = Extract<ClockCommand, { type: 'correctClock' }>;

export function correctClock(state: DeskState, command: CorrectClock, now: number): Answer {
  const found = clockAt(state, command);
  if (!found.ok) return found;
  const reason = command.reason.trim();
  if (reason === '') return refuse('reasonMissing');
  const { there, board } = found.value;
  const { correction, incident } = command;
  const settled = settledClock(there, now);
  if (correction.kind === 'reading')
    return read(state, found.value, settled, correction, { reason, incident });
  if (correction.kind === 'late') return countLate(command, found.value, settled, reason);
  const numbers =
    correction.kind === 'penalty'
      ? penaltyNumbers(board.time, settled, correction)
      : typedNumbers(settled, correction);
  return accept([correctionEvent(command, settled, numbers, { reason, incident })]);
}

/** All of a clock in one line: of a mirror what the table's shows, of an official clock what the arbiter sets. */
function read(
  state: DeskState,
  { board, there }: ClockThere,
  settled: Clock,
  reading: ClockReading,
  why: Why,
): Answer {
  const starts = reading.running && settled.phase === 'ready';
  const hidden = starts ? startNotShown(state, placeIn(board)) : null;
  if (hidden !== null) return hidden;
  const mirror = there.mode === 'mirror';
  const after = clockAsRead(settled, reading, mirror);
  const what = { ...why, was: standingOf(settled), ...(mirror ? { read: true as const } : {}) };
  return accept([correctedTo(board, settled, after, what)]);
}

/** Presses heard too late count from when they were made. */
function countLate(command: CorrectClock, { there }: ClockThere, settled: Clock, reason: string): Answer {
  const due = withLateCounted(there, settled.at);
  if (due === null) return refuse('nothingLate', { board: command.board });
  const after = advance(due, { do: 'look', at: due.at });
  const { incident } = command;
  return accept([correctedTo(command, settled, after, { reason, incident, late: true })]);
}

/** What a ruling asks of a clock (7.5, 9.5.3, A.3): time for one side, the gained increment back, the counters. */
export interface Penalty {
  readonly add: { readonly to: Color; readonly milliseconds: number } | null;
  /** Added to each side besides; negative: taken from it. */
  readonly more?: Readonly<Record<Color, number>>;
  /** The side whose last press gained an increment it should not have. */
  readonly takeBackGained: Color | null;
  readonly moves?: Readonly<Record<Color, number>>;
  /** Whose clock it then is, where a move was taken back. */
  readonly turn?: Color;
}

/**
 * The line of a penalty on a board's clock, for the decision of an incident to carry; null where the board has no
 * clock, or nothing about it changes. A clock that runs goes on.
 */
export function penaltyEvent(
  state: DeskState,
  place: Place,
  penalty: Penalty,
  why: Why,
  now: number,
): ClockBoardEvent | null {
  const time = boardOf(state, place)?.time ?? null;
  const there = time?.clock ?? null;
  if (time === null || there === null || clockOf(there).phase === 'over') return null;
  const settled = settledClock(there, now);
  const numbers = {
    ...penaltyNumbers(time, settled, penalty),
    moves: penalty.moves ?? numbersOf(settled).moves,
  };
  const turn = penalty.turn ?? settled.turn;
  if (turn === settled.turn && sameNumbers(numbers, numbersOf(settled))) return null;
  return correctionEvent(place, { ...settled, turn }, numbers, why);
}

function sameNumbers(a: ClockNumbers, b: ClockNumbers): boolean {
  return COLORS.every((color) => a[color] === b[color] && a.moves[color] === b.moves[color]);
}

function settledClock(there: BoardClock, now: number): Clock {
  return advance(clockOf(there), { do: 'look', at: now });
}

function typedNumbers(
  settled: Clock,
  typed: { readonly white: number; readonly black: number; readonly moves: ClockNumbers['moves'] | null },
): ClockNumbers {
  return { white: typed.white, black: typed.black, moves: typed.moves ?? numbersOf(settled).moves };
}

function penaltyNumbers(
  time: BoardTime,
  settled: Clock,
  { add, more, takeBackGained }: Pick<Penalty, 'add' | 'more' | 'takeBackGained'>,
): ClockNumbers {
  const times = { white: settled.white.time, black: settled.black.time };
  if (add !== null) times[add.to] += add.milliseconds;
  for (const color of COLORS) times[color] += more?.[color] ?? 0;
  if (takeBackGained !== null) times[takeBackGained] -= gainedBy(time, takeBackGained);
  return { ...numbersOf(settled), white: Math.max(0, times.white), black: Math.max(0, times.black) };
}

/** What the last press of a side added to its time; 0 where it has not pressed. */
export function gainedBy({ clock, earlier }: BoardTime, side: Color): number {
  const clocks = clock === null ? [] : [clock, ...earlier.toReversed()];
  for (const { lines, goesOn } of clocks) {
    const press = lines.findLast((line) => line.press?.side === side)?.press ?? null;
    if (press !== null) return press.gained;
    // pressed on the clock whose place this one took, where it took one
    if (!goesOn) return 0;
  }
  return 0;
}

function correctionEvent(place: Place, settled: Clock, numbers: ClockNumbers, why: Why): ClockBoardEvent {
  const after = COLORS.reduce<Clock>(
    (clock, by) =>
      advance(clock, { do: 'set', by, at: settled.at, milliseconds: numbers[by], moves: numbers.moves[by] }),
    settled,
  );
  return correctedTo(place, settled, after, { ...why, numbers });
}

type Corrected = Extract<ClockBoardEvent, { type: 'clockCorrected' }>;
type Why = Pick<Corrected, 'reason' | 'incident'>;

/** The line: both displays before, what was set on them (what they show after, where that is not said), and why. */
function correctedTo(
  place: Place,
  settled: Clock,
  after: Clock,
  what: Why & Partial<Pick<Corrected, 'numbers' | 'was' | 'read' | 'late'>>,
): Corrected {
  return {
    type: 'clockCorrected',
    ...placeIn(place),
    at: settled.at,
    before: numbersOf(settled),
    numbers: numbersOf(after),
    ...what,
    after: storedClock(after),
  };
}
