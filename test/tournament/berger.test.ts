import { describe, expect, it } from 'vitest';
import { bergerTable, doubleBergerTable } from '../../src-core/tournament/berger.ts';
import { dataText } from './trf-given.ts';

const tables: Readonly<Record<string, unknown>> = JSON.parse(dataText('berger.json'));

describe('Berger tables (C.05 Annex 1)', () => {
  it.each(Object.keys(tables))('of %s players', (players) => {
    const rounds = bergerTable(Number(players)).map(({ pairs }) => pairs);
    expect(rounds).toEqual(tables[players]);
  });

  it('of an odd number have one free in each round, each once', () => {
    const free = bergerTable(7).map((round) => round.free);
    expect(free.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(bergerTable(7).every(({ pairs }) => pairs.flat().every((number) => number <= 7))).toBe(true);
  });

  it.each([4, 6, 9, 12])('twice: everyone with both colours against everyone, %i players', (players) => {
    const rounds = doubleBergerTable(players);
    const seen = rounds.flatMap(({ pairs }) => pairs.map(([white, black]) => `${white}-${black}`));
    expect(new Set(seen).size).toBe(players * (players - 1));
    for (let number = 1; number <= players; number++) {
      const colors = rounds.flatMap(({ pairs }) =>
        pairs.flatMap(([white, black]) => (white === number ? 'w' : black === number ? 'b' : [])),
      );
      expect(colors.join('')).not.toMatch(/www|bbb/);
    }
  });
});
