/** Throws typed at the desk: each is told once, and what is left unwritten is taken off the hall's screen. */
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { expect, test } from 'vitest';
import { DeskMirror } from '../../renderer/desk-mirror.svelte.ts';
import Throws from '../../renderer/screens/draw/Throws.svelte';
import type { DeskApi, ThrowsQuery } from '../../src-core/contract/desk-api.ts';
import { throwsRead } from '../../src-core/desk/index.ts';
import { firstRound } from '../desk/arbiter.ts';
import AtDesk from './AtDesk.svelte';

test('a throw is told as it is typed, not again with each view, and nothing is left behind', async () => {
  const { state } = firstRound();
  const told: string[] = [];
  const readThrows = (query: ThrowsQuery) => {
    told.push(`${query.draw?.round}.${query.draw?.board} ${query.throws.join('')}`);
    return Promise.resolve(throwsRead(state, query));
  };
  // of the contract, all that this part of a screen calls
  const desk = new DeskMirror({ readThrows } as unknown as DeskApi, () => 'Geurt');
  // a part is told its own properties, whatever they are
  const part = Throws as unknown as Component<Record<string, unknown>>;
  const given = () => ({ method: 'dice', round: 1, board: 0, typed: '' });
  const { rerender, unmount } = render(AtDesk, { part, given: given(), desk });
  await fireEvent.input(screen.getByRole('textbox'), { target: { value: '3 5' } });
  await waitFor(() => expect(told.at(-1)).toBe('1.0 35'));
  const before = told.length;
  await rerender({ given: { ...given(), typed: '3 5' } });
  await rerender({ given: { ...given(), typed: '3 5' } });
  expect(told).toHaveLength(before);
  await rerender({ given: { ...given(), typed: '3 5', board: 2 } });
  expect(told.slice(before)).toEqual(expect.arrayContaining(['1.0 ', '1.2 35']));
  unmount();
  expect(told.at(-1)).toBe('1.2 ');
});
