import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { DeskService } from '../../src-core/service/chess/desk-service.ts';
import { verifyFile } from '../../src-core/store/index.ts';
import { openSqlite } from '../../src-core/store/sqlite.ts';
import { act, did, faultOf, move, newDesk, note, openDesk, realClock, Screen } from './kit.ts';

const run = promisify(execFile);
const writer = fileURLToPath(new URL('writer.ts', import.meta.url));

async function writeFromOutside(path: string, name: string, acts: number): Promise<number[]> {
  const { stdout } = await run(process.execPath, [writer, path, name, String(acts)]);
  return JSON.parse(stdout);
}

test('desks in three processes write to one file at once: every act once, no line lost, the chain whole', async () => {
  const desk = await newDesk(2);
  const others = Promise.all(['Blas', 'Caro'].map((name) => writeFromOutside(desk.path, name, 60)));
  const ours: number[] = [];
  for (let n = 0; n < 60; n++) ours.push((await did(desk, note(1, `Vera ${n}`))).first);
  const written = [...ours, ...(await others).flat()].sort((a, b) => a - b);
  expect(written).toEqual(Array.from({ length: 180 }, (_, n) => n + 3));
  desk.look();
  const { lines, total } = await desk.history({ from: 0, limit: 500, newestFirst: false, place: null });
  expect(total).toBe(182);
  expect(new Set(lines.slice(2).map((line) => line.act)).size).toBe(180);
  expect(verifyFile(desk.path)).toMatchObject({ whole: true, entries: 182 });
}, 60_000);

test('a file is found whole while another process writes to it', async () => {
  const desk = await newDesk(1);
  desk.close();
  let writing = true;
  const done = writeFromOutside(desk.path, 'Blas', 60).finally(() => (writing = false));
  while (writing) {
    expect(verifyFile(desk.path)).toMatchObject({ whole: true });
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await done).toHaveLength(60);
  expect(verifyFile(desk.path)).toMatchObject({ entries: 62 });
}, 60_000);

test('what another desk wrote shows on the screens of this one', async () => {
  const desk = await newDesk(2);
  const board = new Screen(desk, { kind: 'board', round: 1, board: 1 });
  const trust = new Screen(desk, { kind: 'desk' });
  const other = openDesk(desk.path);
  await did(other, move(1, 'e4'), { by: 'Blas' });
  desk.look();
  expect((await board.sees((view) => view.plies.length === 1)).plies).toMatchObject([
    { san: 'e4', by: 'Blas' },
  ]);
  expect(await trust.sees((view) => view.seq === 3)).toMatchObject({ fault: null });
});

test('the desk looks by itself', async () => {
  const desk = await newDesk(1, { pollEveryMs: 5 });
  const board = new Screen(desk, { kind: 'board', round: 1, board: 1 });
  await did(openDesk(desk.path), move(1, 'e4'));
  await board.sees((view) => view.plies.length === 1);
});

test('an act decides on what another desk has written since, without waiting for the next look', async () => {
  const desk = await newDesk(1);
  const other = openDesk(desk.path);
  const { last } = await did(other, move(1, 'e4'), { by: 'Blas' });
  expect(await desk.act(act(move(1, 'd4')))).toMatchObject({ refusal: { code: 'illegalMove' } });
  expect(await desk.act(act(move(1, 'e5'), { seen: last - 1 }))).toMatchObject({
    refusal: { code: 'staleView', facts: { last, by: 'Blas' } },
  });
  await did(desk, move(1, 'e5'), { seen: last });
});

test('an act that another process has done is answered here, not done again', async () => {
  const desk = await newDesk(1);
  const once = act(move(1, 'e4'));
  const first = await openDesk(desk.path).act(once);
  expect(await desk.act(once)).toEqual({ ...first, repeated: true });
});

test('a name corrected by another desk is corrected here', async () => {
  const desk = await newDesk(0);
  await did(desk, { type: 'registerPlayersFromText', text: 'Name\nAna\n' });
  const players = new Screen(desk, { kind: 'players' });
  const { players: before } = await players.sees((view) => view.players.length === 1);
  const [ana] = before;
  if (ana === undefined) throw new Error('no player');
  await did(openDesk(desk.path), { type: 'erasePerson', id: ana.id });
  desk.look();
  await players.sees((view) => view.players[0]?.name === '');
});

test('a desk that another program keeps waiting goes on answering, and writes when it can', async () => {
  const desk = await newDesk(1);
  const other = openSqlite(desk.path, { readonly: false, busyMs: 0 });
  other.exec('BEGIN IMMEDIATE');
  const order: string[] = [];
  const waiting = desk.act(act(move(1, 'e4'))).then((reply) => order.push(`act ${reply.ok}`));
  expect(await desk.propose(move(1, 'e4'))).toMatchObject({ ok: true });
  order.push('proposal');
  other.exec('ROLLBACK');
  await waiting;
  expect(order).toEqual(['proposal', 'act true']);
  other.close();
});

test('a desk that another program keeps waiting says so, writes nothing, and recovers', async () => {
  const desk = await newDesk(1, { busyMs: 30 });
  const trust = new Screen(desk, { kind: 'desk' });
  const waiting = act(move(1, 'e4'));
  const other = openSqlite(desk.path, { readonly: false, busyMs: 0 });
  other.exec('BEGIN IMMEDIATE');
  expect((await faultOf(desk.act(waiting))).code).toBe('busy');
  await trust.sees((view) => view.fault?.code === 'busy');
  other.close();
  trust.shown.length = 0;
  expect(await desk.act(waiting)).toMatchObject({ ok: true, repeated: false });
  await trust.sees((view) => view.seq === 3 && view.fault === null);
});

test('a desk closed by one process stays open in the other', async () => {
  const desk = await newDesk(1);
  const other = DeskService.open(desk.path, { now: () => 0, monotonic: () => 0 });
  other.close();
  await did(desk, move(1, 'e4'));
  expect(verifyFile(desk.path)).toMatchObject({ whole: true, entries: 3 });
});

test('looking at its own file does not cost a desk its hold on it', async () => {
  const desk = await newDesk(1);
  // closing a file gives up, on POSIX systems, every lock this process has on it
  expect(verifyFile(desk.path)).toMatchObject({ whole: true });
  DeskService.open(desk.path, { ...realClock, mode: 'read' }).close();
  openDesk(desk.path).close();
  await writeFromOutside(desk.path, 'Blas', 2);
  await did(desk, move(1, 'e4'));
  expect(await writeFromOutside(desk.path, 'Caro', 2)).toEqual([6, 7]);
  desk.close();
  expect(verifyFile(desk.path)).toMatchObject({ whole: true, entries: 7 });
});
