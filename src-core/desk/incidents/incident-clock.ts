/** What a decision does to the clock of its board, and how that is taken back with the incident. */
import { advance } from '../../clocks/index.ts';
import { otherColor } from '../../chess/index.ts';
import type { Color } from '../../chess/index.ts';
import type { ClockBoardEvent } from '../journal/clock-events.ts';
import { clockOf, lastLine } from '../journal/clock-state.ts';
import { penaltyEvent } from '../clocks/decide-clock-correction.ts';
import type { DeskEvent } from '../journal/events.ts';
import type { BothClocks, Consequences } from '../journal/incident-types.ts';
import { placeIn } from '../commands/places.ts';
import type { BoardRecord, DeskState } from '../journal/state.ts';
import { numbersOf } from '../journal/stored-clock.ts';

/** The instant, and what the desk was before the act. */
export interface Moment {
  readonly state: DeskState;
  readonly now: number;
}

/** What both clocks showed when it was decided: the desk's own clock, else as the arbiter read them. */
export function clocksBefore({ time }: BoardRecord, typed: BothClocks, now: number): BothClocks {
  if (time.clock === null) return typed;
  const clock = clockOf(time.clock);
  const { white, black } = clock.phase === 'over' ? clock : advance(clock, { do: 'look', at: now });
  return { white: white.time, black: black.time };
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

/** The line that sets the board's clock right; null where it has none, or nothing changes, or the game ends. */
export function clockLine(
  { state, now }: Moment,
  board: BoardRecord,
  consequences: Consequences,
  why: { readonly taken: readonly Color[]; readonly turn: Color; readonly articles: readonly string[] },
  incident: number,
): ClockBoardEvent | null {
  const { clock } = board.time;
  if (clock === null || consequences.result !== null) return null;
  const { turn, ...shown } = clockOf(clock);
  const { moves } = numbersOf({ turn, ...shown });
  const offender = consequences.removeIncrement;
  // a press that should not have been is no move completed (7.5.1, 7.5.3), and nor is a move taken back
  const uncounted = offender !== null && turn !== offender ? [...why.taken, offender] : why.taken;
  const left = (color: Color): number =>
    Math.max(0, moves[color] - uncounted.filter((each) => each === color).length);
  const back = uncounted.length > 0;
  const penalty = {
    add: null,
    more: timeChanges(consequences),
    takeBackGained: offender,
    ...(back ? { moves: { white: left('white'), black: left('black') }, turn: offender ?? why.turn } : {}),
  };
  return penaltyEvent(state, placeIn(board), penalty, { reason: why.articles.join(', '), incident }, now);
}

/** Does striking an incident change the desk's own clock: it brought a correction, and the clock is not over. */
export function givesTimeBack({ time: { clock } }: BoardRecord, incident: number): boolean {
  const line = clock?.lines.findLast(({ correction }) => correction?.incident === incident);
  if (clock === null || line === undefined || line.correction === null) return false;
  const { before, numbers } = line.correction;
  const timed = before.white !== numbers.white || before.black !== numbers.black;
  return lastLine(clock).seq === line.seq || (timed && clockOf(clock).phase !== 'over');
}

/** The correction an incident brought is struck, or where the clock has gone on, taken back in numbers. */
export function clockBack(
  { state, now }: Moment,
  board: BoardRecord,
  incident: number,
  reason: string,
): DeskEvent | null {
  const { clock } = board.time;
  const line = clock?.lines.findLast(({ correction }) => correction?.incident === incident);
  if (clock === null || line === undefined || line.correction === null) return null;
  const place = placeIn(board);
  if (lastLine(clock).seq === line.seq) return { type: 'entryStruck', seq: line.seq, place, reason };
  const { before, numbers } = line.correction;
  const more = { white: before.white - numbers.white, black: before.black - numbers.black };
  return penaltyEvent(
    state,
    place,
    { add: null, more, takeBackGained: null },
    { reason, incident: null },
    now,
  );
}
