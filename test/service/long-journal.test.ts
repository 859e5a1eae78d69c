/** A journal so long that its desk is open before all of it is read. */
import { expect, test } from 'vitest';
import type { DeskEvent } from '../../src-core/contract/desk-api.ts';
import { DeskService } from '../../src-core/service/chess/desk-service.ts';
import { openJournal } from '../../src-core/store/index.ts';
import { asOtherProgram, faultIn } from '../store/kit.ts';
import { act, did, faultOf, move, newDesk, note, openDesk, realClock, Screen } from './kit.ts';

/** A file whose chain is whole, with a move on board 1 that no desk ever wrote, and one on board 2 that can be read. */
async function withUnreadableMove(): Promise<string> {
  const made = await newDesk(2);
  await did(made, move(1, 'e4'));
  made.close();
  const journal = openJournal<DeskEvent>(made.path);
  const wrote = { at: '2026-11-29T10:00:00.000Z', by: 'Vera', people: [], count: 0 };
  for (const [board, uci] of [
    [1, 'e7e9'],
    [2, 'd2d4'],
  ] as const) {
    const events: DeskEvent[] = [{ type: 'moveRecorded', round: 1, board, uci }];
    journal.append([{ act: uci, events, ...wrote }]);
  }
  journal.close();
  return made.path;
}

/** As the first migration writes it, so that the file's guards are whole again. */
const ENTRY_NEVER_CHANGES = `CREATE TRIGGER entry_never_changes BEFORE UPDATE ON entry BEGIN
  SELECT RAISE (ABORT, 'an entry of the journal never changes: strike it with a new one');
END`;

const unreadable = { code: 'damaged', facts: { reason: 'unreadable', seq: 4 } };

test('a short journal with a move that cannot be read is not opened to write', async () => {
  const path = await withUnreadableMove();
  expect(faultIn(() => openDesk(path))).toMatchObject(unreadable);
});

test('of a long one it is told once it is found, and from then on nothing is written', async () => {
  const desk = openDesk(await withUnreadableMove(), { readAtOnce: 0 });
  const screen = new Screen(desk, { kind: 'desk' });
  expect((await screen.sees(() => true)).fault).toBe(null);
  await did(desk, note(2, 'meanwhile'));
  const { fault } = await screen.sees((view) => view.fault !== null);
  expect(fault).toMatchObject(unreadable);
  expect(await faultOf(desk.act(act(note(2, 'too late'))))).toMatchObject(unreadable);
  desk.look();
  expect(desk.fault).toMatchObject(unreadable);
});

test.each([
  ['e2e4', 'd2d4', 'once it is open'],
  ['"board":1', '"board":7', 'at once, where it cannot be read besides'],
])('a line that was changed (%s to %s) is told of a long one %s', async (was, is, when) => {
  const made = await newDesk(2);
  await did(made, move(1, 'e4'));
  made.close();
  asOtherProgram(made.path, (db) => {
    db.exec('DROP TRIGGER entry_never_changes');
    db.prepare('UPDATE entry SET event = replace(event, ?, ?) WHERE seq = 3').run(was, is);
  });
  asOtherProgram(made.path, (db) => db.exec(ENTRY_NEVER_CHANGES));
  const changed = { code: 'damaged', facts: { reason: 'changed', seq: 3 } };
  if (when !== 'once it is open') {
    expect(faultIn(() => openDesk(made.path, { readAtOnce: 0 }))).toMatchObject(changed);
    return;
  }
  const screen = new Screen(openDesk(made.path, { readAtOnce: 0 }), { kind: 'desk' });
  expect((await screen.sees((view) => view.fault !== null)).fault).toMatchObject(changed);
});

test.each([0, 20_000])('only read, it is read as far as it goes (%i lines at once)', async (readAtOnce) => {
  const path = await withUnreadableMove();
  const reading = DeskService.open(path, { ...realClock, mode: 'read', readAtOnce });
  await new Screen(reading, { kind: 'desk' }).sees((view) => view.fault?.facts['seq'] === 4);
  for (const [board, san] of [
    [1, 'e4'],
    [2, 'd4'],
  ] as const) {
    const { plies } = await new Screen(reading, { kind: 'board', round: 1, board }).sees(() => true);
    expect(plies).toMatchObject([{ san }]);
  }
  reading.close();
});

test('a desk that is closed before all is read lets its file go', async () => {
  const desk = await newDesk(1);
  await did(desk, move(1, 'e4'));
  desk.close();
  const reports: unknown[] = [];
  const report = (error: unknown): void => void reports.push(error);
  DeskService.open(desk.path, { ...realClock, readAtOnce: 0, report }).close();
  openDesk(desk.path, { readAtOnce: 0, mode: 'desk' });
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(reports).toEqual([]);
});
