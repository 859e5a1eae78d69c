/** "Upheld" is said where somebody claims, once nothing is left to be answered. */
import { expect, test } from 'vitest';
import { IncidentForm } from '../../renderer/screens/incident/form.svelte.ts';
import type { Facts } from '../../renderer/screens/incident/facts.ts';
import { upheldIn } from '../../renderer/screens/incident/headline.ts';
import type { Incident } from '../../src-core/contract/desk-api.ts';
import { firstRound } from '../desk/arbiter.ts';
import { ruling } from '../desk/incidents.ts';

const whole: Facts = {
  clockPressed: true,
  opponentHasReplied: false,
  opponentCanMate: true,
  gameOver: false,
};

test.each<[string, Facts, boolean | null]>([
  ['the opponent claims', { ...whole, noticedBy: 'opponent' }, true],
  ['the arbiter saw it', { ...whole, noticedBy: 'arbiter' }, null],
  ['he said so himself', { ...whole, noticedBy: 'offender' }, null],
  ['nobody has said whether the clock was pressed', { noticedBy: 'opponent' }, null],
])('an illegal move: %s', async (_, facts, upheld) => {
  const desk = firstRound().plays('e4 e5');
  const form = new IncidentForm({
    view: () => desk.board(),
    language: () => 'en',
    now: () => 0,
    rule: (incident: Incident) =>
      Promise.resolve({ ok: true, seq: 1, ruling: ruling(desk, incident, { missing: null }) }),
    propose: () => Promise.reject(new Error('nothing is proposed')),
    act: () => Promise.reject(new Error('nothing is written')),
  });
  form.arrange(['e1-e3']);
  const ask = { form: 'choice', key: 'clockPressed', facts: [], options: [], likely: null } as const;
  form.telling.say(ask, '', facts);
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve, 0));
  expect(form.telling.draft).not.toBeNull();
  expect(upheldIn(form.shown)).toBe(upheld);
});
