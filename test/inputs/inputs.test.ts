import { expect, test } from 'vitest';
import { INPUTS, TRIED } from './inputs.ts';

test.each(INPUTS)('damaged, and never a crash, a silent loss or a long wait: %s', async (input) => {
  await TRIED[input].tried(2023, TRIED[input].share);
});

test('the shares of the inputs are a whole', () => {
  expect(INPUTS.reduce((sum, input) => sum + TRIED[input].share, 0)).toBe(1000);
});
