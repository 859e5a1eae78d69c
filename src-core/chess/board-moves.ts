import type { Move } from './types.ts';
import type { Board } from './board.ts';
import { castlingMoves, castlingsUnchecked } from './castling-moves.ts';
import { firstOf } from './chessmen.ts';
import { FIRST_STEP, KNIGHT_STEPS, LAST_STEP, STEPS } from './geometry.ts';
import { forgetPins, freeSteps, lookAtKing } from './king-lines.ts';
import { CASTLING, DOUBLE_STEP, EN_PASSANT, moveFrom, moveTo } from './move-code.ts';
import { evasions, movesOfKindTo, promotions, sparesTheKing } from './moves-to.ts';
import { BOTH, KIND, KNIGHT, OFF, PAWN, WHITE } from './pieces.ts';
import { RANK } from './squares.ts';

export { castlingMoves } from './castling-moves.ts';
export { movesOfKindTo } from './moves-to.ts';

/**
 * The legal moves of a Board as codes. Checks and pins are found first, so no move has to be tried out (en passant
 * excepted).
 */

/** More moves than sixteen men can have: 218 is the most in a game, fifteen queens have fewer than this. */
export const MOST_MOVES = 512;

const scratch = new Int32Array(MOST_MOVES);

/** Writes every legal move into `list` from `at` on and gives the end. `list` has room for MOST_MOVES. */
export function legalMoves(board: Board, list: Int32Array, at: number): number {
  return board.impossible ? movesThatSpareTheKing(board, list, at) : ordinaryMoves(board, list, at);
}

function ordinaryMoves(board: Board, list: Int32Array, at: number): number {
  lookAtKing(board, freeSteps(board));
  let n = kingSteps(board, list, at);
  if (board.checks === 1) n = evasions(board, list, n);
  else if (board.checks === 0) {
    n = menMoves(board, list, n);
    if (board.rights !== 0) n = castlingsUnchecked(board, list, n);
  }
  forgetPins(board);
  return n;
}

function movesThatSpareTheKing(board: Board, list: Int32Array, at: number): number {
  if (!board.oneKingEach) return at;
  const end = ordinaryMoves(board, list, at);
  let n = at;
  for (let i = at; i < end; i++) {
    const code = list[i] ?? 0;
    if (sparesTheKing(board, moveTo(code))) list[n++] = code;
  }
  return n;
}

/** The number of legal moves. */
export function countMoves(board: Board): number {
  return legalMoves(board, scratch, 0);
}

/** Has the side to move at least one legal move? */
export function hasLegalMove(board: Board): boolean {
  if (board.impossible) return countMoves(board) > 0;
  lookAtKing(board, 0);
  const free = board.checks === 0 && hasFreeMan(board);
  forgetPins(board);
  return free || legalMoves(board, scratch, 0) > 0;
}

/** A man that is not pinned and has a square to step to: the usual case, found at once. Not all moves are looked at. */
function hasFreeMan(board: Board): boolean {
  const { squares, men, pins, turn } = board;
  const end = board.ends[turn >> 4] ?? 0;
  const barred = turn | OFF;
  for (let i = firstOf(turn) + 1; i < end; i++) {
    const from = men[i] ?? 0;
    if (pins[from] !== 0) continue;
    const kind = (squares[from] ?? 0) & KIND;
    if (kind === PAWN) {
      if (squares[from + (turn === WHITE ? RANK : -RANK)] === 0) return true;
      continue;
    }
    const steps = kind === KNIGHT ? KNIGHT_STEPS : STEPS;
    const last = kind === KNIGHT ? 8 : (LAST_STEP[kind] ?? 0);
    for (let k = FIRST_STEP[kind] ?? 0; k < last; k++) {
      if (((squares[from + (steps[k] ?? 0)] ?? OFF) & barred) === 0) return true;
    }
  }
  return false;
}

/** The code of a move if it is legal on this board, else null. */
export function legalCode(board: Board, move: Move): number | null {
  const code = board.encode(move);
  const piece = board.squares[moveFrom(code)] ?? 0;
  if ((piece & board.turn) === 0) return null;
  const castles = (code & CASTLING) !== 0;
  const end = castles
    ? castlingMoves(board, scratch, 0)
    : movesOfKindTo(board, piece & KIND, moveTo(code), scratch, 0);
  for (let i = 0; i < end; i++) if (scratch[i] === code) return code;
  return null;
}

function kingSteps(board: Board, list: Int32Array, at: number): number {
  const { safeSteps } = board;
  if (safeSteps === 0) return at;
  const king = board.king(board.turn);
  let n = at;
  for (let k = 0; k < 8; k++)
    if ((safeSteps & (1 << k)) !== 0) list[n++] = king | ((king + (STEPS[k] ?? 0)) << 8);
  return n;
}

/** Moves of all men but the king when there is no check. */
function menMoves(board: Board, list: Int32Array, at: number): number {
  const { squares, men, pins, turn } = board;
  const them = turn ^ BOTH;
  const end = board.ends[turn >> 4] ?? 0;
  let n = at;
  for (let i = firstOf(turn) + 1; i < end; i++) {
    const from = men[i] ?? 0;
    const kind = (squares[from] ?? 0) & KIND;
    const pin = pins[from] ?? 0;
    if (kind === PAWN) {
      n = pawnMoves(board, from, pin, list, n);
    } else if (kind === KNIGHT) {
      if (pin !== 0) continue;
      for (let k = 0; k < 8; k++) {
        const to = from + (KNIGHT_STEPS[k] ?? 0);
        if (((squares[to] ?? OFF) & (turn | OFF)) === 0) list[n++] = from | (to << 8);
      }
    } else {
      const last = LAST_STEP[kind] ?? 0;
      for (let k = FIRST_STEP[kind] ?? 0; k < last; k++) {
        const step = STEPS[k] ?? 0;
        if (pin !== 0 && step !== pin && step !== -pin) continue;
        let to = from + step;
        while (squares[to] === 0) {
          list[n++] = from | (to << 8);
          to += step;
        }
        if (((squares[to] ?? OFF) & them) !== 0) list[n++] = from | (to << 8);
      }
    }
  }
  return n;
}

function pawnMoves(board: Board, from: number, pin: number, list: Int32Array, at: number): number {
  const { squares, turn } = board;
  const them = turn ^ BOTH;
  const up = turn === WHITE ? RANK : -RANK;
  const rank = turn === WHITE ? from >> 4 : 11 - (from >> 4);
  const to = from + up;
  const promotes = rank === 8;
  let n = at;
  if (squares[to] === 0 && (pin === 0 || pin === up || pin === -up)) {
    if (promotes) n = promotions(from, to, list, n);
    else {
      list[n++] = from | (to << 8);
      if (rank === 3 && squares[to + up] === 0) list[n++] = from | ((to + up) << 8) | DOUBLE_STEP;
    }
  }
  for (let side = -1; side <= 1; side += 2) {
    const aim = to + side;
    if (pin !== 0 && pin !== up + side && pin !== -up - side) continue;
    if (((squares[aim] ?? OFF) & them) !== 0) {
      if (promotes) n = promotions(from, aim, list, n);
      else list[n++] = from | (aim << 8);
    } else if (aim === board.epTarget && aim !== 0 && board.epIsSafe(from)) {
      list[n++] = from | (aim << 8) | EN_PASSANT;
    }
  }
  return n;
}
