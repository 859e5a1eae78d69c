/** A list of players as text, in and out. */
import type { Sex } from '../vocabulary/people.ts';
import type { PlayerForm } from './player-form.ts';
import { drained, type Steps } from '../plain/steps.ts';
import { LIMITS } from '../vocabulary/limits.ts';
import { formatCsv, readCsv, rowFault, titlesAbove } from './csv.ts';
import type { CsvRow, RowFault, RowWrong } from './csv.ts';
import { plainText } from './names.ts';
import { columnsByContent, headerOf } from './player-columns.ts';
import type { PlayerColumns, PlayerField } from './player-columns.ts';
import { parseFederation, parseTitle } from './titles.ts';

export interface PlayerRow extends PlayerForm {
  readonly line: number;
  readonly text: string;
}

export interface PlayerList {
  readonly rows: readonly PlayerRow[];
  readonly faults: readonly RowFault[];
  /** What could not be read of lines that are given all the same. */
  readonly notes: readonly RowFault[];
}

/**
 * Reads a list: semicolons, commas or tabs, the header in Spanish or English or none, and titles above it. A line
 * without a name, or whose number, id or federation cannot be one, is left out with its reason; the others are given,
 * without their rating where that cannot be read.
 */
export function parsePlayersCsv(text: string): PlayerList {
  return drained(readPlayersCsv(text));
}

/** The same, some lines at a step. */
export function* readPlayersCsv(text: string): Steps<PlayerList> {
  const table = yield* readCsv(text);
  const head = headerOf(table.rows);
  const columns = head?.columns ?? columnsByContent(table.rows, table.separator);
  const rows: PlayerRow[] = [];
  const faults: RowFault[] = [...table.faults];
  const notes: RowFault[] = [...titlesAbove(head?.titles ?? [])];
  for (const row of head?.body ?? table.rows) {
    yield;
    const read = readPlayer(row, columns);
    if ('code' in read) {
      faults.push(read);
      continue;
    }
    rows.push(read);
    for (const column of [columns.rating, columns.nationalRating]) {
      const rating = row.cells[column ?? -1] ?? '';
      const facts = { value: rating.slice(0, 60) };
      if (parseRating(rating) === null)
        notes.push(rowFault(row, { code: 'ratingUnread', facts }, (column ?? 0) + 1));
    }
  }
  return { rows, faults: faults.sort((a, b) => a.line - b.line), notes };
}

function readPlayer(row: CsvRow, columns: PlayerColumns): PlayerRow | RowFault {
  const cell = (field: PlayerField): string => row.cells[columns[field] ?? -1] ?? '';
  const fault = (wrong: RowWrong, field: PlayerField): RowFault =>
    rowFault(row, wrong, (columns[field] ?? 0) + 1);
  const bad = (
    code: Exclude<RowWrong['code'], 'tooLong' | 'unreadableLine' | 'titlesUnread'>,
    field: PlayerField,
  ): RowFault => fault({ code, facts: { value: cell(field).slice(0, 60) } }, field);
  const long = (text: string, field: PlayerField): RowFault =>
    fault({ code: 'tooLong', facts: { value: text.slice(0, 60), most: LIMITS.name } }, field);
  const surnames = joined([cell('surname'), cell('secondSurname')], ' ');
  const name = cell('name') || joined([surnames, cell('given')], ', ');
  if (!/\p{L}/u.test(name)) return bad('noName', 'name');
  if (name.length > LIMITS.name) return long(name, 'name');
  const tooLong = (['club', 'contact'] as const).find((field) => cell(field).length > LIMITS.name);
  if (tooLong !== undefined) return long(cell(tooLong), tooLong);
  const number = parseWhole(cell('number').replace(/[.º°]$/, ''), LIMITS.startingNumber);
  if (number === null) return bad('badNumber', 'number');
  if (/^\d+(?:[.,]\d+)?E\+?\d+$/i.test(cell('fideId'))) return bad('badFideId', 'fideId');
  const federation = parseFederation(cell('federation'), plainText);
  if (federation === null) return bad('badFederation', 'federation');
  const birth = parseBirth(cell('birth'));
  if (birth === null) return bad('badBirth', 'birth');
  return {
    line: row.line,
    text: row.text,
    number,
    name,
    title: parseTitle(cell('title')),
    federation,
    rating: parseRating(cell('rating')) || null,
    fideId: parseFideId(cell('fideId')),
    birth,
    sex: parseSex(cell('sex')),
    club: cell('club'),
    nationalId: parseFideId(cell('nationalId')),
    nationalRating: parseRating(cell('nationalRating')) || null,
    contact: cell('contact'),
  };
}

