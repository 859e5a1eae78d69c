/** The one desk that has a file: its lock, its mark in the file, and the file kept up to date. */
import { createHash, randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { statSync } from 'node:fs';
import type { OtherDesk } from '../plain/trust.ts';
import { emptyHead } from './chain.ts';
import { DeskLock } from './desk-lock.ts';
import { fileIdentity } from './inspect-file.ts';
import { hasWal, type OpenedFiles } from './opened-files.ts';
import type { Opened } from './rows.ts';
import type { Sqlite } from './sqlite.ts';
import type { Statements } from './statements.ts';
import { asStoreFault, storeFault } from './store-faults.ts';

/** So many pages may wait for the file to be brought up to date, where a second brings more than usual. */
const mostPages = 8_000;

/** Which file it is, whatever its name; a copy is another. The device is left out: its number may change overnight. */
const fileOf = (path: string): string =>
  String(statSync(path, { throwIfNoEntry: false, bigint: true })?.ino ?? '');
const placeOf = (path: string): string => createHash('sha256').update(path).digest('base64url');

/** What a mark in a file tells to who finds it there, and has no lock upon it; null without one. */
export function otherDesk(mark: Opened | undefined, path: string, held = isHeld(path)): OtherDesk | null {
  if (mark === undefined) return null;
  const { host, pid, seq, hash } = mark;
  const told = { host, pid, seq, hash, at: mark.at ?? new Date(mark.wall).toISOString() };
  if (mark.file !== fileOf(path)) return { kind: 'copied', ...told };
  if (held) return { kind: 'has', ...told };
  return { kind: hasWal(path) ? 'left' : 'cut', ...told };
}

/** Whether a living desk has the file, under this name or another. */
function isHeld(path: string): boolean {
  const identity = fileIdentity(path);
  return identity !== null && DeskLock.isHeld(identity);
}

/**
 * The lock for who opens a file to write; null where another desk has it, whose lines ours can go beside: it has the
 * file by this very name, and SQLite keeps the two apart. Throws `held` where not, or where this desk is to be `alone`.
 */
export function lockToWrite(path: string, mark: Opened | undefined, alone: boolean): DeskLock | null {
  const lock = DeskLock.take(fileIdentity(path) ?? '');
  if (lock !== null || (!alone && mark?.place === placeOf(path))) return lock;
  const reason = mark?.place === placeOf(path) ? 'desk' : 'otherName';
  throw storeFault('held', path, { reason, host: mark?.host ?? '', pid: mark?.pid ?? 0 });
}

export class DeskHold {
  readonly #db: Sqlite;
  readonly #sql: Statements;
  readonly #path: string;
  readonly #files: OpenedFiles;
  readonly #desk = randomUUID();
  #lock: DeskLock | null;
  #marked = false;
  /** What of the file was written when it was last brought up to date. */
  #settled = '';

  constructor(db: Sqlite, sql: Statements, path: string, files: OpenedFiles, lock: DeskLock | null) {
    this.#db = db;
    this.#sql = sql;
    this.#path = path;
    this.#files = files;
    this.#lock = lock;
    if (lock !== null) this.#begin();
  }

  /** Whether this is the desk that has the file. */
  get has(): boolean {
    return this.#lock !== null;
  }

  /** Takes the file over where the desk that had it is gone. Gives whether this one has it now. */
  takeOver(): boolean {
    if (this.#lock !== null) return true;
    this.#lock = DeskLock.take(fileIdentity(this.#path) ?? '', 0);
    if (this.#lock !== null) this.#begin();
    return this.#lock !== null;
  }

  #begin(): void {
    // each second is often enough, and then the cost of it is this desk's to choose
    this.#db.pragma(`wal_autocheckpoint = ${mostPages}`);
    // what is read once is held (up to SQLite's 16 MB), and can be copied elsewhere though the file be written over;
    // the lines are read by whoever opens it
    for (const count of this.#sql.countAll) count.get();
    this.settle(Date.now());
  }

  /** Brings the file itself up to date where anything was written since. What another process holds up waits for the next second. */
  settle(now: number): void {
    if (this.#lock === null) return;
    this.#lock.renew(now);
    if (this.#settled === this.#written()) return;
    try {
      this.#bringUp();
    } catch (error) {
      const fault = asStoreFault(error, this.#path);
      if (fault.fault.code !== 'busy') throw fault;
    }
  }

  #bringUp(): void {
    const head = this.#sql.head.get() ?? emptyHead;
    if (!this.#marked) this.#mark();
    this.#files.see();
    const [done] = this.#db.pragma('wal_checkpoint(PASSIVE)') as { log: number; checkpointed: number }[];
    if (done === undefined || done.log !== done.checkpointed) return;
    this.#files.settle(head);
    this.#settled = this.#written();
  }

  #mark(): void {
    const path = this.#path;
    this.#sql.putOpened.run({
      desk: this.#desk,
      pid: process.pid,
      host: hostname(),
      file: fileOf(path),
      place: placeOf(path),
      wall: Date.now(),
    });
    this.#marked = true;
  }

  /** Changes with whatever is written, here or by another process. */
  #written(): string {
    return `${this.#sql.changes.get() ?? 0} ${this.#sql.dataVersion.get() ?? 0}`;
  }

  /** Lets the file go: it is closed, and knows so. */
  close(): void {
    if (this.#lock === null) return;
    try {
      this.#files.see();
      this.#sql.dropOpened.run(this.#desk);
      this.#db.pragma('wal_checkpoint(PASSIVE)');
    } catch {
      // a file that cannot be written, or is gone, keeps the mark: whoever finds it is told
    }
  }

  /** After the connection is closed: another may have it. */
  release(): void {
    this.#lock?.release();
    this.#lock = null;
  }
}
