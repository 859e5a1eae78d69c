/** Real Electrons with the desk in their own main process, in a folder of their own. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { _electron, test as base, type ElectronApplication, type Page } from '@playwright/test';
import { findElectron } from '../../build/electron.mjs';
import { removeFolder, temporaryFolder } from '../contract/kit.ts';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The project's own Electron where it is, else the one kept for tests, with an addon built for it. */
function runtime(): { readonly executablePath: string; readonly env: Record<string, string> } {
  const own = findElectron();
  if (own !== undefined) return { executablePath: own, env: {} };
  const executablePath = at('.cache/electron-33/electron');
  if (!existsSync(executablePath)) throw new Error('there is no Electron: npm run test:electron brings one');
  return { executablePath, env: { DESK_SQLITE_BINDING: at('.cache/sqlite-napi9/better_sqlite3.node') } };
}

interface Command {
  readonly executablePath: string;
  readonly args: string[];
  readonly env: Record<string, string>;
}

export class Launcher {
  /** Settings, tournaments and the profile of every Electron started here. */
  readonly folder = temporaryFolder();
  readonly #started: ElectronApplication[] = [];

  /** What `start` starts, for whoever starts it in another way. */
  command(...args: string[]): Command {
    const { executablePath, env } = runtime();
    const root = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    const flags = [...root, '--disable-gpu', `--user-data-dir=${join(this.folder, 'profile')}`, at('.')];
    const places = { ESCAQUE_CONFIG: join(this.folder, 'config'), ESCAQUE_FOLDER: this.folder };
    return { executablePath, args: [...flags, ...args], env: { ...environment(), ...env, ...places } };
  }

  async start(...args: string[]): Promise<{ readonly app: ElectronApplication; readonly page: Page }> {
    const app = (await this.#launch(args)) ?? (await this.#launch(args)) ?? (await this.#launch(args));
    if (app === null) throw new Error('Electron started three times, and its debugger answered none of them');
    this.#started.push(app);
    return { app, page: await app.firstWindow() };
  }

  /**
   * Null where the debugger of the main process does not answer: now and then Playwright waits for it for ever while
   * the window stands already. What was started then is ended, so that its lock on the profile goes with it.
   */
  async #launch(args: readonly string[]): Promise<ElectronApplication | null> {
    const launching = _electron.launch(this.command(...args)).catch(() => null);
    const given = new AbortController();
    const app = await Promise.race([
      launching,
      delay(12_000, null, { signal: given.signal }).catch(() => null),
    ]);
    given.abort();
    if (app === null) spawnSync('pkill', ['-9', '-f', join(this.folder, 'profile')]);
    return app;
  }

  async end(): Promise<void> {
    for (const app of this.#started) await app.close();
    removeFolder(this.folder);
  }
}

export const test = base.extend<{ launcher: Launcher }>({
  launcher: async ({ browserName: _ }, use) => {
    const launcher = new Launcher();
    await use(launcher);
    await launcher.end();
  },
});

function environment(): Record<string, string> {
  const all = Object.entries(process.env).filter((pair): pair is [string, string] => pair[1] !== undefined);
  // set by some editors' terminals: it would make Electron a plain Node
  return Object.fromEntries(all.filter(([name]) => name !== 'ELECTRON_RUN_AS_NODE'));
}
