/** Whether a journal is whole, and if not, which entry is wrong and how. */
import { lookAtPeople, type PeopleFound, type StrangePerson } from './bound-people.ts';
import { chainHash, emptyHead, parseEvent, type Head, type Line } from './chain.ts';
import { connectToCopy, connectToRead } from './connect-to-read.ts';
import type { OtherDesk } from '../plain/trust.ts';
import { otherDesk } from './desk-hold.ts';
import { fileNamed } from './file-named.ts';
import { inspectFile, refuseNewer } from './inspect-file.ts';
import { latestVersion, strangeInSchema, versionOf } from './migrate.ts';
import { peopleBound } from './migrations/0004-people-bound.ts';
import { migrations } from './migrations/index.ts';
import { openedIn } from './rows.ts';
import { type Sqlite, usualBusyMs } from './sqlite.ts';
import { asStoreFault } from './store-faults.ts';
import { walLosesLines } from './wal-frames.ts';

export type TroubleCode =
  /** An entry, or its hash, is not what was written. */
  | 'changed'
  /** An entry stands under another number than it was written with. */
  | 'moved'
  | 'missing'
  /** Entries whose numbers are not 1, 2, 3 ... */
  | 'badNumber'
  | 'badJson'
  /** The last line is not the one the file remembers: lines were cut off or put on. */
  | 'head'
  /** The acts and the entries they wrote do not fit. */
  | 'act'
  /** A table or a guard of the journal was changed or taken away. */
  | 'schema'
  /** SQLite itself finds the file damaged. */
  | 'pages'
  /** Of the -wal file beside it a part that was committed cannot be read. */
  | 'wal'
  /** A person is not as the line says that bound him last. */
  | 'personChanged'
  /** A person whom a line binds is not there. */
  | 'personGone'
  /** A person is there whom no line ever bound. */
  | 'personAdded';

export interface Trouble {
  readonly code: TroubleCode;
  /** The entry; null where it is about none. */
  readonly seq: number | null;
  /** In English: a number, a name, or what SQLite said; of a person the id, and never the name. */
  readonly detail: string;
}

export type Verification =
  | {
      readonly whole: true;
      readonly entries: number;
      readonly head: string;
      /** From which line on people are bound to the chain, null before the first; and how many are not yet. */
      readonly people: Pick<PeopleFound, 'from' | 'unbound'>;
    }
  | { readonly whole: false; readonly troubles: readonly Trouble[] };

/** No report needs more of them than a person reads. */
const mostTroubles = 100;

/**
 * Verifies a file without changing it or anything beside it, and tells of another desk that the file knows of: a copy
 * made while it was open may be whole and lack lines. Throws a DeskFault where it cannot be opened at all.
 */
export function verifyFile(
  given: string,
  looked: Looked = 'all',
): Verification & { readonly other: OtherDesk | null } {
  const path = fileNamed(given);
  const latest = latestVersion(migrations);
  inspectFile(path, latest);
  // SQLite would bring what tells of it up to what it can read
  const lost = walLosesLines(path);
  const { db, close } = (lost ? connectToCopy : connectToRead)(path, usualBusyMs);
  try {
    // a newer program's mark may still stand in the -wal file alone
    refuseNewer(path, versionOf(db), latest);
    const found = verify(db, looked);
    return { ...(lost ? withWalLost(found) : found), other: markIn(db, path) };
  } catch (error) {
    throw asStoreFault(error, path);
  } finally {
    close();
  }
}

function withWalLost(found: Verification): Verification {
  const wal = trouble('wal', found.whole ? found.entries : null, '');
  return { whole: false, troubles: [wal, ...(found.whole ? [] : found.troubles)] };
}

/** Whether the file still holds that line: a tail cut off and written anew does not. `hash`: all of it, or its beginning. */
export function holdsLine(given: string, { seq, hash }: Head): boolean {
  const path = fileNamed(given);
  const { db, close } = connectToRead(path, usualBusyMs);
  try {
    const found = db.prepare<[number], string>('SELECT hash FROM entry WHERE seq = ?').pluck().get(seq);
    return found?.startsWith(hash) === true;
  } catch (error) {
    throw asStoreFault(error, path);
  } finally {
    close();
  }
}

/** What the mark of another desk tells; a damaged file may have none that can be read. */
function markIn(db: Sqlite, path: string): OtherDesk | null {
  try {
    return otherDesk(openedIn(db), path);
  } catch {
    return null;
  }
}

/** `lines`: whoever the people beside them are, as where they are copied as they stand. */
type Looked = 'all' | 'lines';

/** Verifies an open file, from its pages to the last hash, as it is at one moment. */
export function verify(db: Sqlite, looked: Looked = 'all'): Verification {
  return db.transaction(() => verifyNow(db, looked))();
}

function verifyNow(db: Sqlite, looked: Looked): Verification {
  let found: PeopleFound = { strange: [], from: null, unbound: 0 };
  const people = () => (found = lookAtPeople(db)).strange.map(strangeTrouble);
  const troubles = [pages, schema, chain, acts, ...(looked === 'all' ? [people] : [])].flatMap((check) => {
    try {
      return check(db);
    } catch (error) {
      return trouble('pages', null, error instanceof Error ? error.message : String(error));
    }
  });
  if (troubles.length > 0) return { whole: false, troubles: troubles.slice(0, mostTroubles) };
  const { seq, hash } = headOf(db) ?? emptyHead;
  const { from, unbound } = found;
  return { whole: true, entries: seq, head: hash, people: { from, unbound } };
}

