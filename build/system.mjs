// What the desk and its tests need from the operating system. Plain Node >= 20, no package.
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { withLock } from './lock.mjs';
import { run, say, seconds } from './setup.mjs';
import { takenFrom, telling } from './telling.mjs';

/** The path of a program in PATH, or undefined. */
export function findProgram(name) {
  const endings = process.platform === 'win32' ? ['.exe', '.cmd'] : [''];
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const ending of endings) {
      const path = join(folder, name + ending);
      try {
        accessSync(path, constants.X_OK);
        return path;
      } catch {
        // not here: look in the next folder
      }
    }
  }
  return undefined;
}

const libraryFolders = [
  '/usr/lib/x86_64-linux-gnu',
  '/usr/lib/aarch64-linux-gnu',
  '/usr/lib64',
  '/usr/lib',
  '/lib',
];
const hasLibrary = (name) => libraryFolders.some((folder) => existsSync(join(folder, name)));

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

/** A Chromium of this computer, or undefined. */
export const findChromium = () =>
  process.env.CHROMIUM || browsers.map((name) => findProgram(name)).find((path) => path !== undefined);

const onDebian = () =>
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

/**
 * Each need: the Debian packages that may bring it (the first that exists is taken), what must come with them, and how
 * to see that it is there.
 */
const needs = {
  chromium: { packages: ['chromium'], has: () => findChromium() !== undefined },
  // Chromium without its windows spares two fifths of the work of a test; nobody is asked to bring it by hand
  'chromium-headless-shell': {
    packages: ['chromium-headless-shell'],
    // both are of one version
    also: ['chromium'],
    has: () => !onDebian() || process.getuid() !== 0 || Boolean(findProgram('chromium-headless-shell')),
  },
  display: { packages: ['xvfb'], has: () => Boolean(findProgram('Xvfb')) },
  gtk: { packages: ['libgtk-3-0t64', 'libgtk-3-0'], has: () => hasLibrary('libgtk-3.so.0') },
  nss: { packages: ['libnss3'], has: () => hasLibrary('libnss3.so') },
  gbm: { packages: ['libgbm1'], has: () => hasLibrary('libgbm.so.1') },
  sound: { packages: ['libasound2t64', 'libasound2'], has: () => hasLibrary('libasound.so.2') },
  compiler: { packages: ['g++'], has: () => Boolean(findProgram('g++')) },
  make: { packages: ['make'], has: () => Boolean(findProgram('make')) },
  python: { packages: ['python3'], has: () => Boolean(findProgram('python3')) },
  unzip: { packages: ['unzip'], has: () => Boolean(findProgram('unzip')) },
};

export const forElectron = ['gtk', 'nss', 'gbm', 'sound'];

const aptGet = ['-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300', '-qq', 'install'];

/** Of the packages that may bring a need, the one this Debian has. */
async function knownPackage(packages) {
  for (const name of packages.slice(0, -1)) {
    if ((await run('apt-cache', ['show', '--no-all-versions', name], { quiet: true })) === 0) return name;
  }
  return packages.at(-1);
}

/**
 * Sees to it that the named needs are there: on Debian and Ubuntu as root it installs what is missing, elsewhere it
 * says which command would. Gives the needs that are still missing. Only Linux has any.
 * @param {readonly string[]} names
 * @param {string} purpose what they are for, in words
 */
export async function ensureSystem(names, purpose) {
  if (process.platform !== 'linux') return [];
  const missing = () => names.filter((name) => !needs[name].has());
  if (missing().length === 0) return [];
  const debian = existsSync('/etc/debian_version') && findProgram('apt-get') !== undefined;
  if (!debian || process.getuid() !== 0) {
    const packages = missing().map((name) => needs[name].packages.at(-1));
    say(`Missing for ${purpose}: ${packages.join(', ')}. On Debian or Ubuntu this brings them:`);
    say(`  sudo apt-get install ${packages.join(' ')}`);
    return missing();
  }
  await withLock('system', async () => {
    if (missing().length === 0) return;
    const started = Date.now();
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    say(`Installing what ${purpose} needs from Debian: ${missing().join(', ')} (up to a minute) ...`);
    const brought = takenFrom('/usr');
    await telling(() => run('apt-get', ['-qq', 'update'], { env }));
    const wanted = missing().map((name) => needs[name]);
    const known = await Promise.all(wanted.map(({ packages }) => knownPackage(packages)));
    const packages = [...new Set([...known, ...wanted.flatMap(({ also }) => also ?? [])])];
    const install = () => run('apt-get', [...aptGet, ...packages], { env, quiet: process.env.CI !== 'true' });
    const code = await telling(install, brought);
    say(code === 0 ? `Done (${seconds(started)}).` : `apt-get ended with ${code}: ${packages.join(' ')}`);
  });
  return missing();
}
