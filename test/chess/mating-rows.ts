import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Color, type Position, canCheckmate } from '../../src-core/chess/index.ts';
import { position } from './given.ts';

export interface MatingRow {
  readonly fen: string;
  readonly side: Color;
  readonly winnable: boolean;
}

/** One row in so many of a table of known answers. */
export function matingRows(name: string, oneIn = 1): readonly MatingRow[] {
  return linesOf(name, oneIn).map(([fen = '', side, answer]) => ({
    fen,
    side: side === 'white' ? 'white' : 'black',
    winnable: answer === 'winnable',
  }));
}

export function linesOf(name: string, oneIn = 1): readonly (readonly string[])[] {
  const text = readFileSync(join(import.meta.dirname, '../data/mating', name), 'utf8');
  const rows = text.split('\n').filter((row) => row !== '' && !row.startsWith('#'));
  return rows.filter((_, index) => index % oneIn === 0).map((row) => row.split('\t'));
}

/** The rows answered otherwise than the table does, and those not answered. */
export function askAll(
  rows: readonly MatingRow[],
  limit?: number,
): { wrong: MatingRow[]; unknown: MatingRow[] } {
  const wrong: MatingRow[] = [];
  const unknown: MatingRow[] = [];
  for (const row of rows) {
    const asked: Position = position(row.fen);
    const { answer } = canCheckmate(asked, row.side, limit === undefined ? {} : { limit });
    if (answer === 'unknown') unknown.push(row);
    else if ((answer === 'yes') !== row.winnable) wrong.push(row);
  }
  return { wrong, unknown };
}
