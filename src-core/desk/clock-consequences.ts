/** What follows for a clock from other lines of the same act: nothing runs after a result (6.8, 5). */
import { advance } from '../clocks/index.ts';
import type { Clock } from '../clocks/index.ts';
import type { ClockBoardEvent } from './clock-events.ts';
import type { BoardTime } from './clock-state.ts';
import { clockOf } from './clock-state.ts';
import type { DeskEvent, Place } from './events.ts';
import { foldBoardTime } from './fold-clock.ts';
import { placeIn } from './places.ts';
import type { BoardRecord, DeskState } from './state.ts';
import { boardOf } from './state.ts';
import { storedClock } from './stored-clock.ts';

/** The lines of an act with those of its clocks: a result ends a clock, and a result struck stops it where it stood. */
export function withClockEnds(
  state: DeskState,
  events: readonly DeskEvent[],
  now: number,
): readonly DeskEvent[] {
  if (!events.some(({ type }) => type === 'resultDeclared' || type === 'entryStruck')) return events;
  const times = new Map<string, BoardTime>();
  const all: DeskEvent[] = [];
  for (const event of events) {
    all.push(event);
    const place = 'board' in event ? placeIn(event) : event.type === 'entryStruck' ? event.place : null;
    const board = place === null ? null : boardOf(state, place);
    if (place === null || board === null) continue;
    const key = `${place.round}.${place.board}`;
    const time = afterEvent(times.get(key) ?? board.time, event);
    const more = consequence(board, place, time, event, now);
    times.set(key, more === null ? time : foldBoardTime(time, 0, more));
    if (more !== null) all.push(more);
  }
  return all;
}

function afterEvent(time: BoardTime, event: DeskEvent): BoardTime {
  switch (event.type) {
    case 'clockPlaced':
    case 'clockActed':
    case 'clockCorrected':
    case 'clockRecovered':
      return foldBoardTime(time, 0, event);
    default:
      return time;
  }
}

function consequence(
  board: BoardRecord,
  place: Place,
  { clock: there }: BoardTime,
  event: DeskEvent,
  now: number,
): ClockBoardEvent | null {
  if (there === null) return null;
  const clock = clockOf(there);
  if (event.type === 'resultDeclared' && clock.phase !== 'over') {
    const after = advance(clock, { do: 'end', at: now });
    return { type: 'clockActed', ...placeIn(place), do: 'end', at: after.at, after: storedClock(after) };
  }
  if (event.type !== 'entryStruck' || event.seq !== board.result?.seq || clock.phase !== 'over') return null;
  const before = there.lines.findLast((line) => line.clock.phase !== 'over')?.clock.phase ?? 'paused';
  const after: Clock = {
    ...clock,
    at: Math.max(now, clock.at),
    phase: before === 'running' ? 'paused' : before,
  };
  return { type: 'clockActed', ...placeIn(place), do: 'reopen', at: after.at, after: storedClock(after) };
}
