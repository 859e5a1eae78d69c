import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DeskCommand } from '../../src-core/contract/desk-api.ts';
import { DeskService } from '../../src-core/service/chess/desk-service.ts';
import { decideOf, illegal, appealOf } from '../desk/incidents.ts';
import { form } from '../contract/kit.ts';
import { folder, said } from './kit.ts';

const here = folder();
const file = join(here, 'lugo.escaque');
let line = 0;

/** A tournament with an illegal move on board 1, appealed, and a note in the way of a script. */
beforeAll(async () => {
  const desk = DeskService.create(file, { now: () => Date.UTC(2026, 10, 29, 17), monotonic: () => 1 });
  const does = async (command: DeskCommand): Promise<number> => {
    const reply = await desk.act({ id: randomUUID(), by: 'Ana', seen: null, command });
    expect(reply).toMatchObject({ ok: true });
    return reply.ok ? reply.first : 0;
  };
  await does({ type: 'createTournament', form: form('Abierto de Lugo') });
  await does({ type: 'registerPlayersFromText', text: 'No;Nombre\n1;Rey, Pía\n2;Dama, Leo\n' });
  await does({ type: 'pairRound', round: 1, pairings: [{ board: 1, white: '1', black: '2' }] });
  for (const text of ['e4', 'e5']) {
    await does({ type: 'recordMove', round: 1, board: 1, move: { text, lang: 'en' } });
  }
  const statements = { white: '<script>alert(1)</script>', black: 'Rey, Pía lo hizo' };
  const clocks = { white: 3_600_000, black: 5_400_000 };
  line = await does(decideOf(illegal('white', 'g1', 'g3'), { statements, clocks }));
  await does(appealOf(line, 'white', 'no'));
  desk.close();
});

describe('escaque incidents', () => {
  it('lists them with players, what follows and the articles, in both languages', async () => {
    const english = await said(['incidents', file, '--lang', 'en']);
    expect(english).toMatchObject({ code: 0, err: '' });
    expect(english.out).toMatch(
      /Rey, Pía – Dama, Leo {2}Illegal move \(White\): 2 min more for Black.*7\.5\.5/,
    );
    expect(english.out).toContain('White appeals: no');
    expect(english.out).toContain('1 incident.');
    const spanish = await said(['incidents', file, '--lang', 'es']);
    expect(spanish.out).toMatch(/Jugada ilegal \(blancas\): 2 min más a las negras/);
  });

  it('--json gives each as one object', async () => {
    const { out } = await said(['incidents', file, '--json']);
    expect(JSON.parse(out)).toMatchObject({ round: 1, board: 1, seq: line, by: 'white' });
  });
});

describe('escaque report', () => {
  it('writes the report with rounds, incidents, counts and appeals', async () => {
    const html = join(here, 'report.html');
    const { code, err } = await said(['report', file, '--html', html, '--lang', 'en']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const page = readFileSync(html, 'utf8');
    for (const text of [
      'Abierto de Lugo',
      'Illegal move (White)',
      'Núñez, Ana',
      'White appeals: no',
      '7.5.5',
    ]) {
      expect(page).toContain(text);
    }
  });

  it('writes the slip of one incident, in Spanish on letter paper; a statement is only text', async () => {
    const html = join(here, 'slip.html');
    const args = ['--incident', String(line), '--html', html, '--lang', 'es', '--paper', 'letter'];
    expect((await said(['report', file, ...args])).code).toBe(0);
    const page = readFileSync(html, 'utf8');
    expect(page).toContain('size: letter');
    expect(page).toContain('&lt;script&gt;');
    expect(page).not.toContain('<script>');
    for (const text of ['Resolución del árbitro', 'Rey, Pía lo hizo', '1:30:00', '1:32:00', '(7.5.5)']) {
      expect(page).toContain(text);
    }
  });

  it.each(['Pía', 'rey pia', '1'])('writes the page of one player, told as %s', async (name) => {
    const html = join(here, 'player.html');
    expect((await said(['report', file, '--html', html, '--player', name])).code).toBe(0);
    const desk = DeskService.open(file, { now: () => 0, monotonic: () => 0, mode: 'read' });
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    const style = { lang: 'en', paper: 'a4', zone } as const;
    const { text } = await desk.document({ kind: 'report', player: 1, ...style });
    desk.close();
    expect(readFileSync(html, 'utf8')).toBe(text);
    expect(text).toContain('Rey, Pía');
  });

  it.each([
    [['--html', 'x.html', '--player', 'Nadie'], 1, 'Nadie'],
    [['--html', 'x.html', '--player', 'bye'], 1, 'bye'],
    [['--html', 'x.html', '--player', 'Rey', '--incident', '2'], 2, 'do not go together'],
    [['--html', 'x.html', '--incident', '2'], 1, 'Line 2 is no incident'],
    [['--incident', '2'], 2, 'say where to'],
    [['--html', 'x.html', '--paper', 'a5'], 2, '--paper takes a4, letter'],
  ])('%j: exit %i', async (args, exit, why) => {
    const { code, err } = await said(['report', file, ...args, '--lang', 'en']);
    expect(code).toBe(exit);
    expect(err).toContain(why);
  });
});
