import type { Position } from './types.ts';
import type { MoveRemarks, PgnGame, PgnMove, PgnTag } from './pgn-types.ts';
import { commentText, formatCommands } from './pgn-comments.ts';
import { formatFen } from './fen.ts';
import { type Lang, lettersByKind } from './languages.ts';
import { type PgnPart, type Told, partsOf } from './pgn-parts.ts';
import { parseResult } from './pgn-results.ts';
import { USUAL_START, startNumberOf } from './start-position.ts';

/** The Seven Tag Roster in its order, with what stands for "not known" (PGN standard, section 8.1.1). */
const ROSTER: readonly (readonly [string, string])[] = [
  ['Event', '?'],
  ['Site', '?'],
  ['Date', '????.??.??'],
  ['Round', '?'],
  ['White', '?'],
  ['Black', '?'],
  ['Result', '*'],
];

const COLUMNS = 79;

export interface PgnWriting {
  /** Initials other than English are not the standard's; for people to read. */
  readonly lang?: Lang;
}

/**
 * Writes games in the export format of the PGN standard: the roster first and complete, lines of 79 columns, English
 * letters, comments in braces. A start that is not the usual one gets its FEN, SetUp and Variant; a forfeit its
 * Termination. Reading it again gives the same games: a comment that holds `}` is written with `;`, text that could
 * not be read is written as it was. A game with an illegal move that stands is written in parts (pgn-parts.ts).
 */
export function formatPgn(games: PgnGame | readonly PgnGame[], writing: PgnWriting = {}): string {
  const all = 'moves' in games ? [games] : games;
  return all
    .flatMap(partsOf)
    .map((game) => formatGame(game, writing))
    .join('\n');
}

function formatGame(game: PgnPart, { lang = 'en' }: PgnWriting): string {
  const tags = completeTags(game).map(({ name, value }) => `[${name} "${escapeValue(value)}"]\n`);
  const words = new WordWriter(COLUMNS);
  const first = numberOf(game.start);
  writeBeside(words, withTold({ ply: first, comments: game.startComments }, game.told[0]), lang);
  writeMoves(words, game.moves, first, lang, game.told.slice(1));
  if (game.unread !== null) words.raw(game.unread);
  words.word(game.result);
  return `${tags.join('')}\n${words.text()}\n`;
}

/** The tags of a game as they are written: the roster first and complete, then the others in their order. */
export function completeTags(game: PgnGame): readonly PgnTag[] {
  const roster = ROSTER.flatMap(([name, unknown]): readonly PgnTag[] => {
    const given = game.tags.filter((tag) => tag.name === name);
    return given.length > 0 ? given : [{ name, value: name === 'Result' ? game.result : unknown }];
  });
  const names = ROSTER.map(([name]) => name);
  const others = game.tags.filter((tag) => !names.includes(tag.name));
  return [...roster, ...others, ...missingTags(game, [...roster, ...others])];
}

function missingTags(game: PgnGame, tags: readonly PgnTag[]): readonly PgnTag[] {
  const has = (name: string): boolean => tags.some((tag) => tag.name.toLowerCase() === name.toLowerCase());
  const missing: PgnTag[] = [];
  const usual = startNumberOf(game.start) === USUAL_START && game.start.moveNumber === 1;
  if (game.start.variant === 'chess960' && !has('Variant'))
    missing.push({ name: 'Variant', value: 'Chess960' });
  if (!has('FEN') && !(usual && game.start.variant === 'standard')) {
    if (!has('SetUp')) missing.push({ name: 'SetUp', value: '1' });
    missing.push({ name: 'FEN', value: formatFen(game.start) });
  }
  const told = parseResult(tags.find((tag) => tag.name === 'Result')?.value ?? '');
  if (game.forfeit && told?.forfeit !== true && !has('Termination')) {
    missing.push({ name: 'Termination', value: 'forfeit' });
  }
  return missing;
}

