import { drained, type Steps } from '../plain/steps.ts';
import type { PgnGame } from './pgn-types.ts';
import {
  INITIALS,
  type Lang,
  foreignBits,
  initialsBits,
  languagesOf,
  nearestLanguage,
  rIsRook,
} from './languages.ts';
import { clockNotices } from './pgn-clocks.ts';
import { type PgnHead, readHead, tagValue } from './pgn-head.ts';
import { MovetextReader } from './pgn-movetext.ts';
import { PartJoiner } from './pgn-parts.ts';
import { type ResultRead, parseResult } from './pgn-results.ts';
import { type StartRead, readStart } from './pgn-start.ts';
import { LineCounter, type RawNotice, isSpace, nextTagLine, placeNotices } from './pgn-text.ts';
import { readWord, wordAt } from './pgn-word.ts';

export interface PgnOptions {
  /** The language of the piece letters; `auto` (the default) works it out for each game and for the text as a whole. */
  readonly lang?: Lang | 'auto';
}

/** One reading of the movetext. */
interface Attempt {
  readonly rook: boolean;
  readonly reader: MovetextReader;
}

/**
 * Reads games one after another out of a text, which may be a window on a longer stream. It remembers what earlier
 * games told of the language.
 */
export class PgnReader {
  private readonly declared: Lang | null;
  /** The language of the games so far. */
  lang: Lang | null = null;
  readonly lines = new LineCounter();
  private first = new MovetextReader();
  private second = new MovetextReader();

  constructor(options: PgnOptions = {}) {
    this.declared = options.lang === undefined || options.lang === 'auto' ? null : options.lang;
  }

  /** The text was replaced by another window: nothing remembered of it holds. */
  newText(): void {
    this.first.braces.forget();
    this.second.braces.forget();
  }

  /** Reads the game that begins at `at`; null if only space is left. `end`: where the next one begins. */
  read(
    text: string,
    at: number,
  ): { readonly game: PgnGame; readonly end: number; readonly lang: Lang | null } | null {
    const { line } = this.lines.place(text, skipSpace(text, at));
    const before = textBefore(text, at);
    const head = readHead(text, before.end, this.first.braces);
    const nothing = head.tags.length === 0 && head.comments.length === 0 && head.notices.length === 0;
    if (nothing && before.notices.length === 0 && head.end >= text.length) return null;
    const start = readStart(head.tags);
    const tagged = parseResult(tagValue(head.tags, 'Result') ?? '');
    const { reader, rook } = this.readMoves(text, head, start, tagged);
    const notices = [
      ...before.notices,
      ...head.notices,
      ...startNotice(head, start),
      ...clockNotices(head, start.start, reader.line.moves),
      ...reader.notices,
    ];
    const lang = this.language(reader, rook, notices);
    const result = decideResult(head, reader, tagged, notices);
    const game: PgnGame = {
      tags: head.tags,
      start: start.start,
      startComments: start.known ? reader.line.startComments : head.comments,
      moves: reader.line.moves,
      result: result.result,
      forfeit: result.forfeit,
      unread: reader.unread,
      notices: placeNotices(text, this.lines, notices),
      lang,
      closed: reader.result !== null,
      line,
    };
    return { game, end: Math.max(reader.pos, head.end), lang };
  }

  private readMoves(
    text: string,
    head: PgnHead,
    { start, known }: StartRead,
    tagged: ResultRead | null,
  ): Attempt {
    const at = head.over ? text.length : head.end;
    const begins = { start, comments: head.comments };
    const rook = rIsRook(this.declared ?? this.lang ?? 'en');
    const one = this.first;
    if (!known) one.refuse(text, at, start);
    else one.run(text, at, begins, rook, tagged);
    if (head.over) one.pos = head.end;
    if (!known || this.declared !== null || !isDoubtful(one, rook)) return { reader: one, rook };
    const two = this.second;
    two.run(text, at, begins, !rook, tagged);
    if (!isBetter(two, one)) return { reader: one, rook };
    this.first = two;
    this.second = one;
    return { reader: two, rook: !rook };
  }

  /** The language of the game read; mixed or doubtful ones are told. */
  private language(reader: MovetextReader, rook: boolean, notices: RawNotice[]): Lang | null {
    const { bits } = reader;
    if (bits === 0) return null;
    const expected = this.declared ?? this.lang;
    const fitting = languagesOf(bits, rook);
    const lang =
      this.declared ??
      (expected !== null && fitting.includes(expected)
        ? expected
        : (fitting[0] ?? nearestLanguage(bits, rook)));
    const foreign = foreignBits(bits, lang);
    if (foreign !== 0) notices.push(mixed(reader, foreign, lang));
    else if (this.declared === null && isOpen(bits) && this.lang === null)
      notices.push(uncertain(reader, lang));
    if (foreign === 0 && !isOpen(bits)) this.lang = lang;
    return lang;
  }
}

const R = initialsBits('R');
const ENGLISH_ONLY = initialsBits('KQN');
const FOREIGN = initialsBits('DTACFLS');

/** R was read, and nothing else tells for sure whether it is the rook or the king. */
function isOpen(bits: number): boolean {
  return (bits & R) !== 0 && (bits & (ENGLISH_ONLY | FOREIGN)) === 0;
}

/** Should R be tried with its other meaning? */
function isDoubtful({ bits, failed }: MovetextReader, rook: boolean): boolean {
  if ((bits & R) === 0 && failed === 0) return false;
  const english = (bits & ENGLISH_ONLY) !== 0;
  const foreign = (bits & FOREIGN) !== 0;
  const sure = rook ? english && !foreign : foreign && !english;
  return !sure;
}

