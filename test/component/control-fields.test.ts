/** A time control written in more than one sense: each is a button, wherever one is typed. */
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { expect, test } from 'vitest';
import { DeskMirror } from '../../renderer/desk-mirror.svelte.ts';
import ControlFields from '../../renderer/screens/control/ControlFields.svelte';
import { Words } from '../../renderer/words.svelte.ts';
import type { ControlQuery, DeskApi } from '../../src-core/contract/desk-api.ts';
import { controlReading } from '../../src-core/desk/clocks/control-reading.ts';
import { firstRound } from '../desk/arbiter.ts';
import AtDesk from './AtDesk.svelte';

test('90/30', async () => {
  const { state, people } = firstRound();
  const readControl = (query: ControlQuery) => Promise.resolve(controlReading(state, people, query));
  // of the contract, all that this part calls
  const desk = new DeskMirror({ readControl } as unknown as DeskApi, () => 'Geurt');
  const part = ControlFields as unknown as Component<Record<string, unknown>>;
  render(AtDesk, { part, given: { text: '90/30', change: 'moves' }, desk, words: new Words('en') });
  const inMoves = await screen.findByRole('button', { name: /30 moves/ });
  await fireEvent.click(inMoves);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  expect(field.value).toBe('30/5400');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).not.toBe('true'));
  await waitFor(() => expect(screen.queryByRole('button', { name: /30 moves/ })).toBeNull());
});