function escapeValue(value: string): string {
  return value.replace(/[\r\n]+/g, ' ').replace(/["\\]/g, '\\$&');
}

/** Puts words on lines of a given width. */
class WordWriter {
  private readonly width: number;
  private readonly lines: string[] = [];
  private line = '';
  /** Glued to the next word, without a space: an opening parenthesis or brace. */
  private glue = '';

  constructor(width: number) {
    this.width = width;
  }

  word(text: string): void {
    const whole = this.glue + text;
    this.glue = '';
    if (this.line === '') this.line = whole;
    else if (this.line.length + 1 + whole.length <= this.width) this.line += ` ${whole}`;
    else this.breakLine(whole);
  }

  open(sign: string): void {
    this.glue += sign;
  }

  close(sign: string): void {
    if (this.glue !== '') this.word('');
    if (this.line.length + sign.length <= this.width && this.line !== '') this.line += sign;
    else this.breakLine(sign);
  }

  /** Text that must begin and end its own lines; a `%` at the head of a line would hide it. */
  raw(text: string): void {
    this.breakLine('');
    this.lines.push(text.startsWith('%') ? ` ${text}` : text);
  }

  breakLine(next: string): void {
    if (this.line !== '') this.lines.push(this.line);
    this.line = next;
  }

  text(): string {
    this.breakLine('');
    return this.lines.join('\n');
  }
}

interface Ply {
  readonly number: number;
  readonly white: boolean;
}

function numberOf(position: Position): Ply {
  return { number: position.moveNumber, white: position.turn === 'white' };
}

function nextPly({ number, white }: Ply): Ply {
  return { number: white ? number : number + 1, white: !white };
}

function writeMoves(
  words: WordWriter,
  moves: readonly PgnMove[],
  from: Ply,
  lang: Lang,
  told: PgnPart['told'] = [],
): void {
  let ply = from;
  let numbered = true;
  for (const [at, { san, remarks }] of moves.entries()) {
    if (ply.white) words.word(`${ply.number}.`);
    else if (numbered || remarks?.commentsBefore !== undefined) words.word(`${ply.number}...`);
    for (const comment of remarks?.commentsBefore ?? []) writeComment(words, comment);
    words.word(inLanguage(san, lang));
    for (const nag of remarks?.nags ?? []) words.word(`$${nag}`);
    numbered = writeBeside(words, withTold(besideMove(ply, remarks), told[at]), lang);
    ply = nextPly(ply);
  }
}

/** Comments, then the variations that may follow them, of the move at a ply. */
interface Beside {
  readonly ply: Ply;
  readonly comments: readonly string[];
  readonly variations?: readonly (readonly PgnMove[])[];
}

function besideMove(ply: Ply, remarks: MoveRemarks = {}): Beside {
  const { comments = [], variations } = remarks;
  const commands = formatCommands(remarks);
  const [first, ...rest] = comments;
  const all = commands === '' ? comments : withCommands(commands, first, rest);
  return { ply, comments: all, ...(variations === undefined ? {} : { variations }) };
}

/**
 * With the plies told after it, at the end of the last comment: several comments after one move are too many for some
 * readers. Only after variations a comment has to begin anew.
 */
function withTold(beside: Beside, told: readonly Told[] = []): readonly Beside[] {
  const all: Beside[] = [beside];
  for (const { text, before, variations } of told) {
    const last = all.at(-1);
    const more = { ply: numberOf(before), ...(variations.length === 0 ? {} : { variations }) };
    if (last === undefined || last.variations !== undefined) all.push({ comments: [text], ...more });
    else all[all.length - 1] = { comments: atTheEnd(last.comments, text), ...more };
  }
  return all;
}

function atTheEnd(comments: readonly string[], text: string): readonly string[] {
  const last = comments.at(-1);
  return last === undefined ? [text] : comments.with(-1, `${last} ${text}`);
}

/** What stands after a move; true if the next move needs its number again. */
function writeBeside(words: WordWriter, all: readonly Beside[], lang: Lang): boolean {
  for (const { ply, comments, variations = [] } of all) {
    for (const comment of comments) writeComment(words, comment);
    for (const variation of variations) {
      words.open('(');
      writeMoves(words, variation, ply, lang);
      words.close(')');
    }
  }
  return all.some(({ comments, variations }) => comments.length > 0 || variations !== undefined);
}

/** Commands go into the head of the first comment, unless that one has to be written with `;`. */
function withCommands(
  commands: string,
  first: string | undefined,
  rest: readonly string[],
): readonly string[] {
  if (first === undefined) return [commands];
  return first.includes('}') ? [commands, first, ...rest] : [`${commands} ${first}`, ...rest];
}

/** Words that may not begin a line: other readers take them for an escaped line or a tag, or lose their blanks. */
const KEPT_TOGETHER = /^[%[\s]/;
const ENDS_BLANK = /\s$/;

function writeComment(words: WordWriter, comment: string): void {
  const text = commentText(comment);
  if (text === '') return;
  if (text.includes('}')) {
    words.word(`;${text}`);
    words.breakLine('');
    return;
  }
  const parts: string[] = [];
  let bracket = false;
  for (const part of text.split(' ')) {
    const last = parts.length - 1;
    if (
      last >= 0 &&
      (bracket || part === '' || ENDS_BLANK.test(parts[last] ?? '') || KEPT_TOGETHER.test(part))
    ) {
      parts[last] = `${parts[last] ?? ''} ${part}`;
    } else parts.push(part);
    bracket = part.includes('[%') || (bracket && !part.includes(']'));
    if (part.includes(']')) bracket = false;
  }
  words.open('{');
  for (const part of parts) words.word(part);
  words.close('}');
}

/** English SAN in the letters of another language. */
function inLanguage(san: string, lang: Lang): string {
  if (lang === 'en') return san;
  const letters = lettersByKind(lang);
  return san.replace(/[NBRQK]/g, (letter) => letters.charAt('.PNBRQK'.indexOf(letter)));
}
