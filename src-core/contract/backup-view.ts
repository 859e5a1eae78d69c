import type { Fault } from '../plain/faults.ts';

/** Where the copies of this desk's tournaments go, and when they are made by themselves. */
export interface BackupSettings {
  /** A folder, of another disk better; null: copies go beside the tournaments, and only when asked for. */
  readonly folder: string | null;
  /** A copy whenever the last game of a round has its result. */
  readonly everyRound: boolean;
}

/** How it stands with the copies of the tournament open. */
export interface BackupView extends BackupSettings {
  /** The last copy made of it at this computer. */
  readonly last: { readonly at: string; readonly path: string } | null;
  /** Why the last try failed; null where it did not. */
  readonly failed: { readonly at: string; readonly fault: Fault } | null;
}
