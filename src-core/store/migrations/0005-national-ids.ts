import type { Migration } from './migration.ts';

/** What a federation and an arbiter know of a person: his number there, and how he is reached. */
export const nationalIds: Migration = {
  version: 5,
  name: 'national-ids',
  sql: `
ALTER TABLE person ADD COLUMN national_id TEXT NOT NULL DEFAULT '';
ALTER TABLE person ADD COLUMN contact TEXT NOT NULL DEFAULT '';
`,
};
