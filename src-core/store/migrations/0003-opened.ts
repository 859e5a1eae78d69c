import type { Migration } from './migration.ts';

/**
 * That the file is open, since when (`wall`), and by which desk: one row while it is, none once that desk has let it go.
 * So a copy made meanwhile knows that there may be more than it holds. `file` and `place` tell the file from a copy of
 * it, and its names from one another, without saying where it lies. A program that knows format 2 alone refuses such a
 * file as newer, so that no desk that would not see the mark writes beside one that counts on it.
 */
export const opened: Migration = {
  version: 3,
  name: 'opened',
  sql: `
CREATE TABLE opened (
  only  INTEGER NOT NULL PRIMARY KEY CHECK (only = 1),
  desk  TEXT    NOT NULL,
  pid   INTEGER NOT NULL,
  host  TEXT    NOT NULL,
  file  TEXT    NOT NULL,
  place TEXT    NOT NULL,
  wall  INTEGER NOT NULL
) STRICT;
`,
};
