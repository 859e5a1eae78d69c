/** What a decision does to the clock of its board, and how that is taken back with the incident. */
import { COLORS, advance } from '../../clocks/index.ts';
import type { Clock } from '../../clocks/index.ts';
import { otherColor } from '../../chess/index.ts';
import type { Color } from '../../chess/index.ts';
import type { ClockBoardEvent } from '../journal/clock-events.ts';
import type { BoardClock, BoardTime, ClockLine } from '../journal/clock-state.ts';
import { clockOf, lastLine } from '../journal/clock-state.ts';
import { correctedTo, settledClock } from '../clocks/decide-clock-correction.ts';
import { clockBeforeTheGame, gainedBy, withTimes, withoutPresses } from '../clocks/taken-back-presses.ts';
import type { PressesTakenBack } from '../clocks/taken-back-presses.ts';
import type { DeskEvent } from '../journal/events.ts';
import type { BothClocks, Consequences, TimeChanges } from '../journal/incident-types.ts';
import type { Ruled } from '../../laws/index.ts';
import { placeIn } from '../commands/places.ts';
import type { BoardRecord } from '../journal/state.ts';
import type { ClockTimes } from '../../vocabulary/clocks.ts';

/** What both clocks showed when it was decided: the desk's own clock, else as the arbiter read them. */
export function clocksBefore({ time }: BoardRecord, typed: BothClocks, now: number): BothClocks {
  if (time.clock === null) return typed;
  const clock = clockOf(time.clock);
  const { white, black } = clock.phase === 'over' ? clock : advance(clock, { do: 'look', at: now });
  return { white: white.time, black: black.time };
}

/** Seconds of a ruling as the clocks have them; null where it puts none on them. */
export function inMs(seconds: Ruled['moreTime']): TimeChanges | null {
  return seconds === null ? null : { white: seconds.white * 1000, black: seconds.black * 1000 };
}

/** Time given and taken, by side: the ruling's, the arbiter's own correction, and that of penalties 12.9.2 and 12.9.3. */
export function timeChanges({
  time,
  times,
  penalties,
}: Pick<Consequences, 'time' | 'times' | 'penalties'>): Readonly<Record<Color, number>> {
  const change = { white: times?.white ?? 0, black: times?.black ?? 0 };
  if (time !== null) change[time.to] += time.ms;
  for (const { code, by, ms } of penalties) {
    if (code === 'moreTimeToOpponent') change[otherColor(by)] += ms ?? 0;
    if (code === 'lessTimeToOffender') change[by] -= ms ?? 0;
  }
  return change;
}

/** What a decision takes back of the game on its clock. */
export interface ClockBack {
  /** The moves taken back, first to last: whose, and which of his in the game. */
  readonly taken: readonly { readonly side: Color; readonly number: number }[];
  /** Who pressed for a move that is no move, where one was made (7.5.1, 7.5.3). */
  readonly offender: Color | null;
  /** The opponent had answered it before it was found. */
  readonly answered: boolean;
  readonly newGame: boolean;
  readonly times: ClockTimes;
}

/** 7.1 leaves the times to the arbiter: unless he says, those before moves taken back, and of an act alone those of now. */
export function timesChosen({ taken }: Pick<ClockBack, 'taken'>, chosen: ClockTimes | undefined): ClockTimes {
  return chosen ?? (taken.length > 0 ? 'before' : 'now');
}

/** How many presses of the clock completed what is taken back; a move made and not pressed for has none. */
function pressesBack(clock: Clock, { taken, offender, answered }: ClockBack): number {
  if (taken.length > 0) {
    const counted = taken.filter(({ side, number }) => number <= clock[side].moves);
    return counted.at(-1)?.side === clock.turn ? counted.length - 1 : counted.length;
  }
  if (offender === null) return 0;
  if (clock.turn !== offender) return 1;
  return answered ? 2 : 0;
}

/** The clock of a board without what is taken back, and the line of the first press that is. */
export function withoutTakenBack(time: BoardTime, settled: Clock, back: ClockBack): PressesTakenBack {
  const begun = back.newGame ? clockBeforeTheGame(time, settled.at) : null;
  return begun ?? withoutPresses(time, settled, pressesBack(settled, back), back.times);
}

