/** The line to the desk is lost: what runs is drawn on, and is said to be an estimate, at the clock itself. */
import { render, screen } from '@testing-library/svelte';
import { flushSync, type Component } from 'svelte';
import { expect, test } from 'vitest';
import { Clocks } from '../../renderer/clock/clocks.svelte.ts';
import { DeskMirror } from '../../renderer/desk-mirror.svelte.ts';
import ClockStrip from '../../renderer/screens/board/clock/ClockStrip.svelte';
import PlayerAndTime from '../../renderer/screens/board/PlayerAndTime.svelte';
import BoardCard from '../../renderer/screens/round/BoardCard.svelte';
import { stateOf } from '../../renderer/screens/clock/half-says.ts';
import { Words } from '../../renderer/words.svelte.ts';
import type { DeskApi } from '../../src-core/contract/desk-api.ts';
import { withClocks } from '../desk/clock-table.ts';
import AtDesk from './AtDesk.svelte';

const since = '2026-02-20T16:42:08.000Z';
const words = new Words('en');
const said = `no connection since ${words.hour(since)}`;
const arbiter = withClocks('15+10', ['official']);
// of the contract, all that these parts call: no live board is watched here
const desk = new DeskMirror({ watch: () => () => undefined } as unknown as DeskApi, () => 'Geurt');

/** A part of a screen over that desk; gives the way to lose the line. */
function show(part: unknown, given: Record<string, unknown>) {
  const clocks = new Clocks(() => Promise.resolve(0));
  // a part is told its own properties, whatever they are
  render(AtDesk, { part: part as Component<Record<string, unknown>>, given, desk, clocks });
  return (lost: string | null) => flushSync(() => (clocks.unheardSince = lost));
}

const faces = () => screen.getAllByRole('timer').map((face) => face.classList.contains('unheard'));

test('on the card of the hall, and no longer when the line is back', () => {
  const lose = show(BoardCard, { row: arbiter.view({ kind: 'round', round: 1 }).boards[0] });
  expect(faces()).toEqual([false, false]);
  lose(since);
  expect(screen.getByText(said)).toBeTruthy();
  expect(screen.queryByText('running')).toBeNull();
  expect(faces()).toEqual([true, true]);
  lose(null);
  expect(screen.queryByText(said)).toBeNull();
  expect(faces()).toEqual([false, false]);
});

test('on the board', () => {
  const view = arbiter.board(1);
  show(PlayerAndTime, { view, color: 'white' })(since);
  show(PlayerAndTime, { view, color: 'black' })(since);
  expect(faces()).toEqual([true, true]);
  show(ClockStrip, { view, onact: () => undefined })(since);
  expect(screen.getByText(`ran; ${said}`)).toBeTruthy();
});

test('on the clock screen: the half that runs says that it did, the other that it waits', () => {
  const view = arbiter.view({ kind: 'clock', round: 1, board: 1 });
  expect(stateOf(words, view, 'white', 'white', null)).toBe(words.clock.states.runs);
  expect(stateOf(words, view, 'white', 'white', since)).toBe(`ran; ${said}`);
  expect(stateOf(words, view, 'black', 'white', since)).toBe(words.clock.states.waits);
});
