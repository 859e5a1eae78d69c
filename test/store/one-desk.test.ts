/** One desk has a file: the file knows it, is current, and no second desk writes over what the first keeps. */
import { spawn } from 'node:child_process';
import {
  copyFileSync,
  linkSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { DeskEvent } from '../../src-core/contract/desk-api.ts';
import {
  copyJournal,
  createJournal,
  openJournal,
  verifyFile,
  type Journal,
} from '../../src-core/store/index.ts';
import { asOtherProgram, codeIn, contentsOf, endsUnclosed, faultIn, newPath, notes } from './kit.ts';

function opened(path = newPath()): Journal<DeskEvent> {
  const journal = createJournal<DeskEvent>(path);
  onTestFinished(() => journal.close());
  return journal;
}

/** So many lines, one an act, from `first` on. */
function write(journal: Journal<DeskEvent>, count: number, first = 0): void {
  for (let n = first; n < first + count; n++) journal.append([notes(`a${n}`, [`note ${n}`])]);
}

/** The file alone, as a person copies it to a stick. */
function copied(path: string): string {
  const copy = newPath();
  copyFileSync(path, copy);
  return copy;
}

// a second name of a file, and files that others move while they are open, are not Windows' way
const posix = process.platform !== 'win32';

describe('a copy made while the desk has the file', () => {
  test('holds what was told a second ago, and says up to where, and that there may be more', () => {
    const journal = opened();
    write(journal, 102);
    const head = journal.head();
    journal.settle(Date.now());
    const copy = copied(journal.path);
    expect(verifyFile(copy)).toMatchObject({
      whole: true,
      entries: 102,
      other: { kind: 'copied', pid: process.pid, ...head },
    });
    const opening = openJournal(copy);
    expect(opening.other()).toMatchObject({ kind: 'copied', seq: 102 });
    opening.close();
    expect(verifyFile(copy).other).toBeNull();
  });

  test('of a file that was closed says nothing', () => {
    const journal = opened();
    write(journal, 3);
    journal.close();
    expect(verifyFile(copied(journal.path))).toMatchObject({ whole: true, entries: 3, other: null });
  });

  test('is whole and of no desk where the desk makes it, and never over another file', async () => {
    const journal = opened();
    write(journal, 40);
    const copy = newPath();
    expect(await journal.copyTo(copy)).toBe(copy);
    expect(verifyFile(copy)).toMatchObject({ whole: true, entries: 40, other: null });
    expect(Object.keys(contentsOf(dirname(copy)))).toEqual(['open.escaque']);
    await expect(journal.copyTo(copy)).rejects.toMatchObject({ fault: { code: 'exists' } });
    write(journal, 1, 40);
    const another = newPath();
    expect(await copyJournal(journal.path, another)).toEqual({ path: another, entries: 41 });
  });

  test('of a copy that may lack lines goes on saying so', async () => {
    const journal = opened();
    write(journal, 2);
    journal.settle(Date.now());
    const again = newPath();
    await copyJournal(copied(journal.path), again);
    expect(verifyFile(again).other).toMatchObject({ kind: 'copied', seq: 2 });
  });
});

describe('a desk that ended without closing', () => {
  test.runIf(posix)('left all it told beside the file; without that, lines may be missing', () => {
    const journal = opened();
    write(journal, 5);
    journal.settle(Date.now());
    write(journal, 3, 5);
    endsUnclosed(journal.path);
    expect(verifyFile(journal.path)).toMatchObject({ whole: true, entries: 8, other: { kind: 'left' } });
    rmSync(`${journal.path}-wal`);
    expect(verifyFile(journal.path)).toMatchObject({
      whole: true,
      entries: 5,
      other: { kind: 'cut', seq: 5 },
    });
  });
});

const child = fileURLToPath(new URL('holder.ts', import.meta.url));

/** A desk in a process of its own that has the file until it is killed. */
function deskElsewhere(path: string): Promise<() => Promise<unknown>> {
  const desk = spawn(process.execPath, [child, path], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void desk.kill('SIGKILL'));
  const ended = new Promise((done) => desk.once('close', done));
  return new Promise((resolve) =>
    desk.stdout.once('data', () =>
      resolve(() => {
        desk.kill('SIGKILL');
        return ended;
      }),
    ),
  );
}

describe('a second desk', () => {
  test('is refused, told who has the file, and reads it; killed, the first has it no longer', async () => {
    const path = newPath();
    createJournal(path).close();
    const kill = await deskElsewhere(path);
    expect(faultIn(() => openJournal(path, { mode: 'desk' }))).toMatchObject({
      code: 'held',
      facts: { reason: 'desk', pid: expect.any(Number), host: expect.any(String) },
    });
    const reading = openJournal(path, { mode: 'read' });
    expect(reading.other()).toMatchObject({ kind: 'has' });
    expect(reading.lastSeq).toBe(1);
    await kill();
    expect(reading.other()).toMatchObject({ kind: 'left' });
    reading.close();
    const desk = openJournal(path, { mode: 'desk' });
    expect(desk.isDesk).toBe(true);
    expect(desk.lastSeq).toBe(1);
    desk.close();
  });

  test.runIf(posix)('by another name of the file writes nothing, whatever it asks for', async () => {
    const path = newPath();
    createJournal(path).close();
    const name = join(dirname(newPath()), 'other name.escaque');
    linkSync(path, name);
    const kill = await deskElsewhere(path);
    for (const mode of ['desk', 'write'] as const) {
      expect(faultIn(() => openJournal(name, { mode }))).toMatchObject({
        code: 'held',
        facts: { reason: 'otherName' },
      });
    }
    expect(verifyFile(name).other).toMatchObject({ kind: 'has' });
    await kill();
  });

  test.runIf(posix)('through a symbolic link is at the file itself', () => {
    const journal = opened();
    write(journal, 1);
    const link = join(dirname(newPath()), 'link.escaque');
    symlinkSync(journal.path, link);
    const beside = openJournal<DeskEvent>(link);
    expect(beside.path).toBe(journal.path);
    expect(beside.isDesk).toBe(false);
    write(beside, 1, 1);
    beside.close();
    expect(journal.lastSeq).toBe(2);
    expect(verifyFile(link)).toMatchObject({ whole: true, entries: 2 });
  });
});

/** What others do to a file, or what stands beside it, while it is open. */
const pulled: readonly (readonly [what: string, reason: string, happen: (path: string) => void])[] = [
  ['whose -wal file was removed', 'wal', (path) => rmSync(`${path}-wal`)],
  [
    'whose -wal file was replaced',
    'wal',
    (path) => {
      rmSync(`${path}-wal`);
      writeFileSync(`${path}-wal`, '');
    },
  ],
  [
    'overwritten in place by an older copy of itself',
    'overwritten',
    (path) => {
      writeFileSync(path, readFileSync(`${path}.older`));
    },
  ],
  ['overwritten in place by something else', 'overwritten', (path) => writeFileSync(path, 'x'.repeat(9000))],
  ['cut off in place', 'overwritten', (path) => truncateSync(path, 4096)],
  ['emptied', 'overwritten', (path) => truncateSync(path, 0)],
];

describe.runIf(posix)('a file', () => {
  test.each(pulled)('%s takes no more acts, and is copied whole elsewhere', async (_, reason, happen) => {
    const journal = opened();
    write(journal, 50);
    journal.settle(Date.now());
    copyFileSync(journal.path, `${journal.path}.older`);
    write(journal, 20, 50);
    journal.settle(Date.now());
    write(journal, 3, 70);
    happen(journal.path);
    expect(faultIn(() => journal.append([notes('late', ['y'])]))).toMatchObject({
      code: 'pulledAway',
      facts: { reason },
    });
    expect(codeIn(() => journal.settle(Date.now()))).toBe('pulledAway');
    const copy = newPath();
    await journal.copyTo(copy);
    expect(verifyFile(copy)).toMatchObject({ whole: true, entries: 73 });
  });

  test.each([0, 3])(
    'overwritten by a copy of it that went on elsewhere takes no more acts (%i lines after)',
    (more) => {
      const journal = opened();
      write(journal, 50);
      journal.settle(Date.now());
      const copy = copied(journal.path);
      const elsewhere = openJournal<DeskEvent>(copy);
      elsewhere.append(Array.from({ length: 5 }, (_, at) => notes(`b${at}`, ['elsewhere'])));
      elsewhere.close();
      write(journal, more, 50);
      writeFileSync(journal.path, readFileSync(copy));
      expect(faultIn(() => journal.append([notes('late', ['y'])]))).toMatchObject({
        code: 'pulledAway',
        facts: { reason: 'overwritten' },
      });
    },
  );

  test('that another process brings up to date takes acts as before', () => {
    const journal = opened();
    write(journal, 3);
    asOtherProgram(journal.path, (db) => db.pragma('wal_checkpoint(PASSIVE)'));
    write(journal, 3, 3);
    expect(journal.lastSeq).toBe(6);
  });
});

test('a file is verified as it is opened: a newer one is refused, also where only the -wal file says so', () => {
  const path = newPath();
  opened(path).close();
  const there = newPath();
  asOtherProgram(path, (db) => {
    db.pragma('user_version = 8');
    for (const end of ['', '-wal']) copyFileSync(path + end, there + end);
  });
  expect(faultIn(() => verifyFile(there))).toEqual(faultIn(() => openJournal(there)));
  expect(codeIn(() => verifyFile(there))).toBe('newerFile');
});

test('a file whose desk has nothing new to bring up to date is not written', () => {
  const journal = opened();
  write(journal, 2);
  journal.settle(Date.now());
  const before = statSync(journal.path, { bigint: true }).mtimeNs;
  journal.settle(Date.now());
  expect(statSync(journal.path, { bigint: true }).mtimeNs).toBe(before);
});
