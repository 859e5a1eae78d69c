import { expect, test } from 'vitest';
import { occurrences, repetitions } from '../../src-core/chess/index.ts';
import { shufflingGame } from './oracle/shuffling-game.ts';
import { slowHistory } from './oracle/slow-history.ts';

test('10,000 shuffling games: occurrences agree with the slow and obvious way', () => {
  for (let seed = 0; seed < 10_000; seed++) {
    const played = shufflingGame(seed, 40 + (seed % 120));
    const slow = slowHistory(played);
    const often = slow.counts.flatMap((count, ply) => (count >= 3 ? [{ ply, count }] : []));
    if (occurrences(played).plies.join() !== slow.plies.join()) expect.fail(`game ${String(seed)}`);
    expect(repetitions(played).map(({ ply, count }) => ({ ply, count }))).toEqual(often);
  }
});
