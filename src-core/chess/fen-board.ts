import type { ColumnedReason } from './fen-castling.ts';

export interface BoardField {
  /** 64 characters, a1 ... h8. */
  readonly board: string;
  /** Where in the field each square's man stands, from 0. */
  readonly columns: readonly number[];
}

/** Reads the board field of a FEN, from the eighth rank down. */
export function readBoard(field: string, faults: ColumnedReason[]): BoardField {
  const ranks = field.split('/');
  if (ranks.length !== 8) faults.push({ code: 'rankCount', ranks: ranks.length, at: 0 });
  const rows: string[] = [];
  const columns: number[] = new Array<number>(64).fill(0);
  let at = 0;
  ranks.slice(0, 8).forEach((text, index) => {
    const rank = 8 - index;
    rows.unshift(readRank(text, rank, at, columns, faults));
    at += text.length + 1;
  });
  return { board: rows.join(''), columns };
}

function readRank(
  text: string,
  rank: number,
  at: number,
  columns: number[],
  faults: ColumnedReason[],
): string {
  let row = '';
  for (let i = 0; i < text.length; i++) {
    const letter = text.charAt(i);
    if (/[1-8]/.test(letter)) {
      if (/[1-8]/.test(text.charAt(i - 1))) faults.push({ code: 'digitsSideBySide', rank, at: at + i });
      row += '.'.repeat(Number(letter));
    } else if (/[pnbrqkPNBRQK]/.test(letter)) {
      if (row.length < 8) columns[(rank - 1) * 8 + row.length] = at + i;
      row += letter;
    } else {
      faults.push({ code: 'unknownLetter', letter, at: at + i });
      row += '.';
    }
  }
  if (row.length !== 8) faults.push({ code: 'rankLength', rank, squares: row.length, at });
  return row.slice(0, 8).padEnd(8, '.');
}

/** The board field of 64 characters. */
export function formatBoard(board: string): string {
  const ranks: string[] = [];
  for (let rank = 7; rank >= 0; rank--) {
    ranks.push(board.slice(rank * 8, rank * 8 + 8).replace(/\.+/g, (gap) => String(gap.length)));
  }
  return ranks.join('/');
}

/** The 64 characters of a board field, whatever men it has; null where it is none. */
export function parseBoard(field: string): string | null {
  const faults: ColumnedReason[] = [];
  const { board } = readBoard(field, faults);
  return faults.length === 0 ? board : null;
}
