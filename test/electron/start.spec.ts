/** `npm start` where there is a display and an Electron. */
import { spawn, spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { root } from '../../build/setup.mjs';
import { electronRuntime } from '../electron-runtime.ts';
import { attach, end } from './by-port.ts';

test('npm start opens the tournament in Electron, and ends with it on SIGTERM', async ({}, info) => {
  // the first start after a change builds
  test.setTimeout(150_000);
  const { env, folder } = electronRuntime();
  const file = info.outputPath('Torneo de Reyes.escaque');
  const made = spawnSync(process.execPath, ['build/escaque.mjs', 'new', file, '--name', 'Torneo de Reyes'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(made.status, made.stderr).toBe(0);

  const flags = [
    `--user-data-dir=${info.outputPath('profile')}`,
    '--remote-debugging-port=0',
    '--disable-gpu',
  ];
  const places = { ESCAQUE_CONFIG: info.outputPath('config'), ESCAQUE_FOLDER: info.outputPath('folder') };
  const child = spawn(process.execPath, ['build/start.mjs', file, ...flags], {
    cwd: root,
    env: { ...env, ...places, ELECTRON_OVERRIDE_DIST_PATH: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  try {
    const { browser, page } = await attach(child);
    await expect(page.getByText('Torneo de Reyes').first()).toBeVisible();
    const gone = new Promise((resolve) => browser.once('disconnected', resolve));
    const code = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
    expect(await code).toBe(0);
  } finally {
    await end(child);
  }
});
