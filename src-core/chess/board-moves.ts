import { BISHOP, BOTH, KIND, KING, KNIGHT, OFF, PAWN, QUEEN, ROOK, WHITE } from './pieces.ts';
import {
  ATTACK_OF,
  BY_LINE,
  FIRST_STEP,
  KNIGHT_STEPS,
  LAST_STEP,
  MIDDLE,
  RELATION,
  STEP,
  STEPS,
} from './geometry.ts';
import { CASTLING, DOUBLE_STEP, EN_PASSANT } from './move-code.ts';
import { RANK } from './squares.ts';
import { type Board, firstOf, kingGoesTo, rookGoesTo } from './board.ts';

/**
 * The legal moves of a Board as codes. Checks and pins are found first, so no move has to be tried out (en passant
 * and the king's own steps excepted).
 */

/** Squares of the men giving check to the side to move, and how many; filled by `lookAtKing`. */
let checks = 0;
let checker = 0;
const pinned = new Uint8Array(16);
let pinnedEnd = 0;

/** Finds what checks the king of the side to move and which of its men are pinned (marked in board.pins). */
function lookAtKing(board: Board): void {
  const { squares, men, pins, turn } = board;
  const king = men[firstOf(turn)] ?? 0;
  const them = turn ^ BOTH;
  const end = board.ends[them >> 4] ?? 0;
  checks = 0;
  pinnedEnd = 0;
  for (let i = firstOf(them) + 1; i < end; i++) {
    const from = men[i] ?? 0;
    const relation = (RELATION[king - from + MIDDLE] ?? 0) & (ATTACK_OF[squares[from] ?? 0] ?? 0);
    if (relation === 0) continue;
    if ((relation & BY_LINE) === 0) {
      checks++;
      checker = from;
      continue;
    }
    const step = STEP[king - from + MIDDLE] ?? 0;
    let place = from + step;
    while (squares[place] === 0) place += step;
    if (place === king) {
      checks++;
      checker = from;
      continue;
    }
    if (((squares[place] ?? 0) & turn) === 0) continue;
    const shield = place;
    place += step;
    while (squares[place] === 0) place += step;
    if (place !== king) continue;
    pins[shield] = step;
    pinned[pinnedEnd++] = shield;
  }
}

function forgetPins(board: Board): void {
  while (pinnedEnd > 0) board.pins[pinned[--pinnedEnd] ?? 0] = 0;
}

/** More moves than sixteen men can have: 218 is the most in a game, fifteen queens have fewer than this. */
export const MOST_MOVES = 512;

/** Writes every legal move into `list` from `at` on and gives the end. `list` has room for MOST_MOVES. */
export function legalMoves(board: Board, list: Int32Array, at: number): number {
  lookAtKing(board);
  let n = kingSteps(board, list, at);
  if (checks === 1) n = evasions(board, list, n);
  else if (checks === 0) {
    n = menMoves(board, list, n);
    if (board.rights !== 0) n = castlings(board, list, n);
  }
  forgetPins(board);
  return n;
}

