import { expect, test } from 'vitest';
import { migrate } from '../../../src-core/store/migrate.ts';
import { journal } from '../../../src-core/store/migrations/0001-journal.ts';
import { openNowhere } from '../../../src-core/store/sqlite.ts';

test('format 1: the journal, its acts, its head and people', () => {
  const db = openNowhere();
  migrate(db, [journal]);
  const columns = db.prepare(
    `SELECT m.name || '.' || c.name FROM sqlite_schema AS m, pragma_table_info(m.name) AS c
     WHERE m.type = 'table' ORDER BY m.name, c.cid`,
  );
  expect(columns.pluck().all()).toEqual([
    ...['act.id', 'act.first', 'act.last', 'act.count'],
    ...['entry.seq', 'entry.act', 'entry.at', 'entry.by', 'entry.event', 'entry.hash'],
    ...['head.only', 'head.seq', 'head.hash'],
    ...['person.id', 'person.name', 'person.fide_id', 'person.birth', 'person.sex', 'person.club'],
  ]);
  expect(db.prepare('SELECT seq, hash FROM head').get()).toEqual({ seq: 0, hash: '0'.repeat(64) });
  db.close();
});
