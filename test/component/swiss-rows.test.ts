import { describe, expect, it } from 'vitest';
import type { SwissPlayerView } from '../../src-core/contract/desk-api.ts';
import { byScore, exchanged, rowsOf } from '../../renderer/screens/swiss/rows.ts';

const player = (number: number, score: number, there = true): SwissPlayerView => ({
  ...{ side: { id: `p${number}`, number, name: `P${number}`, title: '', rating: null } },
  ...{ score, there, away: null },
});

const five = { boards: [[1, 2], [3, 4]] as const, bye: 5 }; // prettier-ignore

describe('a pairing changed by hand on the screen', () => {
  it.each([
    ['two boards', 2, 3, { boards: [[1, 3], [2, 4]], bye: 5 }], // prettier-ignore
    ['one board: the colours', 1, 2, { boards: [[2, 1], [3, 4]], bye: 5 }], // prettier-ignore
    ['the bye', 4, 5, { boards: [[1, 2], [3, 5]], bye: 4 }], // prettier-ignore
  ])('exchanges two of %s, and back again', (_, one, other, pairs) => {
    expect(exchanged(five, one, other)).toEqual(pairs);
    expect(exchanged(exchanged(five, one, other), one, other)).toEqual(five);
  });

  it('begins by score where the system has nothing, the last with the bye', () => {
    const players = [
      player(1, 0),
      player(2, 1),
      player(3, 1),
      player(4, 0.5),
      player(5, 3, false),
      player(6, 0),
    ];
    expect(byScore(players)).toEqual({ boards: [[2, 3], [4, 1]], bye: 6 }); // prettier-ignore
  });

  it('shows what is broken at its board, and at no other', () => {
    const players = [1, 2, 3, 4, 5].map((number) => player(number, 0));
    const met = { kind: 'met', players: [3, 4], round: 1, color: null, absolute: true } as const;
    const rows = rowsOf(five, players, null, [met]);
    expect(rows.map(({ board, bye, breaches }) => [board, bye, breaches.length])).toEqual([
      [1, false, 0],
      [2, false, 1],
      [3, true, 0],
    ]);
  });
});
