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

  /** The files behind an open connection. */
  constructor(path: string) {
    this.#path = path;
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

  /** Whether the file by itself holds the line that it held before. */
  #holdsOurs(): boolean {
    for (let n = 0; n < looks; n++) {
      if (holds(this.#path, this.#settled)) return true;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
    return false;
  }
}

function holds(path: string, { seq, hash }: Head): boolean {
  try {
    const db = openImage(path);
    try {
      const found = db.prepare<[number], { hash: string }>('SELECT hash FROM entry WHERE seq = ?').get(seq);
      return seq === 0 || found?.hash === hash;
    } finally {
      db.close();
    }
  } catch {
    return false;
  }
}

function stateOf(path: string): string | null {
  const found = statSync(path, { throwIfNoEntry: false, bigint: true });
  return found === undefined ? null : `${found.size} ${found.mtimeNs}`;
}

/** Whether SQLite's file of lines not yet in the file itself stands beside it. */
export const hasWal = (path: string): boolean => existsSync(`${path}-wal`);
