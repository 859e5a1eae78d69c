/** A folder, or one file, in which another program writes PGN: read again whenever it may have changed. */
import { createHash } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { watch } from 'chokidar';
import type { FeedEvent } from '../../feeds/index.ts';
import { decodeText } from '../../plain/decode-text.ts';
import type { Hear, Source } from './source.ts';

/** An event is only a hint: without any the files are read all the same. */
const EVERY_MS = 4000;
/** Writers often write several files, and each in several pieces. */
const QUIET_MS = 100;
/** A round of a thousand boards is some megabytes. */
const LONGEST_BYTES = 64 * 1024 * 1024;

export interface FolderOptions {
  /** Shares of a network tell of no change: there the files are asked for once a second. */
  readonly poll?: boolean;
  /** How often the files are read where nothing tells of a change, in ms. */
  readonly everyMs?: number;
}

/** Tells what each PGN file holds, at first and whenever that is another text; what is gone is told too. */
export function followFolder(
  path: string,
  hear: Hear,
  { poll = false, everyMs = EVERY_MS }: FolderOptions = {},
): Source {
  const held = new Map<string, string>();
  let reading = Promise.resolve();
  let closed = false;
  const read = (): Promise<void> =>
    (reading = reading.then(async () => {
      if (closed) return;
      for (const event of await changesIn(path, held)) hear(event);
    }));
  let soon: NodeJS.Timeout | null = null;
  const hint = (): void => {
    soon ??= setTimeout(() => {
      soon = null;
      void read();
    }, QUIET_MS);
  };
  const hints = watch(path, { usePolling: poll, interval: 1000, ignoreInitial: true });
  hints.on('all', hint).on('error', hint);
  const again = setInterval(() => void read(), everyMs);
  return {
    ready: read(),
    close: async () => {
      closed = true;
      clearInterval(again);
      if (soon !== null) clearTimeout(soon);
      await hints.close();
      await reading;
    },
  };
}

/** What differs from what was held; by the bytes, never by size or time. */
async function changesIn(path: string, held: Map<string, string>): Promise<readonly FeedEvent[]> {
  const there = await pgnFilesAt(path);
  const events: FeedEvent[] = [];
  for (const name of [...held.keys()].filter((each) => !there.includes(each))) {
    held.delete(name);
    events.push({ kind: 'file', path: name, text: null });
  }
  for (const name of there) {
    // a file that is being replaced may be gone or locked for a moment: it is read the next time
    const bytes = await readFile(name).catch(() => null);
    if (bytes === null) continue;
    const digest = createHash('sha256').update(bytes).digest('hex');
    if (held.get(name) === digest) continue;
    held.set(name, digest);
    events.push({ kind: 'file', path: name, text: decodeText(bytes).text });
  }
  return events;
}

async function pgnFilesAt(path: string): Promise<readonly string[]> {
  const at = await stat(path).catch(() => null);
  if (at === null) return [];
  const names = at.isDirectory()
    ? (await readdir(path, { recursive: true }).catch(() => [])).map((name) => join(path, name))
    : [path];
  const files = await Promise.all(
    names
      .filter((name) => /\.pgn$/i.test(name))
      .map(async (name) => ({ name, at: await stat(name).catch(() => null) })),
  );
  return files
    .filter((file) => file.at?.isFile() === true && file.at.size <= LONGEST_BYTES)
    .map(({ name }) => name)
    .sort();
}
