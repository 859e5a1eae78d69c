import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { DeskEvent } from '../../../src-core/contract/desk-api.ts';
import {
  createJournal,
  type Journal,
  openJournal,
  rescueFile,
  verifyFile,
} from '../../../src-core/store/index.ts';
import { migrate } from '../../../src-core/store/migrate.ts';
import { heartbeat } from '../../../src-core/store/migrations/0002-heartbeat.ts';
import { journal } from '../../../src-core/store/migrations/0001-journal.ts';
import { migrations } from '../../../src-core/store/migrations/index.ts';
import { opened } from '../../../src-core/store/migrations/0003-opened.ts';
import { openNowhere } from '../../../src-core/store/sqlite.ts';
import { asOtherProgram, faultIn, newPath, notes } from '../kit.ts';

/** Files that the program of each format wrote, each the same tournament: chief arbiter, two players, one game. */
const written = [
  { format: 1, head: '37f14d9bd863216e6fd691e2055c673a82bfb6ed6fe3a7fbeccdb8bcdae7cebf' },
  { format: 2, head: '8dcefc127852d3ede5e93e67537a68b0927ad6d58db51e89fa7ae12323fa5426' },
  { format: 3, head: 'eae78d40971b710f58185d18993664cb36176744d1abda135c8aa2094fd9d8fe' },
];

const names = ['Gijssen, Geurt', 'Anand, Viswanathan', 'Polgár, Judit'];

function fileOf(format: number): string {
  const path = newPath();
  const kept = join(import.meta.dirname, `../../data/files/format-${format}.escaque.gz`);
  writeFileSync(path, gunzipSync(readFileSync(kept)));
  return path;
}

const namesIn = (file: Journal<DeskEvent>) => [...file.people().values()].map(({ name }) => name);

test('format 4: digests in a line, a salt beside each person', () => {
  const db = openNowhere();
  migrate(db, migrations.slice(0, 4));
  const columns = db.prepare<[string], string>('SELECT name FROM pragma_table_info(?) ORDER BY cid').pluck();
  expect(columns.all('entry').at(-1)).toBe('people');
  expect(columns.all('person').at(-1)).toBe('salt');
  db.close();
});

test.each(written)('a file of format $format is verified, read and rescued as it was written', (old) => {
  const path = fileOf(old.format);
  const whole = { whole: true, entries: 11, head: old.head, people: { from: null, unbound: 3 } };
  expect(verifyFile(path)).toMatchObject(whole);
  const reading = openJournal<DeskEvent>(path, { mode: 'read' });
  expect([...reading.follow({ seq: 0, hash: '0'.repeat(64) })]).toHaveLength(11);
  expect(namesIn(reading)).toEqual(names);
  reading.close();
  const { path: out, ...rescued } = rescueFile(path, newPath());
  expect(rescued).toMatchObject({ entries: 11, head: old.head, people: 3, peopleLost: false, strange: [] });
  expect(verifyFile(out)).toMatchObject(whole);
});

test.each(written)(
  'a file of format $format goes on, and its first line binds all who stand there',
  (old) => {
    const path = fileOf(old.format);
    const file = openJournal<DeskEvent>(path);
    expect(file.head()).toEqual({ seq: 11, hash: old.head });
    file.append([notes('a1', ['one']), notes('a2', ['two'])]);
    expect(namesIn(file)).toEqual(names);
    file.close();
    expect(verifyFile(path)).toMatchObject({ whole: true, entries: 13, people: { from: 12, unbound: 0 } });
    expect(verifyFile(path.replace('.escaque', `.before-${migrations.length}.escaque`))).toMatchObject({
      head: old.head,
    });
    asOtherProgram(path, (db) => db.exec(`UPDATE person SET name = 'Nadie' WHERE id = 'p2'`));
    expect(verifyFile(path)).toMatchObject({ troubles: [{ code: 'personChanged', seq: 12, detail: 'p2' }] });
  },
);

test('a program that knows format 3 alone refuses the file, and says which it is', () => {
  const path = newPath();
  createJournal(path).close();
  const fault = faultIn(() => openJournal(path, { migrations: [journal, heartbeat, opened] }));
  expect(fault).toMatchObject({ code: 'newerFile', facts: { version: migrations.length, known: 3 } });
});
