import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseEpd, parseFen, perft } from '../../src-core/chess/index.ts';

// Tables of positions with known counts (each file names its source). The short run takes the shallow counts of all
// rows and deeper ones of some; the deep run every count up to 200 million, or up to PERFT_NODES.
const folder = new URL('../data/perft/', import.meta.url);
const deep = process.env['DEEP'] === '1';
const deepLimit = Number(process.env['PERFT_NODES'] ?? 200_000_000);

function mostNodes(row: number): number {
  if (deep) return deepLimit;
  return row % 16 === 0 ? 30_000 : 1_000;
}

describe.each(readdirSync(folder))('%s', (file) => {
  const rows = parseEpd(readFileSync(new URL(file, folder), 'utf8'));
  test('has the known number of lines at every depth', () => {
    const wrong: string[] = [];
    let checked = 0;
    rows.forEach((row, index) => {
      const read = parseFen(row.fen, row.chess960 ? { variant: 'chess960' } : {});
      if (!read.ok) return wrong.push(`${read.error.code} ${row.text}`);
      for (const { depth, nodes } of row.counts.filter((count) => count.nodes <= mostNodes(index))) {
        checked++;
        if (perft(read.value, depth, { bulk: true }) !== nodes) wrong.push(`D${String(depth)} ${row.text}`);
        if (nodes <= 1_000_000 && perft(read.value, depth) !== nodes) wrong.push(`made ${row.text}`);
      }
      return checked;
    });
    expect(wrong).toEqual([]);
    expect(checked).toBeGreaterThanOrEqual(rows.length);
  });
});
