import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { deskFiles } from '../../electron/desk-files.ts';
import { fileId } from '../../src-core/service/file-id.ts';
import { act, done, form, newTournament, watch, type Screen } from '../contract/kit.ts';
import { clocked, written } from '../e2e/written.ts';
import { test, type Launcher } from './launch.ts';
import { screenIn } from './screen.ts';

/** A tournament's file, made before Electron starts. */
async function tournament(launcher: Launcher, name: string): Promise<string> {
  const desk = await deskFiles().create(join(launcher.folder, `${name}.escaque`));
  done(await desk.act(act({ type: 'createTournament', form: form(name) })));
  await desk.close();
  return desk.path;
}

async function openFileOf({ desk }: Pick<Screen, 'desk'>, path: string | null): Promise<void> {
  const trust = watch(desk, { kind: 'desk' });
  await trust.until(({ file }) => (file?.path ?? null) === path);
  trust.stop();
}

test('opens the file it is given, and a second start opens its file in the first', async ({ launcher }) => {
  const [one, two] = [await tournament(launcher, 'One'), await tournament(launcher, 'Two')];
  const { app, page } = await launcher.start(one);
  const screen = await screenIn(page);
  await openFileOf(screen, one);
  const { executablePath, args, env } = launcher.command(two);
  const second = spawn(executablePath, args, { env, stdio: 'ignore' });
  expect(await once(second, 'exit')).toEqual([0, null]);
  await openFileOf(screen, two);
  expect(app.windows()).toHaveLength(1);
});

test('a file that cannot be opened is said on the screen', async ({ launcher }) => {
  const path = join(launcher.folder, 'text.escaque');
  writeFileSync(path, 'no tournament '.repeat(999));
  const { page } = await launcher.start(path);
  const { desk } = await screenIn(page);
  const trust = watch(desk, { kind: 'desk' });
  const { file, fault } = await trust.until((view) => view.fault !== null);
  expect(file).toBeNull();
  expect(fault?.code).toBe('notATournament');
  trust.stop();
});

test('a page that crashes comes back, and the desk has gone on', async ({ launcher }) => {
  const { app, page } = await launcher.start();
  await newTournament(await screenIn(page), 'Crash');
  const back = await app.evaluate(async ({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    const loaded = new Promise<void>((resolve) => contents?.once('did-finish-load', () => resolve()));
    contents?.forcefullyCrashRenderer();
    await loaded;
    // the greeting of the door that the page opens now
    const greeted = `new Promise((resolve) => escaque.open((text) => text.includes('"hello"') && resolve(text)))`;
    return contents?.executeJavaScript(greeted) as Promise<string>;
  });
  expect(JSON.parse(back)).toMatchObject({ desk: fileId(join(launcher.folder, 'Crash.escaque')) });
});

test('quitting closes the journal', async ({ launcher }) => {
  const { app, page } = await launcher.start();
  await newTournament(await screenIn(page), 'Quit');
  const closed = app.waitForEvent('close');
  await app.evaluate(({ app: self }) => setImmediate(() => self.quit()));
  await closed;
  expect(readdirSync(launcher.folder).filter((name) => name.startsWith('Quit'))).toEqual(['Quit.escaque']);
});

test('SIGTERM ends it the same way, also while it is asked whether to leave a clock that runs', async ({
  launcher,
}) => {
  const path = await written(launcher.folder, 4, 0, clocked('15+10', [1]));
  const { app, page } = await launcher.start(path);
  const { desk } = await screenIn(page);
  await openFileOf({ desk }, path);
  const command = {
    type: 'recoverClocks',
    round: 1,
    boards: null,
    how: { kind: 'leave' },
    resume: true,
  } as const;
  done(await desk.act(act(command)));
  const trust = watch(desk, { kind: 'desk' });
  await trust.until(({ running }) => running === 1);
  trust.stop();
  const asking = await app.evaluate(({ BrowserWindow, dialog }) => {
    let asked = 0;
    Object.assign(dialog, { showMessageBox: () => new Promise(() => (asked += 1)) });
    BrowserWindow.getAllWindows()[0]?.close();
    return asked;
  });
  expect(asking).toBe(1);
  const closed = app.waitForEvent('close');
  app.process().kill('SIGTERM');
  await closed;
  expect(readdirSync(launcher.folder).filter((name) => name.startsWith('toledo'))).toEqual([
    'toledo.escaque',
  ]);
});

test('a text the page has written can be saved, and nothing else be downloaded', async ({ launcher }) => {
  const { app, page } = await launcher.start();
  await page.waitForLoadState('load');
  const path = join(launcher.folder, 'saved.pgn');
  await app.evaluate(({ session }, saveTo) => {
    const ended: string[] = [];
    Object.assign(globalThis, { ended });
    session.defaultSession.on('will-download', (event, item) => {
      if (event.defaultPrevented) return void ended.push('refused');
      item.setSavePath(saveTo);
      item.once('done', (_event, state) => ended.push(state));
    });
  }, path);
  const endings = (): Promise<string[]> =>
    app.evaluate(() => [...(globalThis as unknown as { ended: string[] }).ended]);
  const save = (href: string | null): Promise<void> =>
    page.evaluate((address) => {
      const link = document.createElement('a');
      link.href = address ?? URL.createObjectURL(new Blob(['1. e4 *'], { type: 'text/plain' }));
      link.download = 'x.pgn';
      document.body.append(link);
      link.click();
    }, href);
  await save(null);
  await expect.poll(endings).toEqual(['completed']);
  expect(readFileSync(path, 'utf8')).toBe('1. e4 *');
  await save('app://desk/index.html');
  await expect.poll(endings).toEqual(['completed', 'refused']);
});

test('a FEN goes to the clipboard', async ({ launcher }) => {
  const { app, page } = await launcher.start();
  await page.waitForLoadState('load');
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.focus());
  await page.evaluate(() => navigator.clipboard.writeText('8/8/8/8/8/8/8/8 w - - 0 1'));
  expect(await app.evaluate(({ clipboard }) => clipboard.readText())).toBe('8/8/8/8/8/8/8/8 w - - 0 1');
});
