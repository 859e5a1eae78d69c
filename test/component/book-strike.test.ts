/** From the book: a line of a clock is read whole, opened, and struck, and what the clock shows then is said before. */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { expect, test } from 'vitest';
import { DeskMirror } from '../../renderer/desk-mirror.svelte.ts';
import JournalScreen from '../../renderer/screens/JournalScreen.svelte';
import { historyLine } from '../../src-core/desk/index.ts';
import type { Act, DeskApi } from '../../src-core/contract/desk-api.ts';
import { firstRound, type Arbiter } from '../desk/arbiter.ts';
import AtDesk from './AtDesk.svelte';

const REASON =
  'spoke twice to a spectator beside the door, and was told before that he must not (11.5, 12.9.2)';

/** White pressed once, and then got two minutes. */
function given(): Arbiter {
  const desk = firstRound();
  desk.does({ type: 'setControl', round: 1, board: null, text: '5+0', change: 'moves' });
  desk.does({ type: 'placeClocks', round: 1, boards: [1], mode: 'official' });
  const act = { type: 'clockAct', round: 1, board: 1, pressed: null, reason: '' } as const;
  desk.does({ ...act, do: 'start', from: 'clock' });
  desk.now += 10_000;
  desk.does({ ...act, do: 'press', by: 'white', from: 'clock' });
  desk.does({ ...act, do: 'pause' });
  desk.does({ ...act, do: 'add', by: 'white', milliseconds: 120_000, reason: REASON });
  return desk;
}

function read(arbiter: Arbiter) {
  const asked: Act['command'][] = [];
  const api = {
    act: (one: Act) => {
      asked.push(one.command);
      return Promise.resolve(arbiter.answers(one.command));
    },
    history: () => {
      const { journal, state, people, now } = arbiter;
      const lines = journal.map((entry) => historyLine(state, people, entry, now)).reverse();
      return Promise.resolve({ lines, total: lines.length });
    },
    watch: () => () => undefined,
  };
  // of the contract, all that this screen calls
  const desk = new DeskMirror(api as unknown as DeskApi, () => 'Geurt');
  // a part is told its own properties, whatever they are
  const part = JournalScreen as unknown as Component<Record<string, unknown>>;
  render(AtDesk, { part, given: { place: null }, desk });
  return asked;
}

const open = async (text: RegExp) => fireEvent.click(await screen.findByText(text));

test('the last line of a clock: which, whose, when, what both displays show, and what they would', async () => {
  const arbiter = given();
  const asked = read(arbiter);
  const seq = arbiter.journal.length;
  await open(/^\+2:00.* spoke twice to a spectator/);
  await fireEvent.click(await screen.findByRole('button', { name: 'Strike…' }));
  const dialog = await screen.findByRole('dialog', { name: `Strike line ${seq}` });
  expect(dialog.textContent).toContain(REASON);
  expect(dialog.textContent).toMatch(/Round 1, board 1 · Geurt · \S+/);
  const times = (name: string) =>
    within(within(dialog).getByRole('row', { name: new RegExp(name) }))
      .getAllByRole('timer')
      .map((face) => face.textContent);
  expect([times('^Now'), times('^If struck')]).toEqual([
    ['6:50', '5:00'],
    ['4:50', '5:00'],
  ]);
  await fireEvent.click(within(dialog).getByRole('button', { name: 'It was the other side' }));
  await fireEvent.click(within(dialog).getByRole('button', { name: `Strike line ${seq}` }));
  await waitFor(() => expect(asked).toEqual([{ type: 'strikeEntry', seq, reason: 'It was the other side' }]));
  expect(arbiter.board().clock?.white.time).toBe(290_000);
});

test('a line that is not the last of its clock is only read; a press at the clock names no arbiter', async () => {
  read(given());
  await open(/^White pressed at the clock screen/);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getAllByText('clock screen')).toHaveLength(1);
  expect(within(dialog).getByText('official, on a screen')).toBeTruthy();
  expect(within(dialog).queryByRole('button', { name: 'Strike…' })).toBeNull();
});
