import { type Board } from './board.ts';
import { BIT_OF_CODE } from './pgn-fast-move.ts';
import { nagOf, splitGlyph } from './pgn-nags.ts';
import { codesOfShape, sanOfCode } from './san-board.ts';
import { KIND } from './pieces.ts';
import { type SanShape, readShapes } from './san-shape.ts';

/** What a word of the movetext is, read the thorough way. `length` counts the characters of the text it takes. */
export type WordReading = { readonly text: string; readonly length: number } & (
  | {
      readonly kind: 'move';
      readonly code: number;
      readonly san: string;
      readonly bits: number;
      readonly nag: number | null;
      /** A draw offer glued to the move. */
      readonly remarks: readonly string[];
    }
  | { readonly kind: 'glyph'; readonly nag: number }
  /** A null move; `+`, `e.p.` apart from its move; a dash between words; what gives no legal move. */
  | { readonly kind: 'null' | 'sign' | 'stray' | 'unreadable' | 'illegal' | 'ambiguous' | 'noSuchPiece' }
);

const WORD = /[^\s{};()[\]$!?]*(?:\((?:=|[A-Za-z\u2654-\u265F])\)[^\s{};()[\]$!?]*)?/y;
const NULL_MOVE = /^(?:--|[Zz]0|@@@@|0000|null|pass|<>)[+#]?$/;
const SIGN = /^(?:e\.?p\.?|e\.|p\.|[+#]|\+\+|ch\.?|mate|dbl|dis|x)$/i;
const DASHES = /[\u2010-\u2015\u2212]/g;

/** The word at this place: to the next space, comment, bracket, `$`, `!` or `?`. `e8(Q)` and `Nf3(=)` are one word. */
export function wordAt(text: string, at: number): string {
  WORD.lastIndex = at;
  const word = WORD.exec(text)?.[0] ?? '';
  return word === '' ? text.slice(at, at + 1) : word;
}

/** Reads a word; without a board only its shape is looked at (`code` 0). `rook`: R is the rook. */
export function readWord(board: Board | null, text: string, rook: boolean): WordReading {
  const told = { text, length: text.length };
  if (NULL_MOVE.test(text.replace(DASHES, '-'))) return { ...told, kind: 'null' };
  const nag = nagOf(text);
  if (nag !== null) return { ...told, kind: 'glyph', nag };
  if (SIGN.test(text)) return { ...told, kind: 'sign' };
  if (/^[-\u2010-\u2015\u2212,:.|]+$/.test(text)) return { ...told, kind: 'stray' };
  const split = splitGlyph(text);
  const shapes = readShapes(split.move, rook);
  const [shape] = shapes;
  if (shape === undefined) return { ...told, kind: 'unreadable' };
  const remarks = text.includes('(=)') ? ['(=)'] : [];
  const bits = bitsOf(shape);
  if (board === null) return { ...told, kind: 'move', code: 0, san: '', bits, nag: null, remarks };
  const codes = list.subarray(0, codesOfShape(board, shape, list));
  const [code] = codes;
  if (code === undefined) return { ...told, kind: isAbsent(board, shape) ? 'noSuchPiece' : 'illegal' };
  if (codes.length > 1) return { ...told, kind: 'ambiguous' };
  return { ...told, kind: 'move', code, san: sanOfCode(board, code), bits, nag: split.nag, remarks };
}

const list = new Int32Array(256);

function isAbsent(board: Board, shape: SanShape): boolean {
  if (shape.bare) return false;
  return !board.squares.some((piece) => (piece & KIND) === shape.kind && (piece & board.turn) !== 0);
}

function bitsOf(shape: SanShape): number {
  let bits = 0;
  for (const letter of shape.letters) bits |= BIT_OF_CODE[letter.charCodeAt(0)] ?? 0;
  return bits;
}
