import type { Move, Position, Result } from './types.ts';
import { boardShowing } from './position.ts';
import { moveOfCode } from './move-code.ts';
import { type Lang, LANGS, hasLetter, rIsRook } from './languages.ts';
import { ROOK } from './pieces.ts';
import { codesOfShape } from './san-board.ts';
import { type SanError, sanError, wrongLanguage } from './san-error.ts';
import { type SanShape, readShapes } from './san-shape.ts';

export interface SanReading {
  readonly move: Move;
  /** The language the initials were read in; null where the text has none. */
  readonly lang: Lang | null;
}

export interface SanReadingOptions {
  /** A language: only its initials are read. `auto` (the default): any of the table, if only one move can be meant. */
  readonly lang?: Lang | 'auto';
}

/**
 * Reads a move written with Appendix C's freedom: capture sign, check, mate and `e.p.` optional, castling with zeros
 * or letters, any dash, long form, UCI, figurines. Refuses what is unreadable, illegal, ambiguous, or written in the
 * letters of another language, and says what was possible.
 */
export function parseSan(
  position: Position,
  text: string,
  options: SanReadingOptions = {},
): Result<Move, SanError> {
  const read = readSan(position, text, options);
  return read.ok ? { ok: true, value: read.value.move } : read;
}

/** As parseSan, and tells the language the initials were read in. */
export function readSan(
  position: Position,
  text: string,
  options: SanReadingOptions = {},
): Result<SanReading, SanError> {
  const { lang = 'auto' } = options;
  return lang === 'auto' ? readInAny(position, text) : readIn(position, text, lang);
}

/**
 * Reads a move typed at the board: in the user's own language first, in another one only where his own gives no
 * legal move. The language read is told, so that the screen can say so.
 */
export function readTypedMove(
  position: Position,
  text: string,
  preferred: Lang,
): Result<SanReading, SanError> {
  const own = readIn(position, text, preferred);
  if (own.ok || own.error.code === 'ambiguous') return own;
  const other = readInAny(position, text);
  return other.ok ? other : own;
}

function readIn(position: Position, text: string, lang: Lang): Result<SanReading, SanError> {
  const shapes = readShapes(text, rIsRook(lang));
  const own = shapes.filter((shape) => knowsLetters(lang, shape));
  if (shapes.length > 0 && own.length === 0) {
    return { ok: false, error: wrongLanguage(position, text, shapes) };
  }
  return pick(position, text, own, lang);
}

function readInAny(position: Position, text: string): Result<SanReading, SanError> {
  const shapes = [...readShapes(text, true), ...readShapes(text, false)];
  const different = shapes.filter((shape, at) => shapes.findIndex((other) => sameShape(shape, other)) === at);
  return pick(position, text, different, 'en');
}

function sameShape(a: SanShape, b: SanShape): boolean {
  return a.kind === b.kind && a.promotion === b.promotion && a.toFile === b.toFile;
}

function knowsLetters(lang: Lang, shape: SanShape): boolean {
  return [...shape.letters].every((letter) => hasLetter(lang, letter));
}

/** Of all shapes together exactly one legal move must come out. */
function pick(
  position: Position,
  text: string,
  shapes: readonly SanShape[],
  lang: Lang,
): Result<SanReading, SanError> {
  const board = boardShowing(position);
  const list = new Int32Array(256);
  const codes: number[] = [];
  let read: SanShape | undefined;
  for (const shape of shapes) {
    const end = codesOfShape(board, shape, list);
    if (end > 0) read = shape;
    codes.push(...list.subarray(0, end));
  }
  const [code] = codes;
  if (code !== undefined && codes.length === 1 && read !== undefined) {
    return { ok: true, value: { move: moveOfCode(code), lang: languageRead(read, lang) } };
  }
  return { ok: false, error: sanError(position, text, shapes, codes) };
}

function languageRead(shape: SanShape, first: Lang): Lang | null {
  if (shape.letters === '') return null;
  const rook = shape.kind === ROOK || shape.promotion === ROOK;
  const fits = (lang: Lang): boolean =>
    knowsLetters(lang, shape) && (!shape.letters.includes('R') || rIsRook(lang) === rook);
  return fits(first) ? first : (LANGS.find(fits) ?? first);
}
