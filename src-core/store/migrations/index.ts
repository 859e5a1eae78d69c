import { journal } from './0001-journal.ts';
import { heartbeat } from './0002-heartbeat.ts';

/** One step of the file's format. Never edited once released: a change is a new step. */
export interface Migration {
  /** The `user_version` of a file after it; 1, 2, 3 ... */
  readonly version: number;
  readonly name: string;
  readonly sql: string;
}

/** Every step, first to last. To add one: a new file beside these, a line here, a test in test/store/migrations. */
export const migrations: readonly Migration[] = [journal, heartbeat];
