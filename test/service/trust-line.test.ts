import { renameSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { createJournal } from '../../src-core/store/index.ts';
import { DeskService } from '../../src-core/service/chess/desk-service.ts';
import { asOtherProgram, newPath } from '../store/kit.ts';
import { act, did, faultOf, HandClock, move, newDesk, openDesk, realClock, Screen } from './kit.ts';
import { fileId } from '../../src-core/service/file-id.ts';

test('it says which file, how many lines, and when the last was saved', async () => {
  const clock = new HandClock();
  const desk = await newDesk(1, clock);
  const screen = new Screen(desk, { kind: 'desk' });
  const first = await screen.sees(() => true);
  expect(first).toEqual({
    kind: 'desk',
    file: { id: fileId(desk.path), path: desk.path, name: basename(desk.path, '.escaque') },
    seq: 2,
    savedAt: '2026-11-29T10:00:00.000Z',
    screens: 0,
    clock: 'steady',
    running: 0,
    mirrors: 0,
    fault: null,
    other: null,
  });
  clock.pass(5_000);
  await did(desk, move(1, 'e4'));
  await screen.sees((view) => view.seq === 3 && view.savedAt === '2026-11-29T10:00:05.000Z');
});

test('it says how many clocks run: those are left when the file is closed', async () => {
  const desk = await newDesk(3, new HandClock());
  const screen = new Screen(desk, { kind: 'desk' });
  await did(desk, { type: 'setControl', round: 1, board: null, text: '5+3', change: 'moves' });
  await did(desk, { type: 'placeClocks', round: 1, boards: [1, 3], mode: 'official' });
  await did(desk, { type: 'startRound', round: 1, boards: [1, 3] });
  await screen.sees((view) => view.running === 2);
  await did(desk, { type: 'clockAct', round: 1, board: 3, do: 'pause', pressed: null, reason: '' });
  await screen.sees((view) => view.running === 1);
  // a mirror runs too, and is only followed
  const side = { milliseconds: 60_000 };
  const mirror = { mode: 'mirror', white: side, black: side, turn: 'white', running: true } as const;
  await did(desk, { type: 'placeClock', round: 1, board: 2, ...mirror });
  await screen.sees((view) => view.running === 2 && view.mirrors === 1);
});

test('a new file was not saved yet; a reopened one was saved when its last line was written', async () => {
  const path = newPath();
  createJournal(path).close();
  const first = await new Screen(openDesk(path), { kind: 'desk' }).sees(() => true);
  expect(first).toMatchObject({ seq: 0, savedAt: null });
  const desk = await newDesk(1, new HandClock());
  desk.close();
  const again = await new Screen(openDesk(desk.path), { kind: 'desk' }).sees(() => true);
  expect(again).toMatchObject({ seq: 2, savedAt: '2026-11-29T10:00:00.000Z' });
});

const clockRows: readonly (readonly [
  what: string,
  wall: number,
  mono: number,
  state: 'steady' | 'jumped',
])[] = [
  ['nothing happens', 1_000, 1_000, 'steady'],
  ['the clock is corrected a little', 1_300, 1_000, 'steady'],
  ['somebody sets the clock forward', 3_601_000, 1_000, 'jumped'],
  ['somebody sets the clock back', -59_000, 1_000, 'jumped'],
  ['the computer sleeps', 600_000, 10, 'jumped'],
  ['the desk is busy for long', 90_000, 90_000, 'steady'],
];

test.each(clockRows)('when %s, its clock reads right', async (_, wall, mono, state) => {
  const clock = new HandClock();
  const desk = await newDesk(1, clock);
  clock.wall += wall;
  clock.mono += mono;
  desk.look();
  expect(await new Screen(desk, { kind: 'desk' }).sees(() => true)).toMatchObject({ clock: state });
});

test('a clock that drifts slowly for hours is steady', async () => {
  const clock = new HandClock();
  const desk = await newDesk(1, clock);
  for (let n = 0; n < 60; n++) {
    clock.wall += 60_030;
    clock.mono += 60_000;
    desk.look();
  }
  expect(await new Screen(desk, { kind: 'desk' }).sees(() => true)).toMatchObject({ clock: 'steady' });
});

// Windows does not let an open file be moved
test.runIf(process.platform !== 'win32')('it says when the file is gone, and when it is back', async () => {
  const desk = await newDesk(1);
  const screen = new Screen(desk, { kind: 'desk' });
  renameSync(desk.path, `${desk.path}.elsewhere`);
  desk.look();
  await screen.sees((view) => view.fault?.code === 'notFound');
  expect((await faultOf(desk.act(act(move(1, 'e4'))))).code).toBe('notFound');
  renameSync(`${desk.path}.elsewhere`, desk.path);
  screen.shown.length = 0;
  desk.look();
  await screen.sees((view) => view.fault === null);
  await did(desk, move(1, 'e4'));
});

test('a damaged file opened to be read says what is wrong with it', async () => {
  const made = await newDesk(2);
  await did(made, move(1, 'e4'));
  await did(made, move(2, 'd4'));
  made.close();
  asOtherProgram(made.path, (db) => {
    db.exec('DROP TRIGGER entry_never_changes');
    db.exec(`UPDATE entry SET event = replace(event, 'e2e4', 'e2e5') WHERE seq = 3`);
  });
  expect(() => openDesk(made.path)).toThrow('damaged');
  const reading = DeskService.open(made.path, { ...realClock, mode: 'read' });
  const view = await new Screen(reading, { kind: 'desk' }).sees(() => true);
  expect(view).toMatchObject({ seq: 4, fault: { code: 'damaged', facts: { seq: 3, reason: 'changed' } } });
  const board2 = await new Screen(reading, { kind: 'board', round: 1, board: 2 }).sees(() => true);
  expect(board2.plies).toMatchObject([{ san: 'd4' }]);
  reading.close();
});
