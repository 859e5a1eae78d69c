/** Time controls of the tournament, its rounds and boards, and clocks put on boards. */
import { LIMITS } from '../../vocabulary/limits.ts';
import { advance, formatTimeControl, newClock, readTimeControl } from '../../clocks/index.ts';
import type { Clock } from '../../clocks/index.ts';
import type { ClockCommand } from '../commands/clock-commands.ts';
import type { ClockMode, ControlSetting } from '../journal/clock-events.ts';
import { controlFor, timedBoard } from './clock-places.ts';
import { setEvent } from './clock-reading.ts';
import { startNotShown } from '../draw960/draw-conditions.ts';
import { clockOf } from '../journal/clock-state.ts';
import { isDayAndTime } from '../../plain/dates.ts';
import type { Answer, Refused } from '../commands/answer.ts';
import { accept, refuse, tooLong } from '../commands/answer.ts';
import type { DeskEvent } from '../journal/events.ts';
import type { Found } from '../commands/places.ts';
import { isWhole, openTournament, pairedBoard, placeIn } from '../commands/places.ts';
import type { BoardRecord, DeskState } from '../journal/state.ts';
import { roundOf } from '../journal/state.ts';
import { controlIn, storedClock } from '../journal/stored-clock.ts';

type Of<T extends ClockCommand['type']> = Extract<ClockCommand, { type: T }>;

/** The control of the tournament, of a round or of one board. A text not understood is kept as it was written. */
export function setControl(state: DeskState, command: Of<'setControl'>): Answer {
  const open = openTournament(state);
  if (!open.ok) return open;
  const { round, board } = command;
  if (round !== null && !isWhole(round, 1, open.value.rounds))
    return refuse('badRound', { round, rounds: open.value.rounds });
  const long = tooLong(LIMITS.control, command.text);
  if (long !== null) return long;
  const control = settingOf(command);
  if (board === null) return accept([{ type: 'controlSet', round, control }]);
  if (round === null) return refuse('boardOfNoRound', { board });
  const found = pairedBoard(state, { round, board });
  return found.ok ? accept([{ type: 'boardControlSet', round, board, control }]) : found;
}

/** A time control as people write it. */
export type WrittenControl = Pick<Of<'setControl'>, 'text' | 'change'>;

/** The line that sets the tournament's control. */
export function controlSetTo(control: WrittenControl): DeskEvent {
  return { type: 'controlSet', round: null, control: settingOf(control) };
}

function settingOf({ text, change }: WrittenControl): ControlSetting {
  const written = text.trim();
  const read = readTimeControl(written);
  return { text: written, canonical: read.ok ? formatTimeControl(read.value.control) : null, change };
}

export function setDefaultTime(state: DeskState, { minutes }: Of<'setDefaultTime'>): Answer {
  const open = openTournament(state);
  if (!open.ok) return open;
  if (!isWhole(minutes, 0, 24 * 60)) return refuse('badMinutes', { minutes });
  return accept(minutes === state.times.defaultMinutes ? [] : [{ type: 'defaultTimeSet', minutes }]);
}

export function scheduleRound(state: DeskState, { round, begins }: Of<'scheduleRound'>): Answer {
  const open = openTournament(state);
  if (!open.ok) return open;
  if (!isWhole(round, 1, open.value.rounds)) return refuse('badRound', { round, rounds: open.value.rounds });
  if (begins !== '' && !isDayAndTime(begins)) return refuse('badTime', { value: begins });
  return accept([{ type: 'roundScheduled', round, begins }]);
}

/** Clocks, each set to its board's control, on the boards named, or on all that have a game and no clock yet. */
export function placeClocks(state: DeskState, command: Of<'placeClocks'>, now: number): Answer {
  const { round, boards, mode } = command;
  const record = roundOf(state, round);
  if (record === null)
    return state.details === null ? refuse('noTournament') : refuse('noSuchRound', { round });
  const numbers = boards ?? record.boards.filter(hasNoClock).map(({ board }) => board);
  if (numbers.length === 0) return refuse('nothingToPlace', { round });
  const events: DeskEvent[] = [];
  for (const board of new Set(numbers)) {
    const made = freshClock(state, { round, board }, now);
    if (!made.ok) return made;
    events.push(placedEvent(made.value, mode, made.value.clock));
  }
  return accept(events);
}

/** A game to be timed that no clock of this desk times. */
export const hasNoClock = ({ bye, result, time }: BoardRecord): boolean =>
  !bye && result === null && time.clock === null;

/** A clock on one board, with what its displays show now. */
export function placeClock(state: DeskState, command: Of<'placeClock'>, now: number): Answer {
  const made = freshClock(state, command, now);
  if (!made.ok) return made;
  const { mode, white, black, turn, running } = command;
  const hidden = running ? startNotShown(state, command) : null;
  if (hidden !== null) return hidden;
  let { clock } = made.value;
  for (const [by, typed] of [['white', white] as const, ['black', black] as const])
    clock = advance(clock, setEvent(clock.at, by, typed));
  if (turn !== clock.turn) clock = advance(clock, { do: 'turn', by: turn, at: clock.at });
  if (running) clock = advance(clock, { do: 'start', at: clock.at });
  else if (clock.white.moves + clock.black.moves > 0) clock = { ...clock, phase: 'paused' };
  return accept([placedEvent(made.value, mode, clock)]);
}

interface FreshClock {
  readonly board: BoardRecord;
  readonly setting: ControlSetting;
  readonly clock: Clock;
}

/** A clock set to the control of its board; refused where one was started there, or where no control is understood. */
export function freshClock(
  state: DeskState,
  place: { readonly round: number; readonly board: number },
  now: number,
): Found<FreshClock> | Refused {
  const found = timedBoard(state, place);
  if (!found.ok) return found;
  const board = found.value;
  const before = board.time.clock === null ? null : clockOf(board.time.clock);
  if (before?.phase === 'running') return refuse('clockRuns', { board: board.board });
  if (before !== null && before.phase !== 'ready')
    return refuse('clockStarted', { board: board.board, phase: before.phase });
  const chosen = controlFor(state, place, board.time.control);
  if (chosen === null) return refuse('noControl', { board: board.board });
  const control = controlIn(chosen.setting);
  if (control === null) return refuse('controlUnclear', { text: chosen.setting.text });
  const { setting } = chosen;
  const clock = { ...newClock(control, setting.change), at: Math.max(now, before?.at ?? 0) };
  return { ok: true, value: { board, setting, clock } };
}

export function placedEvent({ board, setting }: FreshClock, mode: ClockMode, clock: Clock): DeskEvent {
  return { type: 'clockPlaced', ...placeIn(board), mode, control: setting, after: storedClock(clock) };
}
