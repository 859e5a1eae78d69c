/** One desk keeps a file: its clocks are its own, and what it tells is where somebody finds it. */
import { copyFileSync, linkSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DeskService } from '../../src-core/service/chess/desk-service.ts';
import { verifyFile } from '../../src-core/store/index.ts';
import { asOtherProgram, codeIn, endsUnclosed, newPath } from '../store/kit.ts';
import { act, did, faultOf, HandClock, move, newDesk, note, openDesk, Screen } from './kit.ts';

/** A desk whose clock at board 1 runs. */
async function running(clock: HandClock): Promise<DeskService> {
  const desk = await newDesk(1, clock);
  await did(desk, { type: 'setControl', round: 1, board: null, text: '90+30', change: 'moves' });
  await did(desk, { type: 'placeClocks', round: 1, boards: null, mode: 'official' });
  await did(desk, { type: 'startRound', round: 1, boards: null });
  return desk;
}

const clockOf = (desk: DeskService) =>
  new Screen(desk, { kind: 'clock', round: 1, board: 1 }).sees(({ clock }) => clock !== null);

/** How another program comes to a file that is open: by its own name, or by another. */
const names: readonly (readonly [string, (path: string) => string])[] = [
  ['the same name', (path) => path],
  ['a symbolic link', (path) => named(path, symlinkSync)],
  ['a hard link', (path) => named(path, linkSync)],
];

function named(path: string, link: (path: string, name: string) => void): string {
  const name = join(dirname(newPath()), 'other name.escaque');
  link(path, name);
  return name;
}

test.runIf(process.platform !== 'win32').each(names)(
  'clocks that run at one desk run on, whoever opens the file by %s, however long the first is silent',
  async (_, nameFor) => {
    const clock = new HandClock();
    const desk = await running(clock);
    clock.pass(60_000);
    const { total } = await desk.history({ from: 0, limit: 1, newestFirst: true, place: null });
    const name = nameFor(desk.path);
    expect(codeIn(() => DeskService.open(name, { ...clock, mode: 'desk' }))).toBe('held');
    const reading = DeskService.open(name, { ...clock, mode: 'read' });
    onTestFinished(() => reading.close());
    expect(await new Screen(reading, { kind: 'desk' }).sees(() => true)).toMatchObject({
      other: { kind: 'has', pid: process.pid },
    });
    expect((await faultOf(reading.act(act(note(1, 'x'))))).code).toBe('held');
    reading.look();
    expect((await clockOf(desk)).clock).toMatchObject({ phase: 'running', interrupted: null });
    expect(verifyFile(desk.path)).toMatchObject({ whole: true, entries: total });
  },
);

test('clocks that run at a desk of another computer run on while it gives signs of life, and stand once it gives none', async () => {
  const clock = new HandClock();
  const desk = await running(clock);
  clock.pass(1_000);
  desk.look();
  // as the file is found there: no lock to be seen, and a process that is none of this computer's
  endsUnclosed(desk.path);
  asOtherProgram(desk.path, (db) =>
    db.exec(`UPDATE opened SET host = 'elsewhere'; UPDATE heartbeat SET pid = ${2 ** 30}`),
  );
  const here = openDesk(desk.path, { ...clock, mode: 'desk' });
  expect((await clockOf(here)).clock).toMatchObject({ phase: 'running', interrupted: null });
  for (let seconds = 0; seconds < 10; seconds++) {
    clock.pass(1_000);
    here.look();
  }
  await new Screen(here, { kind: 'clock', round: 1, board: 1 }).sees(
    ({ clock: one }) => one?.interrupted !== null,
  );
});

test('who only writes beside the desk leaves its clocks alone', async () => {
  const clock = new HandClock();
  const desk = await running(clock);
  clock.pass(60_000);
  const beside = openDesk(desk.path, clock);
  await did(beside, note(1, 'brought in from the terminal'));
  beside.look();
  expect((await clockOf(beside)).clock).toMatchObject({ phase: 'running', interrupted: null });
});

test('clocks that another process starts are kept by the desk', async () => {
  const clock = new HandClock();
  const desk = await newDesk(1, clock);
  const beside = openDesk(desk.path, clock);
  await did(beside, { type: 'setControl', round: 1, board: null, text: '90+30', change: 'moves' });
  await did(beside, { type: 'placeClocks', round: 1, boards: null, mode: 'official' });
  await did(beside, { type: 'startRound', round: 1, boards: null });
  for (let seconds = 0; seconds < 10; seconds++) {
    clock.pass(1_000);
    desk.look();
    beside.look();
  }
  expect((await clockOf(desk)).clock).toMatchObject({ phase: 'running', interrupted: null });
});

test('who only reads is told when the desk is gone, and nothing is taken over before it is asked', async () => {
  const desk = await newDesk(1);
  const reading = openDesk(desk.path, { mode: 'read' });
  const trust = new Screen(reading, { kind: 'desk' });
  await trust.sees(({ other }) => other?.kind === 'has');
  endsUnclosed(desk.path);
  reading.look();
  await trust.sees(({ other }) => other?.kind === 'gone');
  expect((await faultOf(reading.act(act(note(1, 'x'))))).code).toBe('held');
  await did(openDesk(desk.path, { mode: 'desk' }), note(1, 'taken over'));
});

test('the file itself is current soon after each act, with nobody asking', async () => {
  const desk = await newDesk(1, { pollEveryMs: 5 });
  const { last } = await did(desk, move(1, 'e4'));
  const copy = newPath();
  await expect
    .poll(() => {
      copyFileSync(desk.path, copy);
      return verifyFile(copy);
    })
    .toMatchObject({ whole: true, entries: last, other: { kind: 'copied', seq: last } });
  const screen = new Screen(openDesk(copy), { kind: 'desk' });
  expect(await screen.sees(() => true)).toMatchObject({ other: { kind: 'copied', seq: last } });
});

// Windows does not let an open file be taken away
test.runIf(process.platform !== 'win32')(
  'with the -wal file taken away nothing more is acknowledged, the trust line says so, and all is copied elsewhere',
  async () => {
    const desk = await newDesk(1);
    const { last } = await did(desk, move(1, 'e4'));
    const trust = new Screen(desk, { kind: 'desk' });
    rmSync(`${desk.path}-wal`);
    expect((await faultOf(desk.act(act(move(1, 'e5'))))).code).toBe('pulledAway');
    await trust.sees(({ fault }) => fault?.code === 'pulledAway');
    const copy = newPath();
    await desk.copyTo(copy);
    expect(verifyFile(copy)).toMatchObject({ whole: true, entries: last, other: null });
    await did(openDesk(copy, { mode: 'desk' }), move(1, 'e5'));
  },
);
