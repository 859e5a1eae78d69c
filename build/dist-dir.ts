/**
 * `npm run dist:dir [-- OUTPUT]`: the application as a folder, for this machine, into release/ or OUTPUT. Where Electron's
 * own binary cannot be had, the test Electron goes in: enough to try the package, not to give it away.
 */
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { canHaveElectron33, ensureElectron33 } from './electron-33.ts';
import { writeBillOfMaterials } from './bill-of-materials.ts';
import { ensureElectron } from './electron.mjs';
import { SetupError, asCommand, ensureBuilt, root, run, say, toolEnvironment } from './setup.mjs';

const builder = join(root, 'node_modules', 'electron-builder', 'cli.js');

/** Where Electron is taken from if not from its own place; undefined leaves it to electron-builder. */
async function standIn(): Promise<string | undefined> {
  if ((await ensureElectron()) !== undefined) return undefined;
  if (!canHaveElectron33) throw new SetupError('There is no Electron to put in; try again with a network.');
  say('The test Electron goes into this folder: enough to try it, not to give it away.');
  return ensureElectron33();
}

await asCommand(async () => {
  await ensureBuilt();
  writeBillOfMaterials();
  const output = resolve(process.argv[2] ?? 'release');
  const folder = await standIn();
  const settings = folder === undefined ? [] : [`-c.electronDist=${folder}`];
  const args = [builder, '--config', 'build/electron-builder.yml', '--dir', '--publish', 'never'];
  const code = await run(process.execPath, [...args, ...settings, `-c.directories.output=${output}`], {
    env: toolEnvironment(),
  });
  // electron-builder leaves out Electron's default application, but not that of a folder it is given
  if (folder !== undefined)
    rmSync(join(output, 'linux-unpacked', 'resources', 'default_app.asar'), { force: true });
  return code;
});
