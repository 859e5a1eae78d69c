/** Tables as text: separators, quotes and line numbers. What the columns mean is for others. */
import Papa from 'papaparse';
import type { Steps } from '../plain/steps.ts';

export type Separator = ';' | ',' | '\t';

/** Why a line cannot be used; each code has its words in words/. */
export type RowWrong =
  | { readonly code: 'unreadableLine'; readonly facts: Readonly<Record<never, never>> }
  | {
      readonly code:
        | 'noName'
        | 'badNumber'
        | 'ratingUnread'
        | 'badFederation'
        | 'badFideId'
        | 'badBirth'
        | 'badBoard'
        | 'resultUnread';
      readonly facts: { readonly value: string };
    }
  /** Lines above the header, which belong to nobody. */
  | { readonly code: 'titlesUnread'; readonly facts: { readonly value: string; readonly lines: number } }
  | { readonly code: 'tooLong'; readonly facts: { readonly value: string; readonly most: number } };

/** A line of a text that cannot be used. */
export type RowFault = RowWrong & { readonly line: number; readonly column: number; readonly text: string };

export interface CsvRow {
  /** The line it begins on, from 1. */
  readonly line: number;
  readonly text: string;
  readonly cells: readonly string[];
}

export interface CsvTable {
  readonly separator: Separator;
  readonly rows: readonly CsvRow[];
  readonly faults: readonly RowFault[];
}

/** After so many lines with stray quotes, a quote is taken for a letter like any other. */
const STRAY_QUOTES = 100;

/** So many characters of a table are read at a step. */
const STEP = 64 * 1024;

/** Reads a table; a line whose quotes do not close is left out alone, and blank lines are nothing. */
export function* readCsv(text: string, step = STEP): Steps<CsvTable> {
  // a mark of the encoding within is where two files were put together
  const whole = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\uFEFF', ' ')
    .replace(/\r\n?/g, '\n');
  // `sep=;`, as spreadsheets begin: its line stays, so that the others keep their numbers
  const said = /^"?sep=([;,\t])"?[;, ]*(?=\n|$)/i.exec(whole);
  const clean = said === null ? whole : whole.slice(said[0].length);
  const separator = said === null ? separatorOf(clean) : separatorNamed(said[1]);
  const rows: CsvRow[] = [];
  const faults: RowFault[] = [];
  let from = { offset: 0, line: 1 };
  while (from.offset < clean.length) {
    const quotes = faults.length < STRAY_QUOTES;
    const stray = yield* readRows(clean, separator, from, { quotes, step }, rows);
    if (stray === null) break;
    const end = clean.indexOf('\n', stray.offset);
    const next = end < 0 ? clean.length : end + 1;
    faults.push(
      rowFault(
        { line: stray.line, text: clean.slice(stray.offset, next).trim() },
        { code: 'unreadableLine', facts: {} },
      ),
    );
    from = { offset: next, line: stray.line + 1 };
  }
  return { separator, rows, faults };
}

/** The lines above a header, told where the first stands; none where nothing stands above it. */
export function titlesAbove(rows: readonly CsvRow[]): readonly RowFault[] {
  const [first] = rows;
  if (first === undefined) return [];
  const value = rows
    .map(({ cells }) => cells.filter((cell) => cell !== '').join(' '))
    .join(' / ')
    .slice(0, 60);
  return [rowFault(first, { code: 'titlesUnread', facts: { value, lines: rows.length } }, 1)];
}
export function rowFault(
  row: { readonly line: number; readonly text: string },
  wrong: RowWrong,
  column = 1,
): RowFault {
  return { line: row.line, column, text: row.text.slice(0, 200), ...wrong };
}

interface Spot {
  readonly offset: number;
  readonly line: number;
}

/**
 * Adds the rows up to the first one with stray quotes, and gives where that one begins; null at the end. Quotes that
 * close beyond the lines read at a step are not stray: from their row on, more is read at once.
 */
function* readRows(
  text: string,
  delimiter: Separator,
  begin: Spot,
  { quotes, step }: { readonly quotes: boolean; readonly step: number },
  rows: CsvRow[],
): Steps<Spot | null> {
  let from = begin;
  let most = step;
  while (from.offset < text.length) {
    const end = text.indexOf('\n', from.offset + most) + 1 || text.length;
    const { read, isStray } = readLines(text.slice(from.offset, end), delimiter, from, quotes, rows);
    if (isStray && end === text.length) return read;
    most = isStray && read.offset === from.offset ? most * 2 : step;
    from = read;
    yield;
  }
  return null;
}

/** Adds the rows of some lines, and gives how far they went: to the end, or to the first with stray quotes. */
function readLines(
  part: string,
  delimiter: Separator,
  from: Spot,
  quotes: boolean,
  rows: CsvRow[],
): { readonly read: Spot; readonly isStray: boolean } {
  let at = 0;
  let line = from.line;
  let isStray = false;
  Papa.parse<string[]>(part, {
    delimiter,
    newline: '\n',
    quoteChar: quotes ? '"' : '\0',
    step: ({ data, errors, meta }, parser) => {
      if (errors.some((error) => error.type === 'Quotes')) {
        isStray = true;
        parser.abort();
        return;
      }
      const raw = part.slice(at, meta.cursor);
      const cells = data.map(cleanCell);
      if (cells.some((cell) => cell !== '')) rows.push({ line, text: raw.trim(), cells });
      line += raw.split('\n').length - 1;
      at = meta.cursor;
    },
  });
  return { read: { offset: from.offset + (isStray ? at : part.length), line }, isStray };
}

/** What a spreadsheet takes for a formula, and the same with the mark that makes it a text again. */
const FORMULA = /^'*[=+\-@]/;
const MARKED = /^'(?='*[=+\-@])/;

/** Without control characters, and without the mark a spreadsheet puts before what looks like a formula. */
function cleanCell(cell: string): string {
  const text = cell.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return text.replace(MARKED, '');
}

function separatorNamed(mark: string | undefined): Separator {
  return mark === ',' || mark === '\t' ? mark : ';';
}

/** Tab or semicolon where at least half of the first lines have one; commas also stand inside names. */
function separatorOf(text: string): Separator {
  const lines = text
    .slice(0, 20_000)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const often = (mark: string): boolean =>
    lines.filter((line) => line.includes(mark)).length * 2 >= Math.max(lines.length, 1);
  if (often('\t')) return '\t';
  return often(';') ? ';' : ',';
}

/** Writes a table that a spreadsheet of this country opens as it is; a name is never a formula to it. */
export function formatCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const table = [header, ...rows].map((row) => row.map((cell) => (FORMULA.test(cell) ? `'${cell}` : cell)));
  return `${Papa.unparse(table, { delimiter: ';', newline: '\r\n' })}\r\n`;
}
