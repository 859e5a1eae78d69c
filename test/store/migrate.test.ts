import { dirname, join } from 'node:path';
import { chmodSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { migrations } from '../../src-core/store/migrations/index.ts';
import type { Migration } from '../../src-core/store/migrations/migration.ts';
import { createJournal, openJournal, verifyFile } from '../../src-core/store/index.ts';
import { asOtherProgram, codeIn, contentsOf, newPath, notes } from './kit.ts';

const version = (path: string): unknown =>
  asOtherProgram(path, (db) => db.pragma('user_version', { simple: true }));

const clubs: Migration = {
  version: migrations.length + 1,
  name: 'clubs',
  sql: 'CREATE TABLE club (name TEXT NOT NULL PRIMARY KEY) STRICT;',
};
const broken: Migration = {
  version: migrations.length + 2,
  name: 'broken',
  sql: 'CREATE TABLE half (done TEXT) STRICT; CREATE TABLE club (again TEXT) STRICT;',
};

function makeFile(): string {
  const path = newPath();
  const journal = createJournal(path);
  journal.append([notes('a1', ['one', 'two'])]);
  journal.close();
  return path;
}

test('the steps are numbered 1, 2, 3 ...', () => {
  expect(migrations.map((step) => step.version)).toEqual(migrations.map((_, n) => n + 1));
});

test('an older file is brought up to date, and a whole copy of it as it was stays beside it', () => {
  const path = makeFile();
  const journal = openJournal(path, { migrations: [...migrations, clubs] });
  journal.append([notes('a2', ['three'])]);
  journal.close();
  const copy = path.replace('.escaque', `.before-${clubs.version}.escaque`);
  expect(readdirSync(dirname(path)).sort()).toEqual(
    [copy, path].map((file) => file.slice(dirname(path).length + 1)),
  );
  expect(version(path)).toBe(clubs.version);
  expect(version(copy)).toBe(migrations.length);
  expect(verifyFile(copy)).toMatchObject({ whole: true, entries: 2 });
});

test.runIf(process.platform !== 'win32')('the copy is read by whoever may read the file', () => {
  for (const mode of [0o600, 0o640]) {
    const path = makeFile();
    chmodSync(path, mode);
    openJournal(path, { migrations: [...migrations, clubs] }).close();
    const copy = path.replace('.escaque', `.before-${clubs.version}.escaque`);
    expect(statSync(copy).mode & 0o777).toBe(mode);
  }
});

test('the copy never takes the place of another file', () => {
  const path = makeFile();
  const older = makeFile();
  const name = (n: string) => path.replace('.escaque', `.before-${clubs.version}${n}.escaque`);
  asOtherProgram(older, (db) => db.prepare('VACUUM INTO ?').run(name('')));
  const kept = readFileSync(name(''));
  openJournal(path, { migrations: [...migrations, clubs] }).close();
  expect(readFileSync(name('')).equals(kept)).toBe(true);
  expect(verifyFile(name('-2'))).toMatchObject({ whole: true, entries: 2 });
});

test('a step that fails leaves the file at the step before, and nothing half done', () => {
  const path = makeFile();
  expect(codeIn(() => openJournal(path, { migrations: [...migrations, clubs, broken] }))).toBe('bug');
  expect(version(path)).toBe(clubs.version);
  asOtherProgram(path, (db) => {
    expect(db.prepare(`SELECT name FROM sqlite_schema WHERE name = 'half'`).all()).toEqual([]);
  });
  const journal = openJournal(path, { migrations: [...migrations, clubs] });
  expect(journal.read(0, 10)).toHaveLength(2);
  journal.close();
});

test('an older file that is only read stays as it was', () => {
  const path = makeFile();
  const before = contentsOf(dirname(path));
  const journal = openJournal(path, { mode: 'read', migrations: [...migrations, clubs] });
  expect(journal.read(0, 10)).toHaveLength(2);
  expect(journal.path).toBe(path);
  journal.close();
  expect(contentsOf(dirname(path))).toEqual(before);
});

test('a file up to date is opened without a copy', () => {
  const path = makeFile();
  openJournal(path).close();
  expect(readdirSync(dirname(path))).toEqual(['open.escaque']);
  expect(join(dirname(path), 'open.escaque')).toBe(path);
});

test('no file is brought to another format beside the desk of an earlier program that has it', () => {
  const path = makeFile();
  const desk = openJournal(path, { mode: 'desk' });
  const newer = () => openJournal(path, { migrations: [...migrations, clubs] });
  expect(codeIn(newer)).toBe('held');
  desk.append([notes('a2', ['three'])]);
  desk.close();
  newer().close();
  expect(version(path)).toBe(clubs.version);
});
