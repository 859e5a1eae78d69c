/** How far a game is: by the moves recorded or, where the clock has counted more, by its counter. */
import type { Color } from '../../chess/index.ts';
import { movesRecorded } from '../clocks/clock-places.ts';
import { clockOf } from '../journal/clock-state.ts';
import type { BoardRecord } from '../journal/state.ts';
import { presentOf, startOf } from '../journal/state.ts';

export interface Progress {
  /** Of the last move made; before the first, of the one to be made. */
  readonly moveNumber: number;
  readonly turn: Color;
  /** Moves the clock has counted that are not recorded; 0 where none. */
  readonly unrecorded: number;
}

export function progressOf(board: BoardRecord): Progress {
  const clock = board.time.clock === null ? null : clockOf(board.time.clock);
  const recorded = board.plies.length;
  const unrecorded = clock === null ? 0 : clock.white.moves + clock.black.moves - recorded;
  const counted = (color: Color): number => clock?.[color].moves ?? 0;
  return clock !== null && unrecorded > 0
    ? { moveNumber: lastNumber(board, counted), turn: clock.turn, unrecorded }
    : {
        moveNumber: lastNumber(board, (color) => movesRecorded(board, color)),
        turn: presentOf(board).turn,
        unrecorded: 0,
      };
}

/** The number of the last move, by how many each side has made since the start of this game. */
function lastNumber(board: BoardRecord, made: (color: Color) => number): number {
  const { turn, moveNumber } = startOf(board).position;
  const [white, black] = [made('white'), made('black')];
  // begun by Black, White's first move has the next number
  const ofWhite = white === 0 ? 0 : white - (turn === 'white' ? 1 : 0);
  return moveNumber + Math.max(0, ofWhite, black - 1);
}