const strangeCodes = {
  changed: 'personChanged',
  gone: 'personGone',
  added: 'personAdded',
} as const satisfies Record<StrangePerson['kind'], TroubleCode>;

export function strangeTrouble({ kind, id, seq }: StrangePerson): Trouble {
  return trouble(strangeCodes[kind], seq, id);
}

function pages(db: Sqlite): Trouble[] {
  const rows = db.prepare<[], { integrity_check: string }>(`PRAGMA integrity_check(${mostTroubles})`).all();
  return rows
    .filter((row) => row.integrity_check !== 'ok')
    .map((row) => ({ code: 'pages', seq: null, detail: row.integrity_check }));
}

function schema(db: Sqlite): Trouble[] {
  const strange = strangeInSchema(db, migrations.slice(0, versionOf(db)));
  return strange === null ? [] : [{ code: 'schema', seq: null, detail: strange }];
}

/**
 * Walks the chain. An entry is held against the hash of the one before, as it stands there and as it should stand:
 * so a line, or its hash, is found alone, and the lines after it still count.
 */
function chain(db: Sqlite): Trouble[] {
  const troubles: Trouble[] = [];
  const wrong: Line[] = [];
  const hashes = new Map<number, string>([[0, emptyHead.hash]]);
  let before: readonly string[] = [emptyHead.hash];
  let seq = 0;
  const people = versionOf(db) < peopleBound.version ? 'NULL AS people' : 'people';
  const lines = db.prepare<[], Line>(
    `SELECT seq, act, at, by, event, hash, ${people} FROM entry ORDER BY seq`,
  );
  for (const line of lines.iterate()) {
    if (line.seq < 1) {
      troubles.push(trouble('badNumber', line.seq, String(line.seq)));
      continue;
    }
    if (line.seq > seq + 1) {
      troubles.push(trouble('missing', seq + 1, line.seq === seq + 2 ? '' : `to ${line.seq - 1}`));
      before = [];
    }
    seq = line.seq;
    hashes.set(seq, line.hash);
    if (parseEvent(line) === null) troubles.push(trouble('badJson', seq, ''));
    else if (before.length > 0 && !before.some((hash) => chainHash(hash, line) === line.hash))
      wrong.push(line);
    // no more than three, or a file with nothing right would take for ever
    before = [...new Set([line.hash, ...before.map((hash) => chainHash(hash, line))])].slice(0, 3);
  }
  return [...troubles, ...wrongLines(wrong, hashes), ...headTrouble(db, seq, before)];
}

/** With more wrong lines than this, nobody looks where each of them came from. */
const mostMoved = 24;

/** Lines that were written under another number still carry the hash they had there, and so do those after them. */
function wrongLines(wrong: readonly Line[], hashes: ReadonlyMap<number, string>): Trouble[] {
  if (wrong.length > mostMoved) {
    return wrong.slice(0, mostTroubles).map((line) => trouble('changed', line.seq, ''));
  }
  const homes = new Map<number, Line>();
  for (const { seq } of wrong) {
    const befores = [hashes.get(seq - 1) ?? '', ...wrong.map((line) => line.hash)];
    const line = wrong.find((one) => befores.some((hash) => chainHash(hash, { ...one, seq }) === one.hash));
    if (line !== undefined) homes.set(seq, line);
  }
  return wrong.flatMap((line) => {
    const [home] = [...homes].find(([, moved]) => moved === line) ?? [];
    if (home === line.seq) return [];
    return home === undefined ? trouble('changed', line.seq, '') : trouble('moved', line.seq, `from ${home}`);
  });
}

function headTrouble(db: Sqlite, last: number, hashes: readonly string[]): Trouble[] {
  const head = headOf(db);
  if (head === undefined) return [trouble('head', null, 'none')];
  if (head.seq > last) return [trouble('missing', last + 1, `to ${head.seq}`)];
  if (head.seq < last) return [trouble('head', last, `after ${head.seq}`)];
  const hash = last === 0 ? emptyHead.hash : hashes[0];
  return head.hash === hash ? [] : [trouble('head', last, 'hash')];
}

/** Each entry belongs to an act, and each act's entries are the ones it says. */
function acts(db: Sqlite): Trouble[] {
  const rows = db
    .prepare<[], { id: string; seq: number | null }>(
      `SELECT act.id, wrote.first AS seq FROM act
       LEFT JOIN (SELECT act, min(seq) AS first, max(seq) AS last, count(*) AS n FROM entry GROUP BY act) AS wrote
         ON wrote.act = act.id
       WHERE wrote.first IS NOT act.first OR wrote.last IS NOT act.last OR wrote.n IS NOT act.last - act.first + 1
       UNION ALL
       SELECT act, min(seq) FROM entry WHERE act NOT IN (SELECT id FROM act) GROUP BY act
       LIMIT ${mostTroubles}`,
    )
    .all();
  return rows.map((row) => trouble('act', row.seq, row.id));
}

function headOf(db: Sqlite): Head | undefined {
  return db.prepare<[], Head>('SELECT seq, hash FROM head').get();
}

function trouble(code: TroubleCode, seq: number | null, detail: string): Trouble {
  return { code, seq, detail };
}
