import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isAbandoned, withLock } from '../../build/lock.mjs';

const lockModule = fileURLToPath(new URL('../../build/lock.mjs', import.meta.url));

describe('one process at a time prepares a checkout', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'escaque-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const path = () => join(folder, 'setup.lock');

  it('does what asks for it one after the other, and leaves nothing behind', async () => {
    const order: string[] = [];
    const work = (name: string) => async () => {
      order.push(`${name} begins`);
      await new Promise(setImmediate);
      order.push(`${name} ends`);
    };
    await Promise.all([withLock('setup', work('a'), folder), withLock('setup', work('b'), folder)]);
    expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
    expect(existsSync(path())).toBe(false);
  });

  it('is given back when the work fails', async () => {
    await expect(withLock('setup', () => Promise.reject(new Error('no line')), folder)).rejects.toThrow(
      'no line',
    );
    expect(existsSync(path())).toBe(false);
  });

  it('is taken from a process that was killed', async () => {
    const holder = `import { withLock } from ${JSON.stringify(lockModule)};
      await withLock('setup', () => { console.log('held'); return new Promise(() => setInterval(() => {}, 1000)); },
        ${JSON.stringify(folder)});`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', holder]);
    await once(child.stdout, 'data');
    expect(isAbandoned(path())).toBe(false);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(isAbandoned(path())).toBe(true);
    expect(await withLock('setup', () => Promise.resolve('done'), folder)).toBe('done');
  });

  it('is taken from another machine only when its mark is old', () => {
    writeFileSync(path(), JSON.stringify({ pid: process.pid, host: `not-${hostname()}` }));
    expect(isAbandoned(path())).toBe(false);
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(path(), longAgo, longAgo);
    expect(isAbandoned(path())).toBe(true);
  });
});
