import type { Board } from './board.ts';
import { firstOf } from './chessmen.ts';
import { ATTACK_OF, BY_LINE, MIDDLE, RELATION, STEP } from './geometry.ts';
import { forgetPins, lookAtKing } from './king-lines.ts';
import { DOUBLE_STEP, EN_PASSANT } from './move-code.ts';
import { BISHOP, BOTH, KIND, KING, KNIGHT, OFF, PAWN, QUEEN, ROOK, WHITE } from './pieces.ts';
import { RANK } from './squares.ts';

/** Moves of all men but the king against a single check: capture the checker or step in between. */
export function evasions(board: Board, list: Int32Array, at: number): number {
  const { checker } = board;
  const king = board.king(board.turn);
  const step = STEP[king - checker + MIDDLE] ?? 0;
  let n = menTo(board, checker, 0, list, at);
  n = pawnsTo(board, checker, list, n);
  if (step !== 0) {
    for (let place = checker + step; place !== king; place += step) {
      n = menTo(board, place, 0, list, n);
      n = pawnsTo(board, place, list, n);
    }
  }
  if (board.epTarget !== 0) n = epMoves(board, list, n);
  return n;
}

/**
 * Moves of knights, bishops, rooks and queens (or of one kind of them) to a square that holds none of their own, as
 * far as pins allow. A man pinned on one line can never answer a check along another, so pins are all it takes.
 */
function menTo(board: Board, to: number, kind: number, list: Int32Array, at: number): number {
  const { squares, men, pins, turn } = board;
  const end = board.ends[turn >> 4] ?? 0;
  let n = at;
  for (let i = firstOf(turn) + 1; i < end; i++) {
    const from = men[i] ?? 0;
    const piece = squares[from] ?? 0;
    if ((piece & KIND) === PAWN || (kind !== 0 && (piece & KIND) !== kind)) continue;
    const relation = (RELATION[to - from + MIDDLE] ?? 0) & (ATTACK_OF[piece] ?? 0);
    if (relation === 0) continue;
    const pin = pins[from] ?? 0;
    if ((relation & BY_LINE) === 0) {
      if (pin === 0) list[n++] = from | (to << 8);
      continue;
    }
    const step = STEP[to - from + MIDDLE] ?? 0;
    if (pin !== 0 && step !== pin && step !== -pin) continue;
    let place = from + step;
    while (place !== to && squares[place] === 0) place += step;
    if (place === to) list[n++] = from | (to << 8);
  }
  return n;
}

/** Pawn moves to a square, en passant excepted, as far as pins allow. */
function pawnsTo(board: Board, to: number, list: Int32Array, at: number): number {
  const { squares, turn, pins } = board;
  const up = turn === WHITE ? RANK : -RANK;
  const pawn = PAWN | turn;
  const rank = turn === WHITE ? to >> 4 : 11 - (to >> 4);
  let n = at;
  if (squares[to] === 0) {
    let from = to - up;
    let flag = 0;
    if (rank === 5 && squares[from] === 0) {
      from -= up;
      flag = DOUBLE_STEP;
    }
    const pin = pins[from] ?? 0;
    if (squares[from] !== pawn || (pin !== 0 && pin !== up && pin !== -up)) return n;
    if (rank === 9) return promotions(from, to, list, n);
    list[n++] = from | (to << 8) | flag;
    return n;
  }
  if (((squares[to] ?? OFF) & (turn ^ BOTH)) === 0) return n;
  for (let side = -1; side <= 1; side += 2) {
    const from = to - up - side;
    const pin = pins[from] ?? 0;
    if (squares[from] !== pawn || (pin !== 0 && pin !== up + side && pin !== -up - side)) continue;
    if (rank === 9) n = promotions(from, to, list, n);
    else list[n++] = from | (to << 8);
  }
  return n;
}

function epMoves(board: Board, list: Int32Array, at: number): number {
  const { squares, turn, epTarget } = board;
  const behind = turn === WHITE ? epTarget - RANK : epTarget + RANK;
  let n = at;
  for (let side = -1; side <= 1; side += 2) {
    const from = behind + side;
    if (squares[from] !== (PAWN | turn) || !board.epIsSafe(from)) continue;
    list[n++] = from | (epTarget << 8) | EN_PASSANT;
  }
  return n;
}

/** Writes the four promotions of a pawn (3.7.3.3). */
export function promotions(from: number, to: number, list: Int32Array, at: number): number {
  const code = from | (to << 8);
  list[at] = code | (QUEEN << 16);
  list[at + 1] = code | (ROOK << 16);
  list[at + 2] = code | (BISHOP << 16);
  list[at + 3] = code | (KNIGHT << 16);
  return at + 4;
}

/**
 * Legal moves of one kind of piece to one square (castling excepted), for reading SAN without generating the rest.
 * Pawns promoting give their four codes.
 */
export function movesOfKindTo(board: Board, kind: number, to: number, list: Int32Array, at: number): number {
  if (((board.squares[to] ?? OFF) & (board.turn | OFF)) !== 0) return at;
  if (board.impossible && !sparesTheKing(board, to)) return at;
  if (kind === KING) return kingTo(board, to, list, at);
  lookAtKing(board, 0);
  let n = at;
  if (board.checks === 0 || (board.checks === 1 && answersCheck(board, to))) {
    n = kind === PAWN ? pawnsTo(board, to, list, n) : menTo(board, to, kind, list, n);
  }
  if (kind === PAWN && to === board.epTarget && board.checks < 2) n = epMoves(board, list, n);
  forgetPins(board);
  return n;
}

/** A king that can be taken may not be (1.4.1); where one is missing, no move is in accordance with Article 3. */
export function sparesTheKing(board: Board, to: number): boolean {
  return board.oneKingEach && to !== board.king(board.turn ^ BOTH);
}

function kingTo(board: Board, to: number, list: Int32Array, at: number): number {
  const king = board.king(board.turn);
  if (!board.attacks(king, to)) return at;
  const piece = board.squares[king] ?? 0;
  board.squares[king] = 0;
  const safe = !board.attacked(to, board.turn ^ BOTH);
  board.squares[king] = piece;
  if (safe) list[at] = king | (to << 8);
  return safe ? at + 1 : at;
}

/** Does a man arriving on `to` capture the checker or stand between it and the king? */
function answersCheck(board: Board, to: number): boolean {
  const { checker } = board;
  if (to === checker) return true;
  const king = board.king(board.turn);
  const step = STEP[king - checker + MIDDLE] ?? 0;
  if (step === 0) return false;
  for (let place = checker + step; place !== king; place += step) if (place === to) return true;
  return false;
}
