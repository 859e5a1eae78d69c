import { chmodSync, copyFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { FaultCode } from '../../src-core/contract/desk-api.ts';
import { createJournal, openJournal, verifyFile } from '../../src-core/store/index.ts';
import { migrations } from '../../src-core/store/migrations/index.ts';
import { asOtherProgram, codeIn, contentsOf, faultIn, newFolder, newPath, notes } from './kit.ts';

function makeTournament(path: string, entries = 400): void {
  const journal = createJournal(path);
  journal.append([
    notes(
      'a1',
      Array.from({ length: entries }, (_, n) => `note ${n}`),
    ),
  ]);
  journal.close();
}

function overwrite(path: string, at: number, bytes: Buffer): void {
  const file = readFileSync(path);
  bytes.copy(file, at);
  writeFileSync(path, file);
}

interface Row {
  readonly what: string;
  make(path: string): void;
  readonly code: FaultCode;
}

const rows: readonly Row[] = [
  { what: 'no file', make: () => {}, code: 'notFound' },
  { what: 'a folder', make: (path) => mkdirSync(path), code: 'notATournament' },
  { what: 'an empty file', make: (path) => writeFileSync(path, ''), code: 'notATournament' },
  {
    what: 'a text',
    make: (path) => writeFileSync(path, '[Event "?"]\n\n1. e4 *\n'.repeat(9)),
    code: 'notATournament',
  },
  {
    what: 'a header and nothing else',
    make: (path) => writeFileSync(path, 'SQLite format 3\0'),
    code: 'notATournament',
  },
  {
    what: 'a database of another program',
    make: (path) => asOtherProgram(path, (db) => db.exec('CREATE TABLE mail (text)')),
    code: 'notATournament',
  },
  {
    what: 'a file of a newer program',
    make: (path) => {
      makeTournament(path);
      asOtherProgram(path, (db) => db.pragma('user_version = 7'));
    },
    code: 'newerFile',
  },
  {
    what: 'a file whose pages are broken',
    make: (path) => {
      makeTournament(path);
      overwrite(path, 4096, Buffer.alloc(8192, 0xa5));
    },
    code: 'damaged',
  },
  {
    what: 'a file cut short',
    make: (path) => {
      makeTournament(path);
      writeFileSync(path, readFileSync(path).subarray(0, 20_000));
    },
    code: 'damaged',
  },
  {
    what: 'a file that lost a table',
    make: (path) => {
      makeTournament(path);
      asOtherProgram(path, (db) => db.exec('DROP TABLE person'));
    },
    code: 'damaged',
  },
  {
    what: 'a file with a trigger of somebody else',
    make: (path) => {
      makeTournament(path);
      asOtherProgram(path, (db) =>
        db.exec('CREATE TRIGGER thief AFTER INSERT ON entry BEGIN DELETE FROM person; END'),
      );
    },
    code: 'damaged',
  },
];

test.each(rows)('$what is refused ($code) and left as it was', ({ make, code }) => {
  const path = newPath();
  make(path);
  const before = contentsOf(dirname(path));
  const fault = faultIn(() => openJournal(path));
  expect(fault.code).toBe(code);
  expect(fault.message).toContain(path);
  expect(contentsOf(dirname(path))).toEqual(before);
});

test('a newer file is refused with its version, also where only the -wal file says so', () => {
  const path = newPath();
  makeTournament(path);
  expect(faultIn(() => openJournal(path, { migrations: [] })).facts).toMatchObject({
    version: migrations.length,
    known: 0,
  });
  const there = newPath();
  asOtherProgram(path, (db) => {
    db.pragma('user_version = 8');
    for (const end of ['', '-wal']) copyFileSync(path + end, there + end);
  });
  const before = contentsOf(dirname(there));
  const fault = faultIn(() => openJournal(there));
  expect(fault.code).toBe('newerFile');
  expect(fault.facts).toMatchObject({ version: 8, known: migrations.length });
  expect(contentsOf(dirname(there))).toMatchObject(before);
});

test('a file that another program holds is busy after the time given, and read all the same', () => {
  const path = newPath();
  makeTournament(path, 3);
  const journal = openJournal(path, { busyMs: 50 });
  asOtherProgram(path, (db) => {
    db.exec('BEGIN IMMEDIATE');
    expect(codeIn(() => journal.append([notes('a2', ['x'])]))).toBe('busy');
    expect(journal.read(0, 10)).toHaveLength(3);
    db.exec('COMMIT');
  });
  journal.append([notes('a2', ['x'])]);
  expect(journal.lastSeq).toBe(4);
  journal.close();
});

test('a file held exclusively cannot be opened, and is left as it was', () => {
  const path = newPath();
  makeTournament(path, 3);
  asOtherProgram(path, (db) => {
    db.pragma('locking_mode = EXCLUSIVE');
    db.exec('BEGIN EXCLUSIVE');
    const before = readFileSync(path);
    expect(codeIn(() => openJournal(path, { busyMs: 50 }))).toBe('busy');
    expect(readFileSync(path).equals(before)).toBe(true);
    db.exec('COMMIT');
  });
});

test('a file in a folder that is not there cannot be made', () => {
  expect(codeIn(() => createJournal(join(newFolder(), 'no', 'such.escaque')))).toBe('notFound');
});

test('reading leaves nothing beside the file, and sees what a killed desk left in the -wal file', () => {
  const path = newPath();
  const killed = newPath();
  const journal = createJournal(path);
  journal.append([notes('a1', ['one', 'two'])]);
  for (const end of ['', '-wal']) copyFileSync(path + end, killed + end);
  journal.close();
  const before = contentsOf(dirname(path));
  const reading = openJournal(path, { mode: 'read' });
  expect(reading.read(0, 10)).toHaveLength(2);
  expect(codeIn(() => reading.append([notes('a2', ['x'])]))).toBe('readOnly');
  reading.close();
  expect(verifyFile(path)).toMatchObject({ whole: true, entries: 2 });
  expect(contentsOf(dirname(path))).toEqual(before);
  expect(verifyFile(killed)).toMatchObject({ whole: true, entries: 2 });
  const found = contentsOf(dirname(killed));
  const again = openJournal(killed, { mode: 'read' });
  expect(again.read(0, 10)).toHaveLength(2);
  again.close();
  expect(contentsOf(dirname(killed))).toMatchObject(found);
});

test('a file that another program left half changed, with what it needs to go back, is read as it was', () => {
  const path = newPath();
  const killed = newPath();
  makeTournament(path, 40);
  asOtherProgram(path, (db) => {
    db.pragma('journal_mode = DELETE');
    db.pragma('cache_size = 1');
    db.pragma('cache_spill = 1');
    db.exec('BEGIN; DROP TRIGGER entry_never_changes');
    db.exec(`UPDATE entry SET by = printf('%.900c', 'x')`);
    for (const end of ['', '-journal']) copyFileSync(path + end, killed + end);
    db.exec('ROLLBACK');
  });
  expect(readFileSync(killed).equals(readFileSync(path))).toBe(false);
  const before = contentsOf(dirname(killed));
  expect(verifyFile(killed)).toMatchObject({ whole: true, entries: 40 });
  expect(contentsOf(dirname(killed))).toEqual(before);
  const journal = openJournal(killed);
  journal.append([notes('a2', ['x'])]);
  journal.close();
  expect(verifyFile(killed)).toMatchObject({ whole: true, entries: 41 });
});

test('a damaged file is read as far as it goes, and the first thing wrong is told', () => {
  const path = newPath();
  makeTournament(path, 5);
  asOtherProgram(path, (db) => {
    db.exec('DROP TRIGGER entry_never_changes');
    db.exec(`UPDATE entry SET event = '{"type":' WHERE seq = 2`);
    db.exec(`UPDATE entry SET by = 'Nobody' WHERE seq = 4`);
  });
  const reading = openJournal(path, { mode: 'read' });
  const told: unknown[] = [];
  const read = [
    ...reading.follow({ seq: 0, hash: '0'.repeat(64) }, (fault) => told.push(fault.fault.facts['seq'])),
  ];
  expect(read.map((entry) => entry.seq)).toEqual([1, 3, 4, 5]);
  expect(told).toContain(2);
  expect(told).toContain(4);
  reading.close();
});

// Windows has no such modes: there the folder's own rights hold
const posix = process.platform !== 'win32';

test.runIf(posix)('a new file, and all that lies beside it, is its maker’s alone', () => {
  const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
  const before = process.umask(0o022);
  try {
    const path = newPath();
    const journal = createJournal(path);
    journal.append([notes('a1', ['x'])]);
    expect(['', '-wal', '-shm'].map((end) => mode(path + end))).toEqual(['600', '600', '600']);
    journal.close();
    chmodSync(path, 0o640);
    openJournal(path).close();
    expect(mode(path), 'who was given the file to read keeps it').toBe('640');
  } finally {
    process.umask(before);
  }
});