/**
 * The reading that got further in the main line; of two equal ones, that with fewer faults. A move that is legal in the
 * other language is no illegal one.
 */
function isBetter(two: MovetextReader, one: MovetextReader): boolean {
  const wholeTwo = two.unread === null && two.standing === 0;
  const wholeOne = one.unread === null && one.standing === 0;
  if (wholeTwo !== wholeOne) return wholeTwo;
  const further = two.line.moves.length - one.line.moves.length;
  return further !== 0 ? further > 0 : two.failed < one.failed;
}

function mixed(reader: MovetextReader, foreign: number, lang: Lang): RawNotice {
  const letters = [...INITIALS].filter((_, at) => (foreign & (1 << at)) !== 0);
  const places = letters.map((letter) => reader.firstSeen[INITIALS.indexOf(letter)] ?? 0);
  const text = letters.join('');
  return { at: Math.min(...places), code: 'mixedLanguages', text, facts: { lang, letters } };
}

function uncertain(reader: MovetextReader, lang: Lang): RawNotice {
  return {
    at: reader.firstSeen[INITIALS.indexOf('R')] ?? 0,
    code: 'languageUncertain',
    text: 'R',
    facts: { lang },
  };
}

function skipSpace(text: string, at: number): number {
  let place = at;
  while (place < text.length && isSpace(text.charCodeAt(place))) place++;
  return place;
}

/** Text before the first tag that is no movetext, kept in a notice. */
function textBefore(
  text: string,
  at: number,
): { readonly end: number; readonly notices: readonly RawNotice[] } {
  const begin = skipSpace(text, at);
  if (begin >= text.length || '[{;%(*'.includes(text.charAt(begin))) return { end: at, notices: [] };
  if (/[0-9\u00BD]/.test(text.charAt(begin)) || readWord(null, wordAt(text, begin), true).kind === 'move') {
    return { end: at, notices: [] };
  }
  const tag = nextTagLine(text, begin);
  if (tag < 0) return { end: at, notices: [] };
  const stray = text.slice(begin, tag).trim();
  return { end: tag, notices: [{ at: begin, code: 'textBeforeGame', text: stray, facts: {} }] };
}

function startNotice(head: PgnHead, { notice }: StartRead): readonly RawNotice[] {
  if (notice === null) return [];
  const name = notice.code === 'badFen' || notice.code === 'variantWorkedOut' ? 'fen' : 'variant';
  const place = head.places[head.tags.findIndex((tag) => tag.name.toLowerCase() === name)];
  return [{ ...notice, at: place ?? head.end }];
}

/** The result at the end of the moves, or the tag's; where both speak and differ it is told. */
function decideResult(
  head: PgnHead,
  reader: MovetextReader,
  tagged: ResultRead | null,
  notices: RawNotice[],
): ResultRead {
  const written = tagValue(head.tags, 'Result');
  const at = head.places[head.tags.findIndex((tag) => tag.name.toLowerCase() === 'result')] ?? head.end;
  if (written !== null && tagged === null && !/^[?\s]*$/.test(written)) {
    notices.push({ at, code: 'unreadResultTag', text: written, facts: {} });
  }
  const read = reader.result;
  const forfeit =
    tagged?.forfeit === true ||
    read?.forfeit === true ||
    FORFEIT.test(tagValue(head.tags, 'Termination') ?? '');
  if (read === null && tagged === null) {
    notices.push({ at: reader.pos, code: 'resultMissing', text: '', facts: {} });
    return { result: '*', forfeit };
  }
  if (read === null || tagged === null) return { result: (read ?? tagged)?.result ?? '*', forfeit };
  if (read.result === tagged.result || (tagged.result === '*' && tagged.forfeit === read.forfeit)) {
    return { result: read.result, forfeit };
  }
  const unusual = read.result === '*' && !['1-0', '0-1', '1/2-1/2'].includes(tagged.result);
  if (!unusual) {
    notices.push({
      at,
      code: 'resultConflict',
      text: written ?? '',
      facts: { tag: tagged.result, moves: read.result },
    });
  }
  return { result: read.result === '*' ? tagged.result : read.result, forfeit };
}

/** A game not played: `time forfeit` is a loss on time in one that was. */
const FORFEIT = /^(?!.*time).*(?:forfeit|unplayed|default)/i;

export interface PgnFile {
  readonly games: readonly PgnGame[];
  /** The language of the piece letters in most of the text, null if it has none. */
  readonly lang: Lang | null;
}

/**
 * Reads all the games of a text. Never fails: what cannot be read is kept (`unread`, comments) or told in a game's
 * notices, with line and column.
 */
export function parsePgn(text: string, options: PgnOptions = {}): PgnFile {
  return drained(readPgn(text, options));
}

/** The same, a game at a step. */
export function* readPgn(text: string, options: PgnOptions = {}): Steps<PgnFile> {
  const reader = new PgnReader(options);
  const joiner = new PartJoiner();
  const games: PgnGame[] = [];
  const counts = new Map<Lang, number>();
  for (let next = reader.read(text, 0); next !== null; next = reader.read(text, next.end)) {
    games.push(...joiner.take(next.game));
    if (next.lang !== null) counts.set(next.lang, (counts.get(next.lang) ?? 0) + 1);
    yield;
  }
  games.push(...joiner.rest());
  return { games, lang: mostFrequent(counts) };
}

function mostFrequent(counts: ReadonlyMap<Lang, number>): Lang | null {
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most === undefined ? null : most[0];
}
