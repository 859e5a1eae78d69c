import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * The file that a path names, links followed: what SQLite puts beside a file must stand beside the file itself, or each
 * name of it would have lines of its own. The path as it stands where there is nothing.
 */
export function fileNamed(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return resolve(path);
  }
}
