/** Which clocks that stand are told below a screen: those it does not speak of by itself. */
import { expect, test } from 'vitest';
import { standingElsewhere } from '../../renderer/frame/standing-elsewhere.ts';
import type { Screen } from '../../renderer/route.svelte.ts';

const round = (number: number, interrupted: number) => ({
  round: number,
  boards: 4,
  playing: 4,
  finished: 0,
  byes: 0,
  interrupted,
});
const tournament = { rounds: [round(1, 1), round(2, 3)] };

const cases: readonly (readonly [
  string,
  Screen,
  number | null,
  boolean,
  readonly (readonly [number, number])[],
])[] = [
  ['the round as the desk opens it, the first not finished', { name: 'round' }, null, false, [[2, 3]]],
  ['the hall of round 2', { name: 'hall' }, 2, false, [[1, 1]]],
  ['the start of round 2', { name: 'roundStart' }, 2, false, [[1, 1]]],
  ['a board that waits itself', { name: 'board', round: 1, board: 1 }, 1, true, [[2, 3]]],
  [
    'a board among others that wait',
    { name: 'board', round: 2, board: 1 },
    2,
    true,
    [
      [1, 1],
      [2, 3],
    ],
  ],
  [
    'a board that does not wait, of a round that does',
    { name: 'board', round: 1, board: 2 },
    1,
    false,
    [
      [1, 1],
      [2, 3],
    ],
  ],
  [
    'the tournament',
    { name: 'tournament' },
    null,
    false,
    [
      [1, 1],
      [2, 3],
    ],
  ],
];

test.each(cases)('%s', (_, screen, chosen, ownWaits, told) =>
  expect(
    standingElsewhere(tournament, screen, chosen, ownWaits).map(({ round: at, clocks }) => [at, clocks]),
  ).toEqual(told),
);

test('nothing where no clock stands, or before the desk has answered', () => {
  const calm = { rounds: [round(1, 0)] };
  expect(standingElsewhere(calm, { name: 'tournament' }, null, false)).toEqual([]);
  expect(standingElsewhere(null, { name: 'round' }, null, false)).toEqual([]);
});
