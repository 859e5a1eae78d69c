/** Finding the clock a command speaks of, and the control a board is to have. */
import type { Clock, Color } from '../../clocks/index.ts';
import type { ControlScope } from '../../contract/clock-views.ts';
import type { ControlSetting } from '../journal/clock-events.ts';
import type { BoardClock } from '../journal/clock-state.ts';
import { clockOf } from '../journal/clock-state.ts';
import type { Refused } from '../commands/answer.ts';
import { refuse } from '../commands/answer.ts';
import type { Place } from '../journal/events.ts';
import type { Found } from '../commands/places.ts';
import { pairedBoard } from '../commands/places.ts';
import type { BoardRecord, DeskState } from '../journal/state.ts';
import { startOf } from '../journal/state.ts';

export interface ClockThere {
  readonly board: BoardRecord;
  readonly there: BoardClock;
  readonly clock: Clock;
}

/** A board on which a game can be timed: two players' game without a result. */
export function timedBoard(state: DeskState, place: Place): Found<BoardRecord> | Refused {
  const found = pairedBoard(state, place);
  if (!found.ok) return found;
  const { bye, result, board } = found.value;
  if (bye) return refuse('byeHasNoMoves', { board });
  if (result !== null)
    return refuse('gameOver', { board, result: result.result, reason: result.reason, seq: result.seq });
  return found;
}

export function clockAt(state: DeskState, place: Place): Found<ClockThere> | Refused {
  const found = timedBoard(state, place);
  if (!found.ok) return found;
  const board = found.value;
  const there = board.time.clock;
  if (there === null) return refuse('noClock', { board: board.board });
  return { ok: true, value: { board, there, clock: clockOf(there) } };
}

/** The control a board is to have: its own, the round's, the tournament's, or none. */
export function controlFor(
  state: DeskState,
  place: Place,
  own: ControlSetting | null,
): { readonly setting: ControlSetting; readonly scope: ControlScope } | null {
  if (own !== null) return { setting: own, scope: 'board' };
  return roundControl(state, place.round);
}

export function roundControl(
  { times }: DeskState,
  round: number,
): { readonly setting: ControlSetting; readonly scope: 'round' | 'tournament' } | null {
  const ofRound = times.rounds.get(round)?.control ?? null;
  if (ofRound !== null) return { setting: ofRound, scope: 'round' };
  return times.control === null ? null : { setting: times.control, scope: 'tournament' };
}

/** Every board of the tournament with a clock that runs now. */
export function runningBoards(state: DeskState): readonly ClockThere[] {
  return state.rounds.flatMap(({ boards }) =>
    boards.flatMap((board) => {
      const there = board.time.clock;
      if (there === null) return [];
      const clock = clockOf(there);
      return clock.phase === 'running' ? [{ board, there, clock }] : [];
    }),
  );
}

/** Moves that both have made by the counter of the clock, where it has counted more than are recorded. */
export function countedByBoth(board: BoardRecord): { readonly completedByBoth?: number } {
  const there = board.time.clock;
  if (there === null) return {};
  const { white, black } = clockOf(there);
  if (white.moves + black.moves <= board.plies.length) return {};
  return { completedByBoth: startOf(board).position.moveNumber - 1 + Math.min(white.moves, black.moves) };
}

/** The moves of a side that are recorded on a board. */
export function movesRecorded(board: BoardRecord, color: Color): number {
  const plies = board.plies.length;
  return startOf(board).position.turn === color ? Math.ceil(plies / 2) : Math.floor(plies / 2);
}
