import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deskFiles } from '../../electron/desk-files.ts';
import { DeskHost } from '../../src-core/host/desk-host.ts';
import { fileNameOf, fileNames } from '../../src-core/host/file-name.ts';
import { configFolder, tournamentsFolder } from '../../src-core/host/places.ts';
import { RecentFiles } from '../../src-core/host/recent-files.ts';
import { act, done, faultOf, form, removeFolder, temporaryFolder, watch } from '../contract/kit.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => removeFolder(folder));

describe('a file is named after its tournament, as any system takes it', () => {
  test.each([
    ['Abierto de Lugo 2026', 'Abierto de Lugo 2026'],
    ['Ronda 1/2: «final»', 'Ronda 1 2 «final»'],
    ['../../etc/passwd', 'etc passwd'],
    ['  .hidden. ', 'hidden'],
    ['a\tb\nc\0d', 'a b c d'],
    ['', 'Escaque'],
    ['???', 'Escaque'],
    ['...', 'Escaque'],
    ['CON', '_CON'],
    ['com1', '_com1'],
    ['nul.2026', '_nul.2026'],
    ['Console', 'Console'],
    ['日本 ♔', '日本 ♔'],
    ['Ñandú'.normalize('NFD'), 'Ñandú'],
  ])('%j -> %j', (tournament, name) => expect(fileNameOf(tournament)).toBe(name));

  test('whatever it is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (tournament) => {
        const name = fileNameOf(tournament);
        expect(name).toMatch(/^[^<>:"/\\|?*\p{Cc}]+$/u);
        expect(name).not.toMatch(/^[. ]|[. ]$/);
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(181);
      }),
    );
  });

  test('the second of a name gets a number', () => {
    const names = fileNames('Lugo');
    expect([names.next().value, names.next().value]).toEqual(['Lugo.escaque', 'Lugo 2.escaque']);
  });
});

describe('where things are kept', () => {
  test.each([
    { platform: 'linux', env: {}, at: join(homedir(), '.config', 'escaque') },
    { platform: 'linux', env: { XDG_CONFIG_HOME: '/x' }, at: '/x/escaque' },
    { platform: 'darwin', env: {}, at: join(homedir(), 'Library', 'Application Support', 'Escaque') },
    { platform: 'win32', env: { APPDATA: '/roaming' }, at: '/roaming/Escaque' },
    { platform: 'linux', env: { ESCAQUE_CONFIG: '/mine' }, at: '/mine' },
  ] as const)('settings on $platform with $env', ({ platform, env, at }) => {
    expect(configFolder(env, platform)).toBe(at);
  });

  test('tournaments where ESCAQUE_FOLDER says, else in a folder of their own', () => {
    expect(tournamentsFolder({ ESCAQUE_FOLDER: '/t' })).toBe('/t');
    expect(tournamentsFolder({})).toMatch(/Escaque$/);
  });
});

describe('the files opened last', () => {
  const list = (): readonly string[] => new RecentFiles(folder).list().map(({ path }) => path);

  test('the newest is first, each is there once, and twelve are kept', () => {
    const recent = new RecentFiles(folder);
    for (let number = 1; number <= 14; number++)
      recent.opened(`/t/${number}.escaque`, '2026-11-29T10:00:00.000Z');
    recent.opened('/t/10.escaque', '2026-11-29T11:00:00.000Z');
    expect(list()).toHaveLength(12);
    expect(list().slice(0, 3)).toEqual(['/t/10.escaque', '/t/14.escaque', '/t/13.escaque']);
  });

  test('a file that is gone is told as gone', () => {
    const path = join(folder, 'a.escaque');
    writeFileSync(path, '');
    const recent = new RecentFiles(folder);
    recent.opened(path, '2026-11-29T10:00:00.000Z', 'act-1');
    recent.rename(path, 'Lugo');
    expect(recent.list()).toEqual([
      { path, name: 'Lugo', openedAt: '2026-11-29T10:00:00.000Z', exists: true },
    ]);
    expect(recent.madeBy('act-1')).toBe(path);
    rmSync(path);
    expect(recent.list()[0]?.exists).toBe(false);
    expect(recent.madeBy('act-1')).toBeNull();
  });

  test.each(['', '{', '[]', '{"files":7}', '{"files":[{"path":5}]}', '\0\0\0'])(
    'a spoilt list (%j) is an empty one',
    (text) => {
      writeFileSync(join(folder, 'recent.json'), text);
      expect(list()).toEqual([]);
      new RecentFiles(folder).opened('/t/a.escaque', '2026-11-29T10:00:00.000Z');
      expect(list()).toEqual(['/t/a.escaque']);
    },
  );

  test('it is written aside and put in place: nothing else is left', () => {
    new RecentFiles(folder).opened('/t/a.escaque', '2026-11-29T10:00:00.000Z');
    expect(readdirSync(folder)).toEqual(['recent.json']);
  });

  test('settings that cannot be written stop nothing', () => {
    const blocked = join(folder, 'a file');
    writeFileSync(blocked, 'not a folder');
    new RecentFiles(blocked).opened('/t/a.escaque', '2026-11-29T10:00:00.000Z');
    expect(readFileSync(blocked, 'utf8')).toBe('not a folder');
  });
});

