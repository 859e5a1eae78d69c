/** What a command is about, so that the desk knows whether its screen has seen everything that matters. */
import type { DeskCommand } from './commands/commands.ts';
import { isAboutDraws } from './commands/draw-commands.ts';
import type { Place } from './journal/events.ts';
import { boardWith } from './history/decide-strike.ts';
import { holdsClockLine } from './journal/fold-clock.ts';
import { placeIn } from './commands/places.ts';
import type { DeskState } from './journal/state.ts';
import { boardOf } from './journal/state.ts';

export interface Scope {
  /** The board, or null for the tournament's own lines. */
  readonly place: Place | null;
  /** The last line of that scope. */
  readonly seq: number;
}

export function scopeOf(command: DeskCommand, state: DeskState): Scope {
  if (isAboutDraws(command)) return { place: null, seq: state.drawing.seq };
  const place = placeOfCommand(command, state);
  if (place !== null && isAboutClock(command, state, place)) {
    return { place, seq: boardOf(state, place)?.time.clock?.seq ?? 0 };
  }
  return { place, seq: place === null ? state.ownSeq : (boardOf(state, place)?.seq ?? 0) };
}

/** A clock's lines and a board's do not make each other stale. */
function isAboutClock(command: DeskCommand, state: DeskState, place: Place): boolean {
  switch (command.type) {
    case 'placeClock':
    case 'changeClock':
    case 'clockAct':
    case 'correctClock':
      return true;
    case 'strikeEntry': {
      const board = boardOf(state, place);
      return board !== null && holdsClockLine(board.time, command.seq);
    }
    default:
      return false;
  }
}

function placeOfCommand(command: DeskCommand, state: DeskState): Place | null {
  switch (command.type) {
    case 'changePairing':
    case 'setStartPosition':
    case 'recordMove':
    case 'declareResult':
    case 'writeNote':
    case 'placeClock':
    case 'changeClock':
    case 'clockAct':
    case 'correctClock':
    case 'setPresence':
    case 'decideIncident':
      return placeIn(command);
    case 'strikeEntry':
    case 'appealIncident':
    case 'settleAppeal': {
      const board = boardWith(state, command.seq);
      return board === null ? null : placeIn(board);
    }
    case 'importPgn': {
      const { round, board } = command;
      return round === null || board === null ? null : { round, board };
    }
    default:
      return null;
  }
}
