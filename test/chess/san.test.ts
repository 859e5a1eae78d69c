import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkSanRows } from '../../src-core/chess/index.ts';

const table = readFileSync(new URL('../data/notation/san.tsv', import.meta.url), 'utf8');

describe('the table of moves', () => {
  test('every row is written and read in English and in Spanish', () => {
    expect(checkSanRows(table)).toEqual({ rows: 968, faults: [] });
  });
});
