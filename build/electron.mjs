// Where Electron's own binary is, and how to get it. Plain Node >= 20, no package.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runGroup } from './children.mjs';
import { withLock } from './lock.mjs';
import { root, runtimeNode, say, toolEnvironment } from './setup.mjs';
import { bytesUnder, telling, whenSilent } from './telling.mjs';

const home = join(root, 'node_modules', 'electron');
/** A dead network fails by itself and at once; a line that gives nothing at all for so long is given up. */
const patience = Number(process.env.ESCAQUE_ELECTRON_SECONDS ?? 40) * 1000;

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

/** Runs Electron's own installer, telling how far it is; gives whether it ended well. */
async function download() {
  // what it brings is laid in a folder of its own first, where its growing can be seen
  const aside = mkdtempSync(join(tmpdir(), 'escaque-electron-'));
  const brought = () =>
    bytesUnder(aside) + (existsSync(join(home, 'dist')) ? bytesUnder(join(home, 'dist')) : 0);
  const { signal, settled } = whenSilent(brought, patience);
  const env = toolEnvironment({ TMPDIR: aside, TEMP: aside, TMP: aside });
  const installer = { cwd: root, env, stdio: 'ignore', until: signal };
  try {
    const work = () => runGroup(runtimeNode(), [join(home, 'install.js')], installer);
    const { code, stopped } = await telling(work, () => bytesUnder(aside));
    if (stopped) process.exit(130);
    return code === 0;
  } finally {
    settled();
    rmSync(aside, { recursive: true, force: true });
  }
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
