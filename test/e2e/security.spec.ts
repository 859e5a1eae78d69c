import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test as base, type Page } from '@playwright/test';
import { openBrowser } from '../../electron/open-browser.ts';
import { serve, type Served } from '../../electron/serve-http.ts';
import { removeFolder, temporaryFolder } from '../contract/kit.ts';

interface Fixtures {
  served: Served;
  /** The address of a site that is not ours, on this computer too; what it was sent is kept. */
  elsewhere: string;
  sent: string[];
}

const test = base.extend<Fixtures>({
  served: async ({ browserName: _ }, use) => {
    const folder = temporaryFolder();
    const served = await serve({ folder, config: join(folder, 'config') });
    await use(served);
    await served.close();
    removeFolder(folder);
  },
  sent: async ({ browserName: _ }, use) => use([]),
  elsewhere: async ({ sent }, use) => {
    const server = createServer((request, response) => {
      sent.push(...request.rawHeaders);
      response.setHeader('Content-Type', 'text/html');
      response.end('<!doctype html><title>Elsewhere</title>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    server.closeAllConnections();
    server.close();
  },
});

const originOf = ({ port }: Served): string => `http://127.0.0.1:${port}`;
/** The page has been let in: the desk has told it of its tournaments. */
const inside = (page: Page) =>
  expect(page.getByRole('button', { name: 'Create the tournament' })).toBeVisible();

/** What a script gets that takes the key of this page's session. */
async function keyTaken(): Promise<string> {
  const opening = indexedDB.open('escaque');
  await new Promise((resolve) => (opening.onsuccess = resolve));
  const asked = opening.result.transaction('escaque').objectStore('escaque').getAll();
  await new Promise((resolve) => (asked.onsuccess = resolve));
  const [{ key }] = asked.result as [{ readonly key: CryptoKey }];
  return crypto.subtle.exportKey('raw', key).then(
    () => 'the key',
    (error: unknown) => (error instanceof DOMException ? error.name : 'nothing'),
  );
}

const theDesk = (page: Page) => page.locator('#app > *').first();

test('an invitation opens the desk once, leaves the address, and stays out of reach of scripts', async ({
  page,
  served,
  browser,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`${message.text()} ${message.location().url}`);
  });
  await page.goto(served.url);
  await expect(theDesk(page)).toBeVisible();
  expect(page.url()).not.toContain(new URL(served.url).hash);
  await inside(page);
  await page.reload();
  await inside(page);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(keyTaken)).toBe('InvalidAccessError');
  expect(complaints).toEqual([]);

  const stranger = await browser.newPage();
  await stranger.goto(served.url);
  await expect(stranger.getByText('you need an invitation')).toBeVisible();
  await expect(stranger.getByRole('button')).toHaveCount(0);
  // an address opened over the page's own loads nothing: it lets the page in as it stands
  await stranger.goto(served.invite());
  await inside(stranger);
  await stranger.close();
});

test('the page a browser is started with, a file of this user, leads to the desk', async ({
  page,
  served,
}) => {
  const before = { ...process.env };
  Object.assign(process.env, { BROWSER: 'true', DISPLAY: before['DISPLAY'] ?? ':none' });
  openBrowser(served);
  for (const name of ['BROWSER', 'DISPLAY']) {
    if (before[name] === undefined) delete process.env[name];
    else process.env[name] = before[name];
  }
  const { folder } = served.host;
  const [name = ''] = readdirSync(folder).filter((each) => each.endsWith('.html'));
  await page.goto(pathToFileURL(join(folder, name)).href);
  await inside(page);
  expect(existsSync(join(folder, name))).toBe(false);
});

test('another window of the same browser needs no invitation', async ({ page, served, context }) => {
  await page.goto(served.url);
  await inside(page);
  const second = await context.newPage();
  await second.goto(served.url);
  await inside(second);
});

