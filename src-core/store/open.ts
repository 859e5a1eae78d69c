/** Making and opening the file of a tournament. Whatever is refused here leaves the file as it was. */
import { closeSync, openSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { connectToCopy, connectToRead } from './connect-to-read.ts';
import { makeDurable } from './durable.ts';
import { lockToWrite } from './desk-hold.ts';
import type { DeskLock } from './desk-lock.ts';
import { fileNamed } from './file-named.ts';
import { inspectFile, isWritable, refuseNewer } from './inspect-file.ts';
import { Journal } from './journal.ts';
import { copyBefore, latestVersion, migrate, strangeInSchema, versionOf } from './migrate.ts';
import { migrations as allMigrations } from './migrations/index.ts';
import type { Migration } from './migrations/migration.ts';
import { openedIn, type Opened } from './rows.ts';
import { openSqlite, type Sqlite, usualBusyMs } from './sqlite.ts';
import { asStoreFault, storeFault } from './store-faults.ts';
import { walLosesLines } from './wal-frames.ts';

export interface OpenOptions {
  /**
   * `desk`: to be the one desk of the file, `held` where another has it. `write`: the same where nobody has it, and else
   * beside the one that has, by the same name. `read` also opens what cannot be written, and a damaged file as far as it
   * can be read.
   */
  readonly mode?: 'desk' | 'write' | 'read';
  /** How long to wait for another process that holds the file, in milliseconds. */
  readonly busyMs?: number;
  readonly migrations?: readonly Migration[];
}

/** A file holds names, and the secret of a draw before its hour: it is its maker's alone, and so is what SQLite puts beside it. */
const ownersAlone = 0o600;

/** Makes a new file, never over another one, and opens it. */
export function createJournal<Event>(path: string, options: OpenOptions = {}): Journal<Event> {
  const { busyMs = usualBusyMs, migrations = allMigrations } = options;
  const given = resolve(path);
  try {
    closeSync(openSync(given, 'wx', ownersAlone));
  } catch (error) {
    throw asStoreFault(error, given);
  }
  const file = fileNamed(given);
  try {
    return openOver(file, busyMs, lockToWrite(file, undefined, true), (db) => {
      migrate(db, migrations);
      makeDurable(db);
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
export function openJournal<Event>(path: string, options: OpenOptions = {}): Journal<Event> {
  const { mode = 'write', busyMs = usualBusyMs, migrations = allMigrations } = options;
  const file = fileNamed(path);
  const latest = latestVersion(migrations);
  const older = inspectFile(file, latest) < latest;
  // opening it would pass over what is lost, and bring what tells of it up to what can be read
  if (walLosesLines(file)) throw storeFault('damaged', file, { reason: 'wal' });
  if (mode === 'read') return openToRead(file, migrations, busyMs);
  if (!isWritable(file)) throw storeFault('readOnly', file);
  const mark = checkBeforeWriting(file, migrations, busyMs);
  // a desk of an earlier program that has the file would not know what it is brought to
  return openOver(file, busyMs, lockToWrite(file, mark, mode === 'desk' || older), (db) => {
    makeDurable(db);
    if (versionOf(db) < latest) {
      copyBefore(db, file, latest);
      migrate(db, migrations);
    }
  });
}

function openOver<Event>(
  file: string,
  busyMs: number,
  lock: DeskLock | null,
  prepare: (db: Sqlite) => void,
): Journal<Event> {
  let db: Sqlite | null = null;
  try {
    db = openSqlite(file, { readonly: false, busyMs });
    prepare(db);
    return new Journal(db, file, { lock });
  } catch (error) {
    db?.close();
    lock?.release();
    throw asStoreFault(error, file);
  }
}

/** Looks at the whole file through a connection that cannot write, before the one that can is made. Gives its mark. */
function checkBeforeWriting(
  file: string,
  migrations: readonly Migration[],
  busyMs: number,
): Opened | undefined {
  const { db, close } = connectToRead(file, busyMs);
  try {
    // a migration may still stand in the -wal file alone, where the first look could not see it
    const version = versionOf(db);
    refuseNewer(file, version, latestVersion(migrations));
    const strange = strangeInSchema(db, migrations.slice(0, version));
    if (strange !== null) throw storeFault('damaged', file, { reason: 'schema', name: strange });
    const found = String(db.pragma('quick_check(1)', { simple: true }));
    if (found !== 'ok') throw storeFault('damaged', file, { reason: 'pages', detail: found });
    return openedIn(db);
  } catch (error) {
    throw asStoreFault(error, file);
  } finally {
    close();
  }
}

/** An older file that is only to be read is brought up to date in a copy. */
function openToRead<Event>(file: string, migrations: readonly Migration[], busyMs: number): Journal<Event> {
  const latest = latestVersion(migrations);
  let connection = connectToRead(file, busyMs);
  try {
    const version = versionOf(connection.db);
    refuseNewer(file, version, latest);
    if (version < latest) {
      connection.close();
      connection = connectToCopy(file, busyMs);
      migrate(connection.db, migrations);
    }
    return new Journal(connection.db, file, { readOnly: true, close: connection.close });
  } catch (error) {
    connection.close();
    throw asStoreFault(error, file);
  }
}

/** Copies a tournament whole into a new file, whoever has it open: see `copyFile`. */
export async function copyJournal(
  path: string,
  out: string,
): Promise<{ readonly path: string; readonly entries: number }> {
  const journal = openJournal(path, { mode: 'read' });
  try {
    return { path: await journal.copyTo(out), entries: journal.lastSeq };
  } finally {
    journal.close();
  }
}
