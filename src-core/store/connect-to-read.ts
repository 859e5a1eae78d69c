/** Connections to a tournament file that change neither the file nor what lies beside it. */
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { isWritable } from './inspect-file.ts';
import { viewForTable } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { openImage, openSqlite, type Sqlite } from './sqlite.ts';
import { asStoreFault, storeFault } from './store-faults.ts';

export interface ReadConnection {
  readonly db: Sqlite;
  /** Closes it, and takes away what had to be copied. */
  close(): void;
}

/**
 * With no file of SQLite's beside it, nobody has the file open, and it is read as it stands. With a -wal file its
 * lines count too. Where SQLite cannot take part in that (a read-only folder), or where a -journal file has to be
 * rolled back first, a copy is read instead.
 */
export function connectToRead(file: string, busyMs: number): ReadConnection {
  const [wal, journal] = [existsSync(`${file}-wal`), existsSync(`${file}-journal`)];
  if (!wal && !journal) return seen(file, plain(tried(file, () => openImage(file))));
  if (!journal && (isWritable(file) || existsSync(`${file}-shm`))) {
    return seen(file, plain(tried(file, () => openSqlite(file, { readonly: true, busyMs }))));
  }
  return connectToCopy(file, busyMs);
}

/** A connection that may write, to a copy of the file that goes when it is closed. */
export function connectToCopy(file: string, busyMs: number): ReadConnection {
  const copied = tried(file, () => {
    const folder = mkdtempSync(join(tmpdir(), 'escaque-'));
    const remove = () => rmSync(folder, { recursive: true, force: true });
    try {
      const copy = join(folder, basename(file));
      for (const end of ['', '-wal', '-journal']) {
        if (existsSync(file + end)) copyFileSync(file + end, copy + end);
      }
      const db = openSqlite(copy, { readonly: false, busyMs });
      return {
        db,
        close: () => {
          db.close();
          remove();
        },
      };
    } catch (error) {
      remove();
      throw error;
    }
  });
  return seen(file, copied);
}

/** Throws, and closes it, where a table of the journal is no table: reading it might never end. */
function seen(file: string, connection: ReadConnection): ReadConnection {
  let name: string | null = null;
  try {
    name = viewForTable(connection.db, migrations);
  } catch {
    // a schema that cannot be read is told by whoever reads it
  }
  if (name === null) return connection;
  connection.close();
  throw storeFault('damaged', file, { reason: 'schema', name });
}

function plain(db: Sqlite): ReadConnection {
  return { db, close: () => void db.close() };
}

function tried<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw asStoreFault(error, file);
  }
}
