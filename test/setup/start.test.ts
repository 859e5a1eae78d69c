import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../../build/setup.mjs';

/** A program with what it has written so far; `until` waits for a line. */
function start(args: readonly string[], env: Record<string, string>) {
  const { DISPLAY: _display, WAYLAND_DISPLAY: _wayland, ...rest } = process.env;
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...rest, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const until = (pattern: RegExp): Promise<RegExpExecArray> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const found = pattern.exec(text);
        if (found !== null) resolve(found);
      };
      for (const stream of [child.stdout, child.stderr]) stream.on('data', look);
      child.once('exit', () => reject(new Error(`it ended first:\n${text}`)));
      look();
    });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  }
  return { child, exited, until, text: () => text };
}

const answers = (address: string): Promise<boolean> =>
  fetch(address).then(
    () => true,
    () => false,
  );

describe.runIf(process.platform === 'linux')('npm start', () => {
  let folder = '';
  let running: ChildProcess | undefined;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'escaque-start-'));
  });
  afterEach(() => {
    running?.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });
  const places = () => ({ ESCAQUE_CONFIG: join(folder, 'config'), ESCAQUE_FOLDER: folder });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'without a display gives the address, and ends on %s with its children',
    async (signal) => {
      const { child, exited, until } = start(['build/start.mjs'], places());
      running = child;
      const [, address = ''] = await until(/(http:\/\/127\.0\.0\.1:\d+)\//);
      expect(await answers(address)).toBe(true);
      child.kill(signal);
      expect(await exited).toBe(0);
      expect(await answers(address)).toBe(false);
    },
    120_000,
  );

  it('serves the desk where Electron is there but does not run', async () => {
    const electron = join(folder, 'electron');
    writeFileSync(electron, '#!/bin/sh\necho "error while loading shared libraries" >&2\nexit 127\n');
    chmodSync(electron, 0o755);
    const display = { DISPLAY: ':no-such-display', ELECTRON_OVERRIDE_DIST_PATH: folder };
    const { child, exited, until } = start(['build/start.mjs', '--no-open'], { ...places(), ...display });
    running = child;
    await until(/Electron does not run here \(it ended with 127\)/);
    const [, address = ''] = await until(/(http:\/\/127\.0\.0\.1:\d+)\//);
    expect(await answers(address)).toBe(true);
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
  }, 120_000);

  it('ends with whoever started it', async () => {
    const { child, exited, until } = start(
      [
        '-e',
        `require('node:child_process').spawn(process.execPath, ['build/start.mjs'], { stdio: 'inherit' })`,
      ],
      places(),
    );
    running = child;
    const [, address = ''] = await until(/(http:\/\/127\.0\.0\.1:\d+)\//);
    child.kill('SIGKILL');
    await exited;
    await expect.poll(() => answers(address), { timeout: 20_000 }).toBe(false);
  }, 120_000);
});
