import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import type { Bridge } from '../../src-core/client/desk-client.ts';
import { test } from './launch.ts';

test('the window is locked: no Node, isolated, in the sandbox', async ({ launcher }) => {
  const { app, page } = await launcher.start();
  expect(page.url()).toBe('app://desk/');
  const inPage = await page.evaluate(() => ({
    process: typeof (globalThis as { process?: unknown }).process,
    require: typeof (globalThis as { require?: unknown }).require,
    module: typeof (globalThis as { module?: unknown }).module,
    electron: typeof (globalThis as { electron?: unknown }).electron,
    bridge: Object.keys((globalThis as { escaque?: object }).escaque ?? {}).sort(),
  }));
  expect(inPage).toEqual({
    process: 'undefined',
    require: 'undefined',
    module: 'undefined',
    electron: 'undefined',
    bridge: ['open', 'pathOf'],
  });
  const preferences = await app.evaluate(({ BrowserWindow }) => {
    const page = BrowserWindow.getAllWindows()[0]?.webContents as unknown as {
      getLastWebPreferences(): Record<string, unknown>;
    };
    return page.getLastWebPreferences();
  });
  expect(preferences).toMatchObject({
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    webviewTag: false,
    webSecurity: true,
  });
  for (const unsafe of ['allowRunningInsecureContent', 'experimentalFeatures', 'enableBlinkFeatures']) {
    expect(preferences[unsafe], unsafe).toBeFalsy();
  }
});

test('no script but the page’s own runs', async ({ launcher }) => {
  const { page } = await launcher.start();
  expect(await inlineScriptRuns(page)).toBe(false);
  const evaluated = await page.evaluate(() => {
    const violations: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) =>
      violations.push(event.effectiveDirective),
    );
    return new Promise<string[]>((resolve) => {
      const script = document.createElement('script');
      script.src = 'data:text/javascript,window.broken=true';
      script.onerror = () => resolve(violations);
      script.onload = () => resolve(['it ran']);
      document.head.append(script);
    });
  });
  expect(evaluated).toEqual(['script-src-elem']);
});

