/** Things made once and kept in .cache/ (git-ignored), made aside so that one cut short is never taken for whole. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { root } from './setup.mjs';

/**
 * The folder .cache/NAME, made by `make` unless the one that is there was made from the same `recipe` (any text that
 * changes when the result would).
 */
export async function cached(
  name: string,
  recipe: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(root, '.cache', name);
  const mark = join(folder, 'made-from');
  const isReady = (): boolean => existsSync(mark) && readFileSync(mark, 'utf8') === recipe;
  if (isReady()) return folder;
  return withLock(name, async () => {
    if (isReady()) return folder;
    const aside = `${folder}.${process.pid}`;
    try {
      mkdirSync(aside, { recursive: true });
      await make(aside);
      writeFileSync(join(aside, 'made-from'), recipe);
      rmSync(folder, { recursive: true, force: true });
      renameSync(aside, folder);
    } finally {
      rmSync(aside, { recursive: true, force: true });
    }
    return folder;
  });
}
