/** A round's pairings as text: board; White; Black. */
import { parseResult } from '../chess/index.ts';
import type { PgnResult } from '../chess/pgn-types.ts';
import { drained, type Steps } from '../plain/steps.ts';
import { LIMITS } from '../vocabulary/limits.ts';
import { formatCsv, readCsv, rowFault, titlesAbove } from './csv.ts';
import type { CsvRow, RowFault } from './csv.ts';
import { plainText } from './names.ts';

export interface PairingRow {
  readonly line: number;
  readonly text: string;
  readonly board: number;
  /** Each side as written: a starting number, a name, `BYE`, or nothing. */
  readonly white: string;
  readonly black: string;
  /** The result that stands beside it; null where none does. */
  readonly result: PairingResult | null;
}

/** `*` is no result: the game is not over. */
export interface PairingResult {
  readonly result: Exclude<PgnResult, '*'>;
  readonly forfeit: boolean;
}

export interface PairingList {
  readonly rows: readonly PairingRow[];
  readonly faults: readonly RowFault[];
  /** What could not be read of lines that are given all the same. */
  readonly notes: readonly RowFault[];
}

const BOARD = ['mesa', 'board', 'tablero', 'no', 'bo', 'm', 'table', 'num', 'numero'];
const WHITE = ['white', 'blancas', 'blanco', 'blanca', 'w', 'b', 'jugadorblancas', 'whiteplayer'];
const BLACK = ['black', 'negras', 'negro', 'negra', 'n', 'jugadornegras', 'blackplayer'];

const RESULT = ['resultado', 'result', 'res', 'resul', 'rdo', 'score'];

interface Columns {
  readonly board: number | null;
  readonly result: number | null;
  readonly white: number;
  readonly black: number;
}

/** Title, date and round stand above the header in the lists of pairing programs. */
const MOST_TITLES = 20;

/** Reads pairings and the results beside them; without a column of boards they are numbered in order. */
export function parsePairingsCsv(text: string): PairingList {
  return drained(readPairingsCsv(text));
}

/** The same, some lines at a step. */
export function* readPairingsCsv(text: string): Steps<PairingList> {
  const table = yield* readCsv(text);
  const head = table.rows.slice(0, MOST_TITLES).findIndex((row) => columnsByHeader(row) !== null);
  const body = table.rows.slice(head + 1);
  const named = table.rows[head];
  const columns = (named === undefined ? null : columnsByHeader(named)) ?? columnsByContent(body);
  const rows: PairingRow[] = [];
  const faults: RowFault[] = [...table.faults];
  const notes: RowFault[] = [...titlesAbove(table.rows.slice(0, Math.max(0, head)))];
  for (const row of body) {
    yield;
    const read = readPairing(row, columns, rows.length + faults.length + 1);
    if ('code' in read) {
      faults.push(read);
      continue;
    }
    rows.push(read);
    const written = row.cells[columns.result ?? -1] ?? '';
    if (read.result === null && !NO_RESULT.test(written)) {
      const facts = { value: written.slice(0, 60) };
      notes.push(rowFault(row, { code: 'resultUnread', facts }, (columns.result ?? 0) + 1));
    }
  }
  return { rows, faults: faults.sort((a, b) => a.line - b.line), notes };
}

/** What stands in the column before a game is over, or of a player without one. */
const NO_RESULT = /^(?:[\s*:?.\u2010-\u2015-]*|bye|no paired|not paired)$/i;

function resultOf(written: string): PairingResult | null {
  // `+ -`, as some lists write what was not played
  const read = parseResult(written.replace(/^([+-]) ([+-])$/, '$1-$2'));
  if (read === null || read.result === '*') return null;
  return { result: read.result, forfeit: read.forfeit };
}

function columnsByHeader(row: CsvRow): Columns | null {
  const labels = row.cells.map((cell) => (cell === '#' ? 'no' : plainText(cell).replaceAll(' ', '')));
  const find = (words: readonly string[]): number => labels.findIndex((label) => words.includes(label));
  const white = find(WHITE);
  const black = find(BLACK);
  if (white < 0 || black < 0) return null;
  const board = find(BOARD);
  const result = find(RESULT);
  return { board: board < 0 ? null : board, white, black, result: result < 0 ? null : result };
}

function columnsByContent(rows: readonly CsvRow[]): Columns {
  const width = Math.max(0, ...rows.slice(0, 60).map((row) => row.cells.length));
  const columns = Array.from({ length: width }, (_, column) => column);
  const result = columns.findLast((column) => isResults(rows, column)) ?? null;
  const [first = 0, second = 1, third] = columns.filter((column) => column !== result);
  return third === undefined
    ? { board: null, white: first, black: second, result }
    : { board: first, white: second, black: third, result };
}

/** A column of results, some not there yet; a starting number alone is none. */
function isResults(rows: readonly CsvRow[], column: number): boolean {
  const cells = rows.map((row) => row.cells[column] ?? '').filter((cell) => cell !== '');
  return (
    cells.some((cell) => resultOf(cell) !== null) &&
    cells.every((cell) => resultOf(cell) !== null || NO_RESULT.test(cell))
  );
}

function readPairing(row: CsvRow, columns: Columns, next: number): PairingRow | RowFault {
  const written = columns.board === null ? String(next) : (row.cells[columns.board] ?? '');
  const board = /^\d{1,6}\.?$/.test(written) ? parseInt(written, 10) : NaN;
  if (!(board >= 1 && board <= LIMITS.boards)) {
    return rowFault(
      row,
      { code: 'badBoard', facts: { value: written.slice(0, 60) } },
      (columns.board ?? 0) + 1,
    );
  }
  const white = row.cells[columns.white] ?? '';
  const black = row.cells[columns.black] ?? '';
  const result = resultOf(row.cells[columns.result ?? -1] ?? '');
  return { line: row.line, text: row.text, board, white, black, result };
}

/** A side of a board as the list writes it; null: nobody sits there. */
interface WrittenSide {
  readonly number: number;
  readonly name: string;
  readonly rating: number | null;
}

export interface WrittenBoard {
  readonly board: number;
  readonly white: WrittenSide | null;
  readonly black: WrittenSide | null | 'bye';
  readonly result: PairingResult | null;
}

const FORFEITS: Readonly<Partial<Record<PairingResult['result'], string>>> = {
  '1-0': '+ -',
  '0-1': '- +',
  '0-0': '- -',
};

/** The round as text; reading it back gives the same boards and results. */
export function formatPairingsCsv(boards: readonly WrittenBoard[]): string {
  const header = ['Board', 'WhiteNo', 'White', 'WhiteRating', 'Result', 'BlackNo', 'Black', 'BlackRating'];
  const cells = (side: WrittenSide | null): string[] =>
    side === null ? ['', '', ''] : [`${side.number}`, side.name, `${side.rating ?? ''}`];
  const rows = boards.map(({ board, white, black, result }) => [
    `${board}`,
    ...cells(white),
    (result?.forfeit === true ? FORFEITS[result.result] : undefined) ?? result?.result ?? '',
    ...(black === 'bye' ? ['', 'BYE', ''] : cells(black)),
  ]);
  return formatCsv(header, rows);
}
