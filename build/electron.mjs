// Where Electron's own binary is, and how to get it. Plain Node >= 20, no package.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runGroup } from './children.mjs';
import { withLock } from './lock.mjs';
import { root, runtimeNode, say, toolEnvironment } from './setup.mjs';

const home = join(root, 'node_modules', 'electron');
/** A dead network fails by itself and at once; this only ends a line that gives nothing at all. */
const patience = Number(process.env.ESCAQUE_ELECTRON_SECONDS ?? 300) * 1000;

const inside = {
  linux: 'electron',
  win32: 'electron.exe',
  darwin: 'Electron.app/Contents/MacOS/Electron',
}[process.platform];

/** Electron's binary, if it is on this computer already. ELECTRON_OVERRIDE_DIST_PATH names another folder. */
export function findElectron() {
  const chosen = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  if (inside === undefined) return undefined;
  if (chosen) return existsSync(join(chosen, inside)) ? join(chosen, inside) : undefined;
  // path.txt is written last, so a download cut short does not pass for an Electron
  const marked =
    existsSync(join(home, 'path.txt')) && readFileSync(join(home, 'path.txt'), 'utf8') === inside;
  const path = join(home, 'dist', inside);
  return marked && existsSync(path) ? path : undefined;
}

/** Runs Electron's own installer, quietly; gives whether it ended well within the patience. */
async function download() {
  const { code, stopped } = await runGroup(runtimeNode(), [join(home, 'install.js')], {
    cwd: root,
    env: toolEnvironment(),
    stdio: 'ignore',
    limit: patience,
  });
  if (stopped) process.exit(130);
  return code === 0;
}

/** Electron's binary, fetched if it is not there and can be had; undefined where it cannot. */
export async function ensureElectron() {
  const there = findElectron();
  if (there !== undefined || inside === undefined || process.env.ELECTRON_OVERRIDE_DIST_PATH) return there;
  return withLock('electron', async () => {
    if (findElectron() === undefined) {
      say('Fetching Electron (about 110 MB, once) ...');
      if (!(await download())) say('Electron could not be fetched from this network.');
    }
    return findElectron();
  });
}
