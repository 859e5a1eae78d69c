import { expect, test } from 'vitest';
import { firstSanDifference } from './san-random.ts';

test(
  '500 random games: SAN as another author writes it, read again in seven languages',
  { timeout: 120_000 },
  () => {
    for (let seed = 0; seed < 500; seed++) expect(firstSanDifference(seed, 6 + (seed % 50))).toBeNull();
  },
);
