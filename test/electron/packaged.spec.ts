/** The application as `npm run dist:dir` makes it: started by itself, it opens a tournament and shows it. */
import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { extractFile, listPackage } from '@electron/asar';
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { expect, test } from '@playwright/test';
import { attach, end } from './by-port.ts';
import { electronRuntime, type ElectronRuntime } from '../electron-runtime.ts';
import { root } from '../../build/setup.mjs';

const node = (args: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return stdout;
};

/** Every fuse that a package may set, and whether it is to be on. */
const FUSES: readonly (readonly [FuseV1Options, boolean])[] = [
  [FuseV1Options.RunAsNode, false],
  [FuseV1Options.EnableCookieEncryption, true],
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable, false],
  [FuseV1Options.EnableNodeCliInspectArguments, false],
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation, true],
  [FuseV1Options.OnlyLoadAppFromAsar, true],
  [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot, false],
  [FuseV1Options.GrantFileProtocolExtraPrivileges, false],
];

interface Component {
  readonly name: string;
  readonly licenses?: readonly { readonly license: { readonly id: string } }[];
  readonly hashes?: readonly unknown[];
}

/** The addon that fits the Electron inside, put where the package has its own; gives its path. */
function fitAddon(folder: string, runtime: ElectronRuntime): string {
  const place = join(
    folder,
    'resources/app.asar.unpacked/node_modules/better-sqlite3/prebuilds/linux-x64.node',
  );
  const fitting = runtime.env['DESK_SQLITE_BINDING'];
  if (runtime.version === '33' && fitting !== undefined) copyFileSync(fitting, place);
  return place;
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(folder, name)))
    .reduce((total, one) => total + (one.isFile() ? one.size : 0), 0);
}

test('a packaged folder starts, locked, and shows a tournament', async ({}, info) => {
  test.setTimeout(240_000);
  const runtime = electronRuntime();
  const output = info.outputPath('release');
  node(['build/dist-dir.ts', output]);
  const folder = join(output, 'linux-unpacked');
  const program = join(folder, 'escaque');
  const addon = fitAddon(folder, runtime);

  await test.step('it holds what it needs and not more', () => {
    const inside = listPackage(join(folder, 'resources/app.asar'), { isPack: false });
    expect(inside).toEqual(
      expect.arrayContaining([
        '/dist/main.js',
        '/dist/pairing-worker.cjs',
        '/dist/position-worker.cjs',
        '/dist/preload.cjs',
        '/dist/renderer/index.html',
        '/LICENSE',
      ]),
    );
    expect(inside.filter((path) => /node_modules\/(node-|svelte)|\.map$|\.ts$/.test(path))).toEqual([]);
    expect(sizeOf(join(folder, 'resources'))).toBeLessThan(12_000_000);
  });

  await test.step('it says what it is made of, with the licence of each', () => {
    const archive = join(folder, 'resources/app.asar');
    const text = (path: string): string => extractFile(archive, path).toString();
    const bill: unknown = JSON.parse(text('dist/bill-of-materials.cdx.json'));
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'escaque' } } });
    const { components } = bill as { components: readonly Component[] };
    const permissive = /^(MIT|ISC|BSD-\d-Clause|Apache-2\.0|OFL-1\.1|0BSD)$/;
    for (const { name, licenses = [], hashes } of components) {
      expect(licenses[0]?.license.id, name).toMatch(permissive);
      expect(hashes, name).toHaveLength(1);
    }
    const notices = text('dist/third-party-licences.txt').matchAll(/^(\S+) [\d.]+ \(\S+\)$/gm);
    const inside = components.map(({ name }) => name).filter((name) => name !== 'electron');
    expect([...notices].map(([, name]) => name).sort()).toEqual(inside.sort());
    expect(components.length).toBeGreaterThan(inside.length);
  });

  await test.step('its fuses are as configured', async () => {
    const fuses = await getCurrentFuseWire(program);
    for (const [fuse, on] of FUSES) {
      expect(fuses[fuse], FuseV1Options[fuse]).toBe(on ? FuseState.ENABLE : FuseState.DISABLE);
    }
  });

  const file = info.outputPath('Open de Navidad.escaque');
  node(['build/escaque.mjs', 'new', file, '--name', 'Open de Navidad']);

  const flags = [`--user-data-dir=${info.outputPath('profile')}`, '--remote-debugging-port=0'];
  const places = { ESCAQUE_CONFIG: info.outputPath('config'), ESCAQUE_FOLDER: info.outputPath('folder') };
  const child = spawn(program, [...runtime.args, ...flags, file], {
    env: { ...runtime.env, ...places, ...(runtime.version === '33' ? { DESK_SQLITE_BINDING: addon } : {}) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  try {
    const { browser, page } = await attach(child);
    await expect(page.getByText('Open de Navidad').first()).toBeVisible();
    expect(page.url()).toMatch(/^app:\/\/desk\//);
    expect(await page.evaluate(() => typeof (globalThis as { process?: unknown }).process)).toBe('undefined');
    await browser.close();
  } finally {
    await end(child);
  }
});
