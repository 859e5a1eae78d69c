/** Whether what a desk writes to is still what it opened. */
import { existsSync, statSync } from 'node:fs';
import { emptyHead, type Head } from './chain.ts';
import { fileIdentity } from './inspect-file.ts';
import { openImage } from './sqlite.ts';
import { storeFault } from './store-faults.ts';

/** A file is looked into so often before it is found strange: another process may just be bringing it up to date. */
const looks = 3;

export class OpenedFiles {
  readonly #path: string;
  readonly #file: string | null;
  readonly #wal: string | null;
  /** How the file was when it was last known to be ours, and the last line it held then. */
  #known: string | null;
  #settled: Head = emptyHead;
  readonly #isOurs: (head: Head) => boolean;

  /** The files behind an open connection, which knows whether a line is one of its own. */
  constructor(path: string, isOurs: (head: Head) => boolean) {
    this.#path = path;
    this.#isOurs = isOurs;
    this.#file = fileIdentity(path);
    this.#wal = fileIdentity(`${path}-wal`);
    this.#known = stateOf(path);
  }

  /**
   * Throws `notFound` where the file was moved, removed or replaced, `pulledAway` where the -wal file was, or where the
   * file was written over by another program: what goes on there is lost.
   */
  see(): void {
    const path = this.#path;
    if (fileIdentity(path) !== this.#file) throw storeFault('notFound', path, { reason: 'moved' });
    if (this.#wal !== null && fileIdentity(`${path}-wal`) !== this.#wal) {
      throw storeFault('pulledAway', path, { reason: 'wal' });
    }
    const state = stateOf(path);
    if (state === this.#known) return;
    if (!this.#holdsOurs()) throw storeFault('pulledAway', path, { reason: 'overwritten' });
    this.#known = state;
  }

  /** This desk has just brought the file up to date, to its last line. */
  settle(head: Head): void {
    this.#known = stateOf(this.#path);
    this.#settled = head;
  }

  /** Whether the file by itself goes as far as it did, or further with what was written here, and no other way. */
  #holdsOurs(): boolean {
    for (let n = 0; n < looks; n++) {
      const head = headIn(this.#path);
      if (head !== null && head.seq >= this.#settled.seq && this.#isOurs(head)) return true;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
    return false;
  }
}

/** The last line of a file without what stands beside it; null where it cannot be read. */
function headIn(path: string): Head | null {
  try {
    const db = openImage(path);
    try {
      return db.prepare<[], Head>('SELECT seq, hash FROM head').get() ?? null;
    } finally {
      db.close();
    }
  } catch {
    return null;
  }
}

function stateOf(path: string): string | null {
  const found = statSync(path, { throwIfNoEntry: false, bigint: true });
  return found === undefined ? null : `${found.size} ${found.mtimeNs}`;
}

/** Whether SQLite's file of lines not yet in the file itself stands beside it. */
export const hasWal = (path: string): boolean => existsSync(`${path}-wal`);
