import type { Color, Position, Result, Square, Variant } from './types.ts';
import { type FenError, type FenField, type FenReason, isImpossible } from './fen-error.ts';
import { Board } from './board.ts';
import { type BoardField, formatBoard, readBoard } from './fen-board.ts';
import { type CastlingField, type ColumnedReason, formatCastling, readCastling } from './fen-castling.ts';
import { impossibleChecks, impossibleMen } from './impossible.ts';
import { SQUARES, parseSquare, squareIndex } from './squares.ts';

export interface FenOptions {
  /** Without it the text decides: a right of Chess960 or one written by file makes it Chess960. */
  readonly variant?: Variant;
  /** Keeps a position that cannot be: as an illegal move that stands has left it. */
  readonly asItStood?: boolean;
}

export type FenStyle = 'x-fen' | 'shredder';

interface Field {
  readonly text: string;
  readonly column: number;
}

const FIELDS: readonly FenField[] = ['board', 'turn', 'castling', 'enPassant', 'quietPlies', 'moveNumber'];

/** What a FEN says and everything that is wrong with it, in the order of its fields. */
export interface FenReading {
  /** Null if it cannot be read, or is nothing that can be played on (kings, pawns, rights). */
  readonly position: Position | null;
  readonly faults: readonly FenError[];
}

/**
 * Reads a FEN: plain, X-FEN or Shredder-FEN, castling letters in any order; the two counters may be missing (0 and
 * 1). An en passant square nobody can legally capture on is read and not kept (9.2.3.1). Refused, with field, column
 * and reason: what cannot be read, and a position that cannot be. More promoted men than missing pawns, or more than
 * two checkers, are no reason to refuse (problems have them): `readFen` names them.
 */
export function parseFen(text: string, options: FenOptions = {}): Result<Position, FenError> {
  const { position, faults } = readFen(text, options);
  const refused = faults.find((fault) =>
    options.asItStood === true
      ? !isImpossible(fault)
      : fault.code !== 'tooManyPromoted' && fault.code !== 'tooManyCheckers',
  );
  if (refused !== undefined) return { ok: false, error: refused };
  return position === null ? { ok: false, error: missing('text', 1) } : { ok: true, value: position };
}

/** Reads a FEN as parseFen does, and tells everything that is wrong or cannot be, not only the first. */
export function readFen(text: string, options: FenOptions = {}): FenReading {
  const fields = fieldsOf(text);
  const [boardField, turnField, castlingField, epField, quietField, moveField, extra] = fields;
  const faults: FenError[] = [];
  FIELDS.slice(fields.length, 4).forEach((field) => faults.push(missing(field, text.length + 1)));
  if (extra !== undefined)
    faults.push({ code: 'extraField', text: extra.text, field: 'text', column: extra.column });
  if (boardField === undefined) return { position: null, faults };
  const { board, columns } = boardOf(boardField, faults);
  const turn = readTurn(turnField, faults);
  const castling = castlingOf(castlingField, board, options.variant, faults);
  const epSquare = readEp(epField, board, turn, faults);
  const quietPlies = readNumber(quietField, 'quietPlies', 0, faults);
  const moveNumber = readNumber(moveField, 'moveNumber', 1, faults);
  const kept = (fault: FenError): boolean =>
    options.asItStood === true ? isImpossible(fault) : fault.code === 'tooManyPromoted';
  if (!faults.every(kept)) return { position: null, faults };
  const variant = options.variant ?? (castling.chess960 ? 'chess960' : 'standard');
  const position = { board, turn, castling: castling.rooks, epSquare, quietPlies, moveNumber, variant };
  for (const { reason, square } of impossibleChecks(position)) {
    faults.push({ ...reason, field: 'board', column: boardField.column + columnOf(square, columns) });
  }
  return { position: new Board(position).toPosition(), faults };
}

function fieldsOf(text: string): readonly Field[] {
  return [...text.matchAll(/\S+/g)].map((match) => ({ text: match[0], column: match.index + 1 }));
}

function boardOf(field: Field, faults: FenError[]): BoardField {
  const found: ColumnedReason[] = [];
  const read = readBoard(field.text, found);
  if (found.length === 0) {
    for (const { reason, square } of impossibleMen(read.board))
      found.push({ ...reason, at: columnOf(square, read.columns) });
  }
  for (const { at, ...reason } of found)
    faults.push({ ...reason, field: 'board', column: field.column + at });
  return read;
}

function castlingOf(
  field: Field | undefined,
  board: string,
  variant: Variant | undefined,
  faults: FenError[],
): CastlingField {
  const found: ColumnedReason[] = [];
  const castling = readCastling(field?.text ?? '-', board, variant === 'standard', found);
  for (const { at, ...reason } of found)
    faults.push({ ...reason, field: 'castling', column: (field?.column ?? 1) + at });
  return castling;
}

function columnOf(square: Square | null, columns: readonly number[]): number {
  return square === null ? 0 : (columns[squareIndex(square)] ?? 0);
}

function missing(field: FenField, column: number): FenError {
  return { code: 'fieldMissing', field, column };
}

function readTurn(field: Field | undefined, faults: FenError[]): Color {
  if (field !== undefined && field.text !== 'w' && field.text !== 'b') {
    faults.push({ code: 'notATurn', text: field.text, field: 'turn', column: field.column });
  }
  return field?.text === 'b' ? 'black' : 'white';
}

function readEp(field: Field | undefined, board: string, turn: Color, faults: FenError[]): Square | null {
  if (field === undefined || field.text === '-') return null;
  const square = parseSquare(field.text);
  const refuse = (reason: FenReason): null => {
    faults.push({ ...reason, field: 'enPassant', column: field.column });
    return null;
  };
  if (square === null) return refuse({ code: 'notASquare', text: field.text });
  if (square.charAt(1) !== (turn === 'white' ? '6' : '3')) return refuse({ code: 'epWrongRank', square });
  const index = squareIndex(square);
  const up = turn === 'white' ? 8 : -8;
  const pawn = SQUARES[index - up] ?? square;
  const occupied = [index, index + up].find((one) => board.charAt(one) !== '.');
  if (occupied !== undefined) return refuse({ code: 'epOccupied', square: SQUARES[occupied] ?? square });
  if (board.charAt(index - up) !== (turn === 'white' ? 'p' : 'P'))
    return refuse({ code: 'epWithoutPawn', square, pawn });
  return square;
}

function readNumber(field: Field | undefined, name: FenField, least: number, faults: FenError[]): number {
  if (field === undefined) return least;
  const number = /^\d{1,4}$/.test(field.text) ? Number(field.text) : -1;
  if (number < least)
    faults.push({ code: 'notANumber', text: field.text, field: name, column: field.column });
  return number;
}

/** Writes a FEN. X-FEN (the default) is plain FEN in standard chess; Shredder-FEN names every rook by its file. */
export function formatFen(position: Position, style: FenStyle = 'x-fen'): string {
  const { board, turn, castling, epSquare, quietPlies, moveNumber } = position;
  const rights = formatCastling(board, castling, style);
  return `${formatBoard(board)} ${turn === 'white' ? 'w' : 'b'} ${rights} ${epSquare ?? '-'} ${String(quietPlies)} ${String(moveNumber)}`;
}
