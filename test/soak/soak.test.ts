import { test } from 'vitest';
import { flat, soak } from './simulated.ts';

test('ten boards for a quarter of an hour of their clocks: no drift, flat memory, a file as large as its lines', async () => {
  flat(await soak(10, 0.25, 6));
});
