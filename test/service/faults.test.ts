import { expect, onTestFinished, test } from 'vitest';
import { DeskService } from '../../src-core/service/chess/desk-service.ts';
import { Journal } from '../../src-core/store/journal.ts';
import { openSqlite } from '../../src-core/store/sqlite.ts';
import { act, faultOf, move, newDesk, note, realClock, Screen } from './kit.ts';

test('when the disk is full every act of the commit fails, nothing shows, and the desk goes on later', async () => {
  const made = await newDesk(3);
  made.close();
  const db = openSqlite(made.path, { readonly: false, busyMs: 100 });
  const desk = DeskService.over(new Journal(db, made.path), realClock);
  onTestFinished(() => desk.close());
  const trust = new Screen(desk, { kind: 'desk' });
  const board = new Screen(desk, { kind: 'board', round: 1, board: 1 });
  await board.sees(() => true);
  db.pragma(`max_page_count = ${String(db.pragma('page_count', { simple: true }))}`);
  const acts = [act(move(1, 'e4')), act(note(2, '棋'.repeat(4000))), act(move(3, 'd4'))];
  const faults = await Promise.all(acts.map((one) => faultOf(desk.act(one))));
  expect(faults.map((fault) => fault.code)).toEqual(['diskFull', 'diskFull', 'diskFull']);
  await trust.sees((view) => view.fault?.code === 'diskFull' && view.seq === 2);
  expect(await desk.propose(move(1, 'e4'))).toMatchObject({ ok: true, first: 3 });
  expect((await desk.history({ from: 0, limit: 9, newestFirst: false, place: null })).total).toBe(2);
  db.pragma('max_page_count = 4294967294');
  const replies = await Promise.all(acts.map((one) => desk.act(one)));
  expect(replies).toMatchObject([3, 4, 5].map((seq) => ({ first: seq, repeated: false })));
  await trust.sees((view) => view.fault === null && view.seq === 5);
});

test('an act the desk stumbles over fails alone', async () => {
  const told: unknown[] = [];
  const desk = await newDesk(1, { report: (error) => told.push(error) });
  const strange = JSON.parse('{"type":"recordMove","round":1,"board":1,"move":null}');
  const [good, bad, after] = [
    desk.act(act(move(1, 'e4'))),
    desk.act(act(strange)),
    desk.act(act(move(1, 'e5'))),
  ];
  expect((await faultOf(bad)).code).toBe('bug');
  expect(await good).toMatchObject({ ok: true, first: 3 });
  expect(await after).toMatchObject({ ok: true, first: 4 });
  expect(told).toHaveLength(1);
});
