import fc from 'fast-check';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import {
  createJournal,
  openJournal,
  verifyFile,
  type Trouble,
  type Verification,
} from '../../src-core/store/index.ts';
import { Journal } from '../../src-core/store/journal.ts';
import { migrate } from '../../src-core/store/migrate.ts';
import { migrations } from '../../src-core/store/migrations/index.ts';
import { openNowhere } from '../../src-core/store/sqlite.ts';
import { verify } from '../../src-core/store/verify.ts';
import { asOtherProgram, contentsOf, newPath, notes } from './kit.ts';

/** Ten lines: an act of one, one of three, one of two, one of four. */
const lines = [
  notes('a1', ['begin'], 1),
  notes('a2', ['e4', 'e5', 'Nf3'], 1),
  notes('a3', ['d4', 'd5'], 2),
  notes('a4', ['ñ', '½', '♞', '\uFFFD'], 3),
];

function makeFile(): string {
  const path = newPath();
  const journal = createJournal(path);
  journal.append(lines);
  journal.close();
  return path;
}

/** The same, in memory, for what is changed in hundreds of ways. */
const image = makeImage();

function makeImage(): Buffer {
  const db = openNowhere();
  migrate(db, migrations);
  const journal = new Journal(db, 'nowhere');
  journal.append(lines);
  const bytes = db.serialize();
  journal.close();
  return bytes;
}

/** What is found after somebody who knows the file takes the guards off, works, and puts them back. */
function verifyTampered(work: (db: Database.Database) => void): Verification {
  const db = new Database(image);
  try {
    const guards = db.prepare<[], { name: string; sql: string }>(
      `SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'`,
    );
    const all = guards.all();
    db.pragma('foreign_keys = OFF');
    for (const { name } of all) db.exec(`DROP TRIGGER ${name}`);
    work(db);
    for (const { sql } of all) db.exec(sql);
    return verify(db);
  } finally {
    db.close();
  }
}

function troublesAfter(work: (db: Database.Database) => void): readonly Trouble[] {
  const found = verifyTampered(work);
  return found.whole ? [] : found.troubles;
}

const swap = (a: number, b: number) =>
  `UPDATE entry SET seq = -1 WHERE seq = ${a}; UPDATE entry SET seq = ${a} WHERE seq = ${b};
   UPDATE entry SET seq = ${b} WHERE seq = -1;`;

const rows: readonly (readonly [what: string, sql: string, found: readonly Partial<Trouble>[]])[] = [
  [
    'a move changed',
    `UPDATE entry SET event = replace(event, 'e5', 'c5') WHERE seq = 3`,
    [{ code: 'changed', seq: 3 }],
  ],
  ['the first line changed', `UPDATE entry SET by = 'Blas' WHERE seq = 1`, [{ code: 'changed', seq: 1 }]],
  ['the last line changed', `UPDATE entry SET by = 'Blas' WHERE seq = 10`, [{ code: 'changed', seq: 10 }]],
  [
    'an hour changed',
    `UPDATE entry SET at = '2026-11-29T11:00:00.000Z' WHERE seq = 6`,
    [{ code: 'changed', seq: 6 }],
  ],
  ['a space added', `UPDATE entry SET event = event || ' ' WHERE seq = 4`, [{ code: 'changed', seq: 4 }]],
  [
    'a hash changed',
    `UPDATE entry SET hash = replace(hash, 'a', 'b') WHERE seq = 5`,
    [{ code: 'changed', seq: 5 }],
  ],
  ['two lines changed', `UPDATE entry SET by = '' WHERE seq IN (2, 9)`, [{ seq: 2 }, { seq: 9 }]],
  ['neighbours changed', `UPDATE entry SET by = '' WHERE seq IN (4, 5)`, [{ seq: 4 }, { seq: 5 }]],
  ['JSON broken', `UPDATE entry SET event = '{' WHERE seq = 7`, [{ code: 'badJson', seq: 7 }]],
  ['a line taken out', `DELETE FROM entry WHERE seq = 6`, [{ code: 'missing', seq: 6 }, { code: 'act' }]],
  [
    'lines taken out',
    `DELETE FROM entry WHERE seq IN (3, 4)`,
    [{ code: 'missing', seq: 3 }, { code: 'act' }],
  ],
  [
    'the first line taken out',
    `DELETE FROM entry WHERE seq = 1`,
    [{ code: 'missing', seq: 1 }, { code: 'act' }],
  ],
  ['the end cut off', `DELETE FROM entry WHERE seq > 8`, [{ code: 'missing', seq: 9 }, { code: 'act' }]],
  [
    'the end cut off with its acts',
    `DELETE FROM entry WHERE seq > 6; DELETE FROM act WHERE first > 6`,
    [{ code: 'missing', seq: 7 }],
  ],
  ['all lines cut off', `DELETE FROM entry; DELETE FROM act`, [{ code: 'missing', seq: 1 }]],
  [
    'neighbours in the other order',
    swap(6, 7),
    [
      { code: 'moved', seq: 6 },
      { code: 'moved', seq: 7 },
    ],
  ],
  [
    'two lines in the other order',
    swap(3, 5),
    [
      { code: 'moved', seq: 3 },
      { code: 'moved', seq: 5 },
    ],
  ],
  [
    'a line put on the end',
    `INSERT INTO act VALUES ('z', 11, 11, 1);
     INSERT INTO entry SELECT 11, 'z', at, by, event, hash, people FROM entry WHERE seq = 10`,
    [
      { code: 'changed', seq: 11 },
      { code: 'head', seq: 11 },
    ],
  ],
  [
    'a line before the first',
    `UPDATE entry SET seq = 0 WHERE seq = 1`,
    [
      { code: 'badNumber', seq: 0 },
      { code: 'missing', seq: 1 },
    ],
  ],
  ['the head changed', `UPDATE head SET hash = replace(hash, 'a', 'b')`, [{ code: 'head', seq: 10 }]],
  ['the head put back', `UPDATE head SET seq = 9`, [{ code: 'head', seq: 10 }]],
  ['the head taken out', `DELETE FROM head`, [{ code: 'head', seq: null }]],
  ['an act renamed', `UPDATE act SET id = 'b3' WHERE id = 'a3'`, [{ code: 'act', seq: 5 }]],
  ['an act cut down', `UPDATE act SET last = 8 WHERE id = 'a4'`, [{ code: 'act', seq: 7 }]],
  ['an act of nothing', `INSERT INTO act VALUES ('z', 3, 3, 1)`, [{ code: 'act', detail: 'z' }]],
];

