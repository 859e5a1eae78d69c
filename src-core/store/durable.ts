import type { Sqlite } from './sqlite.ts';

/**
 * Sets a connection up to write: durable before anyone is told (also on macOS, `fullfsync`), erased names really gone
 * (`secure_delete`), and what the file says taken for data, never for code (`trusted_schema`).
 */
export function makeDurable(db: Sqlite): void {
  if (db.pragma('journal_mode', { simple: true }) !== 'wal') db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.pragma('fullfsync = ON');
  db.pragma('foreign_keys = ON');
  db.pragma('secure_delete = ON');
  db.pragma('trusted_schema = OFF');
  db.pragma('cell_size_check = ON');
}
