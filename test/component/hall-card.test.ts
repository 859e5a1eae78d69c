/** A card of the hall: an absent player is no flag, a mirror is said to be one, and the clock counts the moves. */
import { render, screen } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { expect, test } from 'vitest';
import { DeskMirror } from '../../renderer/desk-mirror.svelte.ts';
import BoardCard from '../../renderer/screens/round/BoardCard.svelte';
import { Entering } from '../../renderer/screens/round/entering.svelte.ts';
import RoundTable from '../../renderer/screens/round/RoundTable.svelte';
import type { DeskApi, DeskCommand } from '../../src-core/contract/desk-api.ts';
import { firstRound, type Arbiter } from '../desk/arbiter.ts';
import AtDesk from './AtDesk.svelte';

const place = { round: 1, board: 1 };
const press = (by: 'white' | 'black'): DeskCommand => ({
  type: 'clockAct',
  ...place,
  do: 'press',
  by,
  pressed: null,
  reason: '',
});

function hall(mode: 'official' | 'mirror'): Arbiter {
  const desk = firstRound();
  desk.does({ type: 'setControl', round: 1, board: null, text: '5+0', change: 'moves' });
  desk.does({ type: 'placeClocks', round: 1, boards: [1], mode });
  desk.does({ type: 'setPresence', ...place, side: 'black', present: false });
  desk.does({ type: 'startRound', round: 1, boards: [1] });
  return desk;
}

/** The first board as it is shown. */
function show(arbiter: Arbiter, list = false): string {
  const boards = arbiter.view({ kind: 'round', round: 1 }).boards;
  // nothing of the contract is called by these parts but for what a live source tells, which is nothing here
  const desk = new DeskMirror({ watch: () => () => {} } as unknown as DeskApi, () => 'Geurt');
  // a part is told its own properties, whatever they are
  const part = (list ? RoundTable : BoardCard) as unknown as Component<Record<string, unknown>>;
  // nothing is typed into the list here
  const entering = new Entering({
    round: () => 1,
    boards: () => boards,
    take: (command) => desk.take(command, null),
    undone: () => undefined,
  });
  const given = list ? { boards, label: 'Round 1', entering, marked: null } : { row: boards[0] };
  render(AtDesk, { part, given, desk });
  const shown = list ? screen.getAllByRole('row')[1] : screen.getByRole('button');
  return shown?.textContent?.replaceAll(/\s+/g, ' ') ?? '';
}

test.each([false, true])('a player past the default time, with the article (in the list: %s)', (list) => {
  const shown = show(hall('official'), list);
  expect(shown).toContain('Absent past the default time: Black (6.7.1)');
  expect(shown).not.toMatch(/flag|mirror/i);
});

test('a clock that mirrors the one on the table says so', () => {
  expect(show(hall('mirror'))).toContain('Mirror of the clock on the table');
});

test('the clock’s counter, where nobody writes the moves, and how many are not recorded', () => {
  const desk = hall('official');
  desk.does({ type: 'setPresence', ...place, side: 'black', present: true });
  for (const by of ['white', 'black', 'white'] as const) desk.does(press(by));
  expect(show(desk)).toMatch(/Black to move.* m\. 2/);
});

test('of moves that are written behind the clock, so many are missing', () => {
  const desk = hall('official');
  for (const by of ['white', 'black', 'white'] as const) desk.does(press(by));
  desk.plays('e4');
  expect(show(desk, true)).toContain('2 not recorded');
});
