export interface EpdRow {
  /** The line in the text, from 1. */
  readonly line: number;
  /** The row as written. */
  readonly text: string;
  readonly fen: string;
  /** `;c960 1`: the row says it is Chess960. */
  readonly chess960: boolean;
  readonly id: string | null;
  /** Expected perft counts, in the order written. */
  readonly counts: readonly { readonly depth: number; readonly nodes: number }[];
}

/** Rows of perft tables, `FEN ;D1 20 ;D2 400 ;id x ;c960 1`. Empty lines and lines that begin with `#` are passed by. */
export function parseEpd(text: string): readonly EpdRow[] {
  const rows: EpdRow[] = [];
  text.split(/\r\n|\n|\r/).forEach((line, index) => {
    const row = line.replace(/^\uFEFF/, '').trim();
    if (row !== '' && !row.startsWith('#')) rows.push(parseRow(row, index + 1));
  });
  return rows;
}

function parseRow(row: string, line: number): EpdRow {
  const [fen = '', ...operations] = row.split(';').map((part) => part.trim());
  const counts: { depth: number; nodes: number }[] = [];
  let id: string | null = null;
  let chess960 = false;
  for (const operation of operations) {
    const [name = '', ...rest] = operation.split(/\s+/);
    const value = rest.join(' ');
    if (/^D\d+$/.test(name) && /^\d+$/.test(value))
      counts.push({ depth: Number(name.slice(1)), nodes: Number(value) });
    else if (name === 'id') id = value;
    else if (name === 'c960') chess960 = value === '1';
  }
  return { line, text: row, fen, chess960, id, counts };
}
