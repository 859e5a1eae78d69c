/** The start of a round, and who is there. */
import { type Clock, advance } from '../../clocks/index.ts';
import type { ClockCommand } from '../commands/clock-commands.ts';
import { clockAt, timedBoard } from '../clocks/clock-places.ts';
import { freshClock, hasNoClock, placedEvent } from '../clocks/decide-clock-setting.ts';
import type { ClockMode } from '../journal/clock-events.ts';
import { clockOf } from '../journal/clock-state.ts';
import { startNotShown } from '../draw960/draw-conditions.ts';
import type { Answer, Refused } from '../commands/answer.ts';
import { accept, refuse } from '../commands/answer.ts';
import type { DeskEvent, Place } from '../journal/events.ts';
import { pairedBoard, placeIn } from '../commands/places.ts';
import { limitOf } from './round-start-view.ts';
import type { BoardRecord, DeskState } from '../journal/state.ts';
import { roundOf } from '../journal/state.ts';
import { storedClock } from '../journal/stored-clock.ts';

type Of<T extends ClockCommand['type']> = Extract<ClockCommand, { type: T }>;

/**
 * Starts White's clocks (6.6): on the boards named, or on all whose clock is ready, whoever is there or not (6.7.2).
 * Where a kind of clock is named, boards that have none get one of it first.
 */
export function startRound(state: DeskState, command: Of<'startRound'>, now: number): Answer {
  const { round, boards, clocks } = command;
  const record = roundOf(state, round);
  if (record === null)
    return state.details === null ? refuse('noTournament') : refuse('noSuchRound', { round });
  const due = (board: BoardRecord) => isReady(board) || (clocks !== undefined && hasNoClock(board));
  const chosen = boards === null ? record.boards.filter(due).map(({ board }) => board) : [...new Set(boards)];
  const starts: DeskEvent[] = [];
  for (const board of chosen) {
    const started = startEvents(state, { round, board }, clocks, now);
    if ('ok' in started) return started;
    starts.push(...started);
  }
  const before = state.times.rounds.get(round)?.startedAt ?? null;
  if (chosen.length === 0 && before !== null) return refuse('nothingToStart', { round });
  return accept([{ type: 'roundStarted', round, at: now, started: chosen.length }, ...starts]);
}

const isReady = ({ bye, result, time }: BoardRecord): boolean =>
  !bye && result === null && time.clock !== null && clockOf(time.clock).phase === 'ready';

/** The clock that is there, or one placed now, and its start. */
function startEvents(
  state: DeskState,
  place: Place,
  mode: ClockMode | undefined,
  now: number,
): readonly DeskEvent[] | Refused {
  const found = timedBoard(state, place);
  if (!found.ok) return found;
  if (mode === undefined || !hasNoClock(found.value)) return startReady(state, place, now);
  const made = freshClock(state, place, now);
  if (!made.ok) return made;
  const started = startOf(state, place, made.value.clock, now);
  return 'ok' in started ? started : [placedEvent(made.value, mode, made.value.clock), started];
}

function startReady(state: DeskState, place: Place, now: number): readonly DeskEvent[] | Refused {
  const found = clockAt(state, place);
  if (!found.ok) return found;
  const started = startOf(state, place, found.value.clock, now);
  return 'ok' in started ? started : [started];
}

function startOf(state: DeskState, place: Place, clock: Clock, now: number): DeskEvent | Refused {
  if (clock.phase !== 'ready') return refuse('clockStarted', { board: place.board, phase: clock.phase });
  const hidden = startNotShown(state, place);
  if (hidden !== null) return hidden;
  const after = advance(clock, { do: 'start', at: now });
  return { type: 'clockActed', ...placeIn(place), do: 'start', at: after.at, after: storedClock(after) };
}

export function setPresence(state: DeskState, command: Of<'setPresence'>, now: number): Answer {
  const found = pairedBoard(state, command);
  if (!found.ok) return found;
  const { side, present } = command;
  const { bye, time, board } = found.value;
  if (bye) return refuse('byeHasNoMoves', { board });
  if (time.absent.includes(side) !== present) return accept([]);
  const place = placeIn(command);
  return accept([
    present
      ? { type: 'playerArrived', ...place, side, at: now, ...lateness(state, place.round, now) }
      : { type: 'playerAbsent', ...place, side },
  ]);
}

/** How long after the start, and after the default time where that was over (6.7.1), in milliseconds. */
function lateness(state: DeskState, round: number, now: number) {
  const started = state.times.rounds.get(round)?.startedAt ?? null;
  if (started === null) return {};
  const sinceStart = now - started;
  const limit = limitOf(state, started);
  return limit === null || now < limit ? { sinceStart } : { sinceStart, pastDefault: now - limit };
}
