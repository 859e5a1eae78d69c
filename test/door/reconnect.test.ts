import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Act } from '../../src-core/contract/desk-api.ts';
import type { DeskClient } from '../../src-core/client/desk-client.ts';
import {
  act,
  done,
  faultOf,
  form,
  newTournament,
  removeFolder,
  temporaryFolder,
  watch,
} from '../contract/kit.ts';
import { enter, startServed, type ServedChild } from './served-child.ts';

let folder: string;
let desk: ServedChild;
let screen: DeskClient;
let port: string;

beforeEach(async () => {
  folder = temporaryFolder();
  desk = await startServed(folder);
  screen = enter(desk.url);
  port = desk.url.port;
});

afterEach(async () => {
  screen.close();
  // in peace: what it compiled to start is then kept for those that follow
  await desk.end('SIGTERM');
  removeFolder(folder);
});

const leave = (): void => {};
const open = (name: string) => newTournament({ desk: screen.desk, shell: screen.shell, leave }, name);
const restart = async (...args: string[]): Promise<void> => {
  desk = await startServed(folder, ['--port', port, ...args]);
};
const note = (text: string): Act => act({ type: 'writeNote', round: 1, board: 1, text });
/** Each test starts processes, one after the other; on a busy machine that takes its time. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const wholeJournal = { from: 0, limit: 10_000, newestFirst: false, place: null } as const;

function stateReached(state: string): Promise<void> {
  return new Promise((resolve) => {
    const stop = screen.onConnection((connection) => {
      if (connection.state !== state) return;
      queueMicrotask(() => stop());
      resolve();
    });
  });
}

test('a desk killed among acts and started again: the screen sends again what was not answered, all is done once', async () => {
  const file = await open('Killed');
  const acts = Array.from({ length: 200 }, (_, index) => note(`note ${index}`));
  const replies = [];
  for (const wave of [acts.slice(0, 100), acts.slice(100)]) {
    const sent = wave.map((each) => screen.desk.act(each));
    await Promise.race(sent);
    await desk.end('SIGKILL');
    await restart(file);
    for (const reply of await Promise.all(sent)) replies.push(done(reply));
  }
  const { lines } = await screen.desk.history(wholeJournal);
  const written = lines.map((line) => line.act);
  for (const [index, { id }] of acts.entries()) {
    expect(written.filter((each) => each === id)).toHaveLength(1);
    expect(written[(replies[index]?.last ?? 0) - 1]).toBe(id);
  }
});

test('a watch goes on, and the screen knows since when the desk was lost and since when it is back', async () => {
  const file = await open('Watched');
  const board = watch(screen.desk, { kind: 'arbiter', round: 1, board: 1 });
  done(await screen.desk.act(note('before')));
  await board.until(({ notes }) => notes.length === 1);
  const { since } = screen.connection;
  const lost = stateReached('lost');
  await desk.end('SIGKILL');
  await lost;
  expect(screen.connection.since >= since).toBe(true);
  const waiting = screen.desk.act(note('while it was gone'));
  await restart(file);
  done(await waiting);
  expect(screen.connection.state).toBe('connected');
  await board.until(({ notes }) => notes.length === 2);
});

test('an act is never done in another tournament than the one it was sent to', async () => {
  const other = await open('Other');
  await open('Mine');
  const lost = stateReached('lost');
  await desk.end('SIGKILL');
  await lost;
  const waiting = faultOf(screen.desk.act(note('for mine')));
  await restart(other);
  expect((await waiting).code).toBe('noTournament');
  const { lines } = await screen.desk.history(wholeJournal);
  expect(lines.some(({ event }) => event.type === 'noteWritten')).toBe(false);
});

test('a tournament made just before the desk was killed is not made again', async () => {
  const once = act({ type: 'createTournament', form: form('Once') });
  const first = await screen.shell.create({ path: null, act: once });
  await desk.end('SIGKILL');
  await restart();
  const second = await screen.shell.create({ path: null, act: once });
  expect(second.path).toBe(first.path);
  expect(done(second.reply).repeated).toBe(true);
  expect(readdirSync(folder).filter((name) => name.endsWith('.escaque'))).toEqual(['Once.escaque']);
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends the desk with its journal closed', async (signal) => {
  const file = await open('Ended');
  done(await screen.desk.act(note('kept')));
  expect(await desk.end(signal)).toBe(0);
  expect(readdirSync(folder).filter((name) => name.startsWith('Ended'))).toEqual(['Ended.escaque']);
  await restart(file);
  const { lines } = await screen.desk.history(wholeJournal);
  expect(lines.at(-1)?.event).toMatchObject({ type: 'noteWritten', text: 'kept' });
});

test('a file that cannot be opened is said, and nothing is served', async () => {
  await expect(startServed(folder, [join(folder, 'none.escaque')])).rejects.toThrow(/there is no such file/);
});
