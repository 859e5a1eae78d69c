// `npm start [-- FILE]`: does what is missing, then opens the desk: in Electron where there is one or it can be had,
// else served on this computer with a browser window, and without a display just served. Plain Node >= 20, no package.
import { join } from 'node:path';
import { runGroup } from './children.mjs';
import { ensureElectron, findElectron } from './electron.mjs';
import {
  asCommand,
  ensureBuilt,
  ensureInstalled,
  root,
  runtimeNode,
  say,
  toolEnvironment,
} from './setup.mjs';
import { ensureSystem, findChromium, forElectron } from './system.mjs';

const linux = process.platform === 'linux';
const args = process.argv.slice(2);

/** An Electron that fails sooner than this, in milliseconds, cannot run here: the desk is served instead. */
const early = 5_000;

const hasDisplay = () => !linux || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);

async function openElectron() {
  const binary = findElectron() ?? (await ensureElectron());
  if (binary === undefined) {
    say('The desk opens in a browser window instead, and does all the same; the next start tries again.');
    return undefined;
  }
  if ((await ensureSystem(forElectron, 'the window')).length > 0) return undefined;
  const env = toolEnvironment();
  // set by some editors' terminals: it would make Electron a plain Node
  delete env.ELECTRON_RUN_AS_NODE;
  // Chromium's sandbox does not run for root
  const flags = linux && process.getuid() === 0 ? ['--no-sandbox'] : [];
  say('Opening the desk. Ctrl+C closes it.');
  const { code, elapsed, stopped } = await runGroup(binary, [...flags, root, ...args], { env });
  if (stopped || code === 0 || elapsed > early) return stopped ? 0 : code;
  say(`Electron does not run here (it ended with ${code}); the desk is served to a browser instead.`);
  return undefined;
}

async function openServed(display) {
  if (display && linux && findChromium() === undefined)
    await ensureSystem(['chromium'], 'the browser window');
  const more = display || args.includes('--no-open') ? [] : ['--no-open'];
  if (!display)
    say(
      'There is no display here. Open the address below in a browser of this computer. Ctrl+C ends the desk.',
    );
  const served = [join(root, 'dist', 'serve.js'), ...more, ...args];
  const { code, stopped } = await runGroup(runtimeNode(), served, { env: toolEnvironment() });
  return stopped ? 0 : code;
}

await asCommand(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const display = hasDisplay();
  if (display && process.env.DESK_HOST !== 'browser') {
    const code = await openElectron();
    if (code !== undefined) return code;
  }
  return openServed(display);
});
