import type { Migration } from './migration.ts';

/**
 * People bound to the chain: a line carries digests of the people that its act touched (JSON, person by id), and each
 * person the salt of his digest. Lines written before have none, and their hashes are what they were.
 */
export const peopleBound: Migration = {
  version: 4,
  name: 'people-bound',
  sql: `
ALTER TABLE entry ADD COLUMN people TEXT;
ALTER TABLE person ADD COLUMN salt TEXT NOT NULL DEFAULT '';
CREATE INDEX entry_people ON entry (seq) WHERE people IS NOT NULL;
`,
};