test('a file nobody touched is whole', () => {
  const path = makeFile();
  const found = verifyFile(path);
  expect(found).toMatchObject({ whole: true, entries: 10 });
  expect(found).toEqual({ ...verifyTampered(() => {}), other: null });
});

test.each(rows)('%s: it is found, and which line', (_, sql, expected) => {
  const found = troublesAfter((db) => db.exec(sql));
  for (const one of expected) expect(found).toContainEqual(expect.objectContaining(one));
  const lines = expected.filter((one) => one.code !== 'act').length;
  expect(found.filter((one) => !['act', 'pages'].includes(one.code))).toHaveLength(lines);
});

test('a guard taken off is named', () => {
  const path = makeFile();
  asOtherProgram(path, (db) => db.exec('DROP TRIGGER entry_never_goes'));
  const found = verifyFile(path);
  expect(found).toMatchObject({
    whole: false,
    troubles: [{ code: 'schema', detail: 'trigger entry_never_goes' }],
  });
});

test('an open desk does not notice being verified, and what it wrote last is counted', () => {
  const path = makeFile();
  const journal = openJournal(path);
  journal.append([notes('a5', ['more'])]);
  expect(verifyFile(path)).toMatchObject({ whole: true, entries: 11 });
  journal.append([notes('a6', ['more'])]);
  expect(verifyFile(path)).toMatchObject({ whole: true, entries: 12, head: journal.head().hash });
  journal.close();
});

const columns = ['act', 'at', 'by', 'event', 'hash'] as const;

test('any byte of any line flipped with the guards off: that line is found, and no other', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 }),
      fc.constantFrom(...columns),
      fc.nat(),
      fc.integer({ min: 1, max: 255 }),
      (seq, column, place, mask) => {
        const found = troublesAfter((db) => {
          const bytes = db
            .prepare<[number], Buffer>(`SELECT CAST(${column} AS BLOB) FROM entry WHERE seq = ?`)
            .pluck()
            .get(seq);
          if (bytes === undefined) throw new Error('no such line');
          const at = place % bytes.length;
          bytes[at] = (bytes[at] ?? 0) ^ mask;
          db.prepare(`UPDATE entry SET ${column} = CAST(? AS TEXT) WHERE seq = ?`).run(bytes, seq);
        });
        const wrong = found.filter((one) => one.code === 'changed' || one.code === 'badJson');
        // the hash of the last line also stands in the head
        expect(wrong.map((one) => one.seq)).toEqual([seq]);
      },
    ),
    { numRuns: 300 },
  );
});

test('a line under another number: the line that should be there is missing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 }), fc.integer({ min: -3, max: 40 }), (seq, other) => {
      fc.pre(other < 1 || other > 10);
      const found = troublesAfter((db) => {
        db.prepare('UPDATE entry SET seq = ? WHERE seq = ?').run(other, seq);
      });
      expect(found).toContainEqual(expect.objectContaining({ code: 'missing', seq }));
    }),
    { numRuns: 60 },
  );
});

test('verifying changes nothing, neither in the file nor beside it', () => {
  const path = makeFile();
  const before = contentsOf(dirname(path));
  verifyFile(path);
  expect(contentsOf(dirname(path))).toEqual(before);
});
