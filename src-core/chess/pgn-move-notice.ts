import type { Piece } from './types.ts';
import { type Board } from './board.ts';
import { type NoticeFacts, type PgnNoticeCode } from './pgn-text.ts';
import { type WordReading } from './pgn-word.ts';
import { sanError } from './san-error.ts';
import { readShapes } from './san-shape.ts';
import { codesOfShape } from './san-board.ts';

export interface MoveNotice {
  readonly code: PgnNoticeCode;
  readonly text: string;
  readonly facts: NoticeFacts;
}

/**
 * What the reader is told of a move that could not be read: its number and colour, what was possible (SAN, English),
 * and, where a single move can have been meant, that move and the reason with its facts, as explainMove gives them.
 */
export function moveNotice(
  board: Board,
  word: WordReading,
  rook: boolean,
  inVariation: boolean,
  explained: boolean,
): MoveNotice {
  const where = { moveNumber: board.moveNumber, color: board.color(), inVariation };
  const code = codeOf(word.kind);
  if (!explained) return { code, text: word.text, facts: where };
  const shapes = readShapes(word.text, rook);
  const [shape] = shapes;
  const list = new Int32Array(256);
  const codes = shape === undefined ? [] : [...list.subarray(0, codesOfShape(board, shape, list))];
  const { possible, why } = sanError(board.toPosition(), word.text, shapes, 'en', codes);
  const meant = why === null ? {} : { from: why.move.from, to: why.move.to, reason: why.code };
  return { code, text: word.text, facts: { ...where, possible, ...meant, ...plain(why?.facts) } };
}

function codeOf(kind: WordReading['kind']): PgnNoticeCode {
  switch (kind) {
    case 'ambiguous':
      return 'ambiguousMove';
    case 'noSuchPiece':
      return 'noSuchPiece';
    case 'unreadable':
      return 'unreadableMove';
    default:
      return 'illegalMove';
  }
}

/** Facts as plain values: men by their squares, a piece by colour and role, an ending by its kind. */
function plain(facts: object | undefined): NoticeFacts {
  const told: Record<string, NoticeFacts[string]> = {};
  for (const [name, value] of Object.entries(facts ?? {}) as readonly [string, unknown][]) {
    if (Array.isArray(value)) told[name] = value.map(nameOf);
    else if (isPiece(value)) Object.assign(told, { pieceColor: value.color, pieceRole: value.role });
    else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      told[name] = value;
    else if (value !== null && typeof value === 'object' && 'kind' in value) told[name] = String(value.kind);
  }
  return told;
}

function nameOf(value: unknown): string {
  return value !== null && typeof value === 'object' && 'square' in value
    ? String(value.square)
    : String(value);
}

function isPiece(value: unknown): value is Piece {
  return value !== null && typeof value === 'object' && 'role' in value && 'color' in value;
}
