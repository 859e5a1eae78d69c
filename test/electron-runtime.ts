import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findElectron } from '../build/electron.mjs';
import { root } from '../build/setup.mjs';

/** An Electron to launch with Playwright's `_electron`: put the folder or file of the application after `args`. */
export interface ElectronRuntime {
  readonly executablePath: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Electron's folder, for electron-builder's `electronDist`. */
  readonly folder: string;
  readonly version: 'own' | '33';
}

const old = join(root, '.cache', 'electron-33');
const addonForOld = join(root, '.cache', 'sqlite-napi9', 'better_sqlite3.node');

// Chromium's sandbox does not run for root
const args = [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'];

function environment(more: Record<string, string>): Record<string, string> {
  const own = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const { ELECTRON_RUN_AS_NODE: _, ...env } = Object.fromEntries(own);
  return { ...env, ...more };
}

/** The project's own Electron if it is installed, else the test Electron 33 with an addon compiled for it. */
export function electronRuntime(): ElectronRuntime {
  const own = findElectron();
  if (own !== undefined) {
    const folder =
      process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? join(root, 'node_modules', 'electron', 'dist');
    return { executablePath: own, args, env: environment({}), folder, version: 'own' };
  }
  const executablePath = join(old, 'electron');
  if (existsSync(executablePath) && existsSync(addonForOld)) {
    const env = environment({ DESK_SQLITE_BINDING: addonForOld });
    return { executablePath, args, env, folder: old, version: '33' };
  }
  throw new Error(
    'There is no Electron to test with; `npm test` fetches one, or `node build/test-electron.ts` alone',
  );
}
