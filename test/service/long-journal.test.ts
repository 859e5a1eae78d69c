/** A journal so long that its desk is open before all of it is read. */
import { expect, test } from 'vitest';
import type { DeskEvent } from '../../src-core/contract/desk-api.ts';
import { DeskService } from '../../src-core/service/chess/desk-service.ts';
import { openJournal } from '../../src-core/store/index.ts';
import { faultIn } from '../store/kit.ts';
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
