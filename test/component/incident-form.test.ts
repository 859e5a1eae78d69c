/** The form of an incident in a quick hand: what is pressed before the Laws have answered waits for their answer. */
import { expect, test } from 'vitest';
import type { Incident, MissingMoves } from '../../src-core/contract/desk-api.ts';
import { IncidentForm } from '../../renderer/screens/incident/form.svelte.ts';
import { firstRound } from '../desk/arbiter.ts';
import { ruling } from '../desk/incidents.ts';

test('deciding otherwise begins with what the Laws say of all that was said before', async () => {
  const desk = firstRound().plays('e4 e5 Nf3 Nc6 Bc4 Nf6');
  const waiting: (() => void)[] = [];
  const form = new IncidentForm({
    view: () => desk.board(),
    language: () => 'en',
    now: () => 0,
    rule: async (incident: Incident, missing: MissingMoves | null) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return { ok: true, seq: 1, ruling: ruling(desk, incident, { missing }) };
    },
    propose: () => Promise.reject(new Error('nothing is proposed')),
    act: () => Promise.reject(new Error('nothing is written')),
  });
  form.begin('touch');
  form.saySquares('touches', ['e1', 'h1']);
  form.choose(0);
  form.choose(0);
  const turned = form.toggleOwn();
  expect(form.decision.own).toBe(false);
  // the desk answers late, and one by one
  let over = false;
  void turned.then(() => (over = true));
  while (!over) {
    waiting.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(form.ready).toBe(true);
  const { own, bound, moves } = form.decision;
  expect({ own, bound, moves }).toEqual({ own: true, bound: true, moves: '0-0' });

  await form.toggleOwn();
  expect(form.decision.own).toBe(false);
});
