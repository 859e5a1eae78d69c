import type { PgnNotice } from './pgn-types.ts';

export type NoticeFacts = PgnNotice['facts'];

export type PgnNoticeCode =
  // the text around the games
  | 'textBeforeGame'
  | 'strayText'
  | 'unclosedComment'
  // tags
  | 'repeatedTag'
  | 'unescapedQuote'
  | 'unquotedTag'
  | 'unreadTag'
  | 'badFen'
  | 'unknownVariant'
  | 'variantWorkedOut'
  | 'startPositionMissing'
  // moves
  | 'illegalMove'
  | 'unreadableMove'
  | 'ambiguousMove'
  | 'noSuchPiece'
  | 'moveNumber'
  // variations
  | 'variationWithoutMove'
  | 'variationTooDeep'
  | 'emptyVariation'
  | 'unclosedVariation'
  | 'resultInVariation'
  // the result
  | 'resultMissing'
  | 'resultConflict'
  | 'repeatedResult'
  | 'unreadResultTag'
  // the language
  | 'mixedLanguages'
  | 'languageUncertain';

/** A notice while reading: its place is turned into line and column when the game is done. */
export interface RawNotice {
  readonly at: number;
  readonly code: PgnNoticeCode;
  readonly text: string;
  readonly facts: NoticeFacts;
}

export const NO_FACTS: NoticeFacts = Object.freeze({});

const LINE_END = /\r\n|\r|\n/g;

interface Counted {
  readonly line: number;
  readonly lineStart: number;
  /** As far as lines were counted: the start of that line, or of the text. */
  readonly to: number;
}

/** Lines of a text that may be the continuation of an earlier piece. Asked for rising places, it reads once. */
export class LineCounter {
  private begin: Counted = { line: 1, lineStart: 0, to: 0 };
  private now: Counted = this.begin;

  /** 1-based line and column of a place in the text. */
  place(text: string, at: number): { readonly line: number; readonly column: number } {
    this.countTo(text, at);
    return { line: this.now.line, column: at - this.now.lineStart + 1 };
  }

  private countTo(text: string, at: number): void {
    if (at < this.now.to) this.now = this.begin;
    let { line, lineStart } = this.now;
    LINE_END.lastIndex = this.now.to;
    while (LINE_END.test(text) && LINE_END.lastIndex <= at) {
      line++;
      lineStart = LINE_END.lastIndex;
    }
    this.now = { line, lineStart, to: Math.max(this.now.to, lineStart) };
  }

  /** The text before `at` is let go: places now count from there. */
  letGo(text: string, at: number): void {
    this.countTo(text, at);
    this.begin = { line: this.now.line, lineStart: this.now.lineStart - at, to: 0 };
    this.now = this.begin;
  }
}

/** Turns the notices of a game, in the order of the text, into what the reader is told. */
export function placeNotices(
  text: string,
  lines: LineCounter,
  raw: readonly RawNotice[],
): readonly PgnNotice[] {
  if (raw.length === 0) return NO_NOTICES;
  return [...raw]
    .sort((a, b) => a.at - b.at)
    .map(({ at, code, text: words, facts }) => ({ ...lines.place(text, at), code, text: words, facts }));
}

const NO_NOTICES: readonly PgnNotice[] = Object.freeze([]);

/** One past the end of the line of this place (the line end not included). */
export function endOfLine(text: string, at: number): number {
  let place = at;
  while (place < text.length && !isLineEnd(text.charCodeAt(place))) place++;
  return place;
}

export function isLineEnd(code: number): boolean {
  return code === 10 || code === 13;
}

/** At the first column of a line: where `%` hides the line from readers (PGN standard, section 6). */
export function isLineStart(text: string, at: number): boolean {
  return at === 0 || isLineEnd(text.charCodeAt(at - 1));
}

const TAG = /\[\s{0,20}[A-Za-z][\w+#=:-]{0,100}\s{0,20}["\u201C]/y;

/** Does a tag begin here? */
export function isTagAt(text: string, at: number): boolean {
  TAG.lastIndex = at;
  return TAG.test(text);
}

const TAG_LINE = /[\r\n]\[[A-Za-z]\w{0,100}[ \t]{0,20}"/g;

/** The place of the next line that begins with a tag after `at`, or -1. */
export function nextTagLine(text: string, at: number): number {
  TAG_LINE.lastIndex = at;
  const found = TAG_LINE.exec(text);
  return found === null ? -1 : found.index + 1;
}
