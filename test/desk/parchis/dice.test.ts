import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { historyLine } from '../../../src-core/desk/index.ts';
import { rolledBy } from '../../../src-core/parchis/index.ts';
import { sha256 } from '../../../src-core/plain/sha256.ts';
import { at, arbiter, type ParchisArbiter } from './table.ts';

const secret = 'ab'.repeat(32);
const commit = { type: 'commitParchisDice', ...at, given: { now: 0, random: secret } } as const;
const say = { type: 'sayParchisDice', ...at, said: '4711' } as const;
const roll = { type: 'rollParchis', ...at } as const;
const show = { type: 'showParchisDice', ...at } as const;

const book = (desk: ParchisArbiter): string =>
  JSON.stringify(desk.journal.map((entry) => historyLine(desk.state, desk.people, entry)));

describe('dice of the desk', () => {
  test('come after the commitment and what the table says, in that order', () => {
    const desk = arbiter().sets().starts();
    expect(desk.isRefused(roll)).toBe('parchisNoDice');
    expect(desk.isRefused(say)).toBe('parchisNoDice');
    expect(desk.isRefused({ type: 'commitParchisDice', ...at })).toBe('badDrawTimes');
    desk.does(commit);
    expect(desk.isRefused(commit)).toBe('parchisDiceOpen');
    expect(desk.isRefused(roll)).toBe('parchisSayFirst');
    expect(desk.isRefused({ ...say, said: 'Ana' })).toBe('badParchisSaid');
    desk.does(say);
    expect(desk.isRefused(say)).toBe('parchisSaidAlready');
    desk.does(roll);
    expect(desk.table.desksDice?.rolls).toHaveLength(1);
  });

  test('the secret is in no view and no book until it is told; then each roll is made again', () => {
    const desk = arbiter()
      .sets({ chosen: ['oneOut'] })
      .starts();
    desk.does(commit);
    desk.does(say);
    for (let rolls = 0; rolls < 5; rolls++) {
      desk.does(roll);
      while (desk.table.options.length > 0) desk.moves();
    }
    expect(JSON.stringify(desk.table)).not.toContain(secret);
    expect(book(desk)).not.toContain(secret);
    expect(desk.table.desksDice).toMatchObject({ secret: null, commitment: sha256(secret) });
    desk.does(show);
    const told = desk.table.desksDice;
    expect(told).toMatchObject({ secret, said: '4711' });
    expect(told?.rolls.map(({ right }) => right)).toEqual([true, true, true, true, true]);
    expect(book(desk)).toContain(secret);
    // by hand, with nothing of ours
    for (const { text, dice } of told?.rolls ?? []) {
      const bytes = createHash('sha256')
        .update(text ?? '')
        .digest();
      expect([...bytes].filter((byte) => byte < 252).map((byte) => (byte % 6) + 1)[0]).toBe(dice[0]);
    }
    expect(desk.isRefused(roll)).toBe('parchisNoDice');
  });

  test('a roll struck falls again as it fell', () => {
    const desk = arbiter().sets().starts();
    desk.does(commit);
    desk.does(say);
    desk.does(roll);
    const { rolled } = desk.table;
    desk.strikesLast().does(roll);
    expect(desk.table.rolled).toEqual(rolled);
  });

  test('the six values come equally often', () => {
    const told = { secret, said: '7', round: 1, table: 1 };
    const counts = [0, 0, 0, 0, 0, 0, 0];
    const rolls = 6000;
    for (let number = 1; number <= rolls; number++) {
      const [value = 0] = rolledBy(told, number, 1, sha256);
      counts[value] = (counts[value] ?? 0) + 1;
    }
    expect(counts[0]).toBe(0);
    // the same numbers in each run: five standard deviations of 28.9
    for (const value of [1, 2, 3, 4, 5, 6])
      expect(Math.abs((counts[value] ?? 0) - rolls / 6)).toBeLessThan(145);
  });
});
