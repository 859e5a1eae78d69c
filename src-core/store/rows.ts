/** What stands in the file beside the lines of the journal. */
import { versionOf } from './migrate.ts';
import { opened } from './migrations/0003-opened.ts';
import type { Sqlite } from './sqlite.ts';

/** An act that is in the journal: its entries, and what its reply counted. */
export interface DoneAct {
  readonly first: number;
  readonly last: number;
  readonly count: number;
}

/** A text kept beside the journal; `body` null: it goes. */
export interface AsideRow {
  readonly name: string;
  readonly body: string | null;
}

/** That the file is open, and by which desk. */
export interface Opened {
  /** The desk, its process, and the name of its computer. */
  readonly desk: string;
  readonly pid: number;
  readonly host: string;
  /** Which file it is, and a digest of where it lies. */
  readonly file: string;
  readonly place: string;
  /** Since when, in milliseconds since 1970. */
  readonly wall: number;
  /** The last line in this file, told when it was written, and its hour; none before the first. */
  readonly seq: number;
  readonly hash: string;
  readonly at: string | null;
}

/** A sign of life of the desk that keeps the running clocks of a file. */
export interface Heartbeat {
  /** That desk, and its process; 0 where it has let the file go. */
  readonly owner: string;
  readonly pid: number;
  /** The last line it had written. */
  readonly seq: number;
  /** The time of day and the desk's own time, in milliseconds. */
  readonly wall: number;
  readonly desk: number;
}

/** The mark of the desk that has a file, with the line that the file goes up to. */
export const openedRow = `SELECT desk, pid, host, file, place, wall, head.seq, head.hash, entry.at
  FROM opened, head LEFT JOIN entry ON entry.seq = head.seq`;

/** The mark of the desk that has a file, of any format: older ones have none. */
export function openedIn(db: Sqlite): Opened | undefined {
  if (versionOf(db) < opened.version) return undefined;
  return db.prepare<[], Opened>(openedRow).get();
}
