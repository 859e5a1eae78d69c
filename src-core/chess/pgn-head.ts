import type { PgnTag } from './pgn-types.ts';
import { commentText } from './pgn-comments.ts';
import { type BraceFinder, commentAt } from './pgn-skip.ts';
import { readTag } from './pgn-tag.ts';
import { type RawNotice, endOfLine, isLineEnd, isLineStart, isSpace, isTagAt } from './pgn-text.ts';

/** What stands before the movetext. */
export interface PgnHead {
  readonly tags: readonly PgnTag[];
  /** Where each of them stands. */
  readonly places: readonly number[];
  readonly comments: readonly string[];
  readonly notices: readonly RawNotice[];
  /** Where the movetext begins. */
  readonly end: number;
  /** The next game begins here already: this one has no movetext. */
  readonly over: boolean;
}

interface Reading {
  readonly text: string;
  readonly braces: BraceFinder;
  readonly tags: PgnTag[];
  readonly places: number[];
  readonly comments: string[];
  readonly notices: RawNotice[];
  pos: number;
  /** An empty line or a comment was passed since the last tag. */
  gap: boolean;
  over: boolean;
}

/**
 * Reads tags, and the comments and escaped lines around them, up to the movetext or the next game. Empty lines may
 * stand between the tags of one game; a name that repeats after one begins another game.
 */
export function readHead(text: string, at: number, braces: BraceFinder): PgnHead {
  const reading: Reading = {
    text,
    braces,
    tags: [],
    places: [],
    comments: [],
    notices: [],
    pos: at,
    gap: false,
    over: false,
  };
  while (reading.pos < text.length && headToken(reading));
  const { tags, places, comments, notices, pos, over } = reading;
  return { tags, places, comments, notices, end: pos, over };
}

function headToken(reading: Reading): boolean {
  const { text, pos } = reading;
  const code = text.charCodeAt(pos);
  if (isSpace(code)) {
    space(reading);
    return true;
  }
  if (code === 37 && isLineStart(text, pos)) {
    reading.pos = endOfLine(text, pos);
    return true;
  }
  if (code === 123 || code === 59) return headComment(reading, code === 59);
  return code === 91 && headTag(reading);
}

/** Spaces and line ends; an empty line makes a gap. */
function space(reading: Reading): void {
  const { text } = reading;
  let lines = 0;
  for (; reading.pos < text.length; reading.pos++) {
    const code = text.charCodeAt(reading.pos);
    if (!isSpace(code)) break;
    if (isLineEnd(code) && !(code === 10 && text.charCodeAt(reading.pos - 1) === 13)) lines++;
  }
  if (lines > 1) reading.gap = true;
}

function headComment(reading: Reading, toLineEnd: boolean): boolean {
  const { text, pos } = reading;
  reading.gap = true;
  if (toLineEnd) {
    reading.pos = endOfLine(text, pos);
    keepComment(reading, text.slice(pos + 1, reading.pos));
    return true;
  }
  const comment = commentAt(text, pos, reading.braces);
  if (!comment.closed)
    reading.notices.push({ at: pos, code: 'unclosedComment', text: comment.text.trim(), facts: {} });
  keepComment(reading, comment.text);
  reading.pos = comment.end;
  return true;
}

function keepComment(reading: Reading, raw: string): void {
  const text = commentText(raw);
  if (text !== '') reading.comments.push(text);
}

function headTag(reading: Reading): boolean {
  const { text, pos, tags, notices } = reading;
  if (!isTagAt(text, pos) && text.startsWith('[%', pos)) return false;
  const read = readTag(text, pos);
  if (read.tag === null) {
    notices.push({ at: pos, code: 'unreadTag', text: text.slice(pos, read.end), facts: {} });
    reading.pos = read.end;
    return true;
  }
  const { name } = read.tag;
  const first = tags.find((tag) => tag.name === name);
  if (first !== undefined && beginsGame(reading, name)) {
    reading.over = true;
    return false;
  }
  if (first !== undefined) {
    const facts = { name, first: first.value };
    notices.push({ at: pos, code: 'repeatedTag', text: text.slice(pos, read.end), facts });
  }
  if (read.notice !== null) {
    notices.push({ at: pos, code: read.notice, text: text.slice(pos, read.end), facts: { name } });
  }
  tags.push(read.tag);
  reading.places.push(pos);
  reading.pos = read.end;
  reading.gap = false;
  return true;
}

/** Does a repeated tag open another game? After a gap, or where the first tag comes again after a whole roster. */
function beginsGame({ tags, gap }: Reading, name: string): boolean {
  return gap || (tags[0]?.name === name && tags.some((tag) => tag.name === 'Result'));
}

/** The value of a tag, whatever the case of its name; the first if it repeats. */
export function tagValue(tags: readonly PgnTag[], name: string): string | null {
  const exact = tags.find((tag) => tag.name === name);
  const wanted = name.toLowerCase();
  return (exact ?? tags.find((tag) => tag.name.toLowerCase() === wanted))?.value ?? null;
}
