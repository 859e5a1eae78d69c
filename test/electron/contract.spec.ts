/** The contract in a real Electron: the client here, its line through the page and `window.escaque`. */
import { test, type ElectronApplication } from '@playwright/test';
import type { Screen } from '../contract/kit.ts';
import { cases } from '../contract/suite.ts';
import { Launcher } from './launch.ts';
import { screenIn } from './screen.ts';

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

async function another(): Promise<Screen> {
  const opened = app.waitForEvent('window');
  await first.shell.newWindow();
  return screenIn(await opened);
}

for (const { name, run } of cases) {
  test(name, () => run({ folder: launcher.folder, screen: another, end: async () => {} }, first));
}
