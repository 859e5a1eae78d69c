/** Escaque in Electron: only what connects the pieces. */
import { join, resolve, sep } from 'node:path';
import { app, BrowserWindow, dialog } from 'electron';
import { faultOf } from '../src-core/plain/desk-fault.ts';
import { DeskHost } from '../src-core/host/desk-host.ts';
import { Diary } from '../src-core/host/diary.ts';
import { configFolder } from '../src-core/host/places.ts';
import { registerScheme, servePage } from './app-page.ts';
import { deskFiles } from './desk-files.ts';
import { Leaving } from './leaving.ts';
import { lockDown } from './lock-down.ts';
import { serveIpc } from './serve-ipc.ts';
import { openWindow, setMenu, shellFor } from './shell.ts';
import { shellWords } from './shell-words.ts';

const diary = new Diary(configFolder());
const report = (error: unknown): void => {
  console.error(error);
  diary.threw(error);
};
process.on('uncaughtExceptionMonitor', (error) => diary.threw(error));

/** The tournament named on the command line, if there is one. */
function fileIn(args: readonly string[], folder: string): string | null {
  const given = args.slice(1).find((arg) => !arg.startsWith('-') && arg.toLowerCase().endsWith('.escaque'));
  return given === undefined ? null : resolve(folder, given);
}

/** Opens a tournament asked for from outside the page, if the one open may be left; where that fails, the screens say why. */
async function openFile(host: DeskHost, leaving: Leaving, path: string): Promise<void> {
  if (path !== host.path && !(await leaving.mayLeave())) return;
  try {
    await host.open(path);
  } catch (error) {
    report(error);
    host.showFault(faultOf(error));
  }
}

async function start(): Promise<void> {
  const host = new DeskHost({ files: deskFiles(report), diary });
  const leaving = new Leaving(host);
  const ended = diary.begin(app.getVersion());
  let asked = fileIn(process.argv, process.cwd());

  app.on('second-instance', (_event, args, folder) => {
    const path = fileIn(args, folder);
    if (path !== null) void openFile(host, leaving, path);
    const [window] = BrowserWindow.getAllWindows();
    if (window === undefined) return void openWindow(host, leaving);
    if (window.isMinimized()) window.restore();
    window.focus();
  });
  app.on('open-file', (event, path) => {
    event.preventDefault();
    if (app.isReady()) void openFile(host, leaving, path);
    else asked = path;
  });
  app.on('window-all-closed', () => app.quit());
  closeBeforeQuitting(host, ended);

  await app.whenReady();
  lockDown();
  servePage();
  serveIpc({ host, shellFor: (page) => shellFor(host, leaving, page), report });
  setMenu(host, leaving);
  if (asked !== null) await openFile(host, leaving, asked);
  openWindow(host, leaving);
}

/** The journal is closed before the program ends, however it is asked to. */
function closeBeforeQuitting(host: DeskHost, ended: () => void): void {
  app.on('will-quit', (event) => {
    event.preventDefault();
    const closed = host.close().catch(report);
    // not from inside the event: Electron takes no other order to end until it is over
    void closed.then(ended).then(() => setImmediate(() => app.exit()));
  });
}

// an addon built for another Electron is for tests only; a package takes none but one that lies inside it
const addon = resolve(process.env['DESK_SQLITE_BINDING'] ?? '');
if (app.isPackaged && !addon.startsWith(join(process.resourcesPath, sep))) {
  delete process.env['DESK_SQLITE_BINDING'];
}
registerScheme();
if (app.requestSingleInstanceLock()) {
  start().catch((error: unknown) => {
    report(error);
    dialog.showErrorBox(shellWords().cannotStart, String(error));
    app.exit(1);
  });
} else {
  app.quit();
}
