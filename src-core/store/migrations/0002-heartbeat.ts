import type { Migration } from './migration.ts';

/**
 * A sign of life each second while a clock runs, written over the last one: up to which instant the desk is sure of
 * its clocks. No line of the journal, and not in its chain.
 */
export const heartbeat: Migration = {
  version: 2,
  name: 'heartbeat',
  sql: `
CREATE TABLE heartbeat (
  only  INTEGER NOT NULL PRIMARY KEY CHECK (only = 1),
  owner TEXT    NOT NULL,
  pid   INTEGER NOT NULL,
  seq   INTEGER NOT NULL,
  wall  INTEGER NOT NULL,
  desk  INTEGER NOT NULL
) STRICT;
`,
};
