/** A round's pairings as text: board; White; Black. */
import { LIMITS } from '../vocabulary/limits.ts';
import { parseCsv, rowFault } from './csv.ts';
import type { CsvRow, RowFault } from './csv.ts';
import { plainText } from './names.ts';

export interface PairingRow {
  readonly line: number;
  readonly text: string;
  readonly board: number;
  /** Each side as written: a starting number, a name, `BYE`, or nothing. */
  readonly white: string;
  readonly black: string;
}

export interface PairingList {
  readonly rows: readonly PairingRow[];
  readonly faults: readonly RowFault[];
}

const BOARD = ['mesa', 'board', 'tablero', 'no', 'bo', 'm', 'table', 'num', 'numero'];
const WHITE = ['white', 'blancas', 'blanco', 'blanca', 'w', 'b', 'jugadorblancas', 'whiteplayer'];
const BLACK = ['black', 'negras', 'negro', 'negra', 'n', 'jugadornegras', 'blackplayer'];

interface Columns {
  readonly board: number | null;
  readonly white: number;
  readonly black: number;
}

/** Reads pairings; without a column of boards they are numbered in order. */
export function parsePairingsCsv(text: string): PairingList {
  const table = parseCsv(text);
  const [head] = table.rows;
  if (head === undefined) return { rows: [], faults: table.faults };
  const named = columnsByHeader(head);
  const body = named === null ? table.rows : table.rows.slice(1);
  const columns = named ?? columnsByContent(body);
  const rows: PairingRow[] = [];
  const faults: RowFault[] = [...table.faults];
  for (const row of body) {
    const read = readPairing(row, columns, rows.length + faults.length + 1);
    if ('code' in read) faults.push(read);
    else rows.push(read);
  }
  return { rows, faults: faults.sort((a, b) => a.line - b.line) };
}

function columnsByHeader(row: CsvRow): Columns | null {
  const labels = row.cells.map((cell) => (cell === '#' ? 'no' : plainText(cell).replaceAll(' ', '')));
  const find = (words: readonly string[]): number => labels.findIndex((label) => words.includes(label));
  const white = find(WHITE);
  const black = find(BLACK);
  if (white < 0 || black < 0) return null;
  const board = find(BOARD);
  return { board: board < 0 ? null : board, white, black };
}

function columnsByContent(rows: readonly CsvRow[]): Columns {
  const wide = rows.some((row) => row.cells.length >= 3);
  return wide ? { board: 0, white: 1, black: 2 } : { board: null, white: 0, black: 1 };
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
  return { line: row.line, text: row.text, board, white, black };
}
