/** The one place that loads better-sqlite3. */
import { existsSync, readFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { DeskFault } from '../plain/desk-fault.ts';

export type Sqlite = Database.Database;
export type Statement = Database.Statement;
export const { SqliteError } = Database;

/** better-sqlite3 13 is built for this version of Node-API, and ends the process without a word on an older one. */
const neededNodeApi = 10;

export interface SqliteOptions {
  readonly readonly: boolean;
  /** How long to wait for another process that holds the file, in milliseconds. */
  readonly busyMs: number;
}

/** How long to wait for another process that holds a file, where nothing else is said. */
export const usualBusyMs = 5_000;

/** A connection to a file that is already there. */
export function openSqlite(path: string, options: SqliteOptions): Sqlite {
  return new Database(path, {
    readonly: options.readonly,
    fileMustExist: true,
    timeout: options.busyMs,
    ...nativeBinding(),
  });
}

/** Where the header says how the file is written; 2 is WAL, which a database in memory cannot be. */
const writeVersionAt = 18;
const readVersionAt = 19;

/** The file as it stands, read whole into memory: nothing is touched, not even beside it. */
export function openImage(path: string): Sqlite {
  const image = readFileSync(path);
  image[writeVersionAt] = 1;
  image[readVersionAt] = 1;
  return new Database(image, { readonly: true, ...nativeBinding() });
}

/** Holds a file of its own, made where it is missing, against every other process; null where one has it. Ends with `close`. */
export function holdExclusively(path: string, waitMs: number): Sqlite | null {
  const db = new Database(path, { timeout: waitMs, ...nativeBinding() });
  try {
    db.pragma('journal_mode = MEMORY');
    db.exec('BEGIN EXCLUSIVE');
    return db;
  } catch (error) {
    db.close();
    if (isBusy(error)) return null;
    throw error;
  }
}

/** Whether somebody holds that file so. */
export function isHeldExclusively(path: string): boolean {
  if (!existsSync(path)) return false;
  const db = openSqlite(path, { readonly: true, busyMs: 0 });
  try {
    db.prepare('SELECT count(*) FROM sqlite_schema').get();
    return false;
  } catch (error) {
    if (isBusy(error)) return true;
    throw error;
  } finally {
    db.close();
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof SqliteError && error.code.startsWith('SQLITE_BUSY');
}

/** A new file that one process fills in one go and nobody looks into meanwhile: what breaks it off leaves no good file. */
export function makeSqlite(path: string): Sqlite {
  const db = new Database(path, nativeBinding());
  db.pragma('journal_mode = OFF');
  db.pragma('synchronous = OFF');
  db.pragma('locking_mode = EXCLUSIVE');
  db.pragma('cache_size = -32768');
  return db;
}

/** A database that is nowhere, to compare with. */
export function openNowhere(): Sqlite {
  return new Database(':memory:', nativeBinding());
}

/** An older host brings an addon built for it and says where (`DESK_SQLITE_BINDING`). */
function nativeBinding(): { nativeBinding?: string } {
  const given = process.env['DESK_SQLITE_BINDING'];
  if (given) return { nativeBinding: given };
  const found = Number(process.versions['napi'] ?? 0);
  if (found < neededNodeApi) {
    throw new DeskFault(
      'bug',
      `Node ${process.versions.node} has Node-API ${found}; the journal needs ${neededNodeApi}. ` +
        'Run Escaque with Node 24 or newer (npm run, npm start and npx in its folder do).',
      { found, needed: neededNodeApi },
    );
  }
  return {};
}
