/** The desk for windows of Electron: one door for each page, and only for our own page. */
import { ipcMain, type IpcMainEvent, type WebContents } from 'electron';
import { Door } from '../src-core/door/desk-door.ts';
import { atThisComputer } from '../src-core/door/who.ts';
import type { DeskHost } from '../src-core/host/desk-host.ts';
import type { ShellApi } from '../src-core/contract/desk-api.ts';
import { pageAddress } from './app-page.ts';

interface IpcParts {
  readonly host: DeskHost;
  /** What belongs to this computer, for the window that asks. */
  readonly shellFor: (window: WebContents) => ShellApi;
  readonly report: (error: unknown) => void;
}

export function serveIpc({ host, shellFor, report }: IpcParts): void {
  const doors = new Map<WebContents, { readonly line: unknown; readonly door: Door }>();

  const closeDoor = (page: WebContents): void => {
    doors.get(page)?.door.close();
    doors.delete(page);
  };

  ipcMain.on('desk:open', (event, line: unknown) => {
    if (!isOurs(event)) return;
    const page = event.sender;
    if (doors.has(page)) closeDoor(page);
    else page.once('destroyed', () => closeDoor(page));
    const send = (text: string): void => {
      if (!page.isDestroyed()) page.mainFrame.send('desk', line, text);
    };
    const door = new Door({ host, who: atThisComputer('window'), shell: shellFor(page), send, report });
    doors.set(page, { line, door });
  });

  ipcMain.on('desk', (event, line: unknown, message: unknown) => {
    const open = isOurs(event) ? doors.get(event.sender) : undefined;
    if (open?.line === line) open?.door.receive(message);
  });
}

/** The main frame of a window, and in it the page that came with the program. */
function isOurs(event: IpcMainEvent): boolean {
  const frame = event.senderFrame;
  return frame !== null && frame.parent === null && frame.url.startsWith(pageAddress);
}
