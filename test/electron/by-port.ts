/** An Electron started from outside, as a person starts it, and looked into through its debugging port. */
import type { ChildProcess } from 'node:child_process';
import { chromium, type Browser, type Page } from '@playwright/test';

/** The address of the program's debugging port, which it writes to standard error. */
function debuggerOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.once('exit', (code) => reject(new Error(`it ended with ${code}:\n${text}`)));
    child.stderr?.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      const address = /DevTools listening on (ws:\S+)/.exec(text)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
}

/** Asks a program to end and waits until it has. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
}

/** A window that is just opening may leave the first greeting unanswered: then it is greeted again. */
async function connect(address: string, again = 3): Promise<Browser> {
  try {
    return await chromium.connectOverCDP(address, { timeout: 20_000 });
  } catch (error) {
    if (again === 0) throw error;
    return connect(address, again - 1);
  }
}

/** The window of a program started with `--remote-debugging-port=0` and its standard error piped. */
export async function attach(
  child: ChildProcess,
): Promise<{ readonly browser: Browser; readonly page: Page }> {
  const browser = await connect(await debuggerOf(child));
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('it has no pages');
  const page = context.pages()[0] ?? (await context.waitForEvent('page'));
  return { browser, page };
}