describe('the host', () => {
  let host: DeskHost;
  beforeEach(() => {
    host = new DeskHost({
      files: deskFiles(),
      config: join(folder, 'config'),
      folder: join(folder, 'tournaments'),
    });
  });
  afterEach(() => host.close());

  const make = (path: string | null, name = 'Lugo') =>
    host.create({ path, act: act({ type: 'createTournament', form: form(name) }) });

  test('makes the usual folder when it is first needed', async () => {
    expect(existsSync(host.folder)).toBe(false);
    const { path } = await make(null);
    expect(path).toBe(join(host.folder, 'Lugo.escaque'));
    expect(existsSync(path)).toBe(true);
  });

  test('takes a path as a person types it: from the usual folder', async () => {
    mkdirSync(host.folder);
    expect((await make('mine.escaque')).path).toBe(join(host.folder, 'mine.escaque'));
    expect(await host.open('mine.escaque')).toEqual({ path: join(host.folder, 'mine.escaque') });
    expect((await faultOf(make(join(folder, 'no such folder', 'a.escaque')))).code).toBe('notFound');
    expect((await faultOf(host.open('~/no such file.escaque'))).facts['path']).toBe(
      join(homedir(), 'no such file.escaque'),
    );
  });

  test('a copy is made when the last game of a round has its result, and a folder pulled away is told', async () => {
    await make(null, 'Vigo');
    const stick = join(folder, 'stick');
    const shell = host.shell({
      ...{ shell: 'served', version: '', language: 'es', dialogs: false },
      chooseToOpen: async () => null,
      chooseToCreate: async () => null,
      chooseFolder: async () => null,
      newWindow: async () => ({ url: null }),
    });
    const settings = { folder: stick, everyRound: true };
    expect((await faultOf(shell.setBackup(settings))).code).toBe('notFound');
    mkdirSync(stick);
    await shell.setBackup(settings);
    const result = (round: number) =>
      act({
        type: 'declareResult',
        ...{ round, board: 1, result: '1-0', reason: 'resignation', note: '', confirmed: true },
      });
    const pairs = (round: number) => act({ type: 'pairRoundFromText', round, text: '1;2' });
    done(await host.desk.act(act({ type: 'registerPlayersFromText', text: 'No;Nombre\n1;Ana\n2;Eva' })));
    done(await host.desk.act(pairs(1)));
    const trust = watch(host.desk, { kind: 'desk' });
    done(await host.desk.act(result(1)));
    const { backup } = await trust.until((view) => (view.backup?.last ?? null) !== null);
    expect(backup).toMatchObject({ ...settings, failed: null });
    expect(readdirSync(stick)).toEqual([expect.stringMatching(/^Vigo .* R1\.escaque$/)]);
    rmSync(stick, { recursive: true });
    done(await host.desk.act(pairs(2)));
    done(await host.desk.act(result(2)));
    const failed = await trust.until((view) => (view.backup?.failed ?? null) !== null);
    expect(failed.backup).toMatchObject({ last: backup?.last, failed: { fault: { code: 'notFound' } } });
    expect(existsSync(stick)).toBe(false);
    trust.stop();
  });

  test('a new file begins with its tournament and nothing else', async () => {
    const note = act({ type: 'writeNote', round: 1, board: 1, text: 'x' });
    expect((await faultOf(host.create({ path: null, act: note }))).code).toBe('badRequest');
    expect(existsSync(host.folder)).toBe(false);
  });

  test('a time control is read before anything is open', async () => {
    const { control } = await host.desk.readControl({ text: '15+10', change: 'moves', ruleSet: 'standard' });
    expect(control).toMatchObject({ canonical: '900+10', regime: 'rapid', otherRegime: true });
  });

  test('a tournament that another desk has is only read, and taken over when asked and when that desk is gone', async () => {
    const path = (await make(null, 'Shared')).path;
    const second = new DeskHost({ files: deskFiles(), config: join(folder, 'other config'), folder });
    const trust = watch(second.desk, { kind: 'desk' });
    await second.open(path);
    await trust.until(({ other }) => other?.kind === 'has');
    expect((await faultOf(second.open(path))).code).toBe('held');
    const rename = act({ type: 'changeTournament', form: form('Mine') });
    expect((await faultOf(second.desk.act(rename))).code).toBe('held');
    await host.close();
    await second.open(path);
    await trust.until(({ other }) => other === null);
    done(await second.desk.act(rename));
    trust.stop();
    await second.close();
  });

  test.runIf(process.platform !== 'win32')('a link to the tournament open is that tournament', async () => {
    const { path } = await make(null, 'Linked');
    const link = join(folder, 'link.escaque');
    symlinkSync(path, link);
    expect(await host.open(link)).toEqual({ path });
    done(await host.desk.act(act({ type: 'changeTournament', form: form('Still open') })));
  });

  test('openings asked for at once take turns, and the last one stays', async () => {
    const one = (await make(null, 'One')).path;
    const two = (await make(null, 'Two')).path;
    await Promise.all([host.open(one), host.open(two), host.open(one)]);
    expect(host.path).toBe(one);
    done(await host.desk.act(act({ type: 'changeTournament', form: form('One more') })));
    expect(host.recent()[0]).toMatchObject({ path: one });
    const named = watch(host.desk, { kind: 'tournament' });
    await named.until(({ details }) => details?.name === 'One more');
    named.stop();
  });

  test('a fault at the start is shown until something is opened', async () => {
    const trust = watch(host.desk, { kind: 'desk' });
    host.showFault(await faultOf(host.open('none.escaque')));
    expect((await trust.until(({ fault }) => fault !== null)).fault?.code).toBe('notFound');
    await make(null);
    await trust.until(({ fault, file }) => fault === null && file !== null);
    trust.stop();
  });
});
