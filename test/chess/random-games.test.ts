import { expect, test } from 'vitest';
import { firstDifference } from './oracle/against-peer.ts';

test('500 random games agree with another author’s rules, move by move', { timeout: 60_000 }, () => {
  for (let seed = 0; seed < 500; seed++) expect(firstDifference(seed, 25 + (seed % 60))).toBeNull();
});
