/** Things made once and kept in .cache/ (git-ignored), made aside so that one cut short is never taken for whole. */
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { root } from './setup.mjs';

/** Takes away what a run that was killed had begun; called only while the lock of that name is held. */
export function clearRemains(name: string): void {
  const cache = join(root, '.cache');
  const begun = new RegExp(`^${name}[.-]\\d+(\\.old)?$`);
  for (const entry of readdirSync(cache)) {
    if (begun.test(entry)) rmSync(join(cache, entry), { recursive: true, force: true });
  }
}

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
    clearRemains(name);
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
