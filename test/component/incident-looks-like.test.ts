/** A chessboard as it stands that has a form of its own: told as that without losing what was told, and back. */
import { expect, test } from 'vitest';
import { incidentOf } from '../../renderer/screens/incident/draft.ts';
import type { FactName, Facts } from '../../renderer/screens/incident/facts.ts';
import { IncidentForm } from '../../renderer/screens/incident/form.svelte.ts';
import type { Incident } from '../../src-core/contract/desk-api.ts';
import { firstRound } from '../desk/arbiter.ts';
import { ruling } from '../desk/incidents.ts';

const promoting = 'e4 d5 exd5 c6 dxc6 Nf6 cxb7 Nd5';

function formAfter(moves: string): IncidentForm {
  const desk = firstRound().plays(moves);
  return new IncidentForm({
    view: () => desk.board(),
    language: () => 'en',
    now: () => 0,
    rule: (incident: Incident) =>
      Promise.resolve({ ok: true, seq: 1, ruling: ruling(desk, incident, { missing: null }) }),
    propose: () => Promise.reject(new Error('nothing is proposed')),
    act: () => Promise.reject(new Error('nothing is written')),
  });
}

/** Rules on it with every answer that is asked for being its first. */
async function answered(form: IncidentForm): Promise<void> {
  for (let asked = 0; asked < 6; asked++) {
    form.choose(0);
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

/** Said without being asked. */
function say(form: IncidentForm, sets: Facts): void {
  const [fact] = Object.keys(sets) as FactName[];
  if (fact === undefined) return;
  form.telling.say({ form: 'choice', key: fact, facts: [fact], options: [], likely: null }, '', sets);
}

type Row = readonly [moves: string, acts: string, also: Facts, incident: object | null];
const rows: readonly Row[] = [
  [promoting, 'b7-a8', {}, { kind: 'pawnNotExchanged', by: 'white', square: 'a8', clockPressed: true }],
  ['e4 e5', '-g1', {}, { kind: 'touch', by: 'white', touches: ['g1'] }],
  ['e4 d5', '-d5', {}, { kind: 'touch', by: 'white', touches: ['d5'] }],
  ['e4 e5', 'g1-f3 f3-g1', { clockPressed: false }, { kind: 'touch', by: 'white', touches: ['g1'] }],
  ['e4 e5', 'c2-g6', { intention: 'displaced' }, { kind: 'displaced', by: 'white' }],
  ['e4 e5', 'g1-f3', {}, null],
  ['e4 e5', 'e1-e3', {}, null],
  ['e4 e5', 'g1-f3 f3-g1', { clockPressed: true }, { kind: 'pressedWithoutMoving', by: 'white' }],
];

test.for(rows)('%s, then %s', async ([moves, acts, also, incident]) => {
  const form = formAfter(moves);
  form.arrange(acts.split(' '));
  const told = () => (form.telling.draft === null ? null : incidentOf(form.telling.draft));
  say(form, also);
  await answered(form);
  const { looksLike } = form;
  expect(looksLike === null ? null : incidentOf(looksLike)).toEqual(
    incident === null ? null : expect.objectContaining(incident),
  );
  if (looksLike === null) return;
  const before = told();
  form.telling.retell(looksLike);
  expect(told()).toMatchObject(incident ?? {});
  expect(form.looksLike).toBeNull();
  for (let back = 0; back < 4 && form.telling.draft?.kind !== 'boardAsItStands'; back++)
    form.telling.takeBack();
  expect(told()).toEqual(before);
});
