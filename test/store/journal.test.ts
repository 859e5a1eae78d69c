import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DeskEvent } from '../../src-core/contract/desk-api.ts';
import type { Person } from '../../src-core/desk/journal/people.ts';
import { makeDurable } from '../../src-core/store/durable.ts';
import { openSqlite } from '../../src-core/store/sqlite.ts';
import { createJournal, openJournal, type Batch } from '../../src-core/store/index.ts';
import { migrations } from '../../src-core/store/migrations/index.ts';
import { asOtherProgram, newPath, notes } from './kit.ts';

const anna: Person = {
  id: 'p1',
  name: 'Muzychuk, Anna',
  fideId: '14111330',
  birth: '1990',
  sex: 'w',
  club: '',
  nationalId: '',
  contact: '',
};

test('a new journal is empty, and a file of that name is never written over', () => {
  const path = newPath();
  const journal = createJournal(path);
  expect(journal.lastSeq).toBe(0);
  expect(journal.read(0, 10)).toEqual([]);
  journal.close();
  expect(() => createJournal(path)).toThrow('there is already a file of that name');
});

test('entries are numbered from 1, chained, and there after closing and opening', () => {
  const path = newPath();
  const journal = createJournal(path);
  const written = journal.append([notes('a1', ['one', 'two']), notes('a2', ['three'])]);
  journal.close();
  const again = openJournal(path);
  expect(again.read(0, 10)).toEqual(written);
  expect(again.read(0, 10).map((entry) => entry.seq)).toEqual([1, 2, 3]);
  expect(again.head()).toEqual({ seq: 3, hash: written[2]?.hash });
  expect([...again.follow({ seq: 1, hash: written[0]?.hash ?? '' })]).toEqual(written.slice(1));
  again.close();
});

test('pages are read oldest first or newest first', () => {
  const journal = createJournal(newPath());
  journal.append([notes('a', ['1', '2', '3', '4', '5'])]);
  const seqs = (entries: readonly { seq: number }[]) => entries.map((entry) => entry.seq);
  expect(seqs(journal.read(2, 2))).toEqual([3, 4]);
  expect(seqs(journal.readNewest(0, 2))).toEqual([5, 4]);
  expect(seqs(journal.readNewest(4, 9))).toEqual([3, 2, 1]);
  expect(journal.entry(6)).toBeNull();
  journal.close();
});

test('an act is found by its id, with what it wrote and counted', () => {
  const journal = createJournal(newPath());
  journal.append([notes('a1', ['x']), { ...notes('a2', ['y', 'z']), count: 7 }]);
  expect(journal.findAct('a2')).toEqual({ first: 2, last: 3, count: 7 });
  expect(journal.findAct('a3')).toBeNull();
  journal.close();
});

test('the same act cannot be written twice, and then nothing of the transaction is there', () => {
  const journal = createJournal(newPath());
  journal.append([notes('a1', ['x'])]);
  expect(() => journal.append([notes('a2', ['y']), notes('a1', ['x'])])).toThrow('UNIQUE');
  expect(journal.lastSeq).toBe(1);
  expect(journal.findAct('a2')).toBeNull();
  journal.close();
});

test('a person is put in the place of the one with that id', () => {
  const journal = createJournal(newPath());
  journal.append([
    { ...notes('a1', ['x']), people: [anna, { ...anna, id: 'p2', name: 'Muzychuk, Mariya' }] },
  ]);
  journal.append([{ ...notes('a2', ['x']), people: [{ ...anna, club: 'Lviv' }] }]);
  expect([...journal.people().values()]).toEqual([
    { ...anna, club: 'Lviv' },
    { ...anna, id: 'p2', name: 'Muzychuk, Mariya' },
  ]);
  journal.close();
});

test('an erased name is in no file any more, though the desk stays open', () => {
  const path = newPath();
  const journal = createJournal(path);
  const bytes = () => ['', '-wal'].map((end) => readFileSync(path + end).toString('latin1')).join('');
  journal.append([{ ...notes('a1', ['x']), people: [anna] }]);
  expect(bytes()).toContain(anna.name);
  journal.append([
    { ...notes('a2', ['x']), people: [{ ...anna, name: '', fideId: '', birth: '', sex: '' }] },
  ]);
  expect(bytes()).not.toContain(anna.name);
  journal.close();
});

test('a connection that writes is durable, erases for good, and trusts nothing in the file', () => {
  const path = newPath();
  createJournal(path).close();
  const db = openSqlite(path, { readonly: false, busyMs: 0 });
  makeDurable(db);
  const settings = [
    'journal_mode',
    'synchronous',
    'fullfsync',
    'foreign_keys',
    'secure_delete',
    'trusted_schema',
  ];
  // synchronous 2 is FULL: https://www.sqlite.org/pragma.html#pragma_synchronous
  expect(settings.map((name) => db.pragma(name, { simple: true }))).toEqual(['wal', 2, 1, 1, 1, 0]);
  db.close();
});

test('the file says what it is, and all its tables are strict', () => {
  const path = newPath();
  createJournal(path).close();
  asOtherProgram(path, (db) => {
    expect(db.pragma('application_id', { simple: true })).toBe(0x45534351);
    expect(db.pragma('user_version', { simple: true })).toBe(migrations.length);
    const loose = db.prepare(`SELECT name FROM pragma_table_list WHERE schema = 'main' AND NOT strict
      AND name NOT LIKE 'sqlite%'`);
    expect(loose.all()).toEqual([]);
  });
});

/** Any text at all: with controls, and with halves of characters that no file can hold. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constant('a\0b'),
  fc.constant('\ud800'),
);

const anyBatch: fc.Arbitrary<Omit<Batch<DeskEvent>, 'act'>> = fc.record({
  at: fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
    .map((date) => date.toISOString()),
  by: anyText,
  events: fc.array(
    fc.record({
      type: fc.constant('noteWritten' as const),
      round: fc.integer({ min: 1 }),
      board: fc.integer({ min: 1 }),
      text: anyText,
    }),
    { minLength: 1, maxLength: 4 },
  ),
  people: fc.constant([]),
  count: fc.nat(),
});

test('whatever the text, what was appended is what is read, and the chain holds', () => {
  const path = newPath();
  const journal = createJournal(path);
  let n = 0;
  fc.assert(
    fc.property(fc.array(anyBatch, { minLength: 1, maxLength: 4 }), (batches) => {
      const before = journal.head();
      const written = journal.append(batches.map((batch) => ({ ...batch, act: `${n++} ${batch.by}` })));
      expect([...journal.follow(before)]).toEqual(written);
      const events = batches.flatMap((batch) => batch.events);
      expect(written.map((entry) => entry.event)).toEqual(events);
      for (const entry of written) expect(journal.findAct(entry.act)).not.toBeNull();
    }),
    { numRuns: 40 },
  );
  journal.close();
});
