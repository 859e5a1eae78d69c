import type { PgnTag } from './pgn-types.ts';
import { endOfLine } from './pgn-text.ts';

export interface TagRead {
  /** Null where no name and value can be made out. */
  readonly tag: PgnTag | null;
  /** One past the tag, or past its line if it cannot be read as the standard writes it. */
  readonly end: number;
  readonly notice: 'unescapedQuote' | 'unquotedTag' | null;
}

const HEAD = /\[\s{0,20}([A-Za-z][\w+#=:-]{0,100})\s{0,20}(["\u201C])?/y;

/** Reads the tag whose `[` stands at `at`. Quotes inside the value should be escaped; where they are not it is told. */
export function readTag(text: string, at: number): TagRead {
  HEAD.lastIndex = at;
  const head = HEAD.exec(text);
  const [, name, quote] = head ?? [];
  if (name === undefined) return { tag: null, end: endOfBrackets(text, at), notice: null };
  const begin = HEAD.lastIndex;
  if (quote === '"') {
    const end = endOfValue(text, begin);
    if (end >= 0) {
      const close = closing(text, end + 1);
      if (close >= 0)
        return { tag: { name, value: unescape(text.slice(begin, end)) }, end: close, notice: null };
    }
  }
  return loose(text, at, name, begin, quote !== undefined);
}

/** The place of the first `"` that is not escaped, on the same line; -1 if there is none. */
function endOfValue(text: string, begin: number): number {
  for (let place = begin; place < text.length; place++) {
    const code = text.charCodeAt(place);
    if (code === 34) return place;
    if (code === 10 || code === 13) return -1;
    if (code === 92) place++;
  }
  return -1;
}

/** One past the `]` that follows after spaces, or -1. */
function closing(text: string, at: number): number {
  let place = at;
  while (text.charCodeAt(place) === 32 || text.charCodeAt(place) === 9) place++;
  return text.charCodeAt(place) === 93 ? place + 1 : -1;
}

function unescape(written: string): string {
  return written.includes('\\') ? written.replace(/\\(["\\])/g, '$1') : written;
}

/** The value as far as the last quote before the last `]` of the line; without quotes, all before that `]`. */
function loose(text: string, at: number, name: string, begin: number, quoted: boolean): TagRead {
  const lineEnd = endOfLine(text, at);
  const line = text.slice(begin, lineEnd);
  const bracket = line.lastIndexOf(']');
  const inside = (bracket < 0 ? line : line.slice(0, bracket)).trimEnd();
  const value = unescape(inside.replace(/^'(.*)'$/, '$1').replace(/["\u201D]$/, ''));
  const end = bracket < 0 ? lineEnd : begin + bracket + 1;
  return { tag: { name, value }, end, notice: quoted ? 'unescapedQuote' : 'unquotedTag' };
}

function endOfBrackets(text: string, at: number): number {
  const lineEnd = endOfLine(text, at);
  const close = text.slice(at, lineEnd).indexOf(']');
  return close < 0 ? lineEnd : at + close + 1;
}
