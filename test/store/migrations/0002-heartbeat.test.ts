import { closeSync, openSync } from 'node:fs';
import { expect, test } from 'vitest';
import { migrate } from '../../../src-core/store/migrate.ts';
import { journal } from '../../../src-core/store/migrations/0001-journal.ts';
import { heartbeat } from '../../../src-core/store/migrations/0002-heartbeat.ts';
import { createJournal, openJournal, verifyFile } from '../../../src-core/store/index.ts';
import { openNowhere, openSqlite } from '../../../src-core/store/sqlite.ts';
import { newPath, notes } from '../kit.ts';

const beat = { owner: 'a', pid: 7, seq: 1, wall: 1_700_000_000_000, desk: 1_700_000_000_005 };

test('format 2: the sign of life, one line and no more', () => {
  const db = openNowhere();
  migrate(db, [journal, heartbeat]);
  const columns = db.prepare(`SELECT name FROM pragma_table_info('heartbeat') ORDER BY cid`);
  expect(columns.pluck().all()).toEqual(['only', 'owner', 'pid', 'seq', 'wall', 'desk']);
  const insert = db.prepare('INSERT INTO heartbeat VALUES (?, ?, 1, 1, 1, 1)');
  insert.run(1, 'a');
  expect(() => insert.run(2, 'b')).toThrow('CHECK');
  db.close();
});

test('a file of format 1 is brought to it, and its journal is whole', () => {
  const path = newPath();
  closeSync(openSync(path, 'wx'));
  const older = openSqlite(path, { readonly: false, busyMs: 0 });
  migrate(older, [journal]);
  older.close();
  const now = openJournal(path);
  expect(now.heartbeat()).toBeNull();
  now.append([notes('a1', ['one'])]);
  now.close();
  expect(verifyFile(path)).toMatchObject({ whole: true, entries: 1 });
});

test('a sign of life is written over the last one, outside the chain, and read back', () => {
  const path = newPath();
  const made = createJournal(path);
  made.append([notes('a1', ['one'])]);
  const head = made.head();
  made.beat(beat);
  made.beat({ ...beat, desk: beat.desk + 1000 });
  expect(made.heartbeat()).toEqual({ ...beat, desk: beat.desk + 1000 });
  expect(made.head()).toEqual(head);
  made.close();
  expect(verifyFile(path)).toMatchObject({ whole: true, entries: 1 });
});
