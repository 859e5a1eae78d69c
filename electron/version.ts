import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The program's version: of package.json, one folder up from here and from the bundle alike. */
export function version(): string {
  const text = readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8');
  const found = JSON.parse(text) as { readonly version?: string };
  return found.version ?? '';
}