function kingSteps(board: Board, list: Int32Array, at: number): number {
  const { squares, turn } = board;
  const king = board.king(turn);
  const them = turn ^ BOTH;
  const piece = squares[king] ?? 0;
  let n = at;
  // Lifted, so that a square behind the king on the line of an attacker counts as attacked.
  squares[king] = 0;
  for (let k = 0; k < 8; k++) {
    const to = king + (STEPS[k] ?? 0);
    if (((squares[to] ?? OFF) & (turn | OFF)) === 0 && !board.attacked(to, them))
      list[n++] = king | (to << 8);
  }
  squares[king] = piece;
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

function promotions(from: number, to: number, list: Int32Array, at: number): number {
  const code = from | (to << 8);
  list[at] = code | (QUEEN << 16);
  list[at + 1] = code | (ROOK << 16);
  list[at + 2] = code | (BISHOP << 16);
  list[at + 3] = code | (KNIGHT << 16);
  return at + 4;
}

/** Moves of all men but the king against a single check: capture the checker or step in between. */
function evasions(board: Board, list: Int32Array, at: number): number {
  const king = board.king(board.turn);
  const step = STEP[king - checker + MIDDLE] ?? 0;
  let n = menTo(board, checker, 0, list, at);
  n = pawnsTo(board, checker, list, n);
  if (step !== 0 && ((board.squares[checker] ?? 0) & KIND) !== PAWN) {
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

/** All legal castlings of the side to move, which is not in check. */
function castlings(board: Board, list: Int32Array, at: number): number {
  let n = at;
  const first = board.turn === WHITE ? 0 : 2;
  for (let index = first; index < first + 2; index++) {
    if ((board.rights & (1 << index)) === 0) continue;
    const king = board.king(board.turn);
    const rook = board.rightRook[index] ?? 0;
    if (castlingBlockedAt(board, king, rook) === 0 && castlingAttackedAt(board, king, rook) === 0) {
      list[n++] = king | (rook << 8) | CASTLING;
    }
  }
  return n;
}

/** The first square with a man between king, rook and their destinations (3.8.2, II.3), 0 if the way is clear. */
export function castlingBlockedAt(board: Board, king: number, rook: number): number {
  const kingTo = kingGoesTo(king, rook);
  const rookTo = rookGoesTo(king, rook);
  const low = Math.min(king, rook, kingTo, rookTo);
  const high = Math.max(king, rook, kingTo, rookTo);
  for (let place = low; place <= high; place++) {
    if (place !== king && place !== rook && board.squares[place] !== 0) return place;
  }
  return 0;
}

/**
 * The first square the king stands on, crosses or goes to that is attacked (3.8.2.1), 0 if none. The destination is
 * tested with the rook moved too: the rook that leaves can uncover an attack along the rank.
 */
export function castlingAttackedAt(board: Board, king: number, rook: number): number {
  const { squares } = board;
  const them = board.turn ^ BOTH;
  const kingPiece = squares[king] ?? 0;
  const rookPiece = squares[rook] ?? 0;
  const kingTo = kingGoesTo(king, rook);
  const rookTo = rookGoesTo(king, rook);
  const step = Math.sign(kingTo - king);
  let attackedAt = board.attacked(king, them) ? king : 0;
  squares[king] = 0;
  for (let place = king; attackedAt === 0 && place !== kingTo;) {
    place += step;
    if (board.attacked(place, them)) attackedAt = place;
  }
  squares[rook] = 0;
  squares[rookTo] = rookPiece;
  if (attackedAt === 0 && board.attacked(kingTo, them)) attackedAt = kingTo;
  squares[rookTo] = 0;
  squares[rook] = rookPiece;
  squares[king] = kingPiece;
  return attackedAt;
}

/**
 * Legal moves of one kind of piece to one square (castling excepted), for reading SAN without generating the rest.
 * Pawns promoting give their four codes.
 */
export function movesOfKindTo(board: Board, kind: number, to: number, list: Int32Array, at: number): number {
  if (((board.squares[to] ?? OFF) & (board.turn | OFF)) !== 0) return at;
  if (kind === KING) return kingTo(board, to, list, at);
  lookAtKing(board);
  let n = at;
  if (checks === 0 || (checks === 1 && answersCheck(board, to))) {
    n = kind === PAWN ? pawnsTo(board, to, list, n) : menTo(board, to, kind, list, n);
  }
  if (kind === PAWN && to === board.epTarget && checks < 2) n = epMoves(board, list, n);
  forgetPins(board);
  return n;
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
  if (to === checker) return true;
  const king = board.king(board.turn);
  const step = STEP[king - checker + MIDDLE] ?? 0;
  if (step === 0) return false;
  for (let place = checker + step; place !== king; place += step) if (place === to) return true;
  return false;
}

/** Legal castlings of the side to move as codes, h-side and a-side. */
export function castlingMoves(board: Board, list: Int32Array, at: number): number {
  if (board.rights === 0 || board.inCheck()) return at;
  return castlings(board, list, at);
}

/** The pinned men of the side to move, each with the place of the man that pins it. For looking, not for speed. */
export function pinnedMen(board: Board): readonly (readonly [number, number])[] {
  lookAtKing(board);
  const found = Array.from(pinned.subarray(0, pinnedEnd), (place): readonly [number, number] => {
    const step = board.pins[place] ?? 0;
    let by = place - step;
    while (board.squares[by] === 0) by -= step;
    return [place, by];
  });
  forgetPins(board);
  return found;
}

/** Has the side to move at least one legal move? */
export function hasLegalMove(board: Board): boolean {
  return legalMoves(board, scratch, 0) > 0;
}

const scratch = new Int32Array(MOST_MOVES);

/** The number of legal moves. */
export function countMoves(board: Board): number {
  return legalMoves(board, scratch, 0);
}
