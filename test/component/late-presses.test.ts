/** Presses that came late over a lost line, on the arbiter's board: told, and put right by one button. */
import { fireEvent, render, screen } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { expect, test } from 'vitest';
import { DeskMirror } from '../../renderer/desk-mirror.svelte.ts';
import ClockStrip from '../../renderer/screens/board/clock/ClockStrip.svelte';
import type { Act, DeskApi } from '../../src-core/contract/desk-api.ts';
import { firstRound, resultOf } from '../desk/arbiter.ts';
import AtDesk from './AtDesk.svelte';

const place = { round: 1, board: 1 } as const;

/** 5 minutes: White pressed at second 5, heard at second 30. */
function lineBack() {
  const arbiter = firstRound();
  arbiter.does({ type: 'setControl', round: 1, board: null, text: '5', change: 'moves' });
  arbiter.does({ type: 'placeClocks', round: 1, boards: [1], mode: 'official' });
  arbiter.does({ type: 'startRound', round: 1, boards: [1] });
  arbiter.now += 30_000;
  const pressed = { at: arbiter.now - 25_000 };
  arbiter.does({ type: 'clockAct', ...place, do: 'press', by: 'white', from: 'clock', pressed, reason: '' });
  return arbiter;
}

function show(arbiter: ReturnType<typeof lineBack>): void {
  const act = ({ command }: Act) => Promise.resolve(arbiter.answers(command));
  // of the contract, all that this part calls
  const desk = new DeskMirror({ act } as unknown as DeskApi, () => 'Geurt');
  const part = ClockStrip as unknown as Component<Record<string, unknown>>;
  render(AtDesk, { part, given: { view: arbiter.board(1), onact: () => undefined }, desk });
}

test('what they cost is told, and they count from when they were made', async () => {
  const arbiter = lineBack();
  show(arbiter);
  expect(screen.getByText(/White \+0:24, Black −0:24/)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Count them from when they were made' }));
  expect(arbiter.board(1).clock).toMatchObject({ white: { time: 295_000 }, black: { time: 275_000 } });
  expect(arbiter.journal.at(-1)?.event).toMatchObject({ type: 'clockCorrected', late: true });
});

test('after a result nothing is asked', () => {
  const arbiter = lineBack();
  arbiter.does(resultOf('1-0', 'resignation'));
  show(arbiter);
  expect(screen.queryByText(/Presses came late/)).toBeNull();
});
