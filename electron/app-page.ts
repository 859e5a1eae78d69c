/** `app://desk/`: the page that came with the program, and nothing else, inside Electron. */
import { protocol, session } from 'electron';
import { pageFile, pagesFolder, securityHeaders } from './web.ts';

export const pageAddress = 'app://desk/';

/** To be called before Electron is ready. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ]);
}

export function servePage(): void {
  const headers = securityHeaders("'none'");
  const folder = pagesFolder();
  session.defaultSession.protocol.handle('app', async (request) => {
    const { host, pathname } = new URL(request.url);
    const file = host === 'desk' && request.method === 'GET' ? await pageFile(folder, pathname) : null;
    if (file === null) return new Response(null, { status: 404, headers });
    return new Response(file.body, { headers: { ...headers, 'Content-Type': file.type } });
  });
}
