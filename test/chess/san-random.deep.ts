import { expect, test } from 'vitest';
import { firstSanDifference } from './san-random.ts';

test('20,000 random games: SAN as another author writes it, read again in seven languages', () => {
  for (let seed = 0; seed < 20_000; seed++) expect(firstSanDifference(seed, 150)).toBeNull();
});
