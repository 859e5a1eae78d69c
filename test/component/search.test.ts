/** The search of the frame: what is typed faster than the desk answers is not lost. */
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Component } from 'svelte';
import { DeskMirror } from '../../renderer/desk-mirror.svelte.ts';
import Search from '../../renderer/frame/Search.svelte';
import { Route } from '../../renderer/route.svelte.ts';
import type { DeskApi, View } from '../../src-core/contract/desk-api.ts';
import type { DeskTopic } from '../../src-core/desk/index.ts';
import { firstRound } from '../desk/arbiter.ts';
import AtDesk from './AtDesk.svelte';

beforeEach(() => history.replaceState(null, ''));

/** The search over a desk that tells nothing of a kind before it is asked to by `tell`. */
function slowDesk() {
  const arbiter = firstRound();
  const waiting = new Map<DeskTopic['kind'], () => void>();
  const watch = (topic: DeskTopic, show: (view: View) => void) => {
    waiting.set(topic.kind, () => show(arbiter.view(topic)));
    return () => undefined;
  };
  // of the contract, all that this part of a screen calls
  const desk = new DeskMirror({ watch } as unknown as DeskApi, () => 'Geurt');
  const route = new Route();
  // a part is told its own properties, whatever they are
  render(AtDesk, { part: Search as unknown as Component<Record<string, unknown>>, given: {}, desk, route });
  const tell = async (kind: DeskTopic['kind']) => (await waitFor(() => heard(waiting.get(kind))))();
  return { route, tell, field: screen.getByRole('combobox') };
}

function heard(show: (() => void) | undefined): () => void {
  if (show === undefined) throw new Error('nobody watches it yet');
  return show;
}

async function type(field: HTMLElement, text: string) {
  field.focus();
  await fireEvent.input(field, { target: { value: text } });
}

describe('Enter before the desk has answered', () => {
  test('opens the first that answers, once all of it is known', async () => {
    const { route, tell, field } = slowDesk();
    await type(field, '2');
    await fireEvent.keyDown(field, { key: 'Enter' });
    expect(screen.queryByRole('status'), 'nothing is said not to be there').toBeNull();
    await tell('tournament');
    await tell('players');
    expect(route.screen.name).toBe('round');
    await tell('round');
    await waitFor(() => expect(route.screen).toEqual({ name: 'board', round: 1, board: 2 }));
    expect(field).toHaveProperty('value', '');
  });

  test.each([
    ['another letter', (field: HTMLElement) => type(field, 'Polg')],
    ['Escape', (field: HTMLElement) => fireEvent.keyDown(field, { key: 'Escape' })],
    ['leaving the field', (field: HTMLElement) => fireEvent.focusOut(field)],
  ])('is taken back by %s', async (_, act) => {
    const { route, tell, field } = slowDesk();
    await type(field, 'Pol');
    await fireEvent.keyDown(field, { key: 'Enter' });
    await act(field);
    await fireEvent.focusIn(field);
    await type(field, 'Polgár');
    for (const kind of ['tournament', 'players', 'round'] as const) await tell(kind);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    expect(route.screen.name).toBe('round');
  });
});
