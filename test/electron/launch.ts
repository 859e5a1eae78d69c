/** Real Electrons with the desk in their own main process, in a folder of their own. */
import { join } from 'node:path';
import { _electron, test as base, type ElectronApplication, type Page } from '@playwright/test';
import { root } from '../../build/setup.mjs';
import { removeFolder, temporaryFolder } from '../contract/kit.ts';
import { electronRuntime } from '../electron-runtime.ts';

interface Command {
  readonly executablePath: string;
  /** Electron's folder. */
  readonly folder: string;
  readonly args: string[];
  readonly env: Record<string, string>;
}

export class Launcher {
  /** Settings, tournaments and the profile of every Electron started here. */
  readonly folder = temporaryFolder();
  readonly #started: ElectronApplication[] = [];

  /** What `start` starts, for whoever starts it in another way. */
  command(...args: string[]): Command {
    const { executablePath, folder, args: flags, env } = electronRuntime();
    const profile = `--user-data-dir=${join(this.folder, 'profile')}`;
    const places = { ESCAQUE_CONFIG: join(this.folder, 'config'), ESCAQUE_FOLDER: this.folder };
    return { executablePath, folder, args: [...flags, profile, root, ...args], env: { ...env, ...places } };
  }

  async start(...args: string[]): Promise<{ readonly app: ElectronApplication; readonly page: Page }> {
    const app = await launch(this.command(...args));
    this.#started.push(app);
    return { app, page: await app.firstWindow() };
  }

  async end(): Promise<void> {
    for (const app of this.#started) await app.close();
    removeFolder(this.folder);
  }
}

/**
 * Playwright holds an Electron back until it listens to it, but only one that it finds by itself: given a path it
 * races the window, and now and then waits for ever. So the folder is named the way Electron's own package reads it.
 */
async function launch({ folder, args, env }: Command): Promise<ElectronApplication> {
  const key = 'ELECTRON_OVERRIDE_DIST_PATH';
  const before = process.env[key];
  process.env[key] = folder;
  try {
    return await _electron.launch({ args, env });
  } finally {
    // what else is started from here looks for its Electron as before
    if (before === undefined) delete process.env[key];
    else process.env[key] = before;
  }
}

export const test = base.extend<{ launcher: Launcher }>({
  launcher: async ({ browserName: _ }, use) => {
    const launcher = new Launcher();
    await use(launcher);
    await launcher.end();
  },
});
