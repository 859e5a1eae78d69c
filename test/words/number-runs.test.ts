import { expect, test } from 'vitest';
import { numbersSaid } from '../../src-core/words/number-runs.ts';

const upTo = (last: number): number[] => Array.from({ length: last }, (_, at) => at + 1);

test.each([
  [[], '—'],
  [[3, 1, 2], '3, 1, 2'],
  [upTo(12), '1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12'],
  [upTo(201), '1–201'],
  [[...upTo(10), 14, 16, 17, 30], '1–10, 14, 16, 17, 30'],
])('%j', (numbers, said) => {
  expect(numbersSaid(numbers)).toBe(said);
});
