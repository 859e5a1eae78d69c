/** What an arbiter is offered at a clock: who lets it run again, and nothing where an interruption waits to be decided. */
import { render, screen } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { expect, test } from 'vitest';
import { DeskMirror } from '../../renderer/desk-mirror.svelte.ts';
import ClockStrip from '../../renderer/screens/board/clock/ClockStrip.svelte';
import type { DeskApi } from '../../src-core/contract/desk-api.ts';
import { firstRound, type Arbiter } from '../desk/arbiter.ts';
import AtDesk from './AtDesk.svelte';

function started(): Arbiter {
  const arbiter = firstRound();
  arbiter.does({ type: 'setControl', round: 1, board: null, text: '5', change: 'moves' });
  arbiter.does({ type: 'placeClocks', round: 1, boards: [1], mode: 'official' });
  arbiter.does({ type: 'startRound', round: 1, boards: [1] });
  return arbiter;
}

function offered(arbiter: Arbiter): readonly (string | null)[] {
  // nothing of the contract is called by this part
  const desk = new DeskMirror({} as unknown as DeskApi, () => 'Geurt');
  const part = ClockStrip as unknown as Component<Record<string, unknown>>;
  render(AtDesk, { part, given: { view: arbiter.board(1), onact: () => undefined }, desk });
  return screen.queryAllByRole('button').map(({ textContent }) => textContent.trim());
}

test('a clock that runs is paused, or stopped until the arbiter resumes it', () => {
  expect(offered(started())).toEqual(['Pause anyone resumes', 'Stop arbiter resumes']);
});

test('one that an interruption stopped is not resumed before its time is decided', () => {
  const arbiter = started();
  arbiter.now += 10_000;
  arbiter.asks({ type: 'interruptClocks', cause: 'crash', at: arbiter.now, gap: 5_000 });
  expect(offered(arbiter)).toEqual([]);
  expect(screen.getByText('stopped: decide')).toBeTruthy();
});
