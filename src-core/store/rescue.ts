/** What is whole of a damaged file, in a new one; the damaged one is left as it is. */
import { rmSync } from 'node:fs';
import { bondOf, bondsOf, lookAtPeople, saltedPeople } from './bound-people.ts';
import { emptyHead, chainHash, parseEvent, type Head, type Line } from './chain.ts';
import { connectToCopy } from './connect-to-read.ts';
import { fileNamed } from './file-named.ts';
import { inspectFile, refuseNewer } from './inspect-file.ts';
import { lineOf, mendLine, type LineBytes } from './mend-line.ts';
import { latestVersion, versionOf } from './migrate.ts';
import { peopleBound } from './migrations/0004-people-bound.ts';
import { nationalIds } from './migrations/0005-national-ids.ts';
import { migrations } from './migrations/index.ts';
import { createJournal } from './open.ts';
import { openSqlite, type Sqlite, usualBusyMs } from './sqlite.ts';
import { asStoreFault, storeFault } from './store-faults.ts';
import { strangeTrouble, type Trouble, verify } from './verify.ts';
import { walLosesLines } from './wal-frames.ts';

/** Why a line is not in the rescued file. */
export type LossCode =
  /** It cannot be read at all. */
  | 'missing'
  /** It, or its hash, is not what was written, in more than one byte. */
  | 'changed'
  /** It belongs to an act of which a line is lost: an act is written whole or not. */
  | 'act'
  /** It stands after a lost line: what it says may be right, and cannot be proved. */
  | 'after';

export interface LostLine {
  readonly seq: number;
  /** The last line of which the same is true: `seq` itself, or further where nothing between can be read. */
  readonly to: number;
  readonly code: LossCode;
  /** As it stands in the damaged file; null where nothing can be read. */
  readonly line: Line | null;
}

export interface Rescue {
  readonly path: string;
  /** Lines 1 to this are in the new file, each as it was written. */
  readonly entries: number;
  readonly head: string;
  /** Of them, those that were damaged and of which the chain told what they had been. */
  readonly mended: readonly number[];
  readonly lost: readonly LostLine[];
  /** People in the new file. */
  readonly people: number;
  /** Whether some of the people could not be read. */
  readonly peopleLost: boolean;
  /** Whether lines after the last may have stood in the part of the -wal file that cannot be read. */
  readonly walLost: boolean;
  /** People who are not as the lines in the new file have them; who is in none of these lines is left out of it. */
  readonly strange: readonly Trouble[];
}

/**
 * Copies the lines that are whole from the first on, with their acts and people, into the new file `out`, and tells
 * which are lost. Throws a DeskFault where nothing of the file can be read, or `out` is there already.
 */
export function rescueFile(given: string, out: string): Rescue {
  const path = fileNamed(given);
  inspectFile(path, latestVersion(migrations));
  const walLost = walLosesLines(path);
  const { db, close } = connectToCopy(path, usualBusyMs);
  try {
    refuseNewer(path, versionOf(db), latestVersion(migrations));
    const last = lastLine(db);
    const kept = wholeActs(db, wholeLines(db, last));
    return { ...written(db, kept, out), lost: lostLines(db, kept, last), walLost };
  } catch (error) {
    throw asStoreFault(error, path);
  } finally {
    close();
  }
}

interface Whole {
  readonly lines: readonly Line[];
  readonly mended: readonly number[];
  /** The line that ends them, and why it is lost; none ends them where all are whole. */
  readonly broken: { readonly seq: number; readonly code: 'missing' | 'changed' } | null;
}

// ---- What is whole ----

/** The last line that anything in the file speaks of; damaged, it may speak of any number. */
function lastLine(db: Sqlite): number {
  const told = ['SELECT max(seq) FROM entry', 'SELECT seq FROM head', 'SELECT max(last) FROM act'].map(
    (sql) => tried(() => db.prepare<[], number | null>(sql).pluck().get() ?? null),
  );
  return Math.max(0, ...told.filter(isCount));
}

