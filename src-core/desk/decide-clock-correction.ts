/** Both displays set at once, with before and after: what an arbiter sets after a ruling, or by hand. */
import { COLORS, advance } from '../clocks/index.ts';
import type { Clock, Color } from '../clocks/index.ts';
import type { ClockCommand } from './clock-commands.ts';
import type { ClockBoardEvent, ClockNumbers } from './clock-events.ts';
import { clockAt } from './clock-places.ts';
import type { BoardClock } from './clock-state.ts';
import { clockOf } from './clock-state.ts';
import { LONGEST_NOTE } from './decide-strike.ts';
import type { Decision } from './decision.ts';
import { accept, refuse } from './decision.ts';
import type { Place } from './events.ts';
import { placeIn } from './places.ts';
import type { DeskState } from './state.ts';
import { boardOf } from './state.ts';
import { numbersOf, storedClock } from './stored-clock.ts';

type CorrectClock = Extract<ClockCommand, { type: 'correctClock' }>;

export function correctClock(state: DeskState, command: CorrectClock, now: number): Decision {
  const found = clockAt(state, command);
  if (!found.ok) return found;
  const reason = command.reason.trim().slice(0, LONGEST_NOTE);
  if (reason === '') return refuse('reasonMissing');
  const { there } = found.value;
  const { correction, incident } = command;
  const settled = settledClock(there, now);
  const numbers =
    correction.kind === 'penalty'
      ? penaltyNumbers(there, settled, correction)
      : typedNumbers(settled, correction);
  return accept([correctionEvent(command, settled, numbers, { reason, incident })]);
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
  why: { readonly reason: string; readonly incident: number | null },
  now: number,
): ClockBoardEvent | null {
  const there = boardOf(state, place)?.time.clock ?? null;
  if (there === null || clockOf(there).phase === 'over') return null;
  const settled = settledClock(there, now);
  const numbers = {
    ...penaltyNumbers(there, settled, penalty),
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
  there: BoardClock,
  settled: Clock,
  { add, more, takeBackGained }: Pick<Penalty, 'add' | 'more' | 'takeBackGained'>,
): ClockNumbers {
  const times = { white: settled.white.time, black: settled.black.time };
  if (add !== null) times[add.to] += add.milliseconds;
  for (const color of COLORS) times[color] += more?.[color] ?? 0;
  if (takeBackGained !== null) times[takeBackGained] -= gainedBy(there, takeBackGained);
  return { ...numbersOf(settled), white: Math.max(0, times.white), black: Math.max(0, times.black) };
}

/** What the last press of a side added to its time; 0 where it has not pressed. */
export function gainedBy({ lines }: BoardClock, side: Color): number {
  return lines.findLast(({ press }) => press?.side === side)?.press?.gained ?? 0;
}

function correctionEvent(
  place: Place,
  settled: Clock,
  numbers: ClockNumbers,
  why: { readonly reason: string; readonly incident: number | null },
): ClockBoardEvent {
  const after = COLORS.reduce<Clock>(
    (clock, by) =>
      advance(clock, { do: 'set', by, at: settled.at, milliseconds: numbers[by], moves: numbers.moves[by] }),
    settled,
  );
  return {
    type: 'clockCorrected',
    ...placeIn(place),
    at: settled.at,
    before: numbersOf(settled),
    numbers,
    ...why,
    after: storedClock(after),
  };
}
