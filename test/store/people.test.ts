/** People stand beside the chain and are bound to it: whatever is done to them elsewhere shows, and erasing does not. */
import fc from 'fast-check';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import type { DeskEvent } from '../../src-core/contract/desk-api.ts';
import type { Person } from '../../src-core/plain/entries.ts';
import {
  createJournal,
  openJournal,
  rescueFile,
  verifyFile,
  type Trouble,
} from '../../src-core/store/index.ts';
import { Journal } from '../../src-core/store/journal.ts';
import { migrate } from '../../src-core/store/migrate.ts';
import { migrations } from '../../src-core/store/migrations/index.ts';
import { openNowhere } from '../../src-core/store/sqlite.ts';
import { verify } from '../../src-core/store/verify.ts';
import { asOtherProgram, exchangeNames, newPath, notes } from './kit.ts';

const person = (id: string, name: string): Person => ({
  id,
  name,
  fideId: '',
  birth: '1990',
  sex: 'w',
  club: 'Lugo',
  nationalId: '',
  contact: '',
});
const nobody = (id: string): Person => ({
  id,
  name: '',
  fideId: '',
  birth: '',
  sex: '',
  club: '',
  nationalId: '',
  contact: '',
});

/** Three are registered, one comes late, one is corrected, one erased. */
const acts = [
  notes('a1', ['begin']),
  { ...notes('a2', ['three']), people: ['p1', 'p2', 'p3'].map((id) => person(id, `Muzychuk ${id}`)) },
  { ...notes('a3', ['late', 'and paired']), people: [person('p4', 'Polgár, Judit')] },
  { ...notes('a4', ['corrected']), people: [person('p2', 'Muzychuk, Anna')] },
  { ...notes('a5', ['erased']), people: [nobody('p3')] },
  notes('a6', ['end']),
];

function makeFile(): string {
  const path = newPath();
  const journal = createJournal<DeskEvent>(path);
  journal.append(acts);
  journal.close();
  return path;
}

const image = (() => {
  const db = openNowhere();
  migrate(db, migrations);
  const journal = new Journal<DeskEvent>(db, 'nowhere');
  journal.append(acts);
  const bytes = db.serialize();
  journal.close();
  return bytes;
})();

/** What is found after somebody takes the guards off, works, and puts them back. */
function troublesAfter(work: (db: Database.Database) => void): readonly Trouble[] {
  const db = new Database(image);
  try {
    const guards = db.prepare<[], { name: string; sql: string }>(
      `SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'`,
    );
    const all = guards.all();
    for (const { name } of all) db.exec(`DROP TRIGGER ${name}`);
    work(db);
    for (const { sql } of all) db.exec(sql);
    const found = verify(db);
    return found.whole ? [] : found.troubles;
  } finally {
    db.close();
  }
}

const rows: readonly (readonly [what: string, sql: string, found: readonly Partial<Trouble>[]])[] = [
  [
    'two names exchanged',
    exchangeNames('p1', 'p4'),
    [
      { code: 'personChanged', seq: 2, detail: 'p1' },
      { code: 'personChanged', seq: 3, detail: 'p4' },
    ],
  ],
  [
    'two rows exchanged with their salts',
    `UPDATE person SET id = 'x' WHERE id = 'p1'; UPDATE person SET id = 'p1' WHERE id = 'p4';
     UPDATE person SET id = 'p4' WHERE id = 'x'`,
    [
      { code: 'personChanged', seq: 2, detail: 'p1' },
      { code: 'personChanged', seq: 3, detail: 'p4' },
    ],
  ],
  [
    'a correction taken back',
    `UPDATE person SET name = 'Muzychuk p2' WHERE id = 'p2'`,
    [{ code: 'personChanged', seq: 5, detail: 'p2' }],
  ],
  ['a person removed', `DELETE FROM person WHERE id = 'p4'`, [{ code: 'personGone', seq: 3, detail: 'p4' }]],
  [
    'an erased person removed',
    `DELETE FROM person WHERE id = 'p3'`,
    [{ code: 'personGone', seq: 6, detail: 'p3' }],
  ],
  [
    'a name given to who was erased',
    `UPDATE person SET name = 'Muzychuk p3' WHERE id = 'p3'`,
    [{ code: 'personChanged', seq: 6, detail: 'p3' }],
  ],
  [
    'a person erased beside the journal',
    `UPDATE person SET name = '', birth = '', sex = '', club = '', salt = '' WHERE id = 'p1'`,
    [{ code: 'personChanged', seq: 2, detail: 'p1' }],
  ],
  [
    'a person added',
    `INSERT INTO person VALUES ('p9', 'Nadie', '', '', '', '', '', '', '')`,
    [{ code: 'personAdded', seq: null, detail: 'p9' }],
  ],
  [
    'the digests taken out of a line',
    'UPDATE entry SET people = NULL WHERE seq = 3',
    [
      { code: 'changed', seq: 3 },
      { code: 'personAdded', detail: 'p4' },
    ],
  ],
  ['digests put into a line', `UPDATE entry SET people = '{}' WHERE seq = 4`, [{ code: 'changed', seq: 4 }]],
  [
    'digests that cannot be read',
    `UPDATE entry SET people = 'x' WHERE seq = 3`,
    [
      { code: 'changed', seq: 3 },
      { code: 'personAdded', detail: 'p4' },
    ],
  ],
];

