/** A clock and the moves of its board: the whole table of how they contradict each other, and what mends each. */
import { describe, expect, test } from 'vitest';
import type { Color } from '../../src-core/clocks/index.ts';
import type { ClockDisagreement, ClockMend } from '../../src-core/vocabulary/clocks.ts';
import { type ClockAndMoves, disagreementOf } from '../../src-core/desk/clocks/disagreement.ts';
import { clockAt, withClocks } from './clock-table.ts';

/** After so many plies from the start of a game. */
const played = (plies: number): Pick<ClockAndMoves, 'moves' | 'recorded'> => ({
  moves: plies % 2 === 0 ? 'white' : 'black',
  recorded: { white: Math.ceil(plies / 2), black: Math.floor(plies / 2) },
});

const facts = (
  phase: ClockAndMoves['phase'],
  [white, black, clock]: readonly [number, number, Color],
  plies: number,
  more: Partial<ClockAndMoves> = {},
): ClockAndMoves => ({
  phase,
  clock,
  counted: { white, black },
  ...played(plies),
  begins: 'white',
  result: false,
  ...more,
});

const disagree: readonly (readonly [string, ClockAndMoves, ClockDisagreement, ClockMend])[] = [
  [
    'a result, and it runs',
    facts('running', [2, 2, 'white'], 4, { result: true }),
    'runsAfterResult',
    'strikeResult',
  ],
  ['moves, and never started', facts('ready', [0, 0, 'white'], 1), 'notStarted', 'byTheMoves'],
  ['moved and not pressed', facts('running', [0, 0, 'white'], 1), 'notPressed', 'press'],
  ['the same, paused', facts('paused', [0, 0, 'white'], 1), 'notPressed', 'byTheMoves'],
  ['move 7, counter 0, White runs', facts('running', [0, 0, 'white'], 13), 'otherTurn', 'byTheMoves'],
  ['the turn given by hand', facts('running', [1, 1, 'black'], 2), 'otherTurn', 'byTheMoves'],
  ['the turn given, it stands', facts('frozen', [1, 1, 'black'], 2), 'otherTurn', 'byTheMoves'],
  ['both moved, nobody pressed', facts('running', [0, 0, 'white'], 2), 'countsBehind', 'byTheMoves'],
  ['a side behind, the other ahead', facts('running', [3, 0, 'white'], 2), 'countsBehind', 'byHand'],
  ['more counted, not in turn', facts('running', [3, 1, 'white'], 0), 'countsApart', 'byHand'],
  ['as many counted, not in turn', facts('running', [1, 1, 'black'], 0), 'countsApart', 'byHand'],
];

const agree: readonly (readonly [string, ClockAndMoves])[] = [
  ['no move, not started', facts('ready', [0, 0, 'white'], 0)],
  ['no move, it runs', facts('running', [0, 0, 'white'], 0)],
  ['in step', facts('running', [4, 3, 'black'], 7)],
  ['a flag, in step', facts('fallen', [4, 3, 'black'], 7)],
  ['pressed, and nobody writes (6.2.1)', facts('running', [20, 19, 'black'], 0)],
  ['pressed before it is written', facts('running', [1, 0, 'black'], 0)],
  ['over, with the result', facts('over', [0, 0, 'white'], 13, { result: true })],
  [
    'begun by Black, counted as on the scoresheet',
    facts('running', [20, 19, 'black'], 0, { moves: 'black', begins: 'black' }),
  ],
  [
    'begun by Black, counted from there',
    facts('running', [0, 1, 'white'], 1, {
      moves: 'white',
      recorded: { white: 0, black: 1 },
      begins: 'black',
    }),
  ],
];

describe('a clock and its moves', () => {
  test.each(disagree)('%s', (_name, given, what, mend) => {
    expect(disagreementOf(given)).toMatchObject({ what, mend });
  });

  test.each(agree)('agree: %s', (_name, given) => {
    expect(disagreementOf(given)).toBeNull();
  });
});

test('what is said at a board is mended by one act', () => {
  const desk = withClocks('90+30', ['official']);
  for (const move of ['e4', 'e5', 'Nf3']) desk.plays(move);
  const { disagreement, white } = clockAt(desk);
  expect(disagreement).toMatchObject({ what: 'otherTurn', clock: 'white', moves: 'black' });
  const { recorded, moves } = disagreement ?? {};
  desk.does({
    type: 'correctClock',
    round: 1,
    board: 1,
    correction: {
      kind: 'reading',
      white: { moves: recorded?.white ?? 0 },
      black: { moves: recorded?.black ?? 0 },
      turn: moves ?? 'white',
      running: true,
    },
    reason: 'as recorded',
    incident: null,
  });
  expect(clockAt(desk)).toMatchObject({
    disagreement: null,
    running: 'black',
    white: { moves: 2, time: white.time },
  });
});
