import type { Move, Position } from './types.ts';
import { type Board } from './board.ts';
import { boardShowing } from './position.ts';
import { legalMoves } from './board-moves.ts';
import { CASTLING, moveFrom, moveOfCode, moveTo } from './move-code.ts';
import { ATTACK_OF, MIDDLE, RELATION } from './geometry.ts';
import { type Lang, LANGS, hasLetter } from './languages.ts';
import { KIND, PAWN, ROOK } from './pieces.ts';
import { type IllegalReason } from './move-reasons.ts';
import { explainMove } from './explain.ts';
import { formatCode } from './san-format.ts';
import { type SanShape } from './san-shape.ts';
import { fileOf, rankOf, squareAt } from './squares.ts';

export type SanErrorCode = 'unreadable' | 'illegal' | 'ambiguous' | 'wrongLanguage' | 'noSuchPiece';

export interface SanError {
  readonly code: SanErrorCode;
  /** The text as it was given. */
  readonly text: string;
  /** What was possible instead, in SAN of English letters: the moves meant, or those of that piece. */
  readonly possible: readonly string[];
  /** Languages in which the initials would make sense; for `wrongLanguage`. */
  readonly languages: readonly Lang[];
  /** The move meant, where there can be only one, and why it is not legal. */
  readonly why: MoveDoubt | null;
}

/** A move that was meant but is not legal, and the reason as explainMove gives it. */
export type MoveDoubt = IllegalReason & { readonly move: Move };

/** The refusal of a text whose initials belong to other languages. */
export function wrongLanguage(position: Position, text: string, shapes: readonly SanShape[]): SanError {
  const languages = LANGS.filter((other) =>
    shapes.some((shape) => [...shape.letters].every((l) => hasLetter(other, l))),
  );
  const possible = movesNear(boardShowing(position), shapes);
  return { code: 'wrongLanguage', text, possible, languages, why: null };
}

/** The refusal of a text that gives no legal move (codes empty) or several. */
export function sanError(
  position: Position,
  text: string,
  shapes: readonly SanShape[],
  codes: readonly number[],
): SanError {
  const board = boardShowing(position);
  const told = { text, languages: [] };
  if (codes.length > 1) {
    const possible = codes.map((code) => formatCode(board, code, {}));
    return { ...told, code: 'ambiguous', possible, why: null };
  }
  if (shapes.length === 0) return { ...told, code: 'unreadable', possible: [], why: null };
  const absent = shapes.every((shape) => !shape.bare && placesOf(board, shape.kind).length === 0);
  return {
    ...told,
    code: absent ? 'noSuchPiece' : 'illegal',
    possible: movesNear(board, shapes),
    why: absent ? null : doubtOf(position, board, shapes),
  };
}

function placesOf(board: Board, kind: number): number[] {
  const piece = kind | board.turn;
  const places: number[] = [];
  for (let index = 0; index < 64; index++) {
    const place = squareAt(index & 7, index >> 3);
    if (board.squares[place] === piece) places.push(place);
  }
  return places;
}

/** Legal moves of the kinds written; if there is none, those to the squares written. */
function movesNear(board: Board, shapes: readonly SanShape[]): readonly string[] {
  const list = new Int32Array(256);
  const all = [...list.subarray(0, legalMoves(board, list, 0))];
  const ofKind = all.filter((code) =>
    shapes.some(({ kind, castling }) =>
      castling === null ? ((board.squares[moveFrom(code)] ?? 0) & KIND) === kind : (code & CASTLING) !== 0,
    ),
  );
  const arriving = all.filter((code) =>
    shapes.some(({ toFile, toRank }) => toRank >= 0 && squareAt(toFile, toRank) === moveTo(code)),
  );
  return (ofKind.length > 0 ? ofKind : arriving).map((code) => formatCode(board, code, {}));
}

/** Why the move meant is not legal, where only one can be meant. */
function doubtOf(position: Position, board: Board, shapes: readonly SanShape[]): MoveDoubt | null {
  const going = shapes.flatMap((shape) => meantMove(board, shape, true) ?? []);
  const standing = shapes.flatMap((shape) => meantMove(board, shape, false) ?? []);
  const [move] = [going, standing].find((moves) => moves.length === 1) ?? [];
  const told = move === undefined ? null : explainMove(position, move);
  return told === null || told.legal ? null : told;
}

/**
 * The one move a shape can have meant: of the only piece that goes that way, or, if `going` is not asked for, of the
 * only piece of that kind.
 */
function meantMove(board: Board, shape: SanShape, going: boolean): Move | null {
  if (shape.castling !== null) return meantCastling(board, shape.castling);
  if (shape.toRank < 0) return null;
  const to = squareAt(shape.toFile, shape.toRank);
  const froms = shape.bare ? [squareAt(shape.fromFile, shape.fromRank)] : placesThatFit(board, shape);
  const reaching = froms.filter((from) => board.attacks(from, to));
  const aligned = froms.filter((from) => goesThatWay(board, from, to));
  const [from] = (going ? [reaching, aligned] : [froms]).find((some) => some.length === 1) ?? [];
  return from === undefined ? null : moveOfCode(from | (to << 8) | (shape.promotion << 16));
}

/** Would the piece on `from` go to `to` if nothing stood between? */
function goesThatWay(board: Board, from: number, to: number): boolean {
  return ((RELATION[to - from + MIDDLE] ?? 0) & (ATTACK_OF[board.squares[from] ?? 0] ?? 0)) !== 0;
}

/** The moves a shape can have meant, by the kind and the squares written, legal or not. */
export function movesWritten(board: Board, shape: SanShape): readonly Move[] {
  if (shape.castling !== null) return [meantCastling(board, shape.castling)].filter((move) => move !== null);
  if (shape.toRank < 0) return [];
  const to = squareAt(shape.toFile, shape.toRank);
  const froms = shape.bare ? [squareAt(shape.fromFile, shape.fromRank)] : placesThatFit(board, shape);
  return froms.map((from) => moveOfCode(from | (to << 8) | (shape.promotion << 16)));
}

function placesThatFit(board: Board, { kind, fromFile, fromRank, toFile, captures }: SanShape): number[] {
  const file = kind === PAWN && fromFile < 0 && !captures ? toFile : fromFile;
  return placesOf(board, kind).filter(
    (place) => (file < 0 || fileOf(place) === file) && (fromRank < 0 || rankOf(place) === fromRank),
  );
}

/** King to the rook that still has a right on that side, or else to the outermost rook there. */
function meantCastling(board: Board, side: 'king-side' | 'queen-side'): Move | null {
  const king = board.king(board.turn);
  const onSide = (place: number): boolean =>
    rankOf(place) === rankOf(king) && place > king === (side === 'king-side');
  const rooks = placesOf(board, ROOK).filter(onSide);
  const rook = side === 'king-side' ? rooks.at(-1) : rooks[0];
  return rook === undefined ? null : moveOfCode(king | (rook << 8));
}
