import { type Board } from './board.ts';
import { castlingMoves, hasLegalMove, legalMoves, movesOfKindTo } from './board-moves.ts';
import { CASTLING, EN_PASSANT, moveFrom, movePromotion, moveTo } from './move-code.ts';
import { KIND, PAWN } from './pieces.ts';
import { fileOf, rankOf, squareAt } from './squares.ts';
import { type SanShape } from './san-shape.ts';

/**
 * Standard algebraic notation on the mutable board: moves are codes, texts are English. The public side, with other
 * languages and with errors, is san.ts.
 */

const others = new Int32Array(256);

/** What distinguishes the piece that moves from its like (C.10): 0 nothing, 1 file, 2 rank, 3 both. */
export function distinction(board: Board, code: number): number {
  const from = moveFrom(code);
  const end = movesOfKindTo(board, (board.squares[from] ?? 0) & KIND, moveTo(code), others, 0);
  return end < 2 ? 0 : distinctionAmong(others, end, from);
}

/** The same when the legal moves of that kind to that square are known. */
export function distinctionAmong(list: Int32Array, end: number, from: number): number {
  let rivals = 0;
  let sameFile = 0;
  let sameRank = 0;
  for (let i = 0; i < end; i++) {
    const other = moveFrom(list[i] ?? 0);
    if (other === from) continue;
    rivals++;
    if (fileOf(other) === fileOf(from)) sameFile++;
    if (rankOf(other) === rankOf(from)) sameRank++;
  }
  if (rivals === 0) return 0;
  if (sameFile === 0) return 1;
  return sameRank === 0 ? 2 : 3;
}

/** The sign after the move just made on the board: 0 none, 1 check, 2 mate. */
export function signAfter(board: Board): number {
  if (!board.inCheck()) return 0;
  return hasLegalMove(board) ? 1 : 2;
}

/** Written moves by what they are made of, so that a text is built once. The keys are those of `sanKey`. */
const written = new Map<number, string>();
const LETTERS = '.PNBRQK';
const SIGNS = ['', '+', '#'];

/** The text of a move made of a kind, the departure as far as written, a capture, an arrival... in English. */
export function sanText(
  kind: number,
  from: number,
  distinct: number,
  capture: boolean,
  to: number,
  promotion: number,
  sign: number,
): string {
  const told = distinct === 0 ? 0 : distinct === 1 ? from & 15 : distinct === 2 ? from & 0xf0 : from;
  const key = ((((((kind << 8) | told) << 8) | to) << 3) | promotion) * 8 + (sign << 1) + (capture ? 1 : 0);
  const known = written.get(key);
  if (known !== undefined) return known;
  const text =
    (kind === PAWN ? '' : LETTERS.charAt(kind)) +
    departure(from, distinct) +
    (capture ? 'x' : '') +
    departure(to, 3) +
    (promotion === 0 ? '' : `=${LETTERS.charAt(promotion)}`) +
    (SIGNS[sign] ?? '');
  written.set(key, text);
  return text;
}

/** A square, or the part of it that distinguishes. */
export function departure(square: number, distinct: number): string {
  const file = String.fromCharCode(97 + fileOf(square));
  const rank = String.fromCharCode(49 + rankOf(square));
  return (distinct & 1 ? file : '') + (distinct & 2 ? rank : '');
}

const CASTLED = [
  ['O-O', 'O-O+', 'O-O#'],
  ['O-O-O', 'O-O-O+', 'O-O-O#'],
];

/** Castling with its sign. */
export function castlingText(code: number, sign: number): string {
  return CASTLED[moveTo(code) > moveFrom(code) ? 0 : 1]?.[sign] ?? 'O-O';
}

/** Does the move capture, as the board stands before it? */
export function isCapture(board: Board, code: number): boolean {
  if ((code & EN_PASSANT) !== 0) return true;
  return (code & CASTLING) === 0 && board.squares[moveTo(code)] !== 0;
}

/** SAN in English of a legal move on the board; the board is left as it was. */
export function sanOfCode(board: Board, code: number): string {
  const castles = (code & CASTLING) !== 0;
  const from = moveFrom(code);
  const kind = (board.squares[from] ?? 0) & KIND;
  const capture = isCapture(board, code);
  const distinct = castles ? 0 : kind === PAWN ? (capture ? 1 : 0) : distinction(board, code);
  board.make(code);
  const sign = signAfter(board);
  board.unmake(code);
  if (castles) return castlingText(code, sign);
  return sanText(kind, from, distinct, capture, moveTo(code), movePromotion(code), sign);
}

/** Writes the legal moves a shape can mean into `list` and gives their number. */
export function codesOfShape(board: Board, shape: SanShape, list: Int32Array): number {
  const end = candidates(board, shape, list);
  let n = 0;
  for (let i = 0; i < end; i++) {
    const code = list[i] ?? 0;
    if (fits(board, shape, code)) list[n++] = code;
  }
  return n;
}

function candidates(board: Board, shape: SanShape, list: Int32Array): number {
  if (shape.castling !== null) return castlingMoves(board, list, 0);
  if (shape.bare || shape.toRank < 0) return legalMoves(board, list, 0);
  const to = squareAt(shape.toFile, shape.toRank);
  const end = movesOfKindTo(board, shape.kind, to, list, 0);
  return shape.fromFile >= 0 && shape.fromRank >= 0 ? castlingMoves(board, list, end) : end;
}

function fits(board: Board, shape: SanShape, code: number): boolean {
  const from = moveFrom(code);
  const to = moveTo(code);
  if (shape.castling !== null) return shape.castling === 'king-side' ? to > from : to < from;
  if (!shape.bare && ((board.squares[from] ?? 0) & KIND) !== shape.kind) return false;
  if (shape.fromFile >= 0 && shape.fromFile !== fileOf(from)) return false;
  if (shape.fromRank >= 0 && shape.fromRank !== rankOf(from)) return false;
  if (movePromotion(code) !== shape.promotion) return false;
  if ((code & CASTLING) !== 0) return fitsCastling(shape, from, to);
  if (shape.toFile !== fileOf(to) || (shape.toRank >= 0 && shape.toRank !== rankOf(to))) return false;
  if (shape.kind !== PAWN || shape.bare || shape.fromFile >= 0) return true;
  return shape.captures === (fileOf(from) !== fileOf(to));
}

/** Castling in the long form: the king to its own rook, or two files or more to the g- or c-file. */
function fitsCastling(shape: SanShape, king: number, rook: number): boolean {
  const to = squareAt(shape.toFile, shape.toRank);
  if (to === rook) return true;
  const arrives = fileOf(to) === (rook > king ? 6 : 2);
  return arrives && rankOf(to) === rankOf(king) && Math.abs(to - king) > 1;
}
