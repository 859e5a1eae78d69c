/** Rounds of a player by keys, tie-breaks put in order, and a result corrected with what it changes before the eyes. */
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { expect, test } from 'vitest';
import { DeskMirror } from '../../renderer/desk-mirror.svelte.ts';
import CorrectDialog from '../../renderer/screens/board/CorrectDialog.svelte';
import { presenceSays } from '../../renderer/screens/players/presence-says.ts';
import PresenceDialog from '../../renderer/screens/players/PresenceDialog.svelte';
import PairingRulesDialog from '../../renderer/screens/tournament/PairingRulesDialog.svelte';
import { pointsTyped } from '../../renderer/screens/tournament/rules-draft.ts';
import { Words } from '../../renderer/words.svelte.ts';
import type { Act, DeskApi, DeskCommand, Topic, View } from '../../src-core/contract/desk-api.ts';
import { propose } from '../../src-core/desk/index.ts';
import { drained } from '../../src-core/plain/steps.ts';
import { Arbiter, FOUR, firstRound, resultOf } from '../desk/arbiter.ts';
import AtDesk from './AtDesk.svelte';

/** A part of a screen over a real desk. */
function at(arbiter: Arbiter, part: unknown, given: Record<string, unknown>): DeskMirror {
  const api = {
    watch: (topic: Topic, heard: (view: View) => void) => {
      if (topic.kind === 'tournament' || topic.kind === 'players') heard(arbiter.view(topic));
      return () => undefined;
    },
    act: ({ command }: Act) => Promise.resolve(arbiter.answers(command)),
    propose: (command: DeskCommand) => {
      const asked = drained(propose(arbiter.state, arbiter.people, command, 0));
      return Promise.resolve(asked.ok ? { ...asked, first: 0, last: 0, repeated: false } : asked);
    },
  };
  const desk = new DeskMirror(api as unknown as DeskApi, () => 'Geurt');
  // a part is told its own properties, whatever they are
  render(AtDesk, { part: part as Component<Record<string, unknown>>, given, desk });
  return desk;
}

const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
const button = (name: RegExp) => screen.findByRole('button', { name });

test('a cell a round: arrows choose it, and a key writes for it at once', async () => {
  const desk = new Arbiter().begins({ rounds: 5 }).registers(...FOUR);
  const player = desk.view({ kind: 'players' }).players[1];
  at(desk, PresenceDialog, {
    player,
    rounds: [null, null, null, null, null],
    first: 1,
    onclose: () => undefined,
  });
  await key('ArrowRight');
  await key('h');
  await key('End');
  await key('w');
  await waitFor(() =>
    expect(desk.view({ kind: 'players' }).presence[0]?.rounds.map((away) => away?.why ?? null)).toEqual([
      null,
      'bye',
      null,
      null,
      'withdrawn',
    ]),
  );
  // withdrawn already: the refusal is told, with why
  await key('w');
  expect(await screen.findByText(/has withdrawn already, from round 5/)).toBeTruthy();
});

test.each([
  [[null, null], ''],
  [[null, { why: 'bye', bye: 'half' }], '½ r. 2'],
  [
    [{ why: 'notYet', bye: 'zero' }, { why: 'notYet', bye: 'zero' }, null, { why: 'withdrawn', bye: 'zero' }],
    'not yet there r. 1-2 · withdrawn r. 4',
  ],
] as const)('in a few words: %j is %j', (rounds, says) => {
  expect(presenceSays(rounds, new Words('en'))).toBe(says);
});

test('tie-breaks are added by their codes, put in order by keys, and saved so', async () => {
  const desk = new Arbiter().begins().registers(...FOUR);
  const { pairing: rules, seq } = desk.view({ kind: 'tournament' });
  let closed = false;
  at(desk, PairingRulesDialog, { rules, seen: seq, onclose: () => (closed = true) });
  const code = screen.getByLabelText('Code of a tie-break');
  await fireEvent.input(code, { target: { value: 'bh sb, de' } });
  await fireEvent.keyDown(code, { key: 'Enter' });
  const rows = screen.getAllByRole('listitem', { hidden: true });
  expect(rows).toHaveLength(3);
  const last = rows[2];
  if (last === undefined) throw new Error('there are three');
  await fireEvent.keyDown(last, { key: 'ArrowUp', altKey: true });
  await fireEvent.input(screen.getByLabelText('Draw'), { target: { value: '½' } });
  await fireEvent.click(await button(/^Save/));
  await waitFor(() => expect(closed).toBe(true));
  expect(desk.state.pairing.rules.tieBreaks).toEqual({ codes: ['BH', 'DE', 'SB'], withPoints: false });
});

test.each([
  ['1', 1],
  ['0,5', 0.5],
  ['.5', 0.5],
  ['½', 0.5],
  ['1½', 1.5],
  ['', null],
  ['-1', null],
  ['one', null],
])('points typed: %j is %j', (text, points) => {
  expect(pointsTyped(text)).toBe(points);
});

test('a result is corrected with its reason, and what it changes is seen before', async () => {
  const desk = firstRound();
  desk.does(resultOf('1-0', 'notSaid'));
  let closed = false;
  const given = {
    view: desk.view({ kind: 'board', round: 1, board: 1 }),
    act: (command: DeskCommand) => Promise.resolve(desk.answers(command)),
    onclose: () => (closed = true),
  };
  at(desk, CorrectDialog, given);
  await fireEvent.click(screen.getByRole('radio', { name: /0-1/ }));
  expect((await screen.findAllByText('1 → 0')).length).toBeGreaterThan(0);
  const send = await button(/^Correct: 0-1/);
  expect(send.hasAttribute('disabled')).toBe(true);
  await fireEvent.input(screen.getByLabelText('Reason'), { target: { value: 'the slip says so' } });
  await fireEvent.click(send);
  await waitFor(() => expect(closed).toBe(true));
  expect(desk.state.rounds[0]?.boards[0]?.result).toMatchObject({ result: '0-1', note: 'the slip says so' });
});
