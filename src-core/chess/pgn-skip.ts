import { endOfLine, isLineStart, isSpace, isTagAt, nextTagLine } from './pgn-text.ts';
import { type ResultRead, resultAt } from './pgn-results.ts';

/** Ways through text that is kept as it is: comments, variations and games that could not be read. */

/**
 * Remembers where the next `}` is, so that a text with many `{` and no `}` is still read once.
 */
export class BraceFinder {
  private from = 0;
  private found = -2;

  /** Another text. */
  forget(): void {
    this.from = 0;
    this.found = -2;
  }

  /** The next `}` at or after `at`, or -1. */
  next(text: string, at: number): number {
    if (at < this.from) this.stepBack(text, at);
    else if (this.found !== -1 && this.found < at) this.found = text.indexOf('}', at);
    this.from = at;
    return this.found;
  }

  private stepBack(text: string, at: number): void {
    const between = text.slice(at, this.from).indexOf('}');
    if (between >= 0) this.found = at + between;
  }
}

export interface CommentRead {
  readonly text: string;
  readonly end: number;
  readonly closed: boolean;
}

/**
 * The comment whose `{` stands at `at`. A comment never closed ends before the next line that begins with a tag (the
 * next game), or with the text.
 */
export function commentAt(text: string, at: number, braces: BraceFinder): CommentRead {
  const close = braces.next(text, at + 1);
  const all = text.slice(at + 1, close < 0 ? text.length : close);
  const game = all.includes('\n[') || all.includes('\r[') ? nextTagLine(all, 0) : -1;
  if (game >= 0) return { text: all.slice(0, game), end: at + 1 + game, closed: false };
  return { text: all, end: close < 0 ? text.length : close + 1, closed: close >= 0 };
}

export interface Skipped {
  readonly end: number;
  /** A comment was open when the text ended. */
  readonly openComment: boolean;
  readonly result: (ResultRead & { readonly end: number }) | null;
}

/** One past the variation whose inside begins at `at`: the place of its `)`, or of the game's end. */
export function skipVariation(text: string, at: number, braces: BraceFinder): Skipped {
  let depth = 0;
  return skip(text, at, braces, (code) => {
    if (code === OPEN) depth++;
    return code === CLOSE && depth-- === 0;
  });
}

/** From a place that cannot be read to the result or to the end of the game. */
export function skipGame(text: string, at: number, braces: BraceFinder): Skipped {
  let depth = 0;
  let last: Skipped['result'] = null;
  let lastAt = -1;
  const skipped = skip(text, at, braces, (code, place) => {
    if (code === OPEN) depth++;
    else if (code === CLOSE) depth = Math.max(0, depth - 1);
    const before = place === at ? 32 : text.charCodeAt(place - 1);
    const fresh = isSpace(before) || before === CLOSE || before === CLOSE_BRACE;
    if (!isSpace(code) && last !== null && place >= last.end) last = null;
    if (!fresh || !RESULT_STARTS.includes(text.charAt(place))) return false;
    const found = resultAt(text, place);
    if (found === null) return false;
    last = found;
    lastAt = place;
    return depth === 0 && isResultThere(text, found.end, braces);
  });
  return last === null ? skipped : { ...skipped, end: lastAt, result: last };
}

/** `0-0` in the midst of unread moves may be castling: only at the end of the game it is a result. */
function isResultThere(text: string, end: number, braces: BraceFinder): boolean {
  return !text.slice(0, end).endsWith('0-0') || isGameOver(text, end, braces);
}

const OPEN = 40;
const CLOSE = 41;
const CLOSE_BRACE = 125;
const RESULT_STARTS = '01*\u00BD.+-=';

/** Walks over the text outside comments until `stop` says so, or a tag or the end of the text comes. */
function skip(
  text: string,
  at: number,
  braces: BraceFinder,
  stop: (code: number, place: number) => boolean,
): Skipped {
  let place = at;
  while (place < text.length) {
    const code = text.charCodeAt(place);
    if (code === 123) {
      const comment = commentAt(text, place, braces);
      if (!comment.closed) return { end: comment.end, openComment: true, result: null };
      place = comment.end;
    } else if (code === 59 || (code === 37 && isLineStart(text, place))) place = endOfLine(text, place);
    else if (code === 91 && isTagAt(text, place)) break;
    else if (stop(code, place)) break;
    else place++;
  }
  return { end: place, openComment: false, result: null };
}

/** Is there nothing but space and comments before the next tag or the end of the text? */
export function isGameOver(text: string, at: number, braces: BraceFinder): boolean {
  const { end } = skip(text, at, braces, (code) => !isSpace(code));
  return end >= text.length || isTagAt(text, end);
}
