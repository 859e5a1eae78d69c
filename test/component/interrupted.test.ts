/** After a crash: what the arbiter may answer for the clocks that stand. */
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { describe, expect, test } from 'vitest';
import { DeskMirror } from '../../renderer/desk-mirror.svelte.ts';
import InterruptedBar from '../../renderer/screens/round-start/InterruptedBar.svelte';
import type { Act, BoardRow, ClockMode, DeskApi } from '../../src-core/contract/desk-api.ts';
import { firstRound, type Arbiter } from '../desk/arbiter.ts';
import AtDesk from './AtDesk.svelte';

/** White's clocks ran on both boards: 10 s are sure; the second board waits since a longer interruption. */
function crashed(
  gaps: readonly [number, number],
  modes: readonly ClockMode[] = ['official', 'official'],
): Arbiter {
  const desk = firstRound();
  desk.does({ type: 'setControl', round: 1, board: null, text: '5+3', change: 'moves' });
  for (const [index, mode] of modes.entries())
    desk.does({ type: 'placeClocks', round: 1, boards: [index + 1], mode });
  for (const [index, gap] of gaps.entries()) {
    desk.does({ type: 'startRound', round: 1, boards: [index + 1] });
    const at = desk.now + 10_000;
    desk.asks({ type: 'interruptClocks', cause: 'crash', at, gap });
    desk.now = at + gap;
  }
  return desk;
}

/** The bar of the round's screen over that desk; what was asked of the desk is kept. */
function show(arbiter: Arbiter, alone: readonly number[] = []) {
  const asked: Act['command'][] = [];
  const act = (one: Act) => {
    asked.push(one.command);
    return Promise.resolve(arbiter.answers(one.command));
  };
  const api = { act, watch: () => () => undefined };
  // of the contract, all that this part of a screen calls
  const desk = new DeskMirror(api as unknown as DeskApi, () => 'Geurt');
  const round: readonly BoardRow[] = arbiter.view({ kind: 'round', round: 1 }).boards;
  const boards = alone.length === 0 ? round : alone.map((board) => arbiter.board(board));
  // a part is told its own properties, whatever they are
  const part = InterruptedBar as unknown as Component<Record<string, unknown>>;
  render(AtDesk, { part, given: { round: 1, boards, alone: alone.length > 0 }, desk });
  return { asked, clock: (board: number) => arbiter.board(board).clock };
}

const press = (name: string, at = 0) => {
  const button = screen.getAllByRole('button', { name })[at];
  if (button === undefined) throw new Error(`no button ${name} ${at}`);
  return fireEvent.click(button);
};

const full = 5 * 60_000 + 3_000;

describe('the clocks stand, and the arbiter is asked', () => {
  test('the gap is deducted from whose clock ran, on all boards, and they run again', async () => {
    const { clock } = show(crashed([90_000, 90_000]));
    await press('Decide…D');
    await press('Deduct 1 min 30 s from whose clock ran, until the desk was back');
    for (const board of [1, 2])
      expect(clock(board)).toMatchObject({ running: 'white', white: { time: full - 100_000 } });
  });

  test('boards that wait since different interruptions lose each its own gap', async () => {
    const { clock } = show(crashed([20_000, 90_000]));
    await press('Decide…D');
    await press('Deduct from each its own gap, until the desk was back');
    expect(clock(1)?.white.time).toBe(full - 30_000);
    expect(clock(2)?.white.time).toBe(full - 100_000);
  });

  test('on the screen of one board, by its key, only that board is decided', async () => {
    const { asked, clock } = show(crashed([90_000, 90_000]), [2]);
    expect(screen.getByText('The clock of this board stopped at the last sure instant.')).toBeTruthy();
    await fireEvent.keyDown(document.body, { key: 'd', code: 'KeyD' });
    await press('Deduct 1 min 30 s from whose clock ran, until the desk was back');
    expect(asked).toMatchObject([{ boards: [2], how: { kind: 'deduct' }, resume: true }]);
    expect(clock(2)).toMatchObject({ running: 'white', white: { time: full - 100_000 } });
    expect(clock(1)?.interrupted).toMatchObject({ gap: 90_000 });
  });

  test('one board alone, without running on', async () => {
    const { asked, clock } = show(crashed([20_000, 90_000]));
    await press('Decide…D');
    await fireEvent.click(screen.getByRole('checkbox'));
    await press('Deduct 20 s');
    expect(asked).toMatchObject([{ boards: [1], how: { kind: 'deduct' }, resume: false }]);
    expect(clock(1)).toMatchObject({ phase: 'paused', interrupted: null });
    expect(clock(2)?.interrupted).toMatchObject({ gap: 90_000 });
  });

  test('the times are set as they were read on a board, and nothing that is no time', async () => {
    const { asked, clock } = show(crashed([20_000, 90_000]));
    await press('Decide…D');
    await press('Set the times', 1);
    const white = screen.getByRole('textbox', { name: 'White' });
    expect(white).toHaveProperty('value', '4:53');
    await fireEvent.input(white, { target: { value: 'four' } });
    const set = screen.getByRole('button', { name: 'Set the clock so' });
    await waitFor(() => expect(set).toHaveProperty('disabled', true));
    await fireEvent.input(white, { target: { value: '4:10' } });
    await waitFor(() => expect(set).toHaveProperty('disabled', false));
    await fireEvent.click(set);
    expect(asked).toMatchObject([{ boards: [2], how: { kind: 'set', white: 250_000, black: full } }]);
    expect(clock(2)).toMatchObject({ white: { time: 250_000 }, interrupted: null });
  });

  test('all the time until now is deducted where that is said', async () => {
    const desk = crashed([90_000, 90_000]);
    desk.now += 30_000;
    const { asked } = show(desk);
    await press('Decide…D');
    await fireEvent.click(
      screen.getByRole('button', { name: /^Deduct .* from whose clock ran, until now$/ }),
    );
    expect(asked).toMatchObject([{ boards: [1, 2], how: { kind: 'deduct', until: 'decision' } }]);
  });
});