function reader(db: Sqlite): (seq: number) => LineBytes | null {
  const texts = ['act', 'at', 'by', 'event', 'hash', 'people'].map((name) =>
    name !== 'people' || bindsPeople(db) ? `CAST(${name} AS BLOB) AS ${name}` : `NULL AS ${name}`,
  );
  const one = tried(() =>
    db.prepare<[number], LineBytes>(`SELECT seq, ${texts.join(', ')} FROM entry WHERE seq = ?`),
  );
  return (seq) => {
    const found = tried(() => one?.get(seq)) ?? null;
    // what a damaged page gives may be of any kind
    return found !== null &&
      [found.act, found.at, found.by, found.event, found.hash, found.people ?? found.hash].every(
        Buffer.isBuffer,
      )
      ? found
      : null;
  };
}

const bindsPeople = (db: Sqlite): boolean => versionOf(db) >= peopleBound.version;

function wholeLines(db: Sqlite, last: number): Whole {
  const read = reader(db);
  const head = tried(() => db.prepare<[], Head>('SELECT seq, hash FROM head').get());
  const people = tried(() => saltedPeople(db)) ?? [];
  const lines: Line[] = [];
  const mended: number[] = [];
  let before = emptyHead.hash;
  for (let seq = 1; seq <= last; seq++) {
    const bytes = read(seq);
    if (bytes === null) return { lines, mended, broken: { seq, code: 'missing' } };
    const follows = (hash: string): boolean => {
      if (head?.seq === seq) return head.hash === hash;
      const next = read(seq + 1);
      return next !== null && chainHash(hash, lineOf(next)) === next.hash.toString();
    };
    const found = mendLine(before, bytes, follows, () => people.map(bondOf));
    if (found === null || parseEvent(found.line) === null)
      return { lines, mended, broken: { seq, code: 'changed' } };
    if (found.mended) mended.push(seq);
    lines.push(found.line);
    before = found.line.hash;
  }
  return { lines, mended, broken: null };
}

interface Kept extends Whole {
  /** What is known of the acts, by their ids: their last line and what they told they had brought in. */
  readonly acts: ReadonlyMap<string, { readonly last: number; readonly count: number }>;
}

/** Without the lines of a last act of which others are lost. */
function wholeActs(db: Sqlite, whole: Whole): Kept {
  const acts = new Map(
    rowsOf(db, 'act', ['id', 'last', 'count']).flatMap(({ id, last, count }) =>
      typeof id === 'string' && isCount(last) && isCount(count) ? [[id, { last, count }]] : [],
    ),
  );
  const { lines } = whole;
  const end = lines.at(-1);
  const told = end === undefined ? undefined : acts.get(end.act)?.last;
  if (end === undefined || told === undefined || told <= end.seq) return { ...whole, acts };
  const kept = lines.filter(({ act }) => act !== end.act);
  const mended = whole.mended.filter((seq) => seq <= kept.length);
  return { lines: kept, mended, broken: whole.broken, acts };
}

/** What a damaged page gives may be of any kind. */
type Row = Readonly<Record<string, unknown>>;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value);

/** All rows of a table that can be read, from its beginning and from its end up to where it is damaged; its key is first. */
function rowsOf(db: Sqlite, table: string, columns: readonly [string, ...string[]]): Row[] {
  const found = new Map<unknown, Row>();
  const [key] = columns;
  for (const order of ['ASC', 'DESC']) {
    const whole = tried(() => {
      const all = db.prepare<[], Row>(`SELECT ${columns.join(', ')} FROM ${table} ORDER BY ${key} ${order}`);
      for (const row of all.iterate()) found.set(row[key], row);
      return true;
    });
    if (whole === true) break;
  }
  return [...found.values()];
}

// ---- The new file ----

function written(db: Sqlite, { lines, mended, acts }: Kept, out: string): Omit<Rescue, 'lost' | 'walLost'> {
  const found = rowsOf(db, 'person', columnsIn(db));
  const told = tried(() => db.prepare('SELECT count(*) FROM person').pluck().get());
  const { people, strangers } = peopleOf(lines, found);
  const journal = createJournal(out);
  const { path } = journal;
  journal.close();
  const target = openSqlite(path, { readonly: false, busyMs: usualBusyMs });
  let whole = false;
  try {
    const put = target.transaction(() => {
      putLines(target, lines, acts);
      return putPeople(target, people);
    })();
    const verified = verify(target, 'lines');
    if (!verified.whole) throw storeFault('damaged', path, { reason: 'rescue' });
    whole = true;
    const { entries, head } = verified;
    const strange = [...lookAtPeople(target).strange.map(strangeTrouble), ...strangers];
    const peopleLost = told !== put + strangers.length;
    return { path, entries, head, mended, people: put, peopleLost, strange };
  } finally {
    target.close();
    // half a rescue is none, and would stand in the way of the next
    if (!whole) for (const end of ['', '-wal', '-shm', '-journal']) rmSync(path + end, { force: true });
  }
}

