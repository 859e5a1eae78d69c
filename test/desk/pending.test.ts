/** The round's list tells what an incident of a board still asks for. */
import { expect, test } from 'vitest';
import { firstRound } from './arbiter.ts';
import { decideOf } from './incidents.ts';

const pending = (desk: ReturnType<typeof firstRound>) =>
  desk.view({ kind: 'round', round: 1 }).boards[0]?.pending;

test('a touched piece, until it is moved', () => {
  const desk = firstRound();
  expect(pending(desk)).toBeNull();
  const surely = { adjustingSaid: false, accidental: false, noticedBy: 'arbiter' } as const;
  desk.does(decideOf({ kind: 'touch', by: 'white', touches: ['g1'], ...surely }));
  expect(pending(desk)).toMatchObject({ kind: 'mustPlay', moves: ['Nf3', 'Nh3'] });
  desk.plays('Nf3');
  expect(pending(desk)).toBeNull();
});

test('an appeal, until it is settled', () => {
  const desk = firstRound();
  desk.does(decideOf({ kind: 'resignation', by: 'white' }, { expected: '0-1' }));
  const seq = desk.state.rounds[0]?.boards[0]?.incidents[0]?.seq ?? 0;
  desk.does({ type: 'appealIncident', seq, by: 'white', text: 'I only asked' });
  expect(pending(desk)).toEqual({ kind: 'appeal', seq });
  const appeal = desk.journal.at(-1)?.seq ?? 0;
  desk.does({ type: 'settleAppeal', seq: appeal, outcome: 'rejected', text: '' });
  expect(pending(desk)).toBeNull();
});
