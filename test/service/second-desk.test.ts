/** A second game is a second desk: the same service keeps its journal, by rules of its own. */
import { renameSync } from 'node:fs';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import type { Act } from '../../src-core/plain/acts.ts';
import type { Beside } from '../../src-core/service/rules.ts';
import { Service } from '../../src-core/service/service.ts';
import { createJournal, openJournal, verifyFile, type Journal } from '../../src-core/store/index.ts';
import { codeIn, newPath } from '../store/kit.ts';
import { faultOf, realClock } from './kit.ts';
import {
  pointsRules,
  type FileView,
  type PointsCommand,
  type PointsDesk,
  type PointsEvent,
  type TableView,
} from './points-desk.ts';

/** Counts the lines of other processes. */
class Others implements Beside<PointsEvent> {
  ofOthers = 0;
  closed = false;
  wrote(entries: readonly unknown[], byOthers: boolean): void {
    if (byOthers) this.ofOthers += entries.length;
  }
  look(): void {}
  close(): void {
    this.closed = true;
  }
}

function over(journal: Journal<PointsEvent>): Service<PointsDesk, Others> {
  const options = { ...realClock, pushEveryMs: 5, pollEveryMs: 10_000 };
  const service = Service.over(journal, pointsRules, options, () => new Others());
  onTestFinished(() => service.close());
  return service;
}

type Desk = ReturnType<typeof over>;

let acts = 0;
function act(command: PointsCommand, more: Partial<Act<PointsCommand>> = {}): Act<PointsCommand> {
  acts += 1;
  return { id: `act-${acts}`, by: 'Lola', seen: null, command, ...more };
}

const seat = (table: number, name: string): PointsCommand => ({ type: 'seat', table, name });
const score = (table: number, who: string, points: number): PointsCommand => ({
  type: 'score',
  table,
  seat: who,
  points,
});

/** Ana (s1) and Blas (s2) at table 1, Ciro (s3) at table 2. */
async function seated(path = newPath()): Promise<Desk> {
  const desk = over(createJournal(path));
  for (const command of [seat(1, 'Ana'), seat(1, 'Blas'), seat(2, 'Ciro')]) await desk.act(act(command));
  return desk;
}

/** What a table's screen has been shown. */
function tableScreen(desk: Desk, table: number): TableView[] {
  const shown: TableView[] = [];
  desk.watch({ kind: 'table', table }, (view) => {
    if (view.kind === 'table') shown.push(view);
  });
  return shown;
}

function fileScreen(desk: Desk): FileView[] {
  const shown: FileView[] = [];
  desk.watch({ kind: 'file' }, (view) => {
    if (view.kind === 'file') shown.push(view);
  });
  return shown;
}

const table1 = (ana: number, blas: number, seq: number): TableView => ({
  kind: 'table',
  seq,
  seats: [
    { seat: 's1', name: 'Ana', points: ana },
    { seat: 's2', name: 'Blas', points: blas },
  ],
});

test('acts are done, signed as its rules say, and what the rules do not grant is refused in their words', async () => {
  const desk = await seated();
  expect(await desk.act(act(score(1, 's1', 20)))).toEqual({
    ok: true,
    first: 4,
    last: 4,
    faults: [],
    count: 20,
    repeated: false,
  });
  expect(await desk.act(act(score(1, 's1', 0)))).toMatchObject({ ok: true, first: 4, last: 4 });
  expect(await desk.act(act(score(2, 's1', 5)))).toMatchObject({
    refusal: { code: 'nobodyThere', facts: { table: 2, seat: 's1' } },
  });
  expect(await desk.act(act(score(1, 's1', 61)))).toMatchObject({ refusal: { code: 'tooMany' } });
  const { entries } = desk.history(null, { from: 2, limit: 10, newestFirst: false });
  expect(entries.map(({ by }) => by)).toEqual(['Lola', 'Lola, scorer']);
});

test('a proposal tells what would follow, and writes nothing', async () => {
  const desk = await seated();
  await desk.act(act(score(1, 's1', 20)));
  expect(await desk.propose(score(1, 's1', 5))).toMatchObject({
    ok: true,
    first: 5,
    last: 5,
    consequences: 25,
  });
  expect(await desk.propose(score(1, 's9', 5))).toMatchObject({
    ok: false,
    refusal: { code: 'nobodyThere' },
  });
  expect(desk.trust.seq).toBe(4);
});

test('a screen that has not seen the last line of its table is refused, of another table not', async () => {
  const desk = await seated();
  const first = act(score(1, 's1', 20), { by: 'Sol', seen: 2 });
  expect(await desk.act(first)).toMatchObject({ ok: true, last: 4 });
  expect(await desk.act(act(score(1, 's2', 7), { seen: 2 }))).toMatchObject({
    ok: false,
    refusal: { code: 'seeItFirst', facts: { seen: 2, last: 4, by: 'Sol, scorer' } },
  });
  expect(await desk.act(act(score(2, 's3', 7), { seen: 3 }))).toMatchObject({ ok: true, last: 5 });
});

test('an act repeated is answered, not done twice: at once, and after reopening', async () => {
  const path = newPath();
  const desk = await seated(path);
  const twice = act(score(1, 's1', 20));
  const [first, again] = await Promise.all([desk.act(twice), desk.act(twice)]);
  expect(first).toMatchObject({ ok: true, last: 4, count: 20, repeated: false });
  expect(again).toEqual({ ...first, repeated: true });
  desk.close();
  const later = over(openJournal(path));
  expect(await later.act(twice)).toEqual({ ...first, repeated: true });
  expect(later.trust.seq).toBe(4);
});

