/** Past the default time (6.7.1): the forfeit is proposed wherever the absence is seen, and a late arrival is asked. */
import { fireEvent, render, screen } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { expect, test } from 'vitest';
import { Clocks } from '../../renderer/clock/clocks.svelte.ts';
import { DeskMirror } from '../../renderer/desk-mirror.svelte.ts';
import Ending from '../../renderer/screens/board/Ending.svelte';
import ResultDialog from '../../renderer/screens/board/ResultDialog.svelte';
import Absent from '../../renderer/screens/round-start/Absent.svelte';
import { clockJournal as english } from '../../src-core/words/en/clock-journal.ts';
import { clockJournal as spanish } from '../../src-core/words/es/clock-journal.ts';
import { roundStart as startInSpanish } from '../../src-core/words/es/round-start.ts';
import type { DeskApi, DeskCommand } from '../../src-core/contract/desk-api.ts';
import { viewOf } from '../../src-core/desk/index.ts';
import { type Arbiter, firstRound } from '../desk/arbiter.ts';
import { MINUTE } from '../desk/clock-table.ts';
import AtDesk from './AtDesk.svelte';

const place = { round: 1, board: 1 };

/** Those are not there `minutes` after the start, with 30 to wait. */
function missing(sides: readonly ('white' | 'black')[], minutes: number): Arbiter {
  const desk = firstRound();
  desk.now = 0;
  desk.does({ type: 'setDefaultTime', minutes: 30 });
  for (const side of sides) desk.does({ type: 'setPresence', ...place, side, present: false });
  desk.does({ type: 'startRound', round: 1, boards: null });
  desk.now = minutes * MINUTE;
  return desk;
}

const mirror = new DeskMirror({} as unknown as DeskApi, () => 'Geurt');

function show(part: unknown, given: Record<string, unknown>, now = 0) {
  const clocks = new Clocks(() => Promise.resolve(now));
  // the desk's instant, measured before
  clocks.time.now = () => now;
  // a part is told its own properties, whatever they are
  render(AtDesk, { part: part as Component<Record<string, unknown>>, given, desk: mirror, clocks });
}

/** The list of absent over that desk; what it asks for is kept. */
function absentList(desk: Arbiter): readonly DeskCommand[] {
  const asked: DeskCommand[] = [];
  const act = (command: DeskCommand) => {
    asked.push(command);
    return Promise.resolve(true);
  };
  const view = viewOf(desk.state, desk.people, { kind: 'roundStart', round: 1 }, desk.now);
  const { boards } = viewOf(desk.state, desk.people, { kind: 'round', round: 1 }, desk.now);
  show(Absent, { view, boards, act }, desk.now);
  return asked;
}

const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const boardAt = (desk: Arbiter) => viewOf(desk.state, desk.people, { kind: 'board', ...place }, desk.now);
const forfeit = { type: 'declareResult', ...place, reason: 'forfeit', note: '6.7.1', confirmed: false };

test.each([
  [['black'], '1-0'],
  [['white'], '0-1'],
  [['white', 'black'], '0-0'],
] as const)('in the list of absent: %j, one button that says what it writes', async (sides, result) => {
  const asked = absentList(missing(sides, 30));
  await press(`Record ${result} (forfeit)`);
  expect(asked).toEqual([{ ...forfeit, result }]);
});

test('within the default time nothing is proposed, and who comes is not asked about', async () => {
  const desk = missing(['black'], 29);
  const asked = absentList(desk);
  expect(screen.queryByRole('button', { name: /^Record/ })).toBeNull();
  await press('Has arrived');
  expect(asked).toEqual([{ type: 'setPresence', ...place, side: 'black', present: true }]);
  expect(boardAt(desk).forfeit).toBeNull();
});

test('on the board, and chosen already in the dialog of the result', async () => {
  const view = boardAt(missing(['black'], 42));
  const written: unknown[] = [];
  show(Ending, { view, onending: () => undefined, onforfeit: (one: unknown) => written.push(one) });
  await press('Record 1-0 (forfeit)');
  expect(written).toEqual([{ result: '1-0', reason: 'forfeit', article: '6.7.1' }]);
});

test('the dialog opens with that result and its reason; another result is without it', async () => {
  const { forfeit: proposed } = boardAt(missing(['black'], 42));
  const declare = () => Promise.resolve({ ok: true });
  show(ResultDialog, { bye: false, typed: null, proposed, declare, onclose: () => undefined });
  expect(screen.getByRole('button', { name: 'Record 1-0 (forfeit)' })).toBeTruthy();
  await fireEvent.click(screen.getByRole('radio', { name: /^0-1/ }));
  expect(screen.getByRole('button', { name: 'Record 0-1' })).toBeTruthy();
});

test('who comes after it is asked about once, with what the Laws say', async () => {
  const asked = absentList(missing(['black'], 42));
  await press('Has arrived');
  expect(asked).toEqual([]);
  expect(screen.getByText(/^12 min after the default time: 6\.7\.1 says/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Board 1: record 1-0' })).toBeTruthy();
  await press('Record the arrival, and play');
  expect(asked).toEqual([{ type: 'setPresence', ...place, side: 'black', present: true }]);
  expect(startInSpanish.arrivedPast(12 * MINUTE)).toBe(
    '12 min después del tiempo de espera: 6.7.1 dice que pierde, salvo que el árbitro decida otra cosa.',
  );
});

test.each([
  [{}, 'Llegada: Negras', 'Arrived: Black'],
  [
    { sinceStart: 4 * MINUTE },
    'Llegada: Negras, 4 min después del comienzo',
    'Arrived: Black, 4 min after the start',
  ],
  [
    { sinceStart: 42.7 * MINUTE, pastDefault: 12.7 * MINUTE },
    'Llegada: Negras, 42 min después del comienzo, 12 min después del tiempo de espera (6.7.1)',
    'Arrived: Black, 42 min after the start, 12 min after the default time (6.7.1)',
  ],
])('the book says how late: %j', (late, es, en) => {
  const event = { type: 'playerArrived', ...place, side: 'black', at: 0, ...late } as const;
  expect([spanish.says(event), english.says(event)]).toEqual([es, en]);
});
