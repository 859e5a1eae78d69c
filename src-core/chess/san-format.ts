import type { Move, Position } from './types.ts';
import { type Board } from './board.ts';
import { boardShowing } from './position.ts';
import { legalMoves } from './board-moves.ts';
import { CASTLING, moveFrom, movePromotion, moveTo } from './move-code.ts';
import { FIGURINES, type Lang, lettersByKind } from './languages.ts';
import { KIND, PAWN, WHITE } from './pieces.ts';
import { castlingText, departure, distinction, isCapture, signAfter } from './san-board.ts';

export type SanStyle = 'san' | 'figurine' | 'long';

export interface SanWriting {
  readonly lang?: Lang;
  readonly style?: SanStyle;
}

/**
 * The move in algebraic notation (Appendix C): shortest and unambiguous, `x`, `+`, `#`, `=` before the piece promoted
 * to, `O-O`. `figurine` puts figurines for initials; `long` writes the departure square (`Ng1-f3`). The caller
 * guarantees that the move is legal.
 */
export function formatSan(position: Position, move: Move, writing: SanWriting = {}): string {
  const board = boardShowing(position);
  return formatCode(board, board.encode(move), writing);
}

/** The same for a move code on a board, which is left as it was. */
export function formatCode(board: Board, code: number, { lang = 'en', style = 'san' }: SanWriting): string {
  const letters =
    style === 'figurine' ? FIGURINES[board.turn === WHITE ? 'white' : 'black'] : lettersByKind(lang);
  const from = moveFrom(code);
  const kind = (board.squares[from] ?? 0) & KIND;
  const castles = (code & CASTLING) !== 0;
  const capture = isCapture(board, code);
  const long = style === 'long';
  const distinct = castles ? 0 : long ? 3 : kind === PAWN ? (capture ? 1 : 0) : distinction(board, code);
  board.make(code);
  const sign = signAfter(board);
  board.unmake(code);
  if (castles) return castlingText(code, sign);
  const promotion = movePromotion(code);
  return [
    kind === PAWN ? '' : letters.charAt(kind),
    departure(from, distinct),
    capture ? 'x' : long ? '-' : '',
    departure(moveTo(code), 3),
    promotion === 0 ? '' : `=${letters.charAt(promotion)}`,
    sign === 0 ? '' : sign === 1 ? '+' : '#',
  ].join('');
}

/** SAN of every legal move of the position, in the given language. */
export function legalSans(position: Position, lang: Lang = 'en'): readonly string[] {
  const board = boardShowing(position);
  const list = new Int32Array(256);
  const end = legalMoves(board, list, 0);
  return Array.from(list.subarray(0, end), (code) => formatCode(board, code, { lang }));
}
