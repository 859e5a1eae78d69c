/** What no page may do in this program, whatever gets into it. */
import { app, session } from 'electron';
import { pageAddress } from './app-page.ts';

export function lockDown(): void {
  const { defaultSession } = session;
  defaultSession.setPermissionRequestHandler((_page, permission, answer) => answer(mayAsk(permission)));
  defaultSession.setPermissionCheckHandler((_page, permission) => mayAsk(permission));
  defaultSession.setDevicePermissionHandler(() => false);
  // what the page itself has written (a PGN, a list) may be saved: the system asks where
  defaultSession.on('will-download', (event, item) => {
    if (!item.getURL().startsWith(`blob:${pageAddress}`)) event.preventDefault();
  });
  app.on('web-contents-created', (_event, page) => {
    page.setWindowOpenHandler(() => ({ action: 'deny' }));
    page.on('will-frame-navigate', (event) => event.preventDefault());
    page.on('will-redirect', (event) => event.preventDefault());
    page.on('will-attach-webview', (event) => event.preventDefault());
  });
}

/** Copying a FEN or a PGN with the page's own button; a clock's screen that stays lit and fills the display. */
const permissions: ReadonlySet<string> = new Set([
  'clipboard-sanitized-write',
  'screen-wake-lock',
  'fullscreen',
]);

function mayAsk(permission: string): boolean {
  return permissions.has(permission);
}
