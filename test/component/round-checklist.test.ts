/** Before the start of a round: each check finds what is to be put right, and nothing else. */
import { describe, expect, test } from 'vitest';
import { type Check, checksFor, look } from '../../renderer/screens/round-start/checklist.ts';
import { type Arbiter, firstRound, resultOf } from '../desk/arbiter.ts';

function found(desk: Arbiter, round: number) {
  const looked = {
    view: desk.view({ kind: 'roundStart', round }),
    boards: desk.view({ kind: 'round', round }).boards,
    players: desk.view({ kind: 'players' }).players,
    before: round > 1 ? desk.view({ kind: 'round', round: round - 1 }).boards : [],
  };
  const of = (check: Check): readonly (number | string)[] => {
    const { boards, people } = look(check, looked);
    return [...boards, ...people.map(({ name }) => name)];
  };
  return {
    opponents: of('opponents'),
    results: of('results'),
    control: of('control'),
    clocks: of('clocks'),
  } satisfies Record<Check, unknown>;
}

const right = { opponents: [], results: [], control: [], clocks: [] };

describe('a first round', () => {
  test('with no control and no clocks', () =>
    expect(found(firstRound(), 1)).toEqual({ ...right, control: [1, 2], clocks: [1, 2] }));

  test('with a control of one board alone', () => {
    const desk = firstRound();
    desk.does({ type: 'setControl', round: 1, board: 2, text: '5+0', change: 'moves' });
    expect(found(desk, 1)).toEqual({ ...right, control: [1], clocks: [1, 2] });
  });

  test('with a control and its clocks', () => {
    const desk = firstRound();
    desk.does({ type: 'setControl', round: 1, board: null, text: '5+0', change: 'moves' });
    desk.does({ type: 'placeClocks', round: 1, boards: null, mode: 'official' });
    expect(found(desk, 1)).toEqual(right);
  });
});

test('a second round that leaves two without a board, after a first that lacks a result', () => {
  const desk = firstRound();
  desk.does(resultOf('1-0', 'resignation', { board: 1 }));
  desk.does({ type: 'pairRound', round: 2, pairings: [{ board: 1, white: '1', black: '4' }] });
  const { opponents, results } = found(desk, 2);
  expect({ opponents: opponents.length, results }).toEqual({ opponents: 2, results: [2] });
  desk.does({ type: 'pairRound', round: 2, pairings: [{ board: 2, white: '2', black: '' }] });
  expect(found(desk, 2).opponents, 'a bye is a board').toHaveLength(1);
});

test('nothing is looked at that is not there: a round before the first, clocks of a round begun without', () => {
  const desk = firstRound();
  const checks = (round: number) => checksFor(desk.view({ kind: 'roundStart', round }));
  expect(checks(1)).toEqual(['opponents', 'control', 'clocks']);
  desk.does({ type: 'startRound', round: 1, boards: null });
  expect(checks(1)).toEqual(['opponents', 'control']);
  expect(checks(2)).toEqual(['opponents', 'results', 'control', 'clocks']);
});
