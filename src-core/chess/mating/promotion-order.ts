import type { Board } from '../board.ts';
import { firstOf } from '../chessmen.ts';
import { BOTH, KIND, KING, OFF, PAWN, WHITE } from '../pieces.ts';
import { RANK, fileOf, rankOf } from '../squares.ts';
import { movesTo } from './piece-steps.ts';

const FAR = 60;

/**
 * About how many plies until one of the winner's pawns promotes, with help: its steps, and for what stands in its way
 * how long the nearest man takes to capture that, or it to leave. A pawn may also capture its way to a file beside.
 */
export function pliesToPromote(board: Board, winner: number): number {
  const { squares, men } = board;
  const end = board.ends[winner >> 4] ?? 0;
  let least = FAR;
  for (let i = firstOf(winner) + 1; i < end; i++) {
    const place = men[i] ?? 0;
    if (((squares[place] ?? 0) & KIND) !== PAWN) continue;
    least = Math.min(least, wayOf(board, place, winner, least, true));
  }
  return least;
}

/** The cheapest way of a pawn from here; only one capture is looked ahead. */
function wayOf(board: Board, from: number, color: number, most: number, mayCapture: boolean): number {
  const up = color === WHITE ? RANK : -RANK;
  let far = 0;
  let least = most;
  for (let place = from; far < least; place += up) {
    const last = rankOf(place) === (color === WHITE ? 7 : 0);
    if (last) return far;
    if (mayCapture) {
      for (let side = -1; side <= 1; side += 2) {
        const aim = place + up + side;
        const there = board.squares[aim] ?? OFF;
        if ((there & (color | OFF)) !== 0 || (there & KIND) === KING) continue;
        const comes = there !== 0 ? 0 : comesTo(board, aim, color ^ BOTH);
        const capture = far + 2 + comes;
        if (capture < least)
          least = Math.min(least, capture + wayOf(board, aim, color, least - capture, false));
      }
    }
    const ahead = board.squares[place + up] ?? 0;
    far += 2 + (ahead === 0 ? 0 : leaves(board, place + up, ahead, color));
  }
  return least;
}

/** How long until a man of this colour can stand on the square to be captured. */
function comesTo(board: Board, aim: number, color: number): number {
  const end = board.ends[color >> 4] ?? 0;
  let least = FAR;
  for (let i = firstOf(color) + 1; i < end; i++) {
    const place = board.men[i] ?? 0;
    const kind = (board.squares[place] ?? 0) & KIND;
    let far = FAR;
    if (kind !== PAWN) far = 2 * movesTo(kind, place, aim);
    else {
      const steps = (color === WHITE ? aim - place : place - aim) / RANK;
      if (steps > 0 && Number.isInteger(steps)) far = 2 * steps;
    }
    if (far < least) least = far;
  }
  return least;
}

/** How long until what stands in the pawn's way is gone: it leaves by itself, or the nearest man captures it. */
function leaves(board: Board, place: number, piece: number, color: number): number {
  if ((piece & KIND) !== PAWN) return 2;
  if ((piece & color) !== 0) return 4;
  const end = board.ends[color >> 4] ?? 0;
  let least = FAR;
  for (let i = firstOf(color); i < end; i++) {
    const from = board.men[i] ?? 0;
    const kind = (board.squares[from] ?? 0) & KIND;
    if (kind === PAWN) continue;
    const files = Math.abs(fileOf(from) - fileOf(place));
    const ranks = Math.abs(rankOf(from) - rankOf(place));
    const far = kind === KING ? Math.max(files, ranks) : movesTo(kind, from, place);
    if (far < least) least = far;
  }
  return Math.min(FAR, 2 * least);
}
