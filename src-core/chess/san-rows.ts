import { parseFen } from './fen.ts';
import { parseUci } from './uci.ts';
import { formatSan } from './san-format.ts';
import { parseSan } from './san.ts';
import type { Move, Position } from './types.ts';

export interface SanFault {
  /** 1-based line of the table. */
  readonly line: number;
  readonly what: 'unreadableRow' | 'fen' | 'move' | 'written' | 'read';
  readonly lang: 'en' | 'es' | null;
  readonly expected: string;
  readonly got: string;
}

/**
 * Checks a table of moves: FEN, move in UCI (castling in Chess960 is king takes rook), 1 for Chess960, SAN in English
 * and in Spanish, a note; tab-separated, `#` lines are remarks. Every row is written and read in both languages.
 */
export function checkSanRows(text: string): { readonly rows: number; readonly faults: readonly SanFault[] } {
  const faults: SanFault[] = [];
  let rows = 0;
  text.split(/\r\n|\r|\n/).forEach((row, index) => {
    if (row.trim() === '' || row.startsWith('#')) return;
    rows++;
    for (const fault of checkRow(row)) faults.push({ line: index + 1, ...fault });
  });
  return { rows, faults };
}

type RowFault = Omit<SanFault, 'line'>;

function checkRow(row: string): readonly RowFault[] {
  const [fen, uci, chess960, english, spanish] = row.split('\t');
  if (fen === undefined || uci === undefined || english === undefined || spanish === undefined) {
    return [{ what: 'unreadableRow', lang: null, expected: 'FEN, UCI, 0 or 1, SAN, SAN', got: row }];
  }
  const position = parseFen(fen, { variant: chess960 === '1' ? 'chess960' : 'standard' });
  if (!position.ok) return [{ what: 'fen', lang: null, expected: fen, got: position.error.code }];
  const move = parseUci(position.value, uci);
  if (!move.ok) return [{ what: 'move', lang: null, expected: uci, got: '' }];
  return [
    ...checkWriting(position.value, move.value, 'en', english),
    ...checkWriting(position.value, move.value, 'es', spanish),
  ];
}

function checkWriting(
  position: Position,
  move: Move,
  lang: 'en' | 'es',
  expected: string,
): readonly RowFault[] {
  const faults: RowFault[] = [];
  const written = formatSan(position, move, { lang });
  if (written !== expected) faults.push({ what: 'written', lang, expected, got: written });
  const read = parseSan(position, expected, { lang });
  const same = read.ok && read.value.from === move.from && read.value.to === move.to;
  if (!read.ok) faults.push({ what: 'read', lang, expected, got: read.error.code });
  else if (!same || read.value.promotion !== move.promotion) {
    faults.push({ what: 'read', lang, expected, got: formatSan(position, read.value, { lang }) });
  }
  return faults;
}
