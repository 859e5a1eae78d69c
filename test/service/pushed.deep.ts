/** Thousands of halls: no screen is ever left behind. */
import { test } from 'vitest';
import { holdRandomHalls } from './pushed.ts';

test('whatever happens in a hall, each screen is shown what has changed of what it watches', async () => {
  await holdRandomHalls(1_500);
});
