import { basename, dirname } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deskFiles } from '../../electron/desk-files.ts';
import type { CallName, Message } from '../../src-core/contract/messages.ts';
import { Door } from '../../src-core/door/desk-door.ts';
import { atThisComputer, visitor } from '../../src-core/door/who.ts';
import { DeskHost, type DeskFiles } from '../../src-core/host/desk-host.ts';
import type { ShellApi } from '../../src-core/contract/desk-api.ts';
import { DeskFault } from '../../src-core/plain/desk-fault.ts';
import { calls, topics } from './one-of-each.ts';
import { act, form, removeFolder, temporaryFolder } from '../contract/kit.ts';
import { fileId } from '../../src-core/service/file-id.ts';

let folder: string;
let host: DeskHost;

beforeEach(() => {
  folder = temporaryFolder();
  host = new DeskHost({ files: deskFiles(), config: folder, folder });
});
afterEach(async () => {
  await host.close();
  removeFolder(folder);
});

const machine = {
  shell: 'served',
  version: '0',
  language: 'es',
  dialogs: false,
  chooseToOpen: async () => null,
  chooseToCreate: async () => null,
  chooseFolder: async () => null,
  newWindow: async () => ({ url: null }),
} as const;

/** A door, what it has said, and a way to ask it and wait for the answer. */
function open(
  shell: ShellApi | null = host.shell(machine),
  report?: (error: unknown) => void,
  reading?: (long: boolean) => void,
) {
  const said: Message[] = [];
  const waiting = new Map<number, (message: Message) => void>();
  const send = (text: string): void => {
    const message = JSON.parse(text) as Message;
    said.push(message);
    if ('id' in message && message.id !== null) waiting.get(message.id)?.(message);
  };
  const who = shell === null ? visitor('tablet') : atThisComputer('window');
  const told = { ...(report === undefined ? {} : { report }), ...(reading === undefined ? {} : { reading }) };
  const door = new Door({ host, who, shell, send, ...told });
  let lastId = 0;
  const ask = (call: string, params?: unknown, more: object = {}): Promise<Message> =>
    new Promise((resolve) => {
      const id = ++lastId;
      waiting.set(id, resolve);
      door.receive(JSON.stringify({ id, call, params, ...more }));
    });
  return { door, said, ask };
}

const fault = (code: string) => ({ fault: { code } });
const newTournament = act({ type: 'createTournament', form: form('Lugo') });

test('a screen is greeted, told of the tournament opened, and told when it is closed', async () => {
  const { said, ask } = open();
  const { path } = await host.create({ path: null, act: newTournament });
  await ask('shell.close');
  const told = said.filter((message) => 'desk' in message);
  expect(told).toEqual([{ hello: 2, desk: null }, { desk: fileId(path) }, { desk: null }]);
});

const shellCalls: readonly { readonly call: CallName; readonly params: unknown }[] = [
  { call: 'shell.about', params: null },
  { call: 'shell.recent', params: null },
  { call: 'shell.create', params: { path: null, act: newTournament } },
  { call: 'shell.open', params: { path: '/etc/passwd' } },
  { call: 'shell.close', params: null },
  { call: 'shell.copy', params: { path: null } },
  { call: 'shell.diary', params: null },
  { call: 'shell.bringRatingList', params: { path: '/etc/passwd' } },
  { call: 'shell.findRated', params: { text: 'ana' } },
  { call: 'shell.chooseToOpen', params: null },
  { call: 'shell.chooseToCreate', params: { suggested: 'x' } },
  { call: 'shell.newWindow', params: null },
];

test.each(shellCalls)('a visitor may not: $call', async ({ call, params }) => {
  await host.create({ path: null, act: newTournament });
  const { ask } = open(null);
  expect(await ask(call, params)).toMatchObject(fault('notAllowed'));
  expect(host.path).not.toBeNull();
});

test('the folders of the desk’s computer are told to its own screens alone', async () => {
  const [own, visitor] = [open(), open(null)];
  await own.ask('watch', { kind: 'desk' });
  await visitor.ask('watch', { kind: 'desk' });
  const { path } = await host.create({ path: null, act: newTournament });
  const fileTold = ({ said }: typeof own) =>
    said
      .flatMap((message) => ('view' in message && message.view.kind === 'desk' ? [message.view.file] : []))
      .at(-1);
  const file = { id: fileId(path), name: basename(path, '.escaque') };
  expect(fileTold(own)).toEqual({ ...file, path });
  expect(fileTold(visitor)).toEqual({ ...file, path: null });
  expect(JSON.stringify(visitor.said)).not.toContain(dirname(path));
});

test('a visitor may look', async () => {
  const { ask } = open(null);
  expect(await ask('watch', { kind: 'desk' })).toMatchObject({ reply: null });
});

