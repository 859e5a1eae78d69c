import { expect, test } from 'vitest';
import { askAll, matingRows } from './mating-rows.ts';

test.each([
  ['timeouts.tsv', 0],
  ['unwinnable-timeouts.tsv', 0],
  ['vectors.tsv', 18],
] as const)('every row of %s: none wrong, at most %i not settled', (name, most) => {
  const { wrong, unknown } = askAll(matingRows(name));
  expect(wrong).toEqual([]);
  expect(unknown.length).toBeLessThanOrEqual(most);
});
