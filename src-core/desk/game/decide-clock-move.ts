/** A move recorded, and what it does to a clock that mirrors the one on the table. */
import { advance } from '../../clocks/index.ts';
import type { Clock, Color } from '../../clocks/index.ts';
import type { ClockBoardEvent } from '../journal/clock-events.ts';
import { movesRecorded } from '../clocks/clock-places.ts';
import type { BoardClock } from '../journal/clock-state.ts';
import { clockOf } from '../journal/clock-state.ts';
import type { DeskCommand } from '../commands/commands.ts';
import { pressFacts } from '../clocks/decide-clock.ts';
import { recordIllegalMove } from './decide-illegal-move.ts';
import { recordMove } from './decide-move.ts';
import type { Answer } from '../commands/answer.ts';
import { refuse } from '../commands/answer.ts';
import type { Place } from '../journal/events.ts';
import { pairedBoard, placeIn } from '../commands/places.ts';
import type { BoardRecord, DeskState } from '../journal/state.ts';
import { presentOf } from '../journal/state.ts';
import { storedClock } from '../journal/stored-clock.ts';

type RecordMove = Extract<DeskCommand, { type: 'recordMove' | 'recordIllegalMove' }>;

/**
 * A move, and what it does to the board's clock. A move is completed by the press (6.2.1), so that an official clock
 * is only ever pressed by hand: what is recorded beside it presses nothing. The press at the table's own clock is not
 * heard here: a mirror takes a move recorded for it, at the instant of the record, and the arbiter sets right what
 * that was late; or with `clock`, what the mover's display showed after it, takes that.
 */
export function recordMoveAndTime(state: DeskState, command: RecordMove, now: number): Answer {
  const decision =
    command.type === 'recordIllegalMove'
      ? recordIllegalMove(state, command, command.move)
      : recordMove(state, command, command.move, command.confirmed === true);
  if (!decision.ok) return decision;
  const found = pairedBoard(state, command);
  if (!found.ok) return found;
  const board = found.value;
  const there = board.time.clock;
  const { clock: typed } = command;
  const mirror = there !== null && there.mode === 'mirror' && clockOf(there).phase !== 'over';
  if (!mirror) {
    if (typed === undefined) return decision;
    return refuse(there === null ? 'noClock' : 'notAMirror', { board: command.board });
  }
  const mover = presentOf(board).turn;
  const press =
    typed === undefined
      ? followedPress(board, there, mover, now)
      : typedPress(there, command, mover, typed, now);
  return press === null ? decision : { ...decision, events: [...decision.events, press] };
}

/**
 * The press at the table that a recorded move stands for, in a mirror that runs for the mover and whose counter
 * agrees with the moves recorded. Null where it does not: it was pressed by hand already, or earlier moves are
 * recorded now.
 */
function followedPress(
  board: BoardRecord,
  there: BoardClock,
  mover: Color,
  now: number,
): ClockBoardEvent | null {
  const settled = advance(clockOf(there), { do: 'look', at: now });
  const awaited = settled.phase === 'running' && settled.turn === mover;
  if (!awaited || settled[mover].moves !== movesRecorded(board, mover)) return null;
  const { at } = settled;
  const after = advance(settled, { do: 'press', by: mover, at });
  const facts = pressFacts(settled, after, mover);
  return {
    type: 'clockActed',
    ...placeIn(board),
    do: 'press',
    by: mover,
    at,
    ...facts,
    after: storedClock(after),
  };
}

/**
 * A move recorded beside a clock on the table, with what the mover's display showed after it: the mirror is set to
 * that, and to the other side's turn. The other display is left as it was worked out.
 */
function typedPress(there: BoardClock, place: Place, by: Color, typed: number, now: number): ClockBoardEvent {
  const clock = clockOf(there);
  const settled = advance(clock, { do: 'look', at: now });
  const { phase } = settled;
  const ran: Clock = { ...settled, phase: 'running', turn: by };
  const pressed = advance(ran, { do: 'press', by, at: settled.at });
  const set = advance({ ...pressed, phase }, { do: 'set', by, milliseconds: typed, at: settled.at });
  const after: Clock = { ...set, phase: phase === 'fallen' && typed > 0 ? 'paused' : set.phase };
  const used = settled.turn === by ? settled[by].spent : 0;
  return {
    type: 'clockActed',
    ...placeIn(place),
    do: 'press',
    by,
    at: settled.at,
    typed,
    used,
    after: storedClock(after),
  };
}
