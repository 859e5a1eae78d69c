/** 12.9, 7.1 and 0.2: what an arbiter decides himself instead of the ruling, and how that is told. */
import { describe, expect, it } from 'vitest';
import type { DecideIncident, Incident } from '../../src-core/contract/desk-api.ts';
import { historyLine } from '../../src-core/desk/index.ts';
import { decided as es } from '../../src-core/words/es/decided.ts';
import { decided as en } from '../../src-core/words/en/decided.ts';
import { firstRound, moveOf, strikeOf } from './arbiter.ts';
import type { Arbiter } from './arbiter.ts';
import { OWN, decideOf, illegal } from './incidents.ts';

const conduct: Incident = { kind: 'conduct', by: 'white', what: 'distracting' };

function decides(desk: Arbiter, own: object, more: Partial<DecideIncident> = {}): number {
  const seq = desk.journal.length + 1;
  desk.does(decideOf(conduct, { decision: { ...OWN, ...own }, ...more }));
  return seq;
}

const lastDecided = (desk: Arbiter) => desk.board().arbiter.incidents.at(-1);

describe('the arbiter takes moves back', () => {
  const game = (): Arbiter => firstRound().plays('e4 e5 Nf3 Nc6 Bb5');

  it('and says so as a move, in both languages', () => {
    const desk = game();
    const seq = decides(desk, { restoreToPly: 4 });
    expect(desk.sans()).toBe('e4 e5 Nf3 Nc6');
    const consequences = lastDecided(desk)?.consequences;
    if (consequences === undefined) throw new Error('nothing was decided');
    expect(es.consequences(consequences)).toEqual(['se vuelve a la posición tras 2… Cc6']);
    expect(en.consequences(consequences)).toEqual(['back to the position after 2… Nc6']);
    desk.does(strikeOf(seq));
    expect(desk.sans()).toBe('e4 e5 Nf3 Nc6 Bb5');
  });

  it('to the start', () => {
    const desk = game();
    decides(desk, { restoreToPly: 0 });
    const consequences = lastDecided(desk)?.consequences;
    expect(consequences && es.consequences(consequences)).toEqual(['se vuelve a la posición inicial']);
  });

  it('and limits the moves that may then be made, typed as people write them', () => {
    const desk = game();
    decides(desk, { restoreToPly: 4, allowed: ['Ac4', 'Ab5', 'd2d4'], lang: 'es' });
    expect(desk.board().arbiter.duty?.allowed.map(({ san }) => san)).toEqual(
      expect.arrayContaining(['Bc4', 'Bb5', 'd4']),
    );
    expect(
      lastDecided(desk)
        ?.consequences.allowed?.map(({ san }) => san)
        .sort(),
    ).toEqual(['Bb5', 'Bc4', 'd4']);
    expect(desk.isRefused(moveOf('Nc3'))).toBe('mustChooseFrom');
    desk.does(moveOf('d4'));
    expect(desk.board().arbiter.duty).toBeNull();
  });

  it('to a ply the game has, and to moves that can be made there', () => {
    const desk = game();
    const own = (more: object) => decideOf(conduct, { decision: { ...OWN, ...more } });
    expect(desk.isRefused(own({ restoreToPly: 6 }))).toBe('noSuchPly');
    expect(desk.isRefused(own({ restoreToPly: 4, allowed: ['Cf6'], lang: 'es' }))).toBe('unreadableMove');
    expect(desk.isRefused(own({ allowed: ['Bb5'], lang: 'en' }))).toBe('unreadableMove');
  });
});

describe('the arbiter corrects both clocks, and counts an illegal act', () => {
  it('as he says, once', () => {
    const desk = firstRound().plays('e4');
    decides(
      desk,
      { times: { white: -30_000, black: 90_000 }, illegal: 'white' },
      { clocks: { white: 600_000, black: 600_000 } },
    );
    const decided = lastDecided(desk);
    expect(decided?.clocks.after).toEqual({ white: 570_000, black: 690_000 });
    expect(desk.board().arbiter.white.illegal).toBe(1);
    expect(decided && es.consequences(decided.consequences)).toEqual([
      '30 s menos a las blancas',
      '1 min 30 s más a las negras',
      'cuenta como acto ilegal de las blancas',
    ]);
  });
});

describe('a ruling that takes nothing back', () => {
  it('speaks of no position to go back to', () => {
    const desk = firstRound().plays('e4 e5');
    desk.does(decideOf(illegal('white', 'g1', 'g3')));
    const consequences = lastDecided(desk)?.consequences;
    expect(consequences?.restoreToPly).toBe(2);
    expect(consequences && es.consequences(consequences).join('; ')).not.toContain('posición');
  });

  it('found two moves later, says the move it goes back to; a line of old too', () => {
    const desk = firstRound().plays('e4 e5 Nf3 Nc6');
    const seq = desk.journal.length + 1;
    desk.does(decideOf(illegal('white', 'g1', 'g3'), { atPly: 2 }));
    const entry = desk.journal[seq - 1];
    if (entry?.event.type !== 'incidentDecided') throw new Error('no incident');
    const { back, ...old } = entry.event.consequences;
    expect(back).toEqual({ moves: 2, after: { moveNumber: 1, color: 'black', san: 'e5' } });
    const ofOld = { ...entry, event: { ...entry.event, consequences: old } };
    const told = historyLine(desk.state, desk.people, ofOld).event;
    expect(told.type === 'incidentDecided' && told.consequences.back).toEqual(back);
  });
});