/** Without those whom none of the lines binds, where they bind people: their line is lost, or there never was one. */
function peopleOf(
  lines: readonly Line[],
  found: readonly Row[],
): { readonly people: readonly Row[]; readonly strangers: readonly Trouble[] } {
  const binding = lines.flatMap(({ seq, people }) => (people === null ? [] : [{ seq, people }]));
  if (binding.length === 0) return { people: found, strangers: [] };
  const bonds = bondsOf(binding);
  const isBound = ({ id }: Row): boolean => typeof id !== 'string' || bonds.has(id);
  const strangers = found.filter((person) => !isBound(person));
  return {
    people: found.filter(isBound),
    strangers: strangers.map(({ id }) => strangeTrouble({ kind: 'added', id: String(id), seq: null })),
  };
}

/** An act that cannot be read is made of its lines; it is said to have brought in as many. */
function putLines(target: Sqlite, lines: readonly Line[], acts: Kept['acts']): void {
  const addAct = target.prepare('INSERT INTO act (id, first, last, count) VALUES (?, ?, ?, ?)');
  const addLine = target.prepare('INSERT INTO entry VALUES (@seq, @act, @at, @by, @event, @hash, @people)');
  const ends = new Map<string, { first: number; last: number }>();
  for (const { act, seq } of lines) ends.set(act, { first: ends.get(act)?.first ?? seq, last: seq });
  for (const [id, { first, last }] of ends)
    addAct.run(id, first, last, acts.get(id)?.count ?? last - first + 1);
  for (const line of lines) addLine.run(line);
}

/** What a person is in every format; what later ones add is empty in the rows of earlier ones. */
const personColumns = ['id', 'name', 'fide_id', 'birth', 'sex', 'club'] as const;
const LATER = { salt: peopleBound.version, national_id: nationalIds.version, contact: nationalIds.version };

function columnsIn(db: Sqlite): readonly [string, ...string[]] {
  const later = Object.entries(LATER).filter(([, version]) => versionOf(db) >= version);
  return [...personColumns, ...later.map(([name]) => name)];
}

/** Gives how many went in: of a damaged table a row may lack what every person has. */
function putPeople(target: Sqlite, people: readonly Row[]): number {
  const columns = [...personColumns, ...Object.keys(LATER)];
  const none = Object.fromEntries(Object.keys(LATER).map((name) => [name, '']));
  const add = target.prepare(
    `INSERT INTO person (${columns.join(', ')}) VALUES (${columns.map((name) => `@${name}`).join(', ')})`,
  );
  return people.filter((person) => tried(() => add.run({ ...none, ...person }))).length;
}

// ---- What is lost ----

/** A line takes at least the bytes of its hash: no file holds more lines than that many of them. */
const leastOfLine = emptyHead.hash.length;

function lostLines(db: Sqlite, { lines, broken }: Kept, last: number): LostLine[] {
  if (broken === null) return [];
  const read = reader(db);
  const lost: LostLine[] = [];
  const missing = (seq: number, to: number) => {
    const before = lost.at(-1)?.code === 'missing' ? lost.pop() : undefined;
    lost.push({ seq: before?.seq ?? seq, to, code: 'missing', line: null });
  };
  const looked = Math.min(last, lines.length + Math.ceil(sizeOf(db) / leastOfLine));
  for (let seq = lines.length + 1; seq <= looked; seq++) {
    const bytes = read(seq);
    const code = seq < broken.seq ? 'act' : seq === broken.seq ? broken.code : 'after';
    if (bytes === null) missing(seq, seq);
    else lost.push({ seq, to: seq, code, line: lineOf(bytes) });
  }
  if (looked < last) missing(looked + 1, last);
  return lost;
}

/** In bytes. */
function sizeOf(db: Sqlite): number {
  const [pages, size] = ['page_count', 'page_size'].map((name) => db.pragma(name, { simple: true }));
  return Number(pages) * Number(size);
}

/** What a damaged file does not give is nothing. */
function tried<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
