/** The contract in a real Electron: the client here, its line through the page and `window.escaque`. */
import { test, type ElectronApplication, type Page } from '@playwright/test';
import { DeskClient, type Bridge } from '../../src-core/desk-client.ts';
import type { Screen } from '../contract/kit.ts';
import { cases } from '../contract/suite.ts';
import { Launcher } from './launch.ts';

const launcher = new Launcher();
let app: ElectronApplication;
let first: Screen;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  const started = await launcher.start();
  app = started.app;
  first = await screenIn(started.page);
});
test.afterAll(() => launcher.end());

type WithBridge = typeof globalThis & { escaque: Bridge; heardByTest(text: string): void };

async function screenIn(page: Page): Promise<Screen> {
  await page.waitForLoadState('load');
  let heard = (_text: string): void => {};
  await page.exposeFunction('heardByTest', (text: string) => heard(text));
  const desk = new DeskClient({
    send: (text) => void page.evaluate((message) => (globalThis as WithBridge).escaque.send(message), text),
    onMessage: (listener) => {
      heard = listener;
      const listen = (): void => {
        const { escaque, heardByTest } = globalThis as WithBridge;
        escaque.onMessage((text) => heardByTest(text));
      };
      void page.evaluate(listen);
    },
    onClose: () => {},
    close: () => {},
  });
  return { desk, shell: desk.shell, leave: () => page.close() };
}

async function another(): Promise<Screen> {
  const opened = app.waitForEvent('window');
  await first.shell.newWindow();
  return screenIn(await opened);
}

for (const { name, run } of cases) {
  test(name, () => run({ folder: launcher.folder, screen: another, end: async () => {} }, first));
}
