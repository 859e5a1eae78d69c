import { expect, test } from 'vitest';
import { migrate } from '../../../src-core/store/migrate.ts';
import { migrations } from '../../../src-core/store/migrations/index.ts';
import { createJournal, openJournal, verifyFile } from '../../../src-core/store/index.ts';
import { openNowhere, openSqlite } from '../../../src-core/store/sqlite.ts';
import { closeSync, openSync } from 'node:fs';
import { newPath, notes } from '../kit.ts';

test('format 6: a text by its name, beside the journal', () => {
  const db = openNowhere();
  migrate(db, migrations.slice(0, 6));
  const columns = db.prepare(`SELECT name FROM pragma_table_info('aside') ORDER BY cid`);
  expect(columns.pluck().all()).toEqual(['name', 'body']);
  db.close();
});

test('a file of format 5 is brought to it, and its journal is whole', () => {
  const path = newPath();
  closeSync(openSync(path, 'wx'));
  const older = openSqlite(path, { readonly: false, busyMs: 0 });
  migrate(older, migrations.slice(0, 5));
  older.close();
  const now = openJournal(path);
  expect(now.aside()).toEqual(new Map());
  now.append([notes('a1', ['one'])]);
  now.close();
  expect(verifyFile(path)).toMatchObject({ whole: true, entries: 1 });
});

test('texts are kept over one another outside the chain, all or none, and go', () => {
  const path = newPath();
  const made = createJournal(path);
  made.append([notes('a1', ['one'])]);
  const head = made.head();
  made.putAside([
    { name: 'a', body: '1' },
    { name: 'b', body: '2' },
  ]);
  made.putAside([
    { name: 'a', body: '3' },
    { name: 'b', body: null },
  ]);
  expect(made.head()).toEqual(head);
  made.close();
  const again = openJournal(path);
  expect([...again.aside()]).toEqual([['a', '3']]);
  again.close();
  expect(verifyFile(path)).toMatchObject({ whole: true, entries: 1 });
});
