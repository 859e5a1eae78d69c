import { spawn } from 'node:child_process';

/**
 * Gives the browser tests a display where there is none: starts Xvfb on a free number and ends it afterwards.
 * Does nothing on Windows, macOS, or where DISPLAY or WAYLAND_DISPLAY is set.
 */
export default async function display(): Promise<(() => Promise<void>) | undefined> {
  if (process.platform !== 'linux' || process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY'])
    return undefined;
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1920x1080x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const number = await new Promise<string>((resolve, reject) => {
    server.once('error', (cause) => reject(new Error('Xvfb could not be started', { cause })));
    server.once('exit', (code) => reject(new Error(`Xvfb ended with ${code} before it gave a display`)));
    server.stdio[3]?.once('data', (text: Buffer) => resolve(text.toString().trim()));
  });
  process.env['DISPLAY'] = `:${number}`;
  return async () => {
    server.kill();
    await ended;
  };
}
