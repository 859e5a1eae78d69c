/** Closing with clocks running, and the countdown for the hall, before the hour, at it and after the start. */
import { render, screen } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { expect, test } from 'vitest';
import { Clocks } from '../../renderer/clock/clocks.svelte.ts';
import { DeskMirror } from '../../renderer/desk-mirror.svelte.ts';
import CountdownScreen from '../../renderer/screens/round-start/CountdownScreen.svelte';
import CloseDialog from '../../renderer/screens/tournament/CloseDialog.svelte';
import type { DeskApi, Topic, View } from '../../src-core/contract/desk-api.ts';
import { type Arbiter, firstRound } from '../desk/arbiter.ts';
import AtDesk from './AtDesk.svelte';

function show(part: unknown, given: Record<string, unknown>, arbiter: Arbiter, now = 0) {
  const watch = (topic: Topic, heard: (view: View) => void) => {
    if (topic.kind === 'roundStart' || topic.kind === 'tournament') heard(arbiter.view(topic));
    return () => undefined;
  };
  const desk = new DeskMirror({ watch } as unknown as DeskApi, () => 'Geurt');
  const clocks = new Clocks(() => Promise.resolve(now));
  clocks.time.now = () => now;
  // a part is told its own properties, whatever they are
  return render(AtDesk, { part: part as Component<Record<string, unknown>>, given, desk, clocks });
}

test.each([
  [3, 1, 0, ['2 clocks are running.', '1 clock on a table is followed.'], 'Stop the clocks and close'],
  [2, 2, 0, ['2 clocks on tables are followed.'], 'Stop following and close'],
  [1, 0, 0, ['1 clock is running.'], 'Stop the clocks and close'],
  [
    1,
    0,
    2,
    ['2 other screens have it open: it closes there too.', '1 clock is running.'],
    'Stop the clocks and close',
  ],
  [0, 0, 1, ['Another screen has it open: it closes there too.'], 'Close it on all'],
] as const)(
  'of %i clocks that run, %i are mirrors; %i other screens',
  (running, mirrors, others, says, does) => {
    const act = () => undefined;
    const { container } = show(
      CloseDialog,
      { running, mirrors, others, onstay: act, onleave: act },
      firstRound(),
    );
    const said = [...container.querySelectorAll('strong')].map((one) => one.textContent);
    expect(said).toEqual(says);
    expect(screen.getByRole('button', { name: does, hidden: true })).toBeTruthy();
  },
);

const begins = '2026-11-30T13:51';
const hour = Date.parse(begins);

test('until the hour it counts, at the hour the round is about to start, and then it has', () => {
  const desk = firstRound();
  desk.does({ type: 'scheduleRound', round: 1, begins });
  const before = show(CountdownScreen, { round: 1 }, desk, hour - 1);
  expect(screen.getByRole('timer')).toBeTruthy();
  before.unmount();
  const at = show(CountdownScreen, { round: 1 }, desk, hour);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByText('About to start')).toBeTruthy();
  at.unmount();
  desk.now = hour;
  desk.does({ type: 'startRound', round: 1, boards: null });
  show(CountdownScreen, { round: 1 }, desk, hour);
  expect(screen.getByText('The round started at 13:51')).toBeTruthy();
});
