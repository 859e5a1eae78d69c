/** The form of an incident in a quick hand: what is pressed before the Laws have answered waits for their answer. */
import { expect, test, vi } from 'vitest';
import type { Incident, MissingMoves } from '../../src-core/contract/desk-api.ts';
import { incidentOf } from '../../renderer/screens/incident/draft.ts';
import { IncidentForm } from '../../renderer/screens/incident/form.svelte.ts';
import { answer, begin, needed } from '../../renderer/screens/incident/questions.ts';
import { answerSays } from '../../renderer/screens/incident/wording.ts';
import { Words } from '../../renderer/words.svelte.ts';
import { firstRound } from '../desk/arbiter.ts';
import { ruling } from '../desk/incidents.ts';

test('what is likely and nobody has said is said by one key, and stands as if it had been answered', async () => {
  const desk = firstRound().plays('e4 e5 Nf3 Nc6 Bc4 Nf6');
  const form = new IncidentForm({
    view: () => desk.board(),
    language: () => 'en',
    now: () => 0,
    rule: (incident: Incident, missing: MissingMoves | null) =>
      Promise.resolve({ ok: true, seq: 1, ruling: ruling(desk, incident, { missing }) }),
    propose: () => Promise.reject(new Error('nothing is proposed')),
    act: () => Promise.reject(new Error('nothing is written')),
  });
  form.begin('touch');
  form.saySquares('touches', ['e1', 'h1']);
  form.confirm();
  await vi.waitFor(() => expect(form.ready).toBe(true));
  expect(form.telling.said.length).toBeGreaterThan(0);
  expect(form.shown?.assumed).toEqual([]);
  form.telling.takeBack();
  await vi.waitFor(() => expect(form.ready).toBe(false));
});

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

test('something else, once told, asks for the arbiter’s own decision', async () => {
  const desk = firstRound().plays('e4 e5');
  const form = new IncidentForm({
    view: () => desk.board(),
    language: () => 'es',
    now: () => 0,
    rule: async (incident: Incident, missing: MissingMoves | null) => ({
      ok: true,
      seq: 1,
      ruling: ruling(desk, incident, { missing }),
    }),
    propose: () => Promise.reject(new Error('nothing is proposed')),
    act: () => Promise.reject(new Error('nothing is written')),
  });
  form.begin('other');
  const { ask } = form.telling;
  if (ask?.form !== 'typed') throw new Error('it is told in words');
  expect(form.decision.own).toBe(false);
  form.telling.say(ask, 'Se fue la luz', ask.sets('Se fue la luz'));
  await vi.waitFor(() => expect(form.decision.own).toBe(true));
  // it may be left as the Laws say
  await form.toggleOwn();
  expect(form.decision.own).toBe(false);
});

test('minutes late that nobody knows are told as not known, and the other’s are not asked', () => {
  const scene = {
    board: '.'.repeat(64),
    turn: 'white',
    finished: false,
    moves: 0,
    secondsLeft: null,
  } as const;
  const both = answer(begin('lateArrival', scene), { by: 'both' });
  const white = needed(both, scene);
  if (white?.form !== 'number' || white.notKnown === null) throw new Error('they may be unknown');
  const draft = answer(both, white.notKnown);
  expect(needed(draft, scene)).toBeNull();
  expect(incidentOf(draft)).toEqual({ kind: 'lateArrival', by: 'both' });
  const said = { ask: white, value: 'notKnown' };
  expect(answerSays(new Words('es'), said)).toBe('No se sabe');
  expect(answerSays(new Words('en'), said)).toBe('Not known');
});

test('what was refused at the board is told as arranged: nothing is typed again', async () => {
  const desk = firstRound().plays('e4 e5');
  const form = new IncidentForm({
    view: () => desk.board(),
    language: () => 'es',
    now: () => 0,
    rule: async (incident: Incident, missing: MissingMoves | null) => ({
      ok: true,
      seq: 1,
      ruling: ruling(desk, incident, { missing }),
    }),
    propose: () => Promise.reject(new Error('nothing is proposed')),
    act: () => Promise.reject(new Error('nothing is written')),
  });
  form.arrange(['e1-g1', 'h1-f1']);
  await vi.waitFor(() => expect(form.standsAs).not.toBeNull());
  const { draft } = form.telling;
  expect(draft === null ? null : incidentOf(draft)).toMatchObject({
    kind: 'boardAsItStands',
    by: 'white',
    acts: ['e1-g1', 'h1-f1'],
  });
  expect(form.standsAs?.code).toBe('illegalBecause');
});

test('what nobody knows is one more answer; the ruling says so, and it can be taken back', async () => {
  const desk = firstRound().plays('e4 e5');
  const form = new IncidentForm({
    view: () => desk.board(),
    language: () => 'es',
    now: () => 0,
    rule: async (incident: Incident, missing: MissingMoves | null) => ({
      ok: true,
      seq: 1,
      ruling: ruling(desk, incident, { missing }),
    }),
    propose: () => Promise.reject(new Error('nothing is proposed')),
    act: () => Promise.reject(new Error('nothing is written')),
  });
  form.arrange(['f1-f4']);
  await vi.waitFor(() => expect(form.telling.ask?.key).toBe('clockPressed'));
  // yes, no, not known
  form.digit(3);
  await vi.waitFor(() => expect(form.ready).toBe(true));
  expect(form.telling.said.map((said) => answerSays(new Words('es'), said))).toEqual(['No se sabe']);
  expect(form.shown?.ruling.points.map(({ code }) => code)).toEqual(['factNotKnown']);
  form.telling.takeBack();
  await vi.waitFor(() => expect(form.telling.ask?.key).toBe('clockPressed'));
  form.digit(1);
  await vi.waitFor(() =>
    expect(form.shown?.ruling.points.map(({ code }) => code)).toContain('timeForIllegalAct'),
  );
});
