/** Making and opening the file of a tournament. Whatever is refused here leaves the file as it was. */
import { closeSync, copyFileSync, existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { inspectFile, isWritable, refuseNewer } from './inspect-file.ts';
import { Journal } from './journal.ts';
import { copyBefore, latestVersion, migrate, strangeInSchema, versionOf } from './migrate.ts';
import { migrations as allMigrations, type Migration } from './migrations/index.ts';
import { openImage, openSqlite, type Sqlite } from './sqlite.ts';
import { asStoreFault, storeFault } from './store-faults.ts';

export interface OpenOptions {
  /** `read` also opens what cannot be written, and a damaged file as far as it can be read. */
  readonly mode?: 'write' | 'read';
  /** How long to wait for another process that holds the file, in milliseconds. */
  readonly busyMs?: number;
  readonly migrations?: readonly Migration[];
}

export const usualBusyMs = 5_000;

/** Makes a new file, never over another one, and opens it. */
export function createJournal(path: string, options: OpenOptions = {}): Journal {
  const file = resolve(path);
  try {
    closeSync(openSync(file, 'wx'));
  } catch (error) {
    throw asStoreFault(error, file);
  }
  try {
    const db = openSqlite(file, { readonly: false, busyMs: options.busyMs ?? usualBusyMs });
    return guarded(db, file, () => {
      migrate(db, options.migrations ?? allMigrations);
      tune(db);
      return new Journal(db, file, 'write');
    });
  } catch (error) {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(file + end, { force: true });
    throw error;
  }
}

/**
 * Opens a file. Throws a DeskFault: notFound, notATournament, newerFile, damaged, readOnly, noAccess, busy,
 * diskFull. An older file is copied beside itself and brought up to date.
 */
export function openJournal(path: string, options: OpenOptions = {}): Journal {
  const file = resolve(path);
  const steps = options.migrations ?? allMigrations;
  inspectFile(file, latestVersion(steps));
  const busyMs = options.busyMs ?? usualBusyMs;
  return options.mode === 'read' ? openToRead(file, steps, busyMs) : openToWrite(file, steps, busyMs);
}

function openToWrite(file: string, steps: readonly Migration[], busyMs: number): Journal {
  if (!isWritable(file)) throw storeFault('readOnly', file);
  checkBeforeWriting(file, steps, busyMs);
  const db = openOrFault(file, busyMs, false);
  return guarded(db, file, () => {
    const latest = latestVersion(steps);
    if (versionOf(db) < latest) {
      copyBefore(db, file, latest);
      migrate(db, steps);
    }
    tune(db);
    return new Journal(db, file, 'write');
  });
}

/** Looks at the whole file through a connection that cannot write, before the one that can is made. */
function checkBeforeWriting(file: string, steps: readonly Migration[], busyMs: number): void {
  const { db, discard } = connectToRead(file, busyMs);
  try {
    // a migration may still stand in the -wal file alone, where the first look could not see it
    const version = versionOf(db);
    refuseNewer(file, version, latestVersion(steps));
    const strange = strangeInSchema(db, steps.slice(0, version));
    if (strange !== null) throw storeFault('damaged', file, { reason: 'schema', name: strange });
    const found = String(db.pragma('quick_check(1)', { simple: true }));
    if (found !== 'ok') throw storeFault('damaged', file, { reason: 'pages', detail: found });
  } catch (error) {
    throw asStoreFault(error, file);
  } finally {
    db.close();
    discard();
  }
}

function openToRead(file: string, steps: readonly Migration[], busyMs: number): Journal {
  const { db, discard } = connectToRead(file, busyMs);
  return guarded(db, file, () => {
    const version = versionOf(db);
    refuseNewer(file, version, latestVersion(steps));
    if (version === latestVersion(steps)) return new Journal(db, file, 'read', discard);
    db.close();
    discard();
    return openUpdatedCopy(file, steps, busyMs);
  });
}

/** An older file that is only to be read is brought up to date in a copy that goes when it is closed. */
function openUpdatedCopy(file: string, steps: readonly Migration[], busyMs: number): Journal {
  const copy = copyToRead(file);
  const db = openOrFault(copy.file, busyMs, false);
  return guarded(db, file, () => {
    migrate(db, steps);
    return new Journal(db, file, 'read', copy.discard);
  });
}

interface ReadConnection {
  readonly db: Sqlite;
  /** Takes away what had to be copied, if anything. */
  discard(): void;
}

/**
 * A connection that changes nothing, neither the file nor what lies beside it. With no -wal file nobody has the
 * file open, and it is read as it stands. With one, its lines count too; where SQLite cannot take part in it
 * (a read-only folder), a copy of both is read instead.
 */
export function connectToRead(file: string, busyMs = usualBusyMs): ReadConnection {
  if (!existsSync(`${file}-wal`)) return { db: imageOrFault(file), discard: () => {} };
  if (isWritable(file) || existsSync(`${file}-shm`)) {
    return { db: openOrFault(file, busyMs, true), discard: () => {} };
  }
  const copy = copyToRead(file);
  return { db: openOrFault(copy.file, busyMs, false), discard: copy.discard };
}

function copyToRead(file: string): { readonly file: string; discard(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'escaque-'));
  const copy = join(folder, basename(file));
  try {
    for (const end of ['', '-wal']) if (existsSync(file + end)) copyFileSync(file + end, copy + end);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw asStoreFault(error, file);
  }
  return { file: copy, discard: () => rmSync(folder, { recursive: true, force: true }) };
}

function openOrFault(file: string, busyMs: number, readonly: boolean): Sqlite {
  try {
    return openSqlite(file, { readonly, busyMs });
  } catch (error) {
    throw asStoreFault(error, file);
  }
}

function imageOrFault(file: string): Sqlite {
  try {
    return openImage(file);
  } catch (error) {
    throw asStoreFault(error, file);
  }
}

/** Gives what `work` gives, or closes the connection and tells the fault. */
function guarded(db: Sqlite, file: string, work: () => Journal): Journal {
  try {
    return work();
  } catch (error) {
    db.close();
    throw asStoreFault(error, file);
  }
}

/** Durable before anyone is told; erased names really go; what the file says is data, never code. */
function tune(db: Sqlite): void {
  if (db.pragma('journal_mode', { simple: true }) !== 'wal') db.pragma('journal_mode = WAL');
  for (const setting of [
    'synchronous = FULL',
    'fullfsync = ON',
    'foreign_keys = ON',
    'secure_delete = ON',
    'trusted_schema = OFF',
    'cell_size_check = ON',
  ]) {
    db.pragma(setting);
  }
}
