/** A served desk of its own for a test: files and settings in a folder that goes away with it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test as base, type Page } from '@playwright/test';

/** Another build than dist/ may be looked at: `ESCAQUE_DIST=folder`. */
const built = process.env['ESCAQUE_DIST'] ?? fileURLToPath(new URL('../../dist', import.meta.url));
const server = join(built, 'serve.js');

export class ServedDesk {
  readonly folder = mkdtempSync(join(tmpdir(), 'escaque-e2e-'));
  #child: ChildProcess | null = null;
  #port = 0;

  /** Starts the desk, on the port it had before if any, and gives an address with an invitation. */
  async start(file?: string): Promise<string> {
    const port = this.#port === 0 ? [] : ['--port', `${this.#port}`];
    const child = spawn(process.execPath, [server, '--no-open', ...port, ...(file ? [file] : [])], {
      env: { ...process.env, ESCAQUE_CONFIG: join(this.folder, 'config'), ESCAQUE_FOLDER: this.folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    const address = await new Promise<string>((resolve, reject) => {
      let said = '';
      child.once('exit', (code) => reject(new Error(`the desk ended with ${code} before it was open`)));
      child.stdout.on('data', (text: Buffer) => {
        said += text.toString();
        const found = /http:\/\/\S+/.exec(said)?.[0];
        if (found !== undefined) resolve(found);
      });
    });
    this.#port = Number(new URL(address).port);
    return address;
  }

  async stop(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  async clear(): Promise<void> {
    await this.stop('SIGTERM');
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Tests with a desk behind; a complaint of the page's content policy or an uncaught error fails them. */
export const test = base.extend<{ desk: ServedDesk; quietPage: Page }>({
  // Playwright reads from the braces what a fixture needs
  desk: async ({ browserName: _browser }, use) => {
    const desk = new ServedDesk();
    await use(desk);
    await desk.clear();
  },
  quietPage: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && message.text().includes('Content Security Policy')) {
        complaints.push(message.text());
      }
    });
    await use(page);
    if (complaints.length > 0) throw new Error(`the page complained: ${complaints.join('; ')}`);
  },
});

/** Goes to a desk's address and waits until its screen stands: the entry page changes into it by itself. */
export async function begin(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

export { expect };
