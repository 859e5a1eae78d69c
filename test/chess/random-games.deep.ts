import { expect, test } from 'vitest';
import { firstDifference } from './oracle/against-peer.ts';

const GAMES = Number(process.env['GAMES'] ?? 200_000);

test(
  `${String(GAMES)} random games agree with another author’s rules, move by move`,
  { timeout: 10_800_000 },
  () => {
    for (let seed = 1_000_000; seed < 1_000_000 + GAMES; seed++) {
      const difference = firstDifference(seed, 30 + (seed % 200));
      if (difference !== null) expect.fail(difference);
    }
  },
);
