/** What belongs to this computer, as Electron does it: windows, dialogs, the menu. */
import { join } from 'node:path';
import {
  app,
  BrowserWindow,
  dialog,
  Menu,
  type FileFilter,
  type MenuItemConstructorOptions,
  type OpenDialogOptions,
  type WebContents,
} from 'electron';
import type { ShellApi } from '../src-core/contract/desk-api.ts';
import type { DeskHost } from '../src-core/host/desk-host.ts';
import { pageAddress } from './app-page.ts';
import type { Leaving } from './leaving.ts';
import { keepWindowState, readWindowState } from './window-state.ts';
import { shellWords } from './shell-words.ts';

const filters = (): FileFilter[] => [{ name: shellWords().tournaments, extensions: ['escaque'] }];

/** The part of the contract for the window `page` is in. */
export function shellFor(host: DeskHost, leaving: Leaving, page: WebContents): ShellApi {
  return host.shell({
    shell: 'electron',
    version: app.getVersion(),
    language: app.getLocale(),
    dialogs: true,
    chooseToOpen: () => chooseToOpen(host, page),
    chooseToCreate: ({ suggested }) => chooseToCreate(host, page, suggested),
    chooseFolder: () => chooseFolder(page),
    newWindow: async () => {
      openWindow(host, leaving);
      return { url: null };
    },
  });
}

async function chooseToOpen(host: DeskHost, page: WebContents): Promise<string | null> {
  const window = BrowserWindow.fromWebContents(page);
  if (window === null) return null;
  const { openTitle: title } = shellWords();
  const chosen = await dialog.showOpenDialog(window, {
    title,
    defaultPath: host.folder,
    filters: filters(),
    properties: ['openFile'],
  });
  return chosen.filePaths[0] ?? null;
}

async function chooseToCreate(host: DeskHost, page: WebContents, suggested: string): Promise<string | null> {
  const window = BrowserWindow.fromWebContents(page);
  if (window === null) return null;
  const { createTitle: title } = shellWords();
  const defaultPath = join(host.folder, host.fileNameFor(suggested));
  const { filePath } = await dialog.showSaveDialog(window, { title, defaultPath, filters: filters() });
  if (!filePath) return null;
  return filePath.toLowerCase().endsWith('.escaque') ? filePath : `${filePath}.escaque`;
}

async function chooseFolder(page: WebContents): Promise<string | null> {
  const window = BrowserWindow.fromWebContents(page);
  if (window === null) return null;
  const { folderTitle: title } = shellWords();
  const properties: OpenDialogOptions['properties'] = ['openDirectory', 'createDirectory'];
  return (await dialog.showOpenDialog(window, { title, properties })).filePaths[0] ?? null;
}

/** Another window on the same desk. The first opens where the last one was closed. */
export function openWindow(host: DeskHost, leaving: Leaving): BrowserWindow {
  const first = BrowserWindow.getAllWindows().length === 0;
  const state = first ? readWindowState(host.config) : null;
  const window = new BrowserWindow({
    width: state?.width ?? 1366,
    height: state?.height ?? 820,
    ...(state === null ? {} : { x: state.x, y: state.y }),
    minWidth: 480,
    minHeight: 400,
    show: false,
    title: 'Escaque',
    webPreferences: {
      preload: join(import.meta.dirname, 'preload.cjs'),
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: false,
    },
  });
  if (state?.maximized === true) window.maximize();
  keepWindowState(window, host.config);
  window.once('ready-to-show', () => window.show());
  leaving.guard(window);
  reloadAfterCrash(window, host);
  void window.loadURL(pageAddress);
  return window;
}

/** A page that crashed is loaded again: it holds nothing that the journal does not. Not for ever, if it goes on. */
function reloadAfterCrash(window: BrowserWindow, { diary }: DeskHost): void {
  let crashes = 0;
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason !== 'clean-exit') diary.note('pageGone', reason);
    if (reason === 'clean-exit' || window.isDestroyed() || ++crashes > 3) return;
    window.webContents.reload();
  });
}

/** What a Mac has in a program's own menu, but for its end. */
const ofMac: readonly MenuItemConstructorOptions[] = [
  { role: 'about' },
  { type: 'separator' },
  { role: 'services' },
  { type: 'separator' },
  { role: 'hide' },
  { role: 'hideOthers' },
  { role: 'unhide' },
  { type: 'separator' },
];

export function setMenu(host: DeskHost, leaving: Leaving): void {
  const { file, newWindow, edit, view, quit } = shellWords();
  const another: MenuItemConstructorOptions = {
    label: newWindow,
    accelerator: 'CmdOrCtrl+Shift+N',
    click: () => openWindow(host, leaving),
  };
  const end: MenuItemConstructorOptions = {
    label: quit,
    accelerator: 'CmdOrCtrl+Q',
    click: () => void leaving.quit(),
  };
  const template: MenuItemConstructorOptions[] = [
    ...(process.platform === 'darwin' ? [{ label: app.name, submenu: [...ofMac, end] }] : []),
    { label: file, submenu: [another, { role: 'close' }, end] },
    {
      label: edit,
      submenu: [{ role: 'cut' }, { role: 'copy' }, { role: 'paste' }, { role: 'selectAll' }],
    },
    {
      label: view,
      submenu: [
        { role: 'zoomIn' },
        { role: 'zoomOut' },
        { role: 'resetZoom' },
        { type: 'separator' },
        { role: 'togglefullscreen' },
      ],
    },
  ];
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}