/** The line that sets the board's clock right; null where it has none, or nothing changes, or the game ends. */
export function clockLine(
  now: number,
  board: BoardRecord,
  consequences: Consequences,
  why: { readonly back: ClockBack; readonly articles: readonly string[] },
  incident: number,
): ClockBoardEvent | null {
  const there = board.time.clock;
  if (there === null || consequences.result !== null || clockOf(there).phase === 'over') return null;
  const settled = settledClock(there, now);
  const { clock, backTo } = withoutTakenBack(board.time, settled, why.back);
  const change = timeChanges(consequences);
  const gained = gainBack(board.time, settled, clock, consequences);
  const set = withTimes(clock, {
    white: clock.white.time + change.white - gained.white,
    black: clock.black.time + change.black - gained.black,
  });
  if (sameShown(set, settled)) return null;
  const reason = why.articles.join(', ');
  const back = backTo === null ? {} : { backTo };
  return correctedTo(placeIn(board), settled, seen(set), { reason, incident, ...back });
}

/** An increment taken back without its press: of a press that the clock keeps. */
function gainBack(
  time: BoardTime,
  settled: Clock,
  clock: Clock,
  { removeIncrement, back }: Consequences,
): Readonly<Record<Color, number>> {
  const kept = removeIncrement !== null && clock === settled && back === undefined;
  const gained = (side: Color): number => (kept && side === removeIncrement ? gainedBy(time, side) : 0);
  return { white: gained('white'), black: gained('black') };
}

/** As the clock goes on from there: with no time left, a flag has fallen. */
function seen(clock: Clock): Clock {
  return advance(clock, { do: 'look', at: clock.at });
}

/** Both displays alike: times, counters, periods, whose turn it is and whether it runs. */
export function sameShown(a: Clock, b: Clock): boolean {
  const same = (color: Color): boolean =>
    a[color].time === b[color].time &&
    a[color].moves === b[color].moves &&
    a[color].period === b[color].period;
  return a.turn === b.turn && a.phase === b.phase && COLORS.every(same);
}

/** The line of the correction an incident brought, with the clock before it; null where it brought none that can go. */
function broughtBy(
  { earlier }: BoardTime,
  there: BoardClock,
  incident: number,
): { readonly line: ClockLine; readonly was: Clock } | null {
  const at = there.lines.findLastIndex((each) => each.incident === incident);
  // a clock put in the place of another goes on from that one
  const replaced = there.goesOn ? earlier.at(-1)?.lines.at(-1) : undefined;
  const [line, last] = [there.lines[at], at === 0 ? replaced : there.lines[at - 1]];
  if (line === undefined || last === undefined) return null;
  return { line, was: advance(last.clock, { do: 'look', at: line.clock.at }) };
}

/** Does striking an incident change the desk's own clock: it brought a correction, and the clock is not over. */
export function givesTimeBack({ time }: BoardRecord, incident: number): boolean {
  const { clock } = time;
  const brought = clock === null ? null : broughtBy(time, clock, incident);
  if (clock === null || brought === null) return false;
  const { line, was } = brought;
  return lastLine(clock).seq === line.seq || (!sameShown(line.clock, was) && clockOf(clock).phase !== 'over');
}

/** The correction an incident brought is struck, or where the clock has gone on, taken back in numbers. */
export function clockBack(
  now: number,
  board: BoardRecord,
  incident: number,
  reason: string,
): DeskEvent | null {
  const { clock } = board.time;
  const brought = clock === null ? null : broughtBy(board.time, clock, incident);
  if (clock === null || brought === null) return null;
  const { line, was } = brought;
  const place = placeIn(board);
  if (lastLine(clock).seq === line.seq) return { type: 'entryStruck', seq: line.seq, place, reason };
  if (clockOf(clock).phase === 'over') return null;
  const settled = settledClock(clock, now);
  const after = withoutCorrection(settled, was, line.clock);
  if (sameShown(after, settled)) return null;
  return correctedTo(place, settled, seen(after), { reason, incident: null, strikes: line.seq });
}

/**
 * What a correction changed, changed back: times, counters, periods and whose turn it is. A flag that fell by it has
 * not fallen: the clock, which has stood since, waits for the arbiter.
 */
function withoutCorrection(now: Clock, was: Clock, is: Clock): Clock {
  const felled = was.flag === null && is.flag !== null && now.phase === 'fallen' && now.flag === is.flag;
  const clock: Clock = felled ? { ...now, phase: 'frozen', flag: null } : now;
  const turn = was.turn === is.turn ? clock.turn : otherColor(clock.turn);
  return COLORS.reduce<Clock>(
    (each, color) => {
      const side = each[color];
      const moves = Math.max(0, side.moves + was[color].moves - is[color].moves);
      const period = Math.max(1, side.period + was[color].period - is[color].period);
      const time = Math.max(0, side.time + was[color].time - is[color].time);
      return { ...each, [color]: { ...side, moves, period, time } };
    },
    { ...clock, turn },
  );
}
