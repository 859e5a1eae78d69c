import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import type { DeskApi, Topic, View } from '../../src-core/contract/desk-api.ts';
import { viewOf, type DeskTopic } from '../../src-core/desk/index.ts';
import { DeskMirror } from '../../renderer/desk-mirror.svelte.ts';
import type { ArbitersBoard } from '../../renderer/arbiters-board.ts';
import { firstRound, type Arbiter } from '../desk/arbiter.ts';

const place = { round: 1, board: 1 };

/** A screen that shows a board to its arbiter; `tell` sends it one of the two parts, as the desk stands. */
function screenOf(desk: Arbiter) {
  const shows = new Map<Topic['kind'], (view: View) => void>();
  const watch = (topic: Topic, show: (view: View) => void) => {
    shows.set(topic.kind, show);
    return () => shows.delete(topic.kind);
  };
  const mirror = new DeskMirror({ watch } as unknown as DeskApi, () => 'Geurt');
  const seen: (ArbitersBoard | null)[] = [];
  const stop = $effect.root(() => {
    $effect(() => void seen.push(mirror.arbitersBoard(place)));
  });
  flushSync();
  const tell = (kind: 'board' | 'arbiter'): void => {
    shows.get(kind)?.(viewOf(desk.state, desk.people, { kind, ...place } as DeskTopic, desk.now));
    flushSync();
  };
  return { mirror, seen, shows, tell, stop };
}

test('nothing is shown before both parts are there', () => {
  const { seen, tell, stop } = screenOf(firstRound());
  tell('board');
  expect(seen.at(-1)).toBeNull();
  tell('arbiter');
  expect(seen.at(-1)).toMatchObject({ kind: 'board', arbiter: { kind: 'arbiter' } });
  stop();
});

test.each([{ order: ['board', 'arbiter'] as const }, { order: ['arbiter', 'board'] as const }])(
  'a board is never shown with the arbiter’s part of another moment: $order',
  ({ order }) => {
    const desk = firstRound();
    const { seen, tell, stop } = screenOf(desk);
    for (const part of order) tell(part);
    desk.does({ type: 'writeNote', ...place, text: 'quiet, please' });
    desk.plays('e4');
    for (const part of order) tell(part);
    const shown = seen.filter((each) => each !== null);
    for (const { seq, arbiter } of shown) expect(seq).toBe(arbiter.seq);
    expect(shown.at(-1)).toMatchObject({ plies: { length: 1 }, arbiter: { notes: { length: 1 } } });
    stop();
  },
);

test('who looks no more watches neither', () => {
  const { shows, stop } = screenOf(firstRound());
  expect([...shows.keys()].toSorted()).toEqual(['arbiter', 'board']);
  stop();
  return Promise.resolve().then(() => expect([...shows.keys()]).toEqual([]));
});
