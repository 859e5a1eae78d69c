// One process at a time prepares a checkout. Plain Node >= 20, no package.
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const cache = fileURLToPath(new URL('../.cache/', import.meta.url));
const beatEvery = 2_000;
/** A holder whose mark is older than this has died without cleaning up (or its machine sleeps). */
const deadAfter = 20_000;

const held = new Set();
process.on('exit', () => {
  for (const path of held) rmSync(path, { force: true });
});

function take(path) {
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(path, JSON.stringify({ pid: process.pid, host: hostname() }), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Whether the lock's holder is gone: its mark is old, or it ran on this machine and its process has ended. */
export function isAbandoned(path) {
  try {
    if (Date.now() - statSync(path).mtimeMs > deadAfter) return true;
    const { pid, host } = JSON.parse(readFileSync(path, 'utf8'));
    return host === hostname() && !isAlive(pid);
  } catch {
    // gone meanwhile, or just being written: look again
    return false;
  }
}

function clear(path) {
  const aside = `${path}.${process.pid}`;
  try {
    // renamed first, so that of two who see it abandoned only one takes it away
    renameSync(path, aside);
    rmSync(aside, { force: true });
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

/**
 * Does `work` while no other process of this checkout holds the lock of that name, waiting for it if need be.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(name, work, folder = cache) {
  const path = join(folder, `${name}.lock`);
  for (let told = false; !take(path);) {
    if (isAbandoned(path)) {
      clear(path);
      continue;
    }
    if (!told) process.stderr.write('Another command is preparing this checkout; waiting for it ...\n');
    told = true;
    await wait(250);
  }
  held.add(path);
  const beat = setInterval(() => utimesSync(path, new Date(), new Date()), beatEvery);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    held.delete(path);
    rmSync(path, { force: true });
  }
}
