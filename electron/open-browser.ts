import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

const chromium = '/usr/bin/chromium';

/** The command that opens an address in this computer's browser; null where there is no display to open it on. */
export function browserCommand(url: string): readonly string[] | null {
  const { env, platform } = process;
  if (platform === 'darwin') return ['open', url];
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler', url];
  if (!env['DISPLAY'] && !env['WAYLAND_DISPLAY']) return null;
  if (env['BROWSER']) return [env['BROWSER'], url];
  // xdg-open does not work for root, nor Chromium's sandbox
  if (process.getuid?.() === 0 && existsSync(chromium)) return [chromium, '--no-sandbox', `--app=${url}`];
  return ['xdg-open', url];
}

/** Opens an address in the browser if it can; the browser lives on by itself. */
export function openBrowser(url: string): void {
  const [program, ...args] = browserCommand(url) ?? [];
  if (program === undefined) return;
  const child = spawn(program, args, { stdio: 'ignore', detached: true });
  // the address is on the terminal too, for whoever has no browser here
  child.once('error', () => {});
  child.unref();
}
