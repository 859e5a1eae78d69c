/** A penalty by one key: what stands on both displays before and after, the reason, and the line it becomes. */
import { fireEvent, render, screen } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { describe, expect, test } from 'vitest';
import { DeskMirror } from '../../renderer/desk-mirror.svelte.ts';
import PenaltyForm from '../../renderer/screens/board/clock/PenaltyForm.svelte';
import type { Correction } from '../../src-core/desk/commands/clock-commands.ts';
import type { DeskApi } from '../../src-core/contract/desk-api.ts';
import { firstRound } from '../desk/arbiter.ts';
import AtDesk from './AtDesk.svelte';

const place = { round: 1, board: 1 } as const;
const minute = 60_000;

/** 5+3, paused: White has pressed after 40 s, Black after 20 s. White 4:26, Black 4:46, one move each. */
function paused() {
  const arbiter = firstRound();
  arbiter.does({ type: 'setControl', round: 1, board: null, text: '5+3', change: 'moves' });
  arbiter.does({ type: 'placeClocks', round: 1, boards: [1], mode: 'official' });
  arbiter.does({ type: 'startRound', round: 1, boards: [1] });
  const acts = (ms: number, given: { do: 'press'; by: 'white' | 'black' } | { do: 'pause' }) => {
    arbiter.now += ms;
    arbiter.does({ type: 'clockAct', ...place, ...given, pressed: null, reason: '' });
  };
  acts(40_000, { do: 'press', by: 'white' });
  acts(20_000, { do: 'press', by: 'black' });
  acts(0, { do: 'pause' });
  return arbiter;
}

function show() {
  const arbiter = paused();
  const clock = arbiter.view({ kind: 'clock', ...place }).clock;
  const asked: { correction: Correction; reason: string }[] = [];
  const correct = (correction: Correction, reason: string) => {
    asked.push({ correction, reason });
    const decision = arbiter.act({ type: 'correctClock', ...place, correction, reason, incident: null });
    return Promise.resolve({ ok: decision.ok });
  };
  // of the contract, nothing is called by this part
  const desk = new DeskMirror({} as unknown as DeskApi, () => 'Geurt');
  const part = PenaltyForm as unknown as Component<Record<string, unknown>>;
  render(AtDesk, { part, given: { clock, correct, ondone: () => undefined }, desk });
  const shown = () => {
    const now = arbiter.view({ kind: 'clock', ...place }).clock;
    return { white: now?.white.time, black: now?.black.time, moves: now?.white.moves };
  };
  return { arbiter, asked, shown };
}

const reason = () => screen.getByRole('textbox', { name: 'Reason' });
const apply = () => fireEvent.submit(reason().closest('form') ?? reason());
const started = { white: 4 * minute + 26_000, black: 4 * minute + 46_000, moves: 1 };

describe('one key', () => {
  test.each([
    ['1', 'two minutes to White', { white: started.white + 2 * minute }],
    ['2', 'one minute to White', { white: started.white + minute }],
    ['3', 'the increment White gained taken back', { white: started.white - 3_000 }],
    ['4', 'two minutes to Black', { black: started.black + 2 * minute }],
    ['5', 'one minute to Black', { black: started.black + minute }],
    ['6', 'the increment Black gained taken back', { black: started.black - 3_000 }],
  ])('%s: %s', async (key, _, changed) => {
    const { shown, arbiter } = show();
    expect(shown()).toEqual(started);
    await fireEvent.keyDown(window, { key, code: `Digit${key}` });
    await fireEvent.input(reason(), { target: { value: 'Illegal move' } });
    await apply();
    expect(shown()).toEqual({ ...started, ...changed });
    expect(arbiter.journal.at(-1)?.event).toMatchObject({ type: 'clockCorrected', reason: 'Illegal move' });
  });

  test('and another: two minutes to Black with the increment White gained taken back (7.5.5)', async () => {
    const { shown } = show();
    for (const key of ['4', '3']) await fireEvent.keyDown(window, { key, code: `Digit${key}` });
    await fireEvent.input(reason(), { target: { value: 'Illegal move' } });
    await apply();
    expect(shown()).toEqual({ white: started.white - 3_000, black: started.black + 2 * minute, moves: 1 });
  });

  test('pressed again, it is nothing', async () => {
    show();
    for (const key of ['1', '1']) await fireEvent.keyDown(window, { key, code: `Digit${key}` });
    expect(screen.getByRole('button', { name: 'Correct the clock' })).toHaveProperty('disabled', true);
  });
});

test('without a reason nothing is written, and it says so', async () => {
  const { asked, shown } = show();
  await fireEvent.keyDown(window, { key: '1', code: 'Digit1' });
  await apply();
  expect(asked).toEqual([]);
  expect(shown()).toEqual(started);
  expect(screen.getByText('The reason is missing.')).toBeTruthy();
});

test('what is not picked is not asked: no field but the reason, no numbers before a key', async () => {
  show();
  expect(screen.getAllByRole('textbox')).toEqual([reason()]);
  expect(screen.queryByRole('table')).toBeNull();
  await fireEvent.keyDown(window, { key: '3', code: 'Digit3' });
  expect(screen.getByRole('row', { name: /^White/ }).textContent).toMatch(/4:26\s*4:23\s*−0:03$/);
});
