/** The format of the file: making it, bringing it up to date, and telling whether it is as it should be. */
import { closeSync, existsSync, fsyncSync, openSync, rmSync, statSync } from 'node:fs';
import type { Migration } from './migrations/migration.ts';
import { openNowhere, type Sqlite } from './sqlite.ts';

/** `ESCQ`: what a tournament of Escaque says it is, in the header of the file. */
export const applicationId = 0x45534351;

export function latestVersion(migrations: readonly Migration[]): number {
  return migrations.at(-1)?.version ?? 0;
}

export function versionOf(db: Sqlite): number {
  return Number(db.pragma('user_version', { simple: true }));
}

/** Runs the steps the file lacks, each in one transaction with the number it leads to. */
export function migrate(db: Sqlite, migrations: readonly Migration[]): void {
  for (const step of migrations) {
    db.transaction(() => {
      // asked again under the lock: another process may just have done it
      if (versionOf(db) >= step.version) return;
      db.pragma(`application_id = ${applicationId}`);
      db.exec(step.sql);
      db.pragma(`user_version = ${step.version}`);
    }).immediate();
  }
}

/** Copies the file beside itself before it is migrated to `version`; never over another file. Gives the copy's path. */
export function copyBefore(db: Sqlite, path: string, version: number): string {
  const stem = path.replace(/\.escaque$/i, '');
  let copy = `${stem}.before-${version}.escaque`;
  for (let n = 2; existsSync(copy); n++) copy = `${stem}.before-${version}-${n}.escaque`;
  // read by whoever may read the file itself, and nobody else, from its first byte on
  closeSync(openSync(copy, 'wx', statSync(path).mode & 0o777));
  try {
    db.prepare('VACUUM INTO ?').run(copy);
  } catch (error) {
    rmSync(copy, { force: true });
    throw error;
  }
  const file = openSync(copy, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  return copy;
}

/** A table, an index or a trigger that is missing or is not the program's, by its name; null where all is well. */
export function strangeInSchema(db: Sqlite, migrations: readonly Migration[]): string | null {
  const model = openNowhere();
  try {
    migrate(model, migrations);
    const expected = schemaOf(model);
    const found = schemaOf(db);
    for (const [name, sql] of expected) if (found.get(name) !== sql) return name;
    for (const name of found.keys()) if (name.startsWith('trigger ') && !expected.has(name)) return name;
    return null;
  } finally {
    model.close();
  }
}

/**
 * A view, or a table of no pages, under the name of one of the program's tables; null where there is none. What it gives
 * is whatever its maker wrote, and may have no end: it is not to be asked anything.
 */
export function viewForTable(db: Sqlite, migrations: readonly Migration[]): string | null {
  const found = db
    .prepare<[], string>(`SELECT name FROM sqlite_schema WHERE type IN ('view', 'table') AND rootpage = 0`)
    .pluck()
    .all();
  if (found.length === 0) return null;
  const model = openNowhere();
  try {
    migrate(model, migrations);
    const expected = schemaOf(model);
    return found.find((name) => expected.has(`table ${name.toLowerCase()}`)) ?? null;
  } finally {
    model.close();
  }
}

function schemaOf(db: Sqlite): Map<string, string | null> {
  const rows = db
    .prepare<[], { type: string; name: string; sql: string | null }>(
      'SELECT type, name, sql FROM sqlite_schema',
    )
    .all();
  return new Map(rows.map((row) => [`${row.type} ${row.name}`, row.sql]));
}
