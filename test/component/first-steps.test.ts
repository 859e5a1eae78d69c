/** Where there is nothing yet: what is done, what is next, and one key for each. */
import { render, screen } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { expect, test } from 'vitest';
import { DeskMirror } from '../../renderer/desk-mirror.svelte.ts';
import FirstSteps from '../../renderer/parts/FirstSteps.svelte';
import { Route } from '../../renderer/route.svelte.ts';
import type { DeskApi, Topic, View } from '../../src-core/contract/desk-api.ts';
import { Arbiter, FOUR } from '../desk/arbiter.ts';
import AtDesk from './AtDesk.svelte';

function show(arbiter: Arbiter, boards: number) {
  const watch = (topic: Topic, heard: (view: View) => void) => {
    if (topic.kind === 'tournament') heard(arbiter.view(topic));
    return () => undefined;
  };
  const desk = new DeskMirror({ watch } as unknown as DeskApi, () => 'Geurt');
  const route = new Route();
  // a part is told its own properties, whatever they are
  const part = FirstSteps as unknown as Component<Record<string, unknown>>;
  render(AtDesk, { part, given: { round: 1, boards }, desk, route });
  return route;
}

const next = () => screen.getAllByRole('listitem').findIndex((item) => item.hasAttribute('aria-current'));

test.each([
  ['players', new Arbiter().begins(), 0, 0],
  ['pairings', new Arbiter().begins().registers(...FOUR), 0, 1],
  ['start', new Arbiter().begins().registers(...FOUR), 2, 2],
] as const)('%s come next', (_what, arbiter, boards, at) => {
  show(arbiter, boards);
  expect(next()).toBe(at);
  expect(screen.queryAllByText('done')).toHaveLength(at);
});

test.each([
  ['1', 'players'],
  ['2', 'pairings'],
  ['3', 'roundStart'],
])('%s leads to %s', (key, name) => {
  const route = show(new Arbiter().begins(), 0);
  window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  expect(route.screen.name).toBe(name);
});
