/** What the hall costs Chromium while all its clocks run: time of its processors, and frames drawn. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import type { Report } from '../../build/bench.ts';
import { DeskClient } from '../../src-core/client/desk-client.ts';
import { socketTransport } from '../contract/socket-transport.ts';
import { ServedDesk } from '../e2e/served-desk.ts';
import { clocked, written } from '../e2e/written.ts';

const SECONDS = 10;
const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Seconds of processor used by all the processes of a browser so far. */
async function processors(cdp: CDPSession): Promise<number> {
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

async function taskSeconds(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

/** Frames in so many seconds, and the longest wait between two, in milliseconds. */
function frames(page: Page, seconds: number): Promise<{ readonly count: number; readonly longest: number }> {
  return page.evaluate(
    (ms) =>
      new Promise((resolve) => {
        const begun = performance.now();
        let [count, longest, last] = [0, 0, begun];
        const frame = (now: number): void => {
          count += 1;
          longest = Math.max(longest, now - last);
          last = now;
          if (now - begun < ms) requestAnimationFrame(frame);
          else resolve({ count, longest });
        };
        requestAnimationFrame(frame);
      }),
    seconds * 1000,
  );
}

/** Lets all clocks run, and presses on one board after the other, so many a second, by a client of its own. */
async function presser(
  client: DeskClient,
  page: Page,
  boards: number,
  perSecond: number,
): Promise<() => void> {
  const { desk } = client;
  // the desk was closed while they ran, and has stopped them: they run again
  const how = { kind: 'leave' } as const;
  const again = { type: 'recoverClocks', round: 1, boards: null, how, resume: true } as const;
  const reply = await desk.act({ id: crypto.randomUUID(), by: 'Bench', seen: null, command: again });
  if (!reply.ok) throw new Error(`the clocks do not run: ${reply.refusal.code}`);
  await page.waitForFunction((count) => document.querySelectorAll('.time.runs').length === count, boards);
  let pressed = 0;
  let made = 0;
  const press = () => {
    const board = (pressed % boards) + 1;
    const by = Math.floor(pressed / boards) % 2 === 0 ? 'white' : 'black';
    pressed += 1;
    const command = {
      type: 'clockAct',
      round: 1,
      board,
      do: 'press',
      by,
      pressed: null,
      reason: '',
    } as const;
    const act = { id: crypto.randomUUID(), by: 'Bench', seen: null, command };
    void desk.act(act).then(
      ({ ok }) => (made += ok ? 1 : 0),
      () => undefined,
    );
  };
  const timer = perSecond === 0 ? undefined : setInterval(press, 1000 / perSecond);
  return () => {
    clearInterval(timer);
    client.close();
    if (made < pressed / 2) throw new Error(`of ${pressed} presses ${made} were made`);
  };
}

interface Used {
  readonly cores: number;
  readonly main: number;
  readonly perSecond: number;
  readonly longest: number;
}

async function measure(browser: Browser, boards: number, presses: number): Promise<Used> {
  const folder = mkdtempSync(join(tmpdir(), 'escaque-hall-'));
  const desk = new ServedDesk();
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 }, locale: 'en-GB' });
  try {
    const started = Array.from({ length: boards }, (_, index) => index + 1);
    const page = await context.newPage();
    const address = await desk.start(await written(folder, boards * 2, 0, clocked('90+30', started)));
    const client = new DeskClient(socketTransport(address));
    await page.goto((await client.shell.newWindow()).url ?? '');
    await page.getByRole('combobox', { name: /board/ }).waitFor();
    await page.keyboard.press('1');
    await page
      .locator('.card')
      .nth(boards - 1)
      .waitFor({ state: 'attached' });
    const stop = await presser(client, page, boards, presses);
    const whole = await browser.newBrowserCDPSession();
    const ofPage = await context.newCDPSession(page);
    await ofPage.send('Performance.enable');
    // the first second draws what was just opened
    await frames(page, 1);
    const before = [await processors(whole), await taskSeconds(ofPage), performance.now()] as const;
    const { count, longest } = await frames(page, SECONDS);
    const seconds = (performance.now() - before[2]) / 1000;
    const cores = ((await processors(whole)) - before[0]) / seconds;
    const main = ((await taskSeconds(ofPage)) - before[1]) / seconds;
    stop();
    return { cores, main, perSecond: count / seconds, longest };
  } finally {
    await context.close();
    await desk.clear();
    rmSync(folder, { recursive: true, force: true });
  }
}

export default async function bench(report: Report): Promise<void> {
  const executablePath = process.env['CHROMIUM'] ?? system.find((path) => existsSync(path));
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  try {
    for (const [boards, presses] of [
      [200, 0],
      [200, 20],
      [500, 0],
    ] as const) {
      const used = await measure(browser, boards, presses);
      const name = `${boards} clocks running${presses === 0 ? '' : `, ${presses} presses a second`}`;
      const goal = boards === 200 ? { goal: 'under 0.5', met: used.cores < 0.5 } : {};
      report({ name: `${name}: all of Chromium`, value: used.cores, unit: 'cores', ...goal });
      report({ name: `${name}: the page's main thread`, value: used.main, unit: 'cores' });
      report({ name: `${name}: frames`, value: used.perSecond, unit: 'a second' });
      report({ name: `${name}: longest between two frames`, value: used.longest, unit: 'ms' });
    }
  } finally {
    await browser.close();
  }
}
