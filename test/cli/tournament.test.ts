import { once } from 'node:events';
import { copyFileSync, linkSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { commandNames } from '../../src-core/cli/commands.ts';
import { openJournal } from '../../src-core/store/index.ts';
import { workbook } from '../plain/zipped.ts';
import { escaque, folder, said } from './kit.ts';
import { formatLineMark } from '../../src-core/plain/line-mark.ts';

const here = folder();
const file = join(here, 'toledo.escaque');
const pgn = join(import.meta.dirname, '../data/pgn');

describe('a tournament from the terminal', () => {
  beforeAll(() => {
    const made = escaque([
      'new',
      file,
      '--name',
      'Abierto de Toledo',
      '--rounds',
      '5',
      '--chief',
      'Ana Ruiz',
    ]);
    expect(made).toMatchObject({ code: 0, err: '' });
  });

  it('is never written over', async () => {
    const before = readFileSync(file);
    const again = await said(['new', file, '--name', 'Otro']);
    expect(again.code).toBe(1);
    expect(again.err).toContain('already a file');
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it('is played as an example by its own commands, marked wherever its name stands, and whole', async () => {
    const made = join(here, 'ejemplo.escaque');
    expect(await said(['new', '--example', made, '--lang', 'es'])).toMatchObject({ code: 0, err: '' });
    expect(await said(['verify', made])).toMatchObject({ code: 0, err: '' });
    expect((await said(['export', 'pgn', made, '--round', '1'])).out).toContain('[Event "EJEMPLO · ');
  });

  it('leaves no file behind where the tournament is refused', async () => {
    const refused = await said(['new', join(here, 'no.escaque'), '--name', 'x', '--begins', 'mañana']);
    expect(refused.code).toBe(1);
    expect(() => statSync(join(here, 'no.escaque'))).toThrow(/ENOENT/);
  });

  it('takes the good lines of a list and names what it could not read', async () => {
    const list = join(here, 'players.csv');
    writeFileSync(list, 'Nombre;Elo;Fed\nRuiz, Ana;2100;ESP\nGómez, Luis;mucho;ESP\nVega, Juan;1800;ESP\n');
    const { code, out, err } = await said(['import', 'players', list, '--into', file]);
    expect(code).toBe(0);
    expect(out).toContain('3 players');
    expect(err).toMatch(/players\.csv, line 3, column 2: .*mucho/);
  });

  it('lines of one kind are told together, each of them with --all', async () => {
    const into = join(here, 'bulk.escaque');
    await said(['new', into, '--name', 'x']);
    const many =
      'Nombre;Elo\n' +
      Array.from({ length: 50 }, (_, at) => `Uno${'abcdefghij'[at % 10]}${at}, Ana;mucho\n`).join('');
    const short = await said(['import', 'players', '-', '--into', into, '--lang', 'en'], many);
    expect(short.err.trimEnd().split('\n')).toHaveLength(5);
    expect(short.err).toContain('and 47 more alike: lines 5, 6, 7, 8, 9…');
    const other = join(here, 'bulk all.escaque');
    await said(['new', other, '--name', 'x']);
    const all = await said(['import', 'players', '-', '--into', other, '--all', '--lang', 'en'], many);
    expect(all.err.trimEnd().split('\n')).toHaveLength(51);
  });

  it('a second group in a file of its own goes to free boards with --free-boards', async () => {
    const into = join(here, 'groups.escaque');
    await said(['new', into, '--name', 'x']);
    const group = (letter: string) =>
      `[White "${letter}, White"]\n[Black "${letter}, Black"]\n[Round "1.1"]\n\n1. e4 1-0\n`;
    const brings = (text: string, ...more: readonly string[]) =>
      said(['import', 'pgn', '-', '--into', into, '--lang', 'en', ...more], text);
    expect((await brings(group('A'))).code).toBe(0);
    const refused = await brings(group('B'));
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('With --free-boards') });
    expect((await brings(group('B'), '--free-boards')).code).toBe(0);
    expect((await said(['export', 'pgn', into])).out).toMatch(/\[White "B, White"\][^]*\[Board "2"\]/);
  });

  it('reads a workbook, and says what a file is that is no list', async () => {
    const [list, paper] = [join(here, 'players.xlsx'), join(here, 'players.pdf')];
    const row =
      '<row r="1"><c r="A1" t="inlineStr"><is><t>Sol, Eva</t></is></c><c r="B1"><v>2000</v></c></row>';
    writeFileSync(list, workbook([{ name: 'A', rows: row }]));
    writeFileSync(paper, '%PDF-1.7');
    const into = join(here, 'workbook.escaque');
    await said(['new', into, '--name', 'x']);
    const read = await said(['import', 'players', list, '--into', into]);
    expect(read).toMatchObject({ code: 0, err: '' });
    expect(read.out).toMatch(/^1 player/);
    const refused = await said(['import', 'players', paper, '--into', into]);
    expect(refused.code).toBe(1);
    expect(refused.err).toContain('This is a PDF');
  });

  it('reads a list in Windows-1252, and says so', async () => {
    const list = join(here, 'latin.csv');
    writeFileSync(list, Buffer.from('Nombre;Elo\nMu\xf1oz, In\xe9s;1900\n', 'latin1'));
    const { code, err } = await said(['import', 'players', list, '--into', file]);
    expect(code).toBe(0);
    expect(err).toContain('Windows-1252');
    expect((await said(['export', 'players', file])).out).toContain('Muñoz, Inés');
  });

  it('pairs a round from standard input', () => {
    const { code, out } = escaque(['import', 'pairings', '-', '--into', file, '--round', '1'], '1;1;2\n');
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('1 pairing into') });
  });

  it('imports real games and exports them again, the same moves', async () => {
    const source = join(pgn, 'kasparov-deep-blue-1997.pgn');
    expect((await said(['import', 'pgn', source, '--into', file])).code).toBe(0);
    const games = async (text: string): Promise<unknown[]> =>
      JSON.parse((await said(['pgn', '-', '--json'], text)).out).games.map(
        (game: { main: unknown }) => game.main,
      );
    const { out: exported, err } = escaque(['export', 'pgn', file, '--lang', 'es']);
    expect(err).toBe('Ronda 1: fuera, sin empezar: mesa 1.\n');
    const original = await games(readFileSync(source, 'utf8'));
    expect(original).toHaveLength(6);
    expect(await games(exported)).toEqual(expect.arrayContaining(original));
  });

  it('says that a round or board is not there, rather than giving no game', async () => {
    const nine = await said(['export', 'pgn', file, '--round', '99']);
    expect(nine).toMatchObject({ code: 1, out: '', err: expect.stringContaining('Round 99 is not paired') });
    const board = await said(['export', 'pgn', file, '--round', '1', '--board', '99']);
    expect(board).toMatchObject({ code: 1, err: expect.stringContaining('Board 99 is not in round 1') });
  });

  it('tells its journal, for people and for machines', async () => {
    const { out } = await said(['journal', file, '--lang', 'es']);
    const lines = out.split('\n');
    expect(lines[0]).toMatch(/^1 {2}\d{4}-\d\d-\d\dT.*Torneo creado: Abierto de Toledo$/);
    const entries = escaque(['journal', file, '--json'])
      .out.trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(entries.map((entry) => entry.seq)).toEqual(entries.map((_, index) => index + 1));
    expect(entries.some((entry) => entry.event.type === 'moveRecorded')).toBe(true);
  });

  it('is verified as whole, and a text is not taken for a tournament', async () => {
    expect(escaque(['verify', file])).toMatchObject({ code: 0, out: expect.stringContaining('whole') });
    const text = join(here, 'text.escaque');
    writeFileSync(text, 'not a tournament');
    expect(await said(['verify', text])).toMatchObject({ code: 1, out: '' });
    expect(readFileSync(text, 'utf8')).toBe('not a tournament');
  });

  it('is rescued where a byte of it is wrong, and says what cannot be', async () => {
    const [damaged, worse] = [join(here, 'damaged.escaque'), join(here, 'worse.escaque')];
    const bytes = readFileSync(file);
    const name = bytes.indexOf('Abierto de Toledo');
    bytes.write('x', name);
    writeFileSync(damaged, bytes);
    bytes.write('xyz', name);
    writeFileSync(worse, bytes);
    expect((await said(['verify', damaged])).code).toBe(1);
    const [out, less] = [join(here, 'rescued.escaque'), join(here, 'less.escaque')];
    expect(await said(['rescue', damaged, '--out', out])).toMatchObject({ code: 0, err: '' });
    expect((await said(['verify', out])).code).toBe(0);
    const { code, err } = await said(['rescue', worse, '--out', less, '--lang', 'es']);
    expect(code).toBe(1);
    expect(err).toMatch(/1 no es lo que se escribió: .*xyzerto de Toledo/);
    expect((await said(['verify', less])).code).toBe(0);
  });

  it('is copied whole while a desk has it, and a copy made otherwise is told from it', async () => {
    const desk = openJournal(file, { mode: 'desk' });
    const [whole, stick] = [join(here, 'whole.escaque'), join(here, 'stick.escaque')];
    const { seq, hash } = desk.head();
    expect(escaque(['copy', file, '--out', whole])).toMatchObject({
      code: 0,
      out: expect.stringContaining(whole),
    });
    expect(await said(['copy', file, '--out', whole])).toMatchObject({ code: 1, out: '' });
    copyFileSync(file, stick);
    expect((await said(['verify', file])).err).toContain('Another desk has this tournament open');
    desk.close();
    expect(await said(['verify', whole])).toMatchObject({ code: 0, err: '' });
    const { code, err } = await said(['verify', stick, '--lang', 'es']);
    expect(code).toBe(0);
    expect(err).toContain('pueden faltar asientos');
    expect(err).toContain(`asiento ${formatLineMark({ seq, hash })}`);
    const { out } = await said(['verify', stick, '--json']);
    expect(JSON.parse(out)).toMatchObject({ whole: true, other: { kind: 'copied', seq, hash } });
  });

  it('is brought players and games while a desk has it, by its own name', async () => {
    const desk = openJournal(file, { mode: 'desk' });
    const before = desk.lastSeq;
    expect((await said(['import', 'players', '-', '--into', file], 'Name\nQuiroga, Eva\n')).code).toBe(0);
    expect(desk.lastSeq).toBeGreaterThan(before);
    const link = join(here, 'hard link.escaque');
    linkSync(file, link);
    const other = await said(['import', 'players', '-', '--into', link], 'Name\nPaz, Leo\n');
    expect(other).toMatchObject({ code: 1, err: expect.stringContaining('Another desk has') });
    desk.close();
  });

  it('is not served on a port that another program has', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const { code, err } = await said(['serve', file, '--port', port, '--lang', 'en']);
    other.close();
    expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining(`port ${port} cannot be`) });
  });

  it('damaged anywhere, is read as far as it goes, and never without saying so', async () => {
    const whole = readFileSync(file);
    const asked = ['journal', 'export players', 'export pgn'];
    const read = (path: string) => Promise.all(asked.map((words) => said([...words.split(' '), path])));
    const before = await read(file);
    const hurt = join(here, 'hurt.escaque');
    let told = 0;
    for (let at = 101; at < whole.length; at += 5003) {
      const bytes = Buffer.from(whole);
      bytes.writeUInt8(bytes.readUInt8(at) ^ 32, at);
      writeFileSync(hurt, bytes);
      const found = await said(['verify', hurt]);
      for (const [which, { code, out, err }] of (await read(hurt)).entries()) {
        const same = code === 0 && out === before[which]?.out;
        expect(same || (code === 1 && found.code === 1 && err !== ''), `byte ${at}: ${err}`).toBe(true);
        expect(err).not.toMatch(/Error of the program/);
        if (!same) told++;
      }
    }
    expect(told).toBeGreaterThan(0);
  });
});

