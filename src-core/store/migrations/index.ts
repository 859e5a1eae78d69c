import { journal } from './0001-journal.ts';
import { heartbeat } from './0002-heartbeat.ts';
import { opened } from './0003-opened.ts';
import { peopleBound } from './0004-people-bound.ts';
import { nationalIds } from './0005-national-ids.ts';
import { aside } from './0006-aside.ts';
import type { Migration } from './migration.ts';

/** Every step, first to last. To add one: a new file beside these, a line here, a test in test/store/migrations. */
export const migrations: readonly Migration[] = [journal, heartbeat, opened, peopleBound, nationalIds, aside];
