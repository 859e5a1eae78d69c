import { type Board } from './board.ts';
import { type NoticeFacts, type PgnNoticeCode } from './pgn-text.ts';
import { type WordReading } from './pgn-word.ts';
import { illegalFacts } from './illegal-facts.ts';
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
  const where = { moveNumber: board.moveNumber, turn: board.color(), inVariation };
  const code = codeOf(word.kind);
  if (!explained) return { code, text: word.text, facts: where };
  const shapes = readShapes(word.text, rook);
  const [shape] = shapes;
  const list = new Int32Array(256);
  const codes = shape === undefined ? [] : [...list.subarray(0, codesOfShape(board, shape, list))];
  const position = board.toPosition();
  const { possible, why } = sanError(position, word.text, shapes, codes);
  const reason = why === null ? {} : illegalFacts(position, why.move, why);
  return { code, text: word.text, facts: { ...where, possible, ...reason } };
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
