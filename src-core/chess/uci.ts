import type { Move, Position, Result } from './types.ts';
import type { MoveExplanation } from './move-reasons.ts';
import { castlingMeant } from './castling-meant.ts';
import { explainMove } from './explain.ts';
import { isLegal } from './position.ts';
import { kindOf } from './pieces.ts';
import { parseSquare } from './squares.ts';

export type UciError =
  | { readonly code: 'unreadable'; readonly text: string }
  | { readonly code: 'illegal'; readonly why: Extract<MoveExplanation, { readonly legal: false }> };

const PROMOTIONS = { q: 'queen', r: 'rook', b: 'bishop', n: 'knight' } as const;

function isPromotionLetter(letter: string): letter is keyof typeof PROMOTIONS {
  return letter in PROMOTIONS;
}

/** Reads the squares of a move such as `e2e4`, `e7e8q`, as written: neither castling nor legality is looked at. */
export function parseUciSquares(text: string): Move | null {
  const from = parseSquare(text.slice(0, 2));
  const to = parseSquare(text.slice(2, 4));
  const letter = text.slice(4);
  if (from === null || to === null) return null;
  if (letter === '') return { from, to };
  return letter.length === 1 && isPromotionLetter(letter)
    ? { from, to, promotion: PROMOTIONS[letter] }
    : null;
}

/**
 * Reads a move in UCI. Castling may be king to rook's square, or as castlingMeant understands it (`e1g1`).
 * Refuses what cannot be read and what is not legal, with the reason.
 */
export function parseUci(position: Position, text: string): Result<Move, UciError> {
  const move = parseUciSquares(text);
  if (move === null) return { ok: false, error: { code: 'unreadable', text } };
  if (isLegal(position, move)) return { ok: true, value: move };
  const why = explainMove(position, move);
  return why.legal ? { ok: true, value: why.move } : { ok: false, error: { code: 'illegal', why } };
}

/** Writes a legal move in UCI: castling as `e1g1` in standard chess, king to rook's square in Chess960. */
export function formatUci(position: Position, move: Move): string {
  const { from, to, promotion } = move;
  const castling = position.variant === 'standard' ? castlingMeant(position, move) : null;
  if (castling !== null) return `${from}${castling.side === 'king-side' ? 'g' : 'c'}${from.charAt(1)}`;
  return formatUciSquares({ from, to, ...(promotion === undefined ? {} : { promotion }) });
}

/** Writes the squares of a move as they are, so that parseUciSquares gives it again. */
export function formatUciSquares({ from, to, promotion }: Move): string {
  if (promotion === undefined) return from + to;
  return from + to + (kindOf(promotion) === 2 ? 'n' : promotion.charAt(0));
}