describe('a wrong command line', () => {
  const table: readonly (readonly [what: string, args: readonly string[], says: RegExp])[] = [
    ['no such command', ['nope'], /no command "nope"/],
    ['no name', ['new', join(here, 'x')], /--name NAME/],
    ['unknown rules', ['new', join(here, 'x'), '--name', 'x', '--rules', 'bullet'], /standard, rapid-a4/],
    ['unknown option', ['verify', 'x', '--fast'], /there is no option --fast; there are: .*--lang/],
    ['unknown option, in Spanish', ['verify', 'x', '--fast', '--lang', 'es'], /no hay ninguna opción --fast/],
    ['an option without its value', ['new', 'x', '--name'], /--name needs a value/],
    ['an option before its value', ['new', 'x', '--name', '--rounds', '3'], /--name needs a value/],
    ['a value too many', ['journal', 'x', '--json=3'], /--json takes no value/],
    ['a number below zero', ['new', 'x', '--name', 'x', '--rounds', '-3'], /--rounds.*"-3"/],
    ['a number below zero as an argument', ['perft', 'startpos', '-1'], /DEPTH.*"-1"/],
    ['too many words', ['verify', 'x', 'y'], /"y"/],
    ['no depth', ['perft', 'startpos', 'x'], /DEPTH/],
    ['no source', ['import', 'pgn'], /missing/],
    ['no target', ['import', 'pgn', 'x.pgn'], /--into FILE/],
    ['a file without a name', ['new', '', '--name', 'x'], /missing/],
    ['a target without a name', ['import', 'pgn', 'x.pgn', '--into', ''], /--into FILE/],
    ['no such language', ['verify', 'x', '--lang', 'xx'], /--lang takes es, en, not "xx"/],
    ['a copy to nowhere', ['copy', 'x'], /--out FILE/],
    ['a rescue to nowhere', ['rescue', 'x'], /--out FILE/],
    ['no such kind', ['import', 'games', 'x.pgn', '--into', 'y'], /players, pairings, pgn/],
  ];
  it.each(table)('%s: exit 2, and says what is right', async (_, args, says) => {
    const { code, out, err } = await said(args.includes('--lang') ? args : [...args, '--lang', 'en']);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(says);
  });

  it('takes the language before the command too', async () => {
    const { code, err } = await said(['--lang', 'es', 'verify', join(here, 'none')]);
    expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining('No se encuentra') });
    expect((await said(['--lang=es'])).out).toContain('Escaque');
  });

  it.each(commandNames())('%s has help in both languages', async (command) => {
    const en = await said([command, '--help', '--lang', 'en']);
    const es = await said([command, '--help', '--lang', 'es']);
    expect(en).toMatchObject({ code: 0, err: '' });
    expect(en.out).toContain(`escaque ${command}`);
    expect(es.out).not.toBe(en.out);
  });
});
