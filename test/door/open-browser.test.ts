import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { keepWay, openBrowser } from '../../electron/open-browser.ts';
import { serve, type Served } from '../../electron/serve-http.ts';
import { DeskClient } from '../../src-core/client/desk-client.ts';
import { removeFolder, temporaryFolder } from '../contract/kit.ts';
import { socketTransport } from '../contract/socket-transport.ts';

let folder: string;
let served: Served;

beforeEach(async () => {
  folder = temporaryFolder();
  served = await serve({ config: join(folder, 'config'), folder: join(folder, 'files'), port: 0 });
  // a browser that notes how it was called, and nothing more
  const browser = join(folder, 'browser');
  writeFileSync(
    browser,
    `#!/bin/sh\nprintf '%s' "$*" > '${folder}/new' && mv '${folder}/new' '${folder}/called'\n`,
  );
  chmodSync(browser, 0o700);
  vi.stubEnv('BROWSER', browser);
  vi.stubEnv('DISPLAY', ':none');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await served.close();
  removeFolder(folder);
});

const onLinux = test.skipIf(process.platform !== 'linux');

/** Opens the browser, and gives the page it was called with. */
async function pageOpened(): Promise<string> {
  openBrowser(served);
  await vi.waitUntil(() => existsSync(join(folder, 'called')), { timeout: 20_000 });
  return readFileSync(join(folder, 'called'), 'utf8');
}

onLinux('a browser is called with the path of a page that this user alone may read', async () => {
  const page = await pageOpened();
  expect(dirname(page)).toBe(join(folder, 'files'));
  expect(page).not.toMatch(/http|#/);
  expect(statSync(page).mode & 0o777).toBe(0o600);
});

onLinux('the page leads to the desk once, and is gone then', async () => {
  const page = await pageOpened();
  const address = /url=([^"]+)"/.exec(readFileSync(page, 'utf8'))?.[1] ?? '';
  const screen = new DeskClient(socketTransport(address));
  onTestFinished(() => screen.close());
  expect(await screen.shell.about()).toMatchObject({ shell: 'served' });
  expect(existsSync(page)).toBe(false);
});

test('a page that stays lets one browser in after the other, each with an invitation of its own', async () => {
  const page = fileURLToPath(keepWay(served, 4040) ?? '');
  if (process.platform === 'linux') expect(statSync(page).mode & 0o777).toBe(0o600);
  const used = new Set<string>();
  for (let browser = 0; browser < 3; browser++) {
    const address = /url=([^"]+)"/.exec(readFileSync(page, 'utf8'))?.[1] ?? '';
    used.add(address);
    const screen = new DeskClient(socketTransport(address));
    onTestFinished(() => screen.close());
    expect(await screen.shell.about()).toMatchObject({ shell: 'served' });
  }
  expect(used.size).toBe(3);
});

onLinux('where the page cannot be written, no browser is opened: the terminal has an address', async () => {
  writeFileSync(join(folder, 'files'), 'no folder');
  expect(keepWay(served, 4040)).toBeNull();
  openBrowser(served);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(existsSync(join(folder, 'called'))).toBe(false);
});