test('the page cannot leave, open a window, or embed one', async ({ launcher }) => {
  const { app, page } = await launcher.start();
  let visits = 0;
  const elsewhere = createServer((_request, response) => {
    visits++;
    response.end('<h1>Elsewhere</h1>');
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`;
  try {
    expect(await page.evaluate((to) => window.open(to) === null, url)).toBe(true);
    await app.evaluate(({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents;
      const told = new Promise((resolve) =>
        contents?.once('will-frame-navigate', () => setImmediate(resolve)),
      );
      Object.assign(globalThis, { told });
    });
    await page.evaluate((to) => location.assign(to), url);
    await app.evaluate(() => (globalThis as { told?: Promise<unknown> }).told);
    expect(visits).toBe(0);
    expect(page.url()).toBe('app://desk/');
    expect(app.windows()).toHaveLength(1);
    const framed = await page.evaluate((to) => {
      const frame = document.createElement('iframe');
      const refused = new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
      });
      frame.src = to;
      document.body.append(frame);
      return refused;
    }, url);
    expect(framed).toBe('frame-src');
  } finally {
    elsewhere.close();
  }
});

test('the page may ask for nothing of the computer', async ({ launcher }) => {
  const { page } = await launcher.start();
  const answers = await page.evaluate(async () => ({
    notifications: await Notification.requestPermission(),
    media: await navigator.mediaDevices?.getUserMedia({ video: true }).then(
      () => 'granted',
      () => 'denied',
    ),
    place: await new Promise((resolve) =>
      navigator.geolocation.getCurrentPosition(
        () => resolve('granted'),
        () => resolve('denied'),
      ),
    ),
  }));
  expect(answers).toEqual({ notifications: 'denied', media: 'denied', place: 'denied' });
});

test('app:// gives the files of the page and none other', async ({ launcher }) => {
  writeFileSync(`${launcher.folder}/secret.txt`, 'secret');
  const { app } = await launcher.start();
  const asked = [
    'app://desk/',
    'app://desk/../../package.json',
    'app://desk/..%2f..%2fpackage.json',
    'app://desk/%2e%2e%2fmain.js',
    'app://other/index.html',
  ];
  const statuses = await app.evaluate(async ({ net }, urls) => {
    const replies = await Promise.all(urls.map((url) => net.fetch(url)));
    return replies.map(({ status, headers }) => [
      status,
      headers.get('content-security-policy')?.split(';')[0],
    ]);
  }, asked);
  const policy = "default-src 'none'";
  expect(statuses).toEqual([[200, policy], ...Array(4).fill([404, policy])]);
});

test('IPC from a page that is not ours is not heard', async ({ launcher }) => {
  const { app } = await launcher.start();
  const asked = JSON.stringify({ id: 1, call: 'shell.recent' });
  // a window with our own preload but with another page in it: the worst that could get in
  const heard = await app.evaluate(async ({ BrowserWindow, app: self }, message) => {
    const preload = `${self.getAppPath()}/dist/preload.cjs`;
    const window = new BrowserWindow({ show: false, webPreferences: { preload, sandbox: true } });
    await window.loadURL('data:text/html,<title>not ours</title>');
    const script = `new Promise((resolve) => {
      const heard = [];
      const say = escaque.open((text) => heard.push(text));
      say(${JSON.stringify(message)});
      setTimeout(() => resolve(heard), 500);
    })`;
    const result = (await window.webContents.executeJavaScript(script)) as string[];
    window.destroy();
    return result;
  }, asked);
  expect(heard).toEqual([]);
});

test('IPC from a frame inside our page is not heard', async ({ launcher }) => {
  const { app, page } = await launcher.start();
  await page.waitForLoadState('load');
  // no frame can be had inside the page, so its message is put where one would arrive, beside those of the page's own,
  // on a line opened for it
  const answered = await app.evaluate(async ({ ipcMain, BrowserWindow }) => {
    const sender = BrowserWindow.getAllWindows()[0]?.webContents;
    if (sender === undefined) return [];
    const ids: unknown[] = [];
    const { mainFrame } = sender;
    const send = mainFrame.send.bind(mainFrame);
    const heard = new Promise<void>((resolve) => {
      mainFrame.send = (channel: string, line: string, text: string) => {
        const { id } = JSON.parse(text) as { id?: number };
        if (id !== undefined && id >= 900) ids.push(id);
        if (id === 902) resolve();
        send(channel, line, text);
      };
    });
    const ask = (id: number, senderFrame: unknown): void => {
      ipcMain.emit('desk', { sender, senderFrame }, 'a line', JSON.stringify({ id, call: 'shell.recent' }));
    };
    ipcMain.emit('desk:open', { sender, senderFrame: mainFrame }, 'a line');
    ask(900, { url: 'app://desk/', parent: mainFrame });
    ask(901, null);
    ask(902, mainFrame);
    await heard;
    return ids;
  });
  expect(answered).toEqual([902]);
});

test('a line opened before is cut: nothing said on it is done, nothing of it is heard', async ({
  launcher,
}) => {
  const { page } = await launcher.start();
  await page.waitForLoadState('load');
  const heard = await page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        const { escaque } = globalThis as unknown as { escaque: Bridge };
        const ask = (say: (text: string) => void, id: number) =>
          say(JSON.stringify({ id, call: 'shell.recent' }));
        const told: string[] = [];
        const first = escaque.open((text) => told.push(text));
        // on their way when the second line is opened
        for (let id = 1; id <= 50; id += 1) ask(first, id);
        const second = escaque.open((text) => {
          const { id } = JSON.parse(text) as { id?: number };
          if (id === undefined) return;
          told.push(text);
          if (id === 100) resolve(told);
        });
        ask(first, 99);
        ask(second, 100);
      }),
  );
  expect(heard).toHaveLength(1);
});

/** Puts an inline script into the page and tells whether it ran. */
function inlineScriptRuns(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.inlineRan = true';
    document.head.append(script);
    return (window as { inlineRan?: boolean }).inlineRan === true;
  });
}
