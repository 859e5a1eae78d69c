/** The search of the frame: what is typed faster than the desk answers is not lost. */
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Component } from 'svelte';
import { DeskMirror } from '../../renderer/desk-mirror.svelte.ts';
import Search from '../../renderer/frame/Search.svelte';
import { Route } from '../../renderer/route.svelte.ts';
import { findIn } from '../../renderer/find.ts';
import type { BoardRow, DeskApi, Side, View } from '../../src-core/contract/desk-api.ts';
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

describe('what is found', () => {
  const side = (id: string, name: string): Side => ({ id, number: 1, name, title: '', rating: null });
  const row = (board: number, state: BoardRow['state'], white: string, black: string): BoardRow => ({
    round: 2,
    board,
    white: side(`w${board}`, white),
    black: side(`b${board}`, black),
    state,
    turn: 'white',
    moveNumber: 1,
    unrecorded: 0,
    plies: 0,
    lastSan: null,
    result: null,
    ending: null,
    notices: 0,
    clock: null,
    pending: null,
    late: [],
    byeOf: null,
    putOff: null,
  });
  const boards = [
    row(1, 'finished', 'Ørsted, Åse', 'Cano, Ana'),
    row(2, 'toStart', 'Cano, Eva', 'Strauß, Jo'),
    row(3, 'playing', 'Łukasz, Jan', 'Cano, Inés'),
  ];
  test.each([
    ['cano', [3, 2, 1]],
    ['orsted', [1]],
    ['strauss', [2]],
    ['lukasz', [3]],
    ['ŁUKASZ', [3]],
    ['2', [2]],
    ['nobody', []],
  ])('%s: boards %j, those in play first', (typed, found) => {
    expect(findIn(typed, boards, []).map(({ board }) => board)).toEqual(found);
  });
});

describe('a suggestion is taken', () => {
  async function asked(text: string) {
    const desk = slowDesk();
    await type(desk.field, text);
    for (const kind of ['tournament', 'players', 'round'] as const) await desk.tell(kind);
    return desk;
  }
  test.each(['Tab', 'Enter'])('by %s', async (key) => {
    const { route, field } = await asked('2');
    await screen.findAllByRole('option');
    await fireEvent.keyDown(field, { key });
    expect(route.screen).toEqual({ name: 'board', round: 1, board: 2 });
  });

  test('by nothing where nothing answers: that is said, and Tab goes on', async () => {
    const { route, field } = await asked('zzz');
    expect((await screen.findByRole('status')).textContent).toBe('Nothing answers to “zzz”.');
    expect(await fireEvent.keyDown(field, { key: 'Tab' }), 'not prevented').toBe(true);
    await fireEvent.keyDown(field, { key: 'Enter' });
    expect(route.screen.name).toBe('round');
  });

  test('by Escape not, and the keys go back to where they were', async () => {
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    const { field } = await asked('2');
    await fireEvent.keyDown(field, { key: 'Escape' });
    expect(document.activeElement).toBe(button);
  });
});
