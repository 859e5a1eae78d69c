/** Millions of random incidents on random games. */
import { describe, it } from 'vitest';
import { holdRandomRulings } from './wild.ts';

describe('rule', () => {
  it('always answers, cites articles that exist, allows nothing illegal, and gives one result at most', () => {
    holdRandomRulings(2_000_000);
  });
});
