/** Every question the journal asks of its file. */
import type { Person } from '../plain/entries.ts';
import type { SaltedPerson } from './bound-people.ts';
import type { Head, Line } from './chain.ts';
import { openedRow, type DoneAct, type Heartbeat, type Opened } from './rows.ts';
import type { Sqlite } from './sqlite.ts';

const line = 'SELECT seq, act, at, by, event, hash, people FROM entry';

export type Statements = ReturnType<typeof prepareStatements>;

export function prepareStatements(db: Sqlite) {
  return {
    dataVersion: db.prepare<[], number>('PRAGMA data_version').pluck(),
    countAll: ['act', 'head', 'person', 'heartbeat', 'opened'].map((table) =>
      db.prepare<[], number>(`SELECT count(*) FROM ${table}`).pluck(),
    ),
    changes: db.prepare<[], number>('SELECT total_changes()').pluck(),
    head: db.prepare<[], Head>('SELECT seq, hash FROM head'),
    one: db.prepare<[number], Line>(`${line} WHERE seq = ?`),
    after: db.prepare<[number, number], Line>(`${line} WHERE seq > ? ORDER BY seq LIMIT ?`),
    before: db.prepare<[number, number], Line>(`${line} WHERE seq < ? ORDER BY seq DESC LIMIT ?`),
    act: db.prepare<[string], DoneAct>('SELECT first, last, count FROM act WHERE id = ?'),
    people: db.prepare<[], Person>(
      'SELECT id, name, fide_id AS fideId, birth, sex, club FROM person ORDER BY id',
    ),
    addAct: db.prepare<[string, number, number, number]>('INSERT INTO act VALUES (?, ?, ?, ?)'),
    addEntry: db.prepare<[number, string, string, string, string, string, string | null]>(
      'INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?)',
    ),
    heartbeat: db.prepare<[], Heartbeat>('SELECT owner, pid, seq, wall, desk FROM heartbeat'),
    beat: db.prepare<[string, number, number, number, number]>(
      'INSERT OR REPLACE INTO heartbeat VALUES (1, ?, ?, ?, ?, ?)',
    ),
    opened: db.prepare<[], Opened>(openedRow),
    putOpened: db.prepare<[Omit<Opened, 'seq' | 'hash' | 'at'>]>(
      'INSERT OR REPLACE INTO opened VALUES (1, @desk, @pid, @host, @file, @place, @wall)',
    ),
    dropOpened: db.prepare<[string]>('DELETE FROM opened WHERE desk = ?'),
    putPerson: db.prepare<[SaltedPerson]>(
      'INSERT OR REPLACE INTO person VALUES (@id, @name, @fideId, @birth, @sex, @club, @salt)',
    ),
  };
}
