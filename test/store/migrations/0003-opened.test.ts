import { closeSync, copyFileSync, openSync } from 'node:fs';
import { expect, test } from 'vitest';
import { migrate } from '../../../src-core/store/migrate.ts';
import { journal } from '../../../src-core/store/migrations/0001-journal.ts';
import { heartbeat } from '../../../src-core/store/migrations/0002-heartbeat.ts';
import { opened } from '../../../src-core/store/migrations/0003-opened.ts';
import { migrations } from '../../../src-core/store/migrations/index.ts';
import { createJournal, openJournal, verifyFile } from '../../../src-core/store/index.ts';
import { openNowhere, openSqlite } from '../../../src-core/store/sqlite.ts';
import { faultIn, newPath, notes } from '../kit.ts';

test('format 3: the mark of the desk that has the file, one and no more', () => {
  const db = openNowhere();
  migrate(db, [journal, heartbeat, opened]);
  const columns = db.prepare(`SELECT name FROM pragma_table_info('opened') ORDER BY cid`);
  expect(columns.pluck().all()).toEqual(['only', 'desk', 'pid', 'host', 'file', 'place', 'wall']);
  const insert = db.prepare(`INSERT INTO opened VALUES (?, 'a', 1, '', '', '', 1)`);
  insert.run(1);
  expect(() => insert.run(2)).toThrow('CHECK');
  db.close();
});

test('a file of format 2 is verified and read as it is, and opened, brought to format 3', () => {
  const path = newPath();
  closeSync(openSync(path, 'wx'));
  const older = openSqlite(path, { readonly: false, busyMs: 0 });
  migrate(older, [journal, heartbeat]);
  older.close();
  expect(verifyFile(path)).toMatchObject({ whole: true, entries: 0, other: null });
  const reading = openJournal(path, { mode: 'read' });
  expect(reading.other()).toBeNull();
  reading.close();
  const now = openJournal(path, { mode: 'desk' });
  now.append([notes('a1', ['one'])]);
  now.close();
  expect(verifyFile(path)).toMatchObject({ whole: true, entries: 1, other: null });
});

test('a program that knows format 2 alone refuses the file, and leaves it as it was', () => {
  const path = newPath();
  createJournal(path).close();
  const copy = newPath();
  copyFileSync(path, copy);
  const fault = faultIn(() => openJournal(path, { migrations: [journal, heartbeat] }));
  expect(fault).toMatchObject({ code: 'newerFile', facts: { version: migrations.length, known: 2 } });
  expect(verifyFile(path)).toEqual(verifyFile(copy));
});
