/** The Electron for `npm run test:electron`: the project's own if it can be had, else version 33 and an addon for it. */
import { findElectron, ensureElectron } from './electron.mjs';
import { canHaveElectron33, ensureElectron33 } from './electron-33.ts';
import { ensureSqliteNapi9 } from './sqlite-napi9.ts';
import { say } from './setup.mjs';
import { ensureSystem, forElectron } from './system.mjs';

async function prepare(): Promise<number> {
  const missing = await ensureSystem([...forElectron, 'display'], 'the Electron tests');
  if (missing.length > 0) return 1;
  if (findElectron() !== undefined || (await ensureElectron()) !== undefined) return 0;
  if (!canHaveElectron33) {
    say('There is no other Electron for this machine.');
    return 1;
  }
  if ((await ensureSystem(['compiler', 'make', 'python', 'unzip'], 'the test Electron')).length > 0) return 1;
  await ensureElectron33();
  await ensureSqliteNapi9();
  return 0;
}

process.exitCode = await prepare();
