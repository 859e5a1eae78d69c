/** The served desk as a process of its own, which can be killed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { DeskClient } from '../../src-core/client/desk-client.ts';
import { builtOr } from '../built.ts';
import { socketTransport } from '../contract/socket-transport.ts';

const entry = builtOr('electron/serve.ts', 'serve.js');

export interface ServedChild {
  readonly url: URL;
  readonly output: () => string;
  /** Ends it and gives its exit code; null where the signal killed it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export async function startServed(folder: string, args: readonly string[] = []): Promise<ServedChild> {
  const child = spawn(process.execPath, [entry, '--no-open', ...args], {
    env: { ...process.env, ESCAQUE_CONFIG: folder, ESCAQUE_FOLDER: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  let text = '';
  const url = await new Promise<URL>((resolve, reject) => {
    const read = (part: Buffer): void => {
      text += part.toString();
      const found = / (http:\S+)$/m.exec(text)?.[1];
      if (found !== undefined) resolve(new URL(found));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`the desk ended: ${text}`)));
  });
  return {
    url,
    output: () => text,
    end: async (signal) => {
      child.kill(signal);
      const [code] = (await exited) as [number | null];
      return code;
    },
  };
}

/** A screen of that desk, which comes back by itself when the desk does. */
export function enter(url: URL): DeskClient {
  return new DeskClient(socketTransport(url.href));
}
