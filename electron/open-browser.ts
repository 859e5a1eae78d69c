/**
 * Opens this computer's browser at the desk. A command line is read by every user of a computer (`ps`), so it holds no
 * invitation but the path of a page that only this user may read, which leads on to the desk and is gone once it has.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Served } from './serve-http.ts';

const chromium = '/usr/bin/chromium';
/** As long as a slow computer may take to start its browser. */
const patienceMs = 120_000;

/** The command that opens a page in this computer's browser; null where there is no display to open it on. */
export function browserCommand(page: string): readonly string[] | null {
  const { env, platform } = process;
  if (platform === 'darwin') return ['open', page];
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler', page];
  if (!env['DISPLAY'] && !env['WAYLAND_DISPLAY']) return null;
  if (env['BROWSER']) return [env['BROWSER'], page];
  // xdg-open does not work for root, nor Chromium's sandbox
  if (process.getuid?.() === 0 && existsSync(chromium))
    return [chromium, '--no-sandbox', `--app=${pathToFileURL(page).href}`];
  return ['xdg-open', page];
}

/** Opens the desk in the browser if it can; the browser lives on by itself. */
export function openBrowser(served: Pick<Served, 'host' | 'invite'>): void {
  // beside the tournaments: a browser in a sandbox (a snap) sees no hidden folder and no /tmp but its own
  const page = join(served.host.folder, `escaque-${randomUUID()}.html`);
  const [program, ...args] = browserCommand(page) ?? [];
  const gone = (): void => rmSync(page, { force: true });
  if (program === undefined || !writeWay(page, served.invite(gone))) return;
  const child = spawn(program, args, { stdio: 'ignore', detached: true });
  // the address is on the terminal too, for whoever has no browser here
  child.once('error', () => {});
  child.unref();
  setTimeout(gone, patienceMs).unref();
  process.once('exit', gone);
}

/**
 * Keeps a page that lets this user's browsers in, one after the other, while the desk runs: each invitation it holds
 * works once, and the next is in its place then. Gives its address; null where it cannot be written.
 */
export function keepWay(served: Pick<Served, 'host' | 'invite'>, port: number): string | null {
  const page = join(served.host.folder, `escaque-${port}.html`);
  const gone = (): void => rmSync(page, { force: true });
  const renew = (): boolean => writeWay(page, served.invite(renew));
  if (!renew()) return null;
  process.once('exit', gone);
  return pathToFileURL(page).href;
}

/** Writes a page that leads to an address, for this user alone; false where it cannot be written. */
function writeWay(page: string, address: string): boolean {
  try {
    mkdirSync(join(page, '..'), { recursive: true });
    // one that stands there, of an invitation used or of a desk that is gone, leads nowhere
    rmSync(page, { force: true });
    const html = `<!doctype html><meta charset="utf-8"><title>Escaque</title><meta http-equiv="refresh" content="0;url=${address}"><a href="${address}">${address}</a>`;
    writeFileSync(page, html, { mode: 0o600, flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}