for (const { locale, says } of [
  { locale: 'es-ES', says: 'hace falta una invitación' },
  { locale: 'en-GB', says: 'you need an invitation' },
]) {
  test(`a visitor without an invitation is told what to do (${locale})`, async ({ browser, served }) => {
    const page = await browser.newPage({ locale });
    await page.goto(originOf(served));
    await expect(page.getByText(says)).toBeVisible();
    await page.close();
  });
}

test('no script but the page’s own runs, and it reaches nothing else', async ({
  page,
  served,
  elsewhere,
}) => {
  await page.goto(served.url);
  await expect(theDesk(page)).toBeVisible();
  const found = await page.evaluate(async (other) => {
    const refused = new Set<string>();
    document.addEventListener('securitypolicyviolation', (event) => refused.add(event.effectiveDirective));
    const page = Object.assign(globalThis as unknown as Record<string, unknown>, { refused });
    const put = (name: string, more: object): Promise<void> =>
      new Promise((resolve) => {
        const element = Object.assign(document.createElement(name), more, {
          onload: () => resolve(),
          onerror: () => resolve(),
        });
        document.body.append(element);
      });
    const inline = document.createElement('script');
    inline.textContent = 'globalThis.inlineRan = true';
    document.body.append(inline);
    await put('script', { src: `${other}x.js` });
    await put('img', { src: `${other}x.png` });
    const fetched = await fetch(other).then(
      () => 'fetched',
      () => 'refused',
    );
    let evaluated = 'refused';
    try {
      evaluated = String(new Function('return "evaluated"')());
    } catch {
      // as it should be
    }
    return {
      fetched,
      evaluated,
      inline: page['inlineRan'],
      process: typeof page['process'],
      require: typeof page['require'],
    };
  }, elsewhere);
  expect(found).toMatchObject({
    fetched: 'refused',
    evaluated: 'refused',
    inline: undefined,
    process: 'undefined',
    require: 'undefined',
  });
  const directives = ['connect-src', 'img-src', 'script-src', 'script-src-elem'];
  const refused = () =>
    page.evaluate(() => [...(globalThis as unknown as { refused: Set<string> }).refused].sort());
  await expect.poll(refused).toEqual(directives);
});

test('a page of another site on this computer gets nothing, even with the session in its browser', async ({
  page,
  served,
  elsewhere,
  sent,
}) => {
  await page.goto(served.url);
  await expect(theDesk(page)).toBeVisible();
  await page.goto(elsewhere);
  const origin = originOf(served);
  const got = await page.evaluate(
    async ({ origin }) => {
      const told = (asked: Promise<Response>): Promise<string> =>
        asked.then(
          (reply) => `got ${reply.status}`,
          () => 'nothing',
        );
      const socket = new Promise<string>((resolve) => {
        const line = new WebSocket(`${origin.replace('http', 'ws')}/desk`);
        line.onopen = () => resolve('opened');
        line.onerror = () => resolve('nothing');
      });
      const framed = new Promise<string>((resolve) => {
        const frame = document.createElement('iframe');
        frame.src = origin;
        frame.onload = () => {
          // the browser's own error page is of another origin, as the desk's would be; only its address tells
          resolve(frame.contentDocument === null ? 'nothing' : 'framed');
        };
        document.body.append(frame);
      });
      return {
        read: await told(fetch(`${origin}/`, { credentials: 'include' })),
        kept: (await indexedDB.databases()).length,
        socket: await socket,
        framed: await framed,
      };
    },
    { origin },
  );
  expect(got).toEqual({ read: 'nothing', kept: 0, socket: 'nothing', framed: 'nothing' });
  const frames = page.frames().filter((frame) => frame !== page.mainFrame());
  for (const frame of frames) expect(frame.url()).toMatch(/^chrome-error:/);
  expect(sent.map((header) => header.toLowerCase())).not.toContain('cookie');
});

test('a name that leads here by its DNS gets nothing', async ({ page, served }) => {
  for (const name of ['localhost', 'rebound.localhost']) {
    const reply = await page.goto(`http://${name}:${served.port}/`).catch(() => null);
    expect(reply?.status() ?? 421).toBe(421);
  }
});