test('a file nobody touched is whole, a correction and an erased person in it', () => {
  expect(verifyFile(makeFile())).toMatchObject({ whole: true, entries: 7, people: { from: 1, unbound: 0 } });
  expect(troublesAfter(() => undefined)).toEqual([]);
});

test.each(rows)('%s: it is found, and who, by id alone', (_, sql, expected) => {
  const found = troublesAfter((db) => db.exec(sql));
  expect(found).toHaveLength(expected.length);
  for (const one of expected) expect(found).toContainEqual(expect.objectContaining(one));
  expect(JSON.stringify(found)).not.toMatch(/Muzychuk|Polg|Nadie/);
});

describe('any one change', () => {
  /** Flips a bit of a text, wherever it stands. */
  function flip(
    db: Database.Database,
    table: string,
    column: string,
    key: string,
    place: number,
    mask: number,
  ): boolean {
    const text = db
      .prepare<[], Buffer>(`SELECT CAST(${column} AS BLOB) FROM ${table} WHERE ${key}`)
      .pluck()
      .get();
    if (text === undefined || text.length === 0) return false;
    const at = place % text.length;
    text[at] = (text[at] ?? 0) ^ mask;
    db.prepare(`UPDATE ${table} SET ${column} = CAST(? AS TEXT) WHERE ${key}`).run(text);
    return true;
  }

  test('in the people table is found, and of whom', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('p1', 'p2', 'p4'),
        fc.constantFrom('name', 'birth', 'sex', 'club', 'salt'),
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        (id, column, place, mask) => {
          const found = troublesAfter((db) => flip(db, 'person', column, `id = '${id}'`, place, mask));
          expect(found.map(({ code, detail }) => [code, detail])).toEqual([['personChanged', id]]);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('in a digest is found in its line, old ones and those of who is erased too', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(1, 2, 3, 5, 6),
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        (seq, place, mask) => {
          const found = troublesAfter((db) => flip(db, 'entry', 'people', `seq = ${seq}`, place, mask));
          expect(found).toContainEqual(expect.objectContaining({ code: 'changed', seq }));
          expect(found.filter(({ code }) => code === 'changed')).toHaveLength(1);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('that a desk makes is none: whoever is registered, corrected and erased, the file is whole', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constant('\ud800'),
      fc.constant('a\0b'),
    );
    const anyPerson = fc.record({
      id: fc.constantFrom('p1', 'p2', 'p3', 'p4', 'p5'),
      name: anyText,
      fideId: anyText,
      birth: fc.constantFrom('', '1990'),
      sex: fc.constantFrom('' as const, 'w' as const),
      club: anyText,
      nationalId: fc.constantFrom('', '123'),
      contact: anyText,
    });
    const anyone = fc.oneof(anyPerson, fc.constantFrom('p1', 'p2', 'p3').map(nobody));
    fc.assert(
      fc.property(fc.array(fc.array(anyone, { maxLength: 4 }), { minLength: 1, maxLength: 6 }), (all) => {
        const db = openNowhere();
        migrate(db, migrations);
        const journal = new Journal<DeskEvent>(db, 'nowhere');
        journal.append(all.map((people, at) => ({ ...notes(`a${at}`, ['x', 'y']), people })));
        expect(verify(db)).toMatchObject({ whole: true, entries: 2 * all.length });
        journal.close();
      }),
      { numRuns: 60 },
    );
  });
});

test('of who is erased nothing is left that could be tried: no name, no salt, and a digest of nobody', () => {
  const path = makeFile();
  asOtherProgram(path, (db) => {
    expect(db.prepare(`SELECT * FROM person WHERE id = 'p3'`).get()).toEqual({
      ...{
        id: 'p3',
        name: '',
        fide_id: '',
        birth: '',
        sex: '',
        club: '',
        salt: '',
        national_id: '',
        contact: '',
      },
    });
    expect(db.prepare('SELECT people FROM entry WHERE seq = 6').pluck().get()).toBe('{"p3":null}');
    const salts = db.prepare<[], string>('SELECT salt FROM person').pluck().all();
    expect(new Set(salts.filter(Boolean)).size).toBe(3);
  });
});

test('a line that changes people and is none is never written', () => {
  const journal = createJournal<DeskEvent>(newPath());
  expect(() => journal.append([{ ...notes('a1', []), people: [person('p1', 'x')] }])).toThrow(/it has none/);
  expect(journal.lastSeq).toBe(0);
  journal.close();
});

test('a file that was opened, and has a line, binds nobody put into it elsewhere', () => {
  const path = newPath();
  const first = createJournal<DeskEvent>(path);
  first.append([notes('a1', ['begin'])]);
  first.close();
  asOtherProgram(path, (db) =>
    db.exec(`INSERT INTO person VALUES ('p1', 'Nadie', '', '', '', '', '', '', '')`),
  );
  const again = openJournal<DeskEvent>(path);
  again.append([notes('a2', ['more'])]);
  again.close();
  expect(verifyFile(path)).toMatchObject({ troubles: [{ code: 'personAdded', detail: 'p1' }] });
});

describe('a rescue', () => {
  const touched = (sql: string): string => {
    const path = makeFile();
    asOtherProgram(path, (db) => db.exec(sql));
    return path;
  };

  test('keeps people who were changed as they stand, and says who', () => {
    const found = rescueFile(
      touched(`UPDATE person SET name = 'x' WHERE id = 'p1'; DELETE FROM person WHERE id = 'p4'`),
      newPath(),
    );
    expect(found).toMatchObject({ entries: 7, lost: [], people: 3 });
    expect(found.strange.map(({ code, detail }) => [code, detail])).toEqual([
      ['personChanged', 'p1'],
      ['personGone', 'p4'],
    ]);
    const file = openJournal<DeskEvent>(found.path);
    file.append([{ ...notes('a7', ['mended']), people: [person('p1', 'x'), person('p4', 'y')] }]);
    file.close();
    expect(verifyFile(found.path)).toMatchObject({ whole: true, entries: 8 });
  });

  test('leaves out whom no kept line binds, and says who', () => {
    const found = rescueFile(
      touched(`INSERT INTO person VALUES ('p9', 'Nadie', '', '', '', '', '', '', '')`),
      newPath(),
    );
    expect(found).toMatchObject({
      people: 4,
      peopleLost: false,
      strange: [{ code: 'personAdded', detail: 'p9' }],
    });
    expect(verifyFile(found.path)).toMatchObject({ whole: true, entries: 7 });
  });

  test.each([
    [
      'a digit of a digest',
      `UPDATE entry SET people = replace(people, substr(people, 9, 3), 'zzz') WHERE seq = 2`,
    ],
    ['an id', `UPDATE entry SET people = replace(people, '"p4"', '"p7"') WHERE seq = 3`],
  ])('knows %s again by who stands there', (_, sql) => {
    const path = makeFile();
    asOtherProgram(path, (db) => {
      db.exec('DROP TRIGGER entry_never_changes');
      db.exec(sql);
    });
    const found = rescueFile(path, newPath());
    expect(found).toMatchObject({ entries: 7, lost: [], strange: [], people: 4 });
    expect(found.mended).toHaveLength(1);
  });
});
