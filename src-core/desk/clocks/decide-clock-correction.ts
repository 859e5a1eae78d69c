/** Both displays set at once, with before and after: what an arbiter sets after a ruling, or by hand. */
import { COLORS, advance } from '../../clocks/index.ts';
import type { Clock } from '../../clocks/index.ts';
import type { ClockCommand, ClockReading, Correction } from '../commands/clock-commands.ts';
import type { ClockBoardEvent, ClockNumbers } from '../journal/clock-events.ts';
import type { ClockThere } from './clock-places.ts';
import { clockAt } from './clock-places.ts';
import { clockAsRead, standingOf } from './clock-reading.ts';
import type { BoardClock, BoardTime } from '../journal/clock-state.ts';
import { clockOf } from '../journal/clock-state.ts';
import { gainedBy } from './taken-back-presses.ts';
import { withLateCounted } from './late-presses.ts';
import type { Answer } from '../commands/answer.ts';
import { accept, refuse } from '../commands/answer.ts';
import type { Place } from '../journal/events.ts';
import { startNotShown } from '../draw960/draw-conditions.ts';
import { placeIn } from '../commands/places.ts';
import type { DeskState } from '../journal/state.ts';
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

/** The clock of a board as it stands at this instant. */
export function settledClock(there: BoardClock, now: number): Clock {
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
  { add, takeBackGained }: Extract<Correction, { kind: 'penalty' }>,
): ClockNumbers {
  const times = { white: settled.white.time, black: settled.black.time };
  if (add !== null) times[add.to] += add.milliseconds;
  if (takeBackGained !== null) times[takeBackGained] -= gainedBy(time, takeBackGained);
  return { ...numbersOf(settled), white: Math.max(0, times.white), black: Math.max(0, times.black) };
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

/** The line of a correction: both displays before, what was set on them (what they show after, where that is not said), and why. */
export function correctedTo(
  place: Place,
  settled: Clock,
  after: Clock,
  what: Why & Partial<Pick<Corrected, 'numbers' | 'was' | 'read' | 'late' | 'backTo' | 'strikes'>>,
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