describe('a mirror of a clock on the table, which went on', () => {
  const type = (name: string, value: string, at = 0) => {
    const field = screen.getAllByRole('textbox', { name })[at];
    if (field === undefined) throw new Error(`no field ${name} ${at}`);
    return fireEvent.input(field, { target: { value } });
  };

  test('is to be read again: the form is open, both times are asked for, and the reason is there', async () => {
    const { asked, clock } = show(crashed([20_000, 90_000], ['official', 'mirror']), [2]);
    expect(screen.getByText(/^The clock of this board went on without the desk/)).toBeTruthy();
    await press('Read the clock…D');
    expect(screen.getByText(/did not stop; what the desk has is of/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Leave the times' })).toBeNull();
    await type('Time', '4:00');
    await press('Count from now');
    expect(screen.getByText(/^Both times are missing/)).toBeTruthy();
    await type('Time', '4:30', 1);
    await type('Moves', '7');
    await press('Count from now');
    expect(asked).toMatchObject([
      {
        type: 'recoverClocks',
        boards: [2],
        how: { kind: 'read', turn: 'white', reason: 'Read from the clock' },
      },
    ]);
    expect(clock(2)).toMatchObject({
      running: 'white',
      interrupted: null,
      white: { time: 240_000, moves: 7 },
      black: { time: 270_000 },
    });
  });

  test('is not decided with the clocks on screens, and those not with it', async () => {
    const { asked, clock } = show(crashed([90_000, 90_000], ['official', 'mirror']));
    expect(screen.getByText('1 clock stopped at the last sure instant.')).toBeTruthy();
    expect(screen.getByText(/^One clock on the table went on/)).toBeTruthy();
    await press('Decide…D');
    await press('Leave the times');
    expect(asked).toMatchObject([{ boards: [1], how: { kind: 'leave' } }]);
    expect(clock(2)?.interrupted).not.toBeNull();
  });

  test('one after the other; or, said in words, it stood too', async () => {
    const { asked, clock } = show(crashed([90_000, 90_000], ['mirror', 'mirror']));
    await press('Decide…D');
    expect(screen.queryByRole('button', { name: /^Leave/ })).toBeNull();
    await press('Otherwise…');
    expect(screen.getByText('The clock on the table stood too, and still stands:')).toBeTruthy();
    await press('Leave the times, paused');
    expect(clock(1)).toMatchObject({ phase: 'paused', interrupted: null });
    expect(asked).toMatchObject([{ boards: [1], how: { kind: 'leave' }, resume: false }]);
    await press('Otherwise…', 1);
    await fireEvent.click(screen.getByRole('button', { name: /^Deduct .* from White and go on$/ }));
    expect(asked[1]).toMatchObject({ boards: [2], how: { kind: 'deduct', until: 'decision' }, resume: true });
  });
});
