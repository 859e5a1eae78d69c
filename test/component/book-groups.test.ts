/** The book: incidents by day and board, the journal with each day said once, and who sits at a pairing made by hand. */
import { render, screen } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { describe, expect, test } from 'vitest';
import { menuOf } from '../../renderer/frame/menu.ts';
import { grouped, headsOver } from '../../renderer/screens/incidents/grouped.ts';
import { Words } from '../../renderer/words.svelte.ts';
import { DeskMirror } from '../../renderer/desk-mirror.svelte.ts';
import JournalTable from '../../renderer/screens/journal/JournalTable.svelte';
import { historyLine } from '../../src-core/desk/index.ts';
import type { DeskApi, IncidentView } from '../../src-core/contract/desk-api.ts';
import { type Arbiter, firstRound } from '../desk/arbiter.ts';
import { decideOf } from '../desk/incidents.ts';
import AtDesk from './AtDesk.svelte';

const t = new Words('en');
const lines = ({ journal, state, people, now }: Arbiter) =>
  journal.map((entry) => historyLine(state, people, entry, now));
const told = (desk: Arbiter) => lines(desk).map(t.journal.says).at(-1);

describe('incidents', () => {
  const dayOf = (instant: string) => instant.slice(0, 10);
  // of an incident, all that its place in the book comes from
  const at = (seq: number, day: number, board: number, round = 1) =>
    ({ seq, at: `2026-12-0${day}T10:00:00Z`, round, board }) as IncidentView;

  test('stand by day, and of a day by board', () => {
    const newest = [at(6, 4, 1), at(5, 4, 2), at(4, 4, 1), at(3, 3, 1), at(2, 3, 1, 2), at(1, 3, 1)];
    expect(grouped(newest, dayOf).map(({ seq }) => seq)).toEqual([6, 4, 5, 3, 1, 2]);
  });

  test.each([
    ['first of all', at(2, 4, 1), undefined, { day: '2026-12-04', board: true }],
    ['of the same board', at(2, 4, 1), at(3, 4, 1), { day: null, board: false }],
    ['of another board', at(2, 4, 1), at(3, 4, 2), { day: null, board: true }],
    ['of another round', at(2, 4, 1), at(3, 4, 1, 2), { day: null, board: true }],
    ['of another day', at(2, 3, 1), at(3, 4, 1), { day: '2026-12-03', board: true }],
  ])('%s: has over it what changed', (_, one, before, heads) =>
    expect(headsOver(one, before, dayOf)).toEqual(heads),
  );

  test('are what the book opens on', () =>
    expect(menuOf(t).map(({ says, screen: { name } }) => [says, name])).toContainEqual([
      'Book',
      'incidents',
    ]));
});

describe('a line of the journal', () => {
  const none = { watch: () => () => undefined };
  test('has its day over it once', () => {
    // of the contract, nothing that this part of a screen asks
    const desk = new DeskMirror(none as unknown as DeskApi, () => 'Geurt');
    const all = lines(firstRound()).map((line, at) => ({
      ...line,
      at: `2026-12-0${at < 2 ? 3 : 4}T10:00:0${at}Z`,
    }));
    render(AtDesk, {
      // a part is told its own properties, whatever they are
      part: JournalTable as unknown as Component<Record<string, unknown>>,
      given: { lines: all, onopen: () => undefined },
      desk,
    });
    expect(screen.getAllByText(/December 2026/).map(({ textContent }) => textContent)).toEqual([
      'Thursday, 3 December 2026',
      'Friday, 4 December 2026',
    ]);
  });

  test('of a pairing made by hand says its board and who plays there', () => {
    const desk = firstRound();
    desk.does({ type: 'pairRound', round: 2, pairings: [{ board: 7, white: '1', black: '4' }] });
    expect(told(desk)).toBe('Round 2, board 7. Anand, Viswanathan – Capablanca, José Raúl');
    desk.does({ type: 'changePairing', round: 2, board: 7, white: '4', black: '' });
    expect(told(desk)).toBe('Pairing changed, board 7. Capablanca, José Raúl');
  });

  test('of a pairing that was changed again says who it put there', () => {
    const desk = firstRound();
    desk.does({ type: 'pairRound', round: 2, pairings: [{ board: 7, white: '1', black: '4' }] });
    desk.does({ type: 'changePairing', round: 2, board: 7, white: '4', black: '1' });
    desk.does({ type: 'changePairing', round: 2, board: 7, white: '1', black: '4' });
    expect(lines(desk).slice(-2).map(t.journal.says)).toEqual([
      'Pairing changed, board 7. Capablanca, José Raúl – Anand, Viswanathan',
      'Pairing changed, board 7. Anand, Viswanathan – Capablanca, José Raúl',
    ]);
  });

  test('of a result tells it once: with the incident that led to it, and no reason where none was said', () => {
    const desk = firstRound();
    desk.does(decideOf({ kind: 'resignation', by: 'white' }, { expected: '0-1' }));
    expect(desk.state.rounds[0]?.boards[0]?.result?.result).toBe('0-1');
    const said = lines(desk).map(t.journal.says);
    expect(said.filter((line) => line.includes('0-1'))).toHaveLength(1);
    expect(said.at(-1)).toBe(`Result written by the incident of line ${said.length - 1}`);
    desk.does({
      type: 'declareResult',
      round: 1,
      board: 2,
      result: '1-0',
      reason: 'notSaid',
      note: '',
      confirmed: false,
    });
    expect(told(desk)).toBe('Result 1-0');
  });
});
