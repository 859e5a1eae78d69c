import { Board } from '../board.ts';
import { MOST_MOVES, legalMoves } from '../board-moves.ts';
import { type MaterialReason, materialForbidsMate } from '../material.ts';
import { moveOfCode } from '../move-code.ts';
import { colorBit } from '../pieces.ts';
import type { Color, Move, Position } from '../types.ts';
import { closure } from './closure.ts';
import { GuidedSearch } from './guided-search.ts';

export type CannotMateReason =
  | { readonly kind: 'mated' | 'stalemate' }
  | { readonly kind: 'material'; readonly material: MaterialReason }
  /** Every line is forced, and ends where the side cannot mate or repeats: the moves. */
  | { readonly kind: 'forced'; readonly line: readonly Move[] }
  /** Every position that can still arise was looked at. */
  | { readonly kind: 'exhausted'; readonly positions: number };

export type MatingResult =
  | { readonly answer: 'yes'; readonly line: readonly Move[] }
  | { readonly answer: 'no'; readonly reason: CannotMateReason }
  | { readonly answer: 'unknown'; readonly searched: number };

export interface MatingOptions {
  /** The most positions looked at; the answer does not depend on the machine. */
  readonly limit?: number;
}

const USUAL_LIMIT = 300_000;
/** Positions tried for a mate before, and after, the small closure. */
const FIRST_TRY = 3_000;
const SMALL_CLOSURE = 3_000;

const list = new Int32Array(MOST_MOVES);

/**
 * Can this side still checkmate by any series of legal moves (5.1.2, 5.2.2, 6.9, 7.5.5)? Yes with a line that does,
 * no with the reason that none exists, or unknown where the limit ends the search. Never a wrong yes or no. Castling
 * rights, en passant and the side to move count; the counts of 9.2, 9.3 and 9.6 do not make moves illegal.
 */
export function canCheckmate(position: Position, side: Color, options: MatingOptions = {}): MatingResult {
  const board = new Board(position);
  const winner = colorBit(side);
  const forced = forcedPrefix(board, winner);
  if ('answer' in forced) return forced;
  const prefix = forced.codes;
  const line = (codes: readonly number[]): MatingResult => ({
    answer: 'yes',
    line: [...prefix, ...codes].map(moveOfCode),
  });
  const limit = options.limit ?? USUAL_LIMIT;
  const search = new GuidedSearch(board, winner);
  const quick = search.find(Math.min(FIRST_TRY, limit));
  if (quick !== null) return line(quick);
  const small = closure(board, winner, Math.min(SMALL_CLOSURE, limit));
  if (small.answer === 'yes') return line(small.codes);
  if (small.answer === 'no')
    return { answer: 'no', reason: { kind: 'exhausted', positions: small.positions } };
  const longer = search.find(Math.floor(limit / 3));
  if (longer !== null) return line(longer);
  const all = closure(board, winner, limit - search.nodes);
  if (all.answer === 'yes') return line(all.codes);
  if (all.answer === 'no') return { answer: 'no', reason: { kind: 'exhausted', positions: all.positions } };
  return { answer: 'unknown', searched: search.nodes + all.positions };
}

/** Plays on while there is only one legal move. Ends with an answer, or leaves the board where a choice begins. */
function forcedPrefix(board: Board, winner: number): MatingResult | { readonly codes: readonly number[] } {
  const codes: number[] = [];
  const seen = new Set<string>();
  const no = (reason: CannotMateReason): MatingResult => ({
    answer: 'no',
    reason: codes.length === 0 ? reason : { kind: 'forced', line: codes.map(moveOfCode) },
  });
  for (;;) {
    const end = legalMoves(board, list, 0);
    if (end === 0) {
      if (!board.inCheck()) return no({ kind: 'stalemate' });
      if (board.turn !== winner) return { answer: 'yes', line: codes.map(moveOfCode) };
      return no({ kind: 'mated' });
    }
    const material = materialForbidsMate(board, winner);
    if (material !== null) return no({ kind: 'material', material });
    if (end > 1) return { codes };
    const key = board.key();
    if (seen.has(key)) return no({ kind: 'stalemate' });
    seen.add(key);
    const [code = 0] = list;
    codes.push(code);
    board.make(code);
  }
}