test('what is meant for another tournament is not done in this one', async () => {
  await host.create({ path: null, act: newTournament });
  const { ask } = open();
  const note = act({ type: 'changeTournament', form: form('Another') });
  expect(await ask('act', note, { desk: '/other.escaque' })).toMatchObject(fault('noTournament'));
  expect(await ask('act', note, { desk: null })).toMatchObject(fault('noTournament'));
  expect(await ask('act', note, { desk: fileId(host.path ?? '') })).toMatchObject({ reply: { ok: true } });
});

test('watches are bounded, and an id watches once', async () => {
  const { door, ask } = open();
  for (let number = 1; number <= 256; number++) await ask('watch', { kind: 'round', round: number });
  expect(await ask('watch', { kind: 'desk' })).toMatchObject(fault('tooLarge'));
  await ask('unwatch', { watch: 1 });
  expect(await ask('watch', { kind: 'desk' })).toMatchObject({ reply: null });
  door.close();
  const again = open();
  await again.ask('watch', { kind: 'desk' });
  const twice = new Promise((resolve) => {
    const { length } = again.said;
    again.door.receive(JSON.stringify({ id: 1, call: 'watch', params: { kind: 'desk' } }));
    queueMicrotask(() => queueMicrotask(() => resolve(again.said.slice(length))));
  });
  expect(await twice).toMatchObject([fault('badRequest')]);
});

test('a door closed says nothing more, and its screen is counted no more', async () => {
  const [mine, other] = [open(), open()];
  await mine.ask('watch', { kind: 'desk' });
  await other.ask('watch', { kind: 'desk' });
  expect(mine.said.at(-2)).toMatchObject({ view: { screens: 2 } });
  other.door.close();
  other.door.close();
  const { length } = other.said;
  await host.create({ path: null, act: newTournament });
  expect(other.said).toHaveLength(length);
  const views = mine.said.flatMap((message) => ('view' in message ? [message.view] : []));
  expect(views.at(-1)).toMatchObject({ screens: 1, file: { path: host.path } });
});

test('a bug at the desk is told as one, and reported', async () => {
  const broken: DeskFiles = {
    open: () => {
      throw new TypeError('a bug');
    },
    create: () => {
      throw new TypeError('a bug');
    },
  };
  host = new DeskHost({ files: broken, config: folder, folder });
  const reported: unknown[] = [];
  const { ask } = open(host.shell(machine), (error) => reported.push(error));
  expect(await ask('shell.open', { path: 'a.escaque' })).toMatchObject(fault('bug'));
  expect(reported).toMatchObject([{ message: 'a bug' }]);
  expect(await ask('shell.recent')).toMatchObject({ reply: [] });
});

describe('who does not stand at this computer', () => {
  test('is told nothing of its files, whatever he watches or asks, and whatever breaks', async () => {
    const { path } = await host.create({ path: null, act: newTournament });
    const { said, ask } = open(null);
    for (const topic of Object.values(topics)) await ask('watch', topic);
    for (const [call, params] of Object.entries(calls)) if (!call.includes('watch')) await ask(call, params);
    host.showFault(new DeskFault('damaged', `${path}: cut`, { path, reason: 'cut' }).fault);
    await host.close();
    await ask('act', act({ type: 'writeNote', round: 1, board: 1, text: 'x' }));
    const all = JSON.stringify(said);
    for (const secret of [folder, 'Lugo.escaque', '.ts:']) expect(all).not.toContain(secret);
    expect(all).toContain('damaged');
    expect(said.at(-1)).toEqual({
      id: expect.any(Number),
      fault: { code: 'noTournament', message: 'noTournament', facts: {} },
    });
  });

  test('acts in the tournament he was told of, and in no other', async () => {
    await host.create({ path: null, act: newTournament });
    const { said, ask } = open(null);
    const [hello] = said;
    const told = hello !== undefined && 'desk' in hello ? hello.desk : null;
    const change = (name: string) => act({ type: 'changeTournament', form: form(name) });
    expect(await ask('act', change('Vigo'), { desk: told })).toMatchObject({ reply: { ok: true } });
    expect(await ask('act', change('Noia'), { desk: host.path })).toMatchObject(fault('noTournament'));
    await host.close();
    expect(await ask('act', change('Noia'), { desk: told })).toMatchObject(fault('noTournament'));
  });
});

test('a long message is taken in its turn, and told of while it is read', async () => {
  await host.create({ path: null, act: newTournament });
  const reading: boolean[] = [];
  const { door, said, ask } = open(undefined, undefined, (long) => reading.push(long));
  const long = { type: 'importPgn', round: 1, board: 1, source: '', text: ' '.repeat(1e6) };
  door.receive(JSON.stringify({ id: 900, call: 'propose', params: long }));
  await ask('time');
  const ids = said.flatMap((message) => ('id' in message ? [message.id] : []));
  expect(ids.indexOf(900)).toBeLessThan(ids.indexOf(1));
  expect(ids).toContain(900);
  expect(reading).toEqual([true, false]);
});
