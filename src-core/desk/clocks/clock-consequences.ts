/** What follows for a clock from other lines of the same act: nothing runs after a result. */
import { advance } from '../../clocks/index.ts';
import type { Clock } from '../../clocks/index.ts';
import type { ClockBoardEvent } from '../journal/clock-events.ts';
import type { BoardClock, BoardTime } from '../journal/clock-state.ts';
import { clockOf } from '../journal/clock-state.ts';
import type { DeskEvent, Place } from '../journal/events.ts';
import { foldBoardTime } from '../journal/fold-clock.ts';
import { placeIn } from '../commands/places.ts';
import type { BoardRecord, DeskState } from '../journal/state.ts';
import { boardOf } from '../journal/state.ts';
import { storedClock } from '../journal/stored-clock.ts';

/**
 * The lines of an act with those of its clocks: a result ends a clock, and a result struck leaves it standing where it
 * stood.
 */
export function withClockLines(
  state: DeskState,
  events: readonly DeskEvent[],
  now: number,
): readonly DeskEvent[] {
  if (!events.some(({ type }) => FOLLOWED.has(type))) return events;
  const times = new Map<string, BoardTime>();
  const all: DeskEvent[] = [];
  for (const event of events) {
    const place = placeWith(event);
    const board = place === null ? null : boardOf(state, place);
    if (place === null || board === null) {
      all.push(event);
      continue;
    }
    const key = `${place.round}.${place.board}`;
    const time = afterEvent(times.get(key) ?? board.time, event);
    const line = follow(board, time, event, now);
    all.push(event, ...(line === null ? [] : [line]));
    times.set(key, line === null ? time : foldBoardTime(time, NOT_WRITTEN, line));
  }
  return all;
}

/** A line on its way into the journal. */
const NOT_WRITTEN = { seq: 0, at: '1970-01-01T00:00:00.000Z' };

const FOLLOWED: ReadonlySet<DeskEvent['type']> = new Set(['resultDeclared', 'entryStruck']);

function placeWith(event: DeskEvent): Place | null {
  if (event.type === 'entryStruck') return event.place;
  return 'board' in event ? placeIn(event) : null;
}

function afterEvent(time: BoardTime, event: DeskEvent): BoardTime {
  switch (event.type) {
    case 'clockPlaced':
    case 'clockActed':
    case 'clockCorrected':
    case 'clockRecovered':
      return foldBoardTime(time, NOT_WRITTEN, event);
    default:
      return time;
  }
}

function follow(
  board: BoardRecord,
  { clock: there }: BoardTime,
  event: DeskEvent,
  now: number,
): ClockBoardEvent | null {
  if (there === null) return null;
  const { phase } = clockOf(there);
  if (event.type === 'resultDeclared') return phase === 'over' ? null : ended(board, clockOf(there), now);
  const reopens = event.type === 'entryStruck' && phase === 'over' && event.seq === board.result?.seq;
  return reopens ? reopened(board, there, now) : null;
}

function ended(board: BoardRecord, clock: Clock, now: number): ClockBoardEvent {
  const after = advance(clock, { do: 'end', at: now });
  return { type: 'clockActed', ...placeIn(board), do: 'end', at: after.at, after: storedClock(after) };
}

/**
 * As it stood when the result ended it: with a flag that fell at that instant, fallen. One that ran stands where it
 * was: since then it has shown to everybody that it is over, and nobody's time runs before the arbiter lets it.
 */
function reopened(board: BoardRecord, there: BoardClock, now: number): ClockBoardEvent {
  const clock = clockOf(there);
  const ended = there.lines.findLastIndex((line) => line.clock.phase !== 'over');
  const last = there.lines[ended]?.clock;
  const end = there.lines[ended + 1]?.clock ?? clock;
  const before = last === undefined ? 'paused' : advance(last, { do: 'look', at: end.at }).phase;
  const at = Math.max(now, clock.at);
  const after: Clock = { ...clock, at, phase: before === 'running' ? 'paused' : before };
  return { type: 'clockActed', ...placeIn(board), do: 'reopen', at, after: storedClock(after) };
}