test('a screen is shown its table at once and after each change, no other table, and the file late', async () => {
  const desk = await seated();
  const [one, two, file] = [tableScreen(desk, 1), tableScreen(desk, 2), fileScreen(desk)];
  await desk.act(act(score(1, 's1', 20)));
  await desk.act(act(score(1, 's2', 7)));
  expect(one).toEqual([table1(0, 0, 2), table1(20, 0, 4), table1(20, 7, 5)]);
  expect(two).toHaveLength(1);
  expect(file.map(({ seq }) => seq)).toEqual([3]);
  await expect.poll(() => file.map(({ seq }) => seq)).toEqual([3, 5]);
});

test('reopened, the lines are folded again to the same desk, and the file is whole', async () => {
  const path = newPath();
  const desk = await seated(path);
  await desk.act(act(score(1, 's1', 20)));
  const { snapshot, beside } = desk;
  desk.close();
  expect(beside.closed).toBe(true);
  expect(verifyFile(path)).toMatchObject({ whole: true });
  const again = over(openJournal(path));
  expect(again.snapshot).toEqual(snapshot);
  const page = { from: 0, limit: 2, newestFirst: true };
  const { entries, total } = again.history('table 1', page);
  expect({ total, seqs: entries.map(({ seq }) => seq) }).toEqual({ total: 3, seqs: [4, 2] });
  await expect.poll(() => tableScreen(again, 1)).toEqual([table1(20, 0, 4)]);
});

test('what another process wrote is caught up with, shown, and counts for what is stale', async () => {
  const path = newPath();
  const desk = await seated(path);
  const screen = tableScreen(desk, 1);
  const other = over(openJournal(path));
  await other.act(act(score(1, 's1', 20), { by: 'Sol' }));
  expect(await desk.act(act(score(1, 's2', 7), { seen: 2 }))).toMatchObject({
    refusal: { facts: { last: 4, by: 'Sol, scorer' } },
  });
  expect(screen.at(-1)).toEqual(table1(20, 0, 4));
  await other.act(act(score(1, 's2', 3)));
  desk.look();
  expect(screen.at(-1)).toEqual(table1(20, 3, 5));
  expect(desk.beside.ofOthers).toBe(2);
});

test('what is broken is a fault: the trust line says it, and nothing was written', async () => {
  const path = newPath();
  const desk = await seated(path);
  const file = fileScreen(desk);
  renameSync(path, `${path}.away`);
  expect((await faultOf(desk.act(act(score(1, 's1', 20))))).code).toBe('notFound');
  await expect.poll(() => file.at(-1)?.fault?.code).toBe('notFound');
  renameSync(`${path}.away`, path);
  desk.look();
  await expect.poll(() => file.at(-1)).toMatchObject({ fault: null, seq: 3 });
  desk.close();
  expect((await faultOf(desk.act(act(score(1, 's1', 20))))).code).toBe('noTournament');
  const reader = over(openJournal(path, { mode: 'read' }));
  expect((await faultOf(reader.act(act(score(1, 's1', 20))))).code).toBe('readOnly');
});

test('a line that its rules cannot read is not written after, and a reader goes on without it', async () => {
  const path = newPath();
  (await seated(path)).close();
  const journal = openJournal<PointsEvent>(path);
  const events: PointsEvent[] = [{ type: 'scored', table: 1, seat: 's9', points: 4 }];
  journal.append([{ act: 'strange', at: '2026-11-29T10:00:00.000Z', by: '', events, people: [], count: 1 }]);
  journal.close();
  const write = openJournal<PointsEvent>(path);
  expect(() => over(write)).toThrow('nobody is at seat s9');
  expect(codeIn(() => write.lastSeq)).toBe('bug'); // it was closed
  const reader = over(openJournal(path, { mode: 'read' }));
  expect(reader.trust.fault).toMatchObject({ code: 'damaged', facts: { seq: 4 } });
  await expect.poll(() => tableScreen(reader, 1)).toEqual([table1(0, 0, 2)]);
});

const anyCommand: fc.Arbitrary<PointsCommand> = fc.oneof(
  fc.record({ type: fc.constant('seat' as const), table: fc.integer({ min: 1, max: 3 }), name: fc.string() }),
  fc.record({
    type: fc.constant('score' as const),
    table: fc.integer({ min: 1, max: 3 }),
    seat: fc.constantFrom('s1', 's2', 's3', 's4'),
    points: fc.integer({ min: 0, max: 70 }),
  }),
);

test('whatever is asked, the points are those granted, before and after reopening', async () => {
  const run = async (commands: readonly PointsCommand[]): Promise<void> => {
    const path = newPath();
    const desk = over(createJournal(path));
    const replies = await Promise.all(commands.map((command) => desk.act(act(command))));
    const granted = commands.filter((_, at) => replies[at]?.ok);
    const sum = granted.reduce((all, command) => all + (command.type === 'score' ? command.points : 0), 0);
    const { state } = desk.snapshot;
    const made = [...state.tables.values()].flatMap(({ points }) => [...points.values()]);
    expect(made.reduce((all, points) => all + points, 0)).toBe(sum);
    desk.close();
    const again = over(openJournal(path));
    expect(again.snapshot.state).toEqual(state);
    again.close();
  };
  await fc.assert(fc.asyncProperty(fc.array(anyCommand, { maxLength: 25 }), run), { numRuns: 12 });
});
