/**
 * The port this computer's desk had before. A window left open when the desk ended abruptly knows no other, so a desk
 * started again takes it if it is free, and what the window still had to send arrives.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const name = 'port';

/** The port remembered, 0 where there is none. */
export function usualPort(config: string): number {
  try {
    const port = Number(readFileSync(join(config, name), 'utf8'));
    return Number.isInteger(port) && port > 0 && port < 65_536 ? port : 0;
  } catch {
    return 0;
  }
}

/** Remembers a port, if none is: a second desk beside the first takes nothing from it. */
export function rememberPort(config: string, port: number): void {
  if (usualPort(config) !== 0) return;
  try {
    mkdirSync(config, { recursive: true });
    writeFileSync(join(config, name), String(port));
  } catch {
    // settings that cannot be written stop nothing: the next desk has another port
  }
}
