import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createJournal, openJournal, verifyFile } from '../../src-core/store/index.ts';
import { Journal } from '../../src-core/store/journal.ts';
import { openSqlite } from '../../src-core/store/sqlite.ts';
import { codeIn, newPath, notes } from './kit.ts';

const long = 'x'.repeat(3_000);

test('on a full disk nothing is half written, the journal is still read, and goes on once there is room', () => {
  const path = newPath();
  createJournal(path).close();
  const db = openSqlite(path, { readonly: false, busyMs: 100 });
  const journal = new Journal(db, path);
  journal.append([notes('a1', ['one'])]);
  const pages = Number(db.pragma('page_count', { simple: true }));
  db.pragma(`max_page_count = ${pages + 2}`);
  const batch = [notes('a2', ['two']), notes('a3', [long, long, long, long])];
  expect(codeIn(() => journal.append(batch))).toBe('diskFull');
  expect(journal.read(0, 10)).toHaveLength(1);
  expect(journal.findAct('a2')).toBeNull();
  db.pragma('max_page_count = 4294967294');
  journal.append(batch);
  expect(journal.lastSeq).toBe(6);
  journal.close();
  expect(verifyFile(path)).toMatchObject({ whole: true, entries: 6 });
});

const child = fileURLToPath(new URL('limited-disk.ts', import.meta.url));

// a limit on the size of files is the only full disk that every machine lets a test have; Windows has none
test.runIf(process.platform !== 'win32')('a write that the system cuts short leaves no half act', () => {
  const path = newPath();
  createJournal(path).close();
  const shell = `trap '' XFSZ; ulimit -f 512; exec "$0" "$1" "$2"`;
  const printed = execFileSync('sh', ['-c', shell, process.execPath, child, path], { encoding: 'utf8' });
  const { acts, code, readable } = JSON.parse(printed);
  expect(acts).toBeGreaterThan(10);
  expect(code).toBe('diskFull');
  expect(readable).toBe(acts * 3);
  expect(verifyFile(path)).toMatchObject({ whole: true, entries: acts * 3 });
  const journal = openJournal(path);
  journal.append([notes('after', ['there is room again'])]);
  journal.close();
});
