/** What an incident of a board still asks for, in the round's list and at the board. */
import { expect, test } from 'vitest';
import type { MoverBound, Square } from '../../src-core/contract/desk-api.ts';
import { firstRound } from './arbiter.ts';
import { decideOf } from './incidents.ts';

const surely = { adjustingSaid: false, accidental: false, noticedBy: 'arbiter' } as const;

/** At the board all of it; the list tells the first. */
function pending(desk: ReturnType<typeof firstRound>) {
  const all = desk.board().arbiter.pending;
  expect(desk.view({ kind: 'round', round: 1 }).boards[0]?.pending).toEqual(all[0] ?? null);
  return all;
}

test('a touched piece, until it is moved', () => {
  const desk = firstRound();
  expect(pending(desk)).toEqual([]);
  desk.does(decideOf({ kind: 'touch', by: 'white', touches: ['g1'], ...surely }));
  expect(pending(desk)).toMatchObject([
    {
      kind: 'mustPlay',
      by: 'white',
      moves: ['Nf3', 'Nh3'],
      bound: { to: 'move', role: 'knight', square: 'g1' },
    },
  ]);
  desk.plays('Nf3');
  expect(pending(desk)).toEqual([]);
});

test('an appeal, until it is settled', () => {
  const desk = firstRound();
  desk.does(decideOf({ kind: 'resignation', by: 'white' }, { expected: '0-1' }));
  const seq = desk.state.rounds[0]?.boards[0]?.incidents[0]?.seq ?? 0;
  desk.does({ type: 'appealIncident', seq, by: 'white', text: 'I only asked' });
  expect(pending(desk)).toEqual([{ kind: 'appeal', seq }]);
  const appeal = desk.journal.at(-1)?.seq ?? 0;
  desk.does({ type: 'settleAppeal', seq: appeal, outcome: 'rejected', text: '' });
  expect(pending(desk)).toEqual([]);
});

test('a sealed move, until the game goes on', () => {
  const desk = firstRound().plays('e4');
  desk.does(decideOf({ kind: 'adjournment', what: 'seal', by: 'black' }));
  expect(pending(desk)).toMatchObject([{ kind: 'sealed', by: 'black' }]);
  desk.plays('e5');
  expect(pending(desk)).toEqual([]);
});

test.each<[touched: Square, moves: string, bound: MoverBound | null]>([
  ['d5', 'e4 d5 Nc3 a6', { to: 'capture', role: 'pawn', square: 'd5' }],
  ['d5', 'e4 d5', null],
])('a touched man on %s after %s is told by what its moves share', (touched, moves, bound) => {
  const desk = firstRound().plays(moves);
  desk.does(decideOf({ kind: 'touch', by: 'white', touches: [touched], ...surely }));
  expect(pending(desk)).toMatchObject([{ kind: 'mustPlay', by: 'white', bound }]);
});
