/** One kind of clock put in the place of the other, before the game or in the middle of it. */
import { advance, newClock } from '../../clocks/index.ts';
import type { Clock } from '../../clocks/index.ts';
import type { ClockCommand } from '../commands/clock-commands.ts';
import type { ControlSetting } from '../journal/clock-events.ts';
import type { ClockThere } from './clock-places.ts';
import { clockAt, controlFor } from './clock-places.ts';
import { clockAsRead, standingOf } from './clock-reading.ts';
import type { Answer } from '../commands/answer.ts';
import { accept, refuse } from '../commands/answer.ts';
import { startNotShown } from '../draw960/draw-conditions.ts';
import { placeIn } from '../commands/places.ts';
import type { DeskState } from '../journal/state.ts';
import { controlIn, numbersOf, storedClock } from '../journal/stored-clock.ts';

type ChangeClock = Extract<ClockCommand, { type: 'changeClock' }>;

/**
 * A mirror in the place of the official clock, or the other way round (a tablet that fails, a clock of the table that
 * is taken away): one line, with how the clock stood, what is set now, and the reason, which is asked for once the
 * clock has been started. What the players have used stays.
 */
export function changeClock(state: DeskState, command: ChangeClock, now: number): Answer {
  const found = clockAt(state, command);
  if (!found.ok) return found;
  const { board, there, clock } = found.value;
  const { mode } = command;
  if (mode === there.mode) return refuse('sameClockMode', { board: board.board, mode });
  const reason = command.reason.trim();
  const begun = clock.phase !== 'ready';
  if (begun && reason === '') return refuse('reasonMissing');
  const hidden = command.running && !begun ? startNotShown(state, command) : null;
  if (hidden !== null) return hidden;
  const settled = advance(clock, { do: 'look', at: now });
  const { setting, clock: base } = begun
    ? { setting: there.control, clock: settled }
    : freshFor(state, found.value, settled.at);
  const after = clockAsRead(base, command, true);
  const replaces = { mode: there.mode, reason, before: numbersOf(settled), was: standingOf(settled) };
  const line = { ...placeIn(command), mode, control: setting, replaces, after: storedClock(after) };
  return accept([{ type: 'clockPlaced', ...line }]);
}

/** A clock not started yet takes the control its board is to have by now, where that can be read. */
function freshFor(
  state: DeskState,
  { board, there, clock }: ClockThere,
  at: number,
): { readonly setting: ControlSetting; readonly clock: Clock } {
  const setting = controlFor(state, board, board.time.control)?.setting ?? there.control;
  const same = setting.canonical === there.control.canonical && setting.change === there.control.change;
  const control = same ? null : controlIn(setting);
  if (control === null) return { setting: there.control, clock: { ...clock, at } };
  return { setting, clock: { ...newClock(control, setting.change), at } };
}
