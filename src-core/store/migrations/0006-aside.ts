import type { Migration } from './migration.ts';

/**
 * What a desk keeps beside its journal, a text by its name: what is no evidence, such as settings and what a source
 * outside has told. No line of the journal, and not in its chain.
 */
export const aside: Migration = {
  version: 6,
  name: 'aside',
  sql: `
CREATE TABLE aside (
  name TEXT NOT NULL PRIMARY KEY,
  body TEXT NOT NULL
) STRICT, WITHOUT ROWID;
`,
};
