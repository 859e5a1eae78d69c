/**
 * One desk at a time: a lock of the system upon which file it is, whatever its name, that goes with its process, however
 * that ends. It stands aside and not on the file, as a process gives up every lock it has on a file whenever it closes
 * that file anywhere. It is seen by the desks of one user and computer; elsewhere the mark in the file alone tells.
 */
import { lstatSync, mkdirSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { holdExclusively, isHeldExclusively, type Sqlite } from './sqlite.ts';
import { asStoreFault, storeFault } from './store-faults.ts';

/** How long a look of another process may stand in the way, in milliseconds. */
const lookMs = 100;

/** Where the locks of this user's desks are. Nobody else may put anything there. */
function lockFolder(): string {
  const me = process.getuid?.();
  const folder = join(tmpdir(), `escaque-desks${me === undefined ? '' : `-${me}`}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  if (found.isDirectory() && (me === undefined || found.uid === me)) return folder;
  throw storeFault('noAccess', folder, { reason: 'locks' });
}

/** The lock of a file, by its `fileIdentity`; the file of a lock is empty, and stays for the next desk. */
export const lockPath = (identity: string): string => join(lockFolder(), identity.replace(':', '-'));

export class DeskLock {
  readonly #db: Sqlite;
  readonly #path: string;

  /** The lock, or null where a living desk has it. */
  static take(identity: string, waitMs = lookMs): DeskLock | null {
    const path = lockPath(identity);
    try {
      const db = holdExclusively(path, waitMs);
      return db === null ? null : new DeskLock(db, path);
    } catch (error) {
      throw asStoreFault(error, path);
    }
  }

  static isHeld(identity: string): boolean {
    return isHeldExclusively(lockPath(identity));
  }

  private constructor(db: Sqlite, path: string) {
    this.#db = db;
    this.#path = path;
  }

  /** Says that it is in use, to what clears away old temporary files. */
  renew(now: number): void {
    try {
      utimesSync(this.#path, now / 1000, now / 1000);
    } catch {
      // it holds all the same
    }
  }

  release(): void {
    this.#db.close();
  }
}
