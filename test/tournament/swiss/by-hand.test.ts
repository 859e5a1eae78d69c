import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PastRound, SwissInput } from '../../../src-core/tournament/swiss/index.ts';
import { breachesOf, differenceOf, pairRound } from '../../../src-core/tournament/swiss/index.ts';
import { history } from './histories.ts';

const game = (opponent: number, color: 'white' | 'black', points = 0): PastRound => ({
  kind: 'game',
  opponent,
  color,
  points,
});

/** Round 3 of 9: 1 and 3 have had White twice, 2 and 4 Black twice; 5 has had the bye and a forfeit. */
const input: SwissInput = {
  round: 3,
  rounds: 9,
  worth: { win: 2, loss: 0 },
  initialColor: 'white',
  forbidden: [[4, 5]],
  players: [
    [game(2, 'white', 2), game(4, 'white', 2)],
    [game(1, 'black'), game(3, 'black')],
    [game(4, 'white', 2), game(2, 'white', 2)],
    [game(3, 'black'), game(1, 'black')],
    [
      { kind: 'bye', allocated: true, points: 2 } as const,
      { kind: 'forfeit', opponent: 6, points: 2 } as const,
    ],
  ].map((rounds, at) => ({ number: at + 1, present: true, rounds, virtual: [], besides: 0 })),
};

describe('a pairing by hand', () => {
  it.each([
    ['who have met, and in which round (C1)', [4, 1], { kind: 'met', players: [4, 1], round: 2 }],
    ['who are forbidden to meet (C1)', [4, 5], { kind: 'forbidden', players: [4, 5] }],
    ['who must have one colour (C3)', [1, 3], { kind: 'sameColor', players: [1, 3], color: 'black' }],
    ['one colour three times running', [1, 5], { kind: 'third', players: [1], color: 'white' }],
    ['a difference of colours above two', [1, 5], { kind: 'difference', players: [1], color: 'white' }],
    ['colours that article 5 does not give', [1, 5], { kind: 'colors', players: [1, 5], absolute: false }],
  ] as const)('tells of two %s', (_, board, breach) => {
    expect(breachesOf(input, { boards: [board], bye: null })).toContainEqual(expect.objectContaining(breach));
  });

  it('tells who may not have the bye, and since when (C2)', () => {
    const barred = { kind: 'barred', players: [5], round: 1, color: null, absolute: true };
    expect(breachesOf(input, { boards: [], bye: 5 })).toEqual([barred]);
    expect(breachesOf(input, { boards: [], bye: 1 })).toEqual([]);
  });

  it('says nothing of boards that break nothing', () => {
    expect(breachesOf(input, { boards: [[5, 1]], bye: null })).toEqual([]);
  });

  it('tells of topscorers that the system too may pair so', () => {
    const last = { ...input, rounds: 3 };
    expect(breachesOf(last, { boards: [[1, 3]], bye: null })).not.toContainEqual(
      expect.objectContaining({ absolute: true }),
    );
  });

  it('finds nothing absolute in what the engine pairs', () => {
    fc.assert(
      fc.property(history(10), (given) => {
        const paired = pairRound(given);
        if (paired.none) return;
        const boards = paired.boards.map(({ white, black }) => [white, black] as const);
        const kinds = breachesOf(given, { boards, bye: paired.bye })
          .filter(({ kind, absolute }) => absolute || kind === 'colors')
          .map(({ kind }) => kind);
        expect(kinds).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('counts the boards that differ from the proposal, colours too, in whatever order', () => {
    const one = { boards: [[1, 2] as const, [3, 4] as const], bye: 5 };
    expect(differenceOf(one, { boards: [...one.boards].reverse(), bye: 5 })).toBe(0);
    expect(differenceOf(one, { boards: [[2, 1], [3, 4]], bye: 5 })).toBe(1); // prettier-ignore
    expect(differenceOf(one, { boards: [[1, 2], [3, 5]], bye: 4 })).toBe(2); // prettier-ignore
  });
});
