import type { PgnNotice } from './pgn-types.ts';

export type NoticeFacts = PgnNotice['facts'];

/** What may be strange in the clock times of a game. */
export const CLOCK_NOTICES = ['impossibleClock', 'clockRises', 'clockMissing'] as const;
export type ClockNotice = (typeof CLOCK_NOTICES)[number];

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
  | 'illegalStands'
  | 'unreadableMove'
  | 'ambiguousMove'
  | 'noSuchPiece'
  | 'moveNumber'
  | 'nullMove'
  // clocks
  | ClockNotice
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

interface Line {
  readonly number: number;
  readonly start: number;
  /** Where the next line starts; null while nobody has looked. */
  readonly next: number | null;
}

/** Lines of a text that may be the continuation of an earlier piece. Asked for rising places, it reads once. */
export class LineCounter {
  private first: Line = { number: 1, start: 0, next: null };
  private line: Line = this.first;

  /** 1-based line and column of a place in the text. */
  place(text: string, at: number): { readonly line: number; readonly column: number } {
    this.goTo(text, at);
    return { line: this.line.number, column: at - this.line.start + 1 };
  }

  private goTo(text: string, at: number): void {
    if (at < this.line.start) this.line = this.first;
    let { number, start, next } = this.line;
    if (next !== null && at < next) return;
    next ??= nextLine(text, Math.max(0, start));
    while (next <= at) {
      number++;
      start = next;
      next = nextLine(text, start);
    }
    this.line = { number, start, next };
  }

  /** The text before `at` is let go: places now count from there. */
  letGo(text: string, at: number): void {
    this.goTo(text, at);
    this.first = { number: this.line.number, start: this.line.start - at, next: null };
    this.line = this.first;
  }
}

function nextLine(text: string, from: number): number {
  LINE_END.lastIndex = from;
  return LINE_END.test(text) ? LINE_END.lastIndex : Infinity;
}

/** Turns the notices of a game, in the order of the text, into what the reader is told. */
export function placeNotices(
  text: string,
  lines: LineCounter,
  raw: readonly RawNotice[],
): readonly PgnNotice[] {
  if (raw.length === 0) return NO_NOTICES;
  const inOrder = raw.every(({ at }, place) => place === 0 || at >= (raw[place - 1]?.at ?? 0));
  return (inOrder ? raw : raw.toSorted((a, b) => a.at - b.at)).map(({ at, code, text: words, facts }) => {
    const { line, column } = lines.place(text, at);
    return { line, column, code, text: words, facts };
  });
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

/** Blank to a reader of text: what `trim` takes away, and every control character. */
export function isSpace(code: number): boolean {
  return code <= 32 || (code > 127 && /\s/.test(String.fromCharCode(code)));
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
