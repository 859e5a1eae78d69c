// Saying that a long step goes on, and how far it is. Plain Node >= 20, no package.
import { readdirSync, statSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const every = Number(process.env.ESCAQUE_TELL_SECONDS ?? 10) * 1000;

/**
 * Does the work, and says in a line of its own every ten seconds how long it has been at it and what it has brought:
 * whole lines, so that a log and a terminal show the same.
 * @template T
 * @param {() => Promise<T>} work
 * @param {() => number} [bytes] what it has brought so far
 * @returns {Promise<T>}
 */
export async function telling(work, bytes) {
  const started = Date.now();
  const timer = setInterval(() => {
    const brought = bytes === undefined ? '' : `, ${Math.round(bytes() / 1e6)} MB`;
    process.stderr.write(`  ... ${Math.round((Date.now() - started) / 1000)} s${brought}\n`);
  }, every);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/** How many bytes fewer the disk of a folder has than now, each time it is asked. */
export function takenFrom(folder) {
  const free = () => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  const before = free();
  return () => Math.max(0, before - free());
}

/** Bytes of all files under a folder; what goes away meanwhile counts nothing. */
export function bytesUnder(folder) {
  return readdirSync(folder, { recursive: true }).reduce(
    (sum, name) => sum + (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
}

/** A signal that comes once `bytes` has not grown for so many milliseconds; `settled` ends the watch. */
export function whenSilent(bytes, silence) {
  const silent = new AbortController();
  let [last, since] = [bytes(), Date.now()];
  const look = setInterval(() => {
    const now = bytes();
    if (now > last) [last, since] = [now, Date.now()];
    else if (Date.now() - since > silence) silent.abort();
  }, 1000);
  return { signal: silent.signal, settled: () => clearInterval(look) };
}
