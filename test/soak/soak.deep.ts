import { expect, test } from 'vitest';
import { flat, soak } from './simulated.ts';

test('200 boards for 24 hours of their clocks', async () => {
  const soaked = await soak(200, 24, 24);
  console.log(JSON.stringify(soaked));
  flat(soaked);
  expect(soaked.step[1]).toBeLessThan(soaked.step[0] * 2 + 5);
});
