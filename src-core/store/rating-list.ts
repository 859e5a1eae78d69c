/**
 * FIDE's rating list in a database of its own, which belongs to this computer and to no tournament. Who has the highest
 * rating stands first in it, so that the first found are the best known.
 */
import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { RatedPerson, RatingListAbout } from '../plain/rated-person.ts';
import { isAlive } from './is-alive.ts';
import { makeSqlite, openSqlite, usualBusyMs, type Sqlite, type Statement } from './sqlite.ts';
import { asStoreFault } from './store-faults.ts';

/** Words without accents or capitals, and the beginnings of one, two and three letters, which the most names have. */
const SCHEMA = `
  CREATE TABLE person (
    place INTEGER PRIMARY KEY, name TEXT, fideId TEXT, federation TEXT, sex TEXT, title TEXT,
    standard INTEGER, rapid INTEGER, blitz INTEGER, birth TEXT
  );
  CREATE VIRTUAL TABLE word USING fts5(
    name, fideId, content='person', content_rowid='place', columnsize=0, detail=none, prefix='1 2 3',
    tokenize="unicode61 remove_diacritics 2"
  );
  CREATE TABLE about (source TEXT, people INTEGER);
  PRAGMA user_version = 1;
`;
const VERSION = 1;

/** People of the same rating, and no list has so many. */
const SAME_RATING = 2 ** 24;
const TOP = 4096;
/** So many names at a time go into the search: some milliseconds. */
const AT_ONCE = 2000;

/** A list in the making, beside the one there is until it is whole. */
export class RatingListMaker {
  people = 0;
  readonly #path: string;
  readonly #aside: string;
  readonly #db: Sqlite;
  readonly #ofRating = new Map<number, number>();
  readonly #insert: Statement;

  /** Throws a DeskFault where it cannot be written. */
  constructor(path: string) {
    this.#path = path;
    this.#aside = `${path}.${process.pid}`;
    try {
      clearRemains(path);
      this.#db = makeSqlite(this.#aside);
      this.#db.exec(SCHEMA);
      this.#db.exec('BEGIN');
      this.#insert = this.#db.prepare('INSERT INTO person VALUES (?,?,?,?,?,?,?,?,?,?)');
    } catch (error) {
      throw asStoreFault(error, path);
    }
  }

  add(people: readonly RatedPerson[]): void {
    try {
      for (const { fideId, name, federation, sex, title, standard, rapid, blitz, birth } of people) {
        const highest = Math.max(standard ?? 0, rapid ?? 0, blitz ?? 0);
        const before = this.#ofRating.get(highest) ?? 0;
        this.#ofRating.set(highest, before + 1);
        const place = (TOP - highest) * SAME_RATING + before;
        this.#insert.run(place, name, fideId, federation, sex, title, standard, rapid, blitz, birth);
      }
      this.people += people.length;
    } catch (error) {
      throw asStoreFault(error, this.#path);
    }
  }

  /** Makes the names found by their words, some at a step: gives how many are. */
  *index(): Generator<number, void, undefined> {
    try {
      const next = this.#db
        .prepare('SELECT place FROM person WHERE place >= ? ORDER BY place LIMIT 1 OFFSET ?')
        .pluck();
      const find = this.#db.prepare(
        'INSERT INTO word(rowid, name, fideId) SELECT place, name, fideId FROM person WHERE place >= ? AND place < ? ORDER BY place',
      );
      let done = 0;
      for (let from: number | null = 0; from !== null; done += AT_ONCE) {
        const to = next.get(from, AT_ONCE) as number | undefined;
        find.run(from, to ?? Number.MAX_SAFE_INTEGER);
        from = to ?? null;
        yield Math.min(done + AT_ONCE, this.people);
      }
    } catch (error) {
      throw asStoreFault(error, this.#path);
    }
  }

  /** The list is whole: it stands in its place. */
  place(source: string): void {
    try {
      this.#db.prepare('INSERT INTO about VALUES (?, ?)').run(source, this.people);
      this.#db.exec('COMMIT');
      this.#db.close();
      keep(this.#aside);
      renameSync(this.#aside, this.#path);
    } catch (error) {
      throw asStoreFault(error, this.#path);
    }
  }

  /** Nothing of it stays, and the list of before does. */
  drop(): void {
    this.#db.close();
    rmSync(this.#aside, { force: true });
  }
}

/** What a process that was ended left half made. */
function clearRemains(path: string): void {
  for (const name of readdirSync(dirname(path))) {
    const [, pid] = name.startsWith(`${basename(path)}.`) ? (/\.(\d+)$/.exec(name) ?? []) : [];
    if (pid !== undefined && (Number(pid) === process.pid || !isAlive(Number(pid))))
      rmSync(join(dirname(path), name), { force: true });
  }
}

function keep(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** The list that this computer has, to look in. */
export class RatingList {
  readonly about: RatingListAbout;
  readonly #db: Sqlite;

  private constructor(db: Sqlite) {
    this.#db = db;
    this.about = db.prepare('SELECT source, people FROM about').get() as RatingListAbout;
  }

  /** Null where there is none, or one of another version. */
  static open(path: string): RatingList | null {
    if (!existsSync(path)) return null;
    try {
      const db = openSqlite(path, { readonly: true, busyMs: usualBusyMs });
      if (db.pragma('user_version', { simple: true }) === VERSION) return new RatingList(db);
      db.close();
      return null;
    } catch (error) {
      throw asStoreFault(error, path);
    }
  }

  /** Who has a word that begins with each of those, in any order, or a number of FIDE that does; the highest rated first. */
  find(text: string, most: number): readonly RatedPerson[] {
    const words = text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];
    if (words.length === 0) return [];
    const found = this.#db.prepare(
      `SELECT person.fideId, person.name, federation, sex, title, standard, rapid, blitz, birth
       FROM word JOIN person ON person.place = word.rowid WHERE word MATCH ? ORDER BY word.rowid LIMIT ?`,
    );
    const sought = words.slice(0, 8).map((word) => `"${word.slice(0, 60)}"*`);
    return found.all(sought.join(' '), most) as RatedPerson[];
  }

  close(): void {
    this.#db.close();
  }
}
