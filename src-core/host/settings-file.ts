/** A small JSON file among this computer's settings: a convenience, which holds nothing of a tournament. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';

/** What it holds; null where it is missing or spoilt. */
export function readSettings<T>(path: string, schema: v.GenericSchema<unknown, T>): T | null {
  try {
    return v.parse(schema, JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
}

/** Written aside and put in place, so that a crash leaves the old file or the new one; only its owner reads it. */
export function writeSettings(path: string, contents: object): void {
  const aside = `${path}.${process.pid}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(aside, `${JSON.stringify(contents, null, 2)}\n`, { mode: 0o600 });
    renameSync(aside, path);
  } catch {
    // settings that cannot be written must not stop a tournament
  }
}
