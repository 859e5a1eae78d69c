/** A long write over a connection of its own, so that others read meanwhile what was durable before. */
import { close, fdatasync, openSync } from 'node:fs';
import type { Steps } from '../plain/steps.ts';
import { makeDurable } from './durable.ts';
import { heldOver, type HeldJournal } from './held-journal.ts';
import { openSqlite, type Sqlite } from './sqlite.ts';
import { prepareStatements } from './statements.ts';
import { asStoreFault } from './store-faults.ts';

/** Runs `work` in steps while nobody else can write. Given up before the last step, none of it is in the file. */
export function* heldAside<Event, T>(
  path: string,
  busyMs: number,
  work: (held: HeldJournal<Event>) => Steps<T>,
  erased: () => void,
): Steps<T> {
  let db: Sqlite | null = null;
  try {
    db = openSqlite(path, { readonly: false, busyMs });
    makeDurable(db);
    // the desk brings the file up to date in its own time
    db.pragma('wal_autocheckpoint = 0');
    // what is held back in memory is written at once, with the last row
    db.pragma('cache_size = -2000');
    db.exec('BEGIN IMMEDIATE');
    const given = yield* flushedBehind(`${path}-wal`, work(heldOver(prepareStatements(db), erased)));
    db.exec('COMMIT');
    return given;
  } catch (error) {
    throw asStoreFault(error, path);
  } finally {
    db?.close();
  }
}

/** So many steps, of a row each, are some megabytes at most. */
const stepsBetween = 4_000;

/**
 * The same steps; now and then a thread of the system flushes what they have put into the file, so that the flush which
 * makes it durable has little left to do.
 */
function* flushedBehind<T>(path: string, steps: Steps<T>): Steps<T> {
  const file = openSync(path, 'r+');
  let [flushing, over] = [false, false];
  const flush = (): void => {
    flushing = true;
    fdatasync(file, () => {
      flushing = false;
      if (over) close(file);
    });
  };
  try {
    for (let n = 1; ; n++) {
      const { done, value } = steps.next();
      if (done) return value;
      if (n % stepsBetween === 0 && !flushing) flush();
      yield;
    }
  } finally {
    over = true;
    if (!flushing) close(file);
  }
}
