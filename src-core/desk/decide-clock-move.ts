import { clockOf } from './clock-state.ts';
import type { DeskCommand } from './commands.ts';
import { typedPress } from './decide-clock.ts';
import { recordMove } from './decide-move.ts';
import type { Decision } from './decision.ts';
import { refuse } from './decision.ts';
import { pairedBoard } from './places.ts';
import type { DeskState } from './state.ts';
import { presentOf } from './state.ts';

type RecordMove = Extract<DeskCommand, { type: 'recordMove' }>;

/** A move, and beside a mirror of the table's clock what the mover's display showed after it. It presses no clock. */
export function recordMoveAndTime(state: DeskState, command: RecordMove, now: number): Decision {
  const decision = recordMove(state, command, command.move, command.confirmed === true);
  const { clock: typed } = command;
  if (!decision.ok || typed === undefined) return decision;
  const found = pairedBoard(state, command);
  if (!found.ok) return found;
  const there = found.value.time.clock;
  if (there === null) return refuse('noClock', { board: command.board });
  if (there.mode !== 'mirror' || clockOf(there).phase === 'over')
    return refuse('notAMirror', { board: command.board });
  const press = typedPress(there, command, presentOf(found.value).turn, typed, now);
  return { ...decision, events: [...decision.events, press] };
}
