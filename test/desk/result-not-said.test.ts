/** A result written without why: the desk fills in what the board and the clock show, and nothing else. */
import { describe, expect, test } from 'vitest';
import { type Arbiter, firstRound, resultOf } from './arbiter.ts';

const shown = (desk: Arbiter) => desk.board().result?.reason;

/** White's flag has fallen, on a clock of this desk. */
function flagged(): Arbiter {
  const desk = firstRound();
  desk.does({ type: 'setControl', round: 1, board: null, text: '1+0', change: 'moves' });
  desk.does({ type: 'placeClocks', round: 1, boards: [1], mode: 'official' });
  desk.does({ type: 'startRound', round: 1, boards: [1] });
  desk.now += 61_000;
  desk.does({ type: 'lookAtClocks' });
  return desk;
}

function bye(): Arbiter {
  const desk = firstRound();
  desk.does({ type: 'changePairing', round: 1, board: 1, white: '1', black: '' });
  return desk;
}

function stalemate(): Arbiter {
  const desk = firstRound();
  const position = '8/8/8/8/8/5k2/5p2/5K2 w - - 0 60';
  desk.does({ type: 'setStartPosition', round: 1, board: 1, position, variant: 'standard', reason: '' });
  return desk;
}

describe('what is filled in', () => {
  test.each([
    ['mate on the board', () => firstRound().plays('f3 e5 g4 Qh4#'), '0-1', 'checkmate'],
    ['stalemate', stalemate, '1/2-1/2', 'stalemate'],
    ['a flag that has fallen', flagged, '0-1', 'time'],
    ['one player alone', bye, '1-0', 'bye'],
    ['nothing that shows it', () => firstRound().plays('e4 e5'), '1-0', 'notSaid'],
    ['an empty board', () => firstRound(), '1/2-1/2', 'notSaid'],
    ['a flag of the one who wins', flagged, '1-0', 'notSaid'],
  ] as const)('%s', (_, make, result, reason) => {
    const desk = make();
    desk.does(resultOf(result, 'notSaid'));
    expect(shown(desk)).toBe(reason);
  });
});

test('what nobody played has its reason', () => {
  for (const result of ['0-0', '1/2-0', '0-1/2'] as const) {
    expect(firstRound().isRefused(resultOf(result, 'notSaid'))).toBe('resultDoesNotFit');
  }
});

test('what the Laws say otherwise is asked, and the reason of a decision stands beside it', () => {
  const desk = firstRound().plays('f3 e5 g4 Qh4#');
  expect(desk.isRefused(resultOf('1-0', 'notSaid'))).toBe('lawsSayOtherwise');
  desk.does(resultOf('1-0', 'notSaid', { note: 'Black had lost on time', confirmed: true }));
  expect(desk.state.rounds[0]?.boards[0]?.result).toMatchObject({
    reason: 'notSaid',
    laws: { result: '0-1', reason: 'checkmate' },
  });
});