function joined(parts: readonly string[], mark: string): string {
  return parts.filter((part) => part !== '').join(mark);
}

const UNRATED = /^(?:unr|unrated|nr|n\/a|s\/e|se|s\/elo|sin elo|no|none|--?|—)\.?$/i;

/**
 * A rating as lists have it: `2105`, `2.105` with the point of thousands, `1500 F` with the mark of its list; 0 for
 * nothing or `UNR`, null where it cannot be read.
 */
function parseRating(text: string): number | null {
  if (UNRATED.test(text)) return 0;
  const bare = text.replace(/^(\d)[.,\u00A0 ](\d{3})(?!\d)/, '$1$2').replace(/[.,]0+$/, '');
  return parseWhole(bare.replace(/^(\d{1,4})(?:\s?\(?[A-Za-z]{1,4}\)?|\*)$/, '$1'), LIMITS.rating);
}

/** A whole number up to the highest; 0 where nothing or a dash is written, null for anything else. */
function parseWhole(text: string, highest: number): number | null {
  if (text === '' || text === '-') return 0;
  if (!/^\d{1,6}$/.test(text)) return null;
  return Number(text) <= highest ? Number(text) : null;
}

function parseFideId(text: string): string {
  return text === '0' || text === '-' ? '' : text.slice(0, LIMITS.fideId).trimEnd();
}

/** `1969-12-11`, or `1969` where only the year is known; empty for nothing, null where no year can be seen. */
export function parseBirth(written: string): string | null {
  const text = written.trim();
  const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text);
  const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  const [day, month, year] = [
    dayFirst?.[1] ?? yearFirst?.[3] ?? '0',
    dayFirst?.[2] ?? yearFirst?.[2] ?? '0',
    dayFirst?.[3] ?? yearFirst?.[1],
  ];
  if (year === undefined) {
    if (/^\d{4}$/.test(text)) return text;
    return text === '' || text === '0' || text === '-' ? '' : null;
  }
  if (Number(day) === 0 || Number(month) === 0) return year;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const WOMAN = new Set(['f', 'w', 'd', 'mujer', 'femenino', 'female', 'fem', 'woman']);
const MAN = new Set(['m', 'h', 'v', 'hombre', 'masculino', 'male', 'masc', 'man', 'varon']);

function parseSex(text: string): Sex {
  const word = plainText(text);
  if (WOMAN.has(word)) return 'w';
  return MAN.has(word) ? 'm' : '';
}

const SELDOM = [
  ['National ID', ({ nationalId }: PlayerForm) => nationalId],
  ['National rating', ({ nationalRating }: PlayerForm) => `${nationalRating ?? ''}`],
  ['Contact', ({ contact }: PlayerForm) => contact],
] as const;

/** The list as text; reading it back gives the same players. What is seldom told has a column where somebody has it. */
export function formatPlayersCsv(players: readonly PlayerForm[]): string {
  const seldom = SELDOM.filter(([, says]) => players.some((player) => says(player) !== ''));
  const header = [
    ...['No', 'Name', 'Title', 'Fed', 'Rating', 'FIDE ID', 'Birth', 'Sex', 'Club'],
    ...seldom.map(([name]) => name),
  ];
  const rows = players.map((player) => [
    String(player.number),
    player.name,
    player.title,
    player.federation,
    player.rating === null ? '' : String(player.rating),
    player.fideId,
    player.birth,
    player.sex,
    player.club,
    ...seldom.map(([, says]) => says(player)),
  ]);
  return formatCsv(header, rows);
}
