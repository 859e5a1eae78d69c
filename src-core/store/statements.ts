/** Every question the journal asks of its file. */
import type { Person } from '../plain/entries.ts';
import type { SaltedPerson } from './bound-people.ts';
import type { Head, Line } from './chain.ts';
import { openedRow, type AsideRow, type DoneAct, type Heartbeat, type Opened } from './rows.ts';
import type { Sqlite } from './sqlite.ts';

const line = 'SELECT seq, act, at, by, event, hash, people FROM entry';

/** What a line says of its act is in the chain; here, whether the acts say the same of the lines. */
const strangeAct = `
  SELECT act.id, act.first AS seq FROM act
  LEFT JOIN entry AS one ON one.seq = act.first LEFT JOIN entry AS other ON other.seq = act.last
  WHERE one.act IS NOT act.id OR other.act IS NOT act.id
  UNION ALL
  SELECT '', NULL WHERE (SELECT coalesce(sum(last - first + 1), 0) FROM act) IS NOT (SELECT seq FROM head)
  LIMIT 1`;

export type Statements = ReturnType<typeof prepareStatements>;

export function prepareStatements(db: Sqlite) {
  return {
    dataVersion: db.prepare<[], number>('PRAGMA data_version').pluck(),
    countAll: [
      ...['act', 'head', 'person', 'heartbeat', 'opened'].map((table) => `SELECT count(*) FROM ${table}`),
      // long texts are read to their ends
      'SELECT total(length(body)) FROM aside',
    ].map((question) => db.prepare<[], number>(question).pluck()),
    changes: db.prepare<[], number>('SELECT total_changes()').pluck(),
    head: db.prepare<[], Head>('SELECT seq, hash FROM head'),
    one: db.prepare<[number], Line>(`${line} WHERE seq = ?`),
    after: db.prepare<[number, number], Line>(`${line} WHERE seq > ? ORDER BY seq LIMIT ?`),
    before: db.prepare<[number, number], Line>(`${line} WHERE seq < ? ORDER BY seq DESC LIMIT ?`),
    act: db.prepare<[string], DoneAct>('SELECT first, last, count FROM act WHERE id = ?'),
    strangeAct: db.prepare<[], { readonly id: string; readonly seq: number | null }>(strangeAct),
    people: db.prepare<[], Person>(
      'SELECT id, name, fide_id AS fideId, birth, sex, club, national_id AS nationalId, contact FROM person ORDER BY id',
    ),
    addAct: db.prepare<[string, number, number, number]>('INSERT INTO act VALUES (?, ?, ?, ?)'),
    addEntry: db.prepare<[number, string, string, string, string, string, string | null]>(
      'INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?)',
    ),
    heartbeat: db.prepare<[], Heartbeat>('SELECT owner, pid, seq, wall, desk FROM heartbeat'),
    beat: db.prepare<[string, number, number, number, number]>(
      'INSERT OR REPLACE INTO heartbeat VALUES (1, ?, ?, ?, ?, ?)',
    ),
    aside: db.prepare<[], AsideRow>('SELECT name, body FROM aside ORDER BY name'),
    putAside: db.prepare<[string, string]>('INSERT OR REPLACE INTO aside VALUES (?, ?)'),
    dropAside: db.prepare<[string]>('DELETE FROM aside WHERE name = ?'),
    opened: db.prepare<[], Opened>(openedRow),
    putOpened: db.prepare<[Omit<Opened, 'seq' | 'hash' | 'at'>]>(
      'INSERT OR REPLACE INTO opened VALUES (1, @desk, @pid, @host, @file, @place, @wall)',
    ),
    dropOpened: db.prepare<[string]>('DELETE FROM opened WHERE desk = ?'),
    putPerson: db.prepare<[SaltedPerson]>(
      'INSERT OR REPLACE INTO person VALUES (@id, @name, @fideId, @birth, @sex, @club, @salt, @nationalId, @contact)',
    ),
  };
}
