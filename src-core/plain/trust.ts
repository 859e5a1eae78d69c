import type { Fault } from './faults.ts';

/**
 * Another desk that the file knows of. `has`: it has the file, and this one only reads; `gone`: it had, and this one
 * only reads still; `left`: it ended without closing the file, and all its lines are there, as far as nobody
 * cut off the -wal file since: without the -shm file beside it nothing tells. Lines may be missing after
 * `seq` where the file is a copy made while it was open (`copied`), or the -wal file was taken from beside it (`cut`).
 */
export type OtherDeskKind = 'has' | 'gone' | 'left' | 'copied' | 'cut';

export interface OtherDesk {
  readonly kind: OtherDeskKind;
  /** Its computer, and its process there. */
  readonly host: string;
  readonly pid: number;
  /** The last line in this file, which it had told, its hash, and its hour (UTC, ISO 8601). */
  readonly seq: number;
  readonly hash: string;
  readonly at: string;
}

/** What is known of the file a desk keeps: always true. */
export interface Trust {
  readonly path: string;
  /** The last line written, 0 before the first. */
  readonly seq: number;
  /** When the last line became durable: UTC, ISO 8601; null before the first. */
  readonly savedAt: string | null;
  /** `jumped`: the system's clock has been set, or slept, since the desk opened. */
  readonly clock: 'steady' | 'jumped';
  readonly fault: Fault | null;
  readonly other: OtherDesk | null;
}
