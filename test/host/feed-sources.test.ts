/** Sources followed for real: files of a folder, and a server that speaks as LiveChess does. */
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocketServer, type WebSocket } from 'ws';
import type { FeedEvent } from '../../src-core/feeds/index.ts';
import { followFolder } from '../../src-core/host/feeds/folder-source.ts';
import { findLiveChess, followLiveChess } from '../../src-core/host/feeds/livechess-source.ts';

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'escaque-feed-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** What is heard of a folder; files by their last name, the newest text of each. */
async function following(path: string, poll: boolean) {
  const texts = new Map<string, string | null>();
  const source = followFolder(
    path,
    (event) => {
      if (event.kind === 'file') texts.set(event.path.slice(path.length + 1), event.text);
    },
    { poll, everyMs: 500 },
  );
  onTestFinished(() => source.close());
  await source.ready;
  const becomes = (name: string, text: string | null | undefined) =>
    vi.waitFor(() => expect(texts.get(name)).toBe(text), { timeout: 10_000, interval: 20 });
  return { texts, becomes };
}

describe.each([
  ['by events', false],
  ['by asking, as on a share', true],
])('a folder followed %s', (_, poll) => {
  it('tells what is written, replaced, and gone, whatever its size says', async () => {
    const path = folder();
    writeFileSync(join(path, 'games.pgn'), 'first');
    const { texts, becomes } = await following(path, poll);
    expect(texts.get('games.pgn')).toBe('first');

    writeFileSync(join(path, 'games.pgn'), 'other');
    await becomes('games.pgn', 'other');

    writeFileSync(join(path, 'new.tmp'), 'by a rename');
    renameSync(join(path, 'new.tmp'), join(path, 'games.pgn'));
    await becomes('games.pgn', 'by a rename');
    writeFileSync(join(path, 'games.pgn'), 'after it');
    await becomes('games.pgn', 'after it');

    mkdirSync(join(path, 'round-2'));
    writeFileSync(join(path, 'round-2', 'game-1.pgn'), 'in a new folder');
    await becomes(join('round-2', 'game-1.pgn'), 'in a new folder');

    rmSync(join(path, 'games.pgn'));
    await becomes('games.pgn', null);
    expect([...texts.keys()]).not.toContain('new.tmp');
  });
});

it('a folder that goes away and comes back is followed on', async () => {
  const path = join(folder(), 'round');
  mkdirSync(path);
  writeFileSync(join(path, 'games.pgn'), 'before');
  const { becomes } = await following(path, false);
  renameSync(path, `${path}-away`);
  await becomes('games.pgn', null);
  renameSync(`${path}-away`, path);
  await becomes('games.pgn', 'before');
  writeFileSync(join(path, 'games.pgn'), 'after');
  await becomes('games.pgn', 'after');
});

it('bytes that are no UTF-8 are read as old programs wrote them', async () => {
  const path = folder();
  writeFileSync(join(path, 'games.pgn'), Buffer.from([0x4d, 0x75, 0xf1, 0x69, 0x7a]));
  const { texts } = await following(path, false);
  expect(texts.get('games.pgn')).toBe('Muñiz');
});

interface Asked {
  readonly id: number;
  readonly call: string;
  readonly param?: {
    readonly feed: string;
    readonly id: number;
    readonly param: { readonly serialnr: string };
  };
}

/** A server that lists two boards and sends what it is told to whoever has subscribed. */
async function liveChess(port = 0) {
  const server = new WebSocketServer({ port, host: '127.0.0.1' });
  await new Promise((done) => server.once('listening', done));
  const feeds = new Map<string, { socket: WebSocket; id: number }>();
  const asked: Asked[] = [];
  server.on('connection', (socket) => {
    socket.on('message', (data: Buffer) => {
      const call = JSON.parse(data.toString('utf8')) as Asked;
      asked.push(call);
      const serial = call.param?.param.serialnr;
      if (call.call === 'subscribe' && serial !== undefined)
        feeds.set(serial, { socket, id: call.param?.id ?? 0 });
      const param =
        call.call === 'eboards' ? ['41007', 41012].map((serialnr) => ({ serialnr, state: 'ACTIVE' })) : null;
      socket.send(JSON.stringify({ response: 'call', id: call.id, param }));
    });
  });
  const close = async (): Promise<void> => {
    for (const client of server.clients) client.terminate();
    await new Promise((done) => server.close(done));
  };
  onTestFinished(close);
  return {
    port: (server.address() as AddressInfo).port,
    asked,
    feeds,
    close,
    sendRaw: (text: string) => server.clients.forEach((client) => client.send(text)),
    sendBoard: (serialnr: string, board: string) => {
      const feed = feeds.get(serialnr);
      feed?.socket.send(JSON.stringify({ response: 'feed', id: feed.id, param: { serialnr, board } }));
    },
  };
}

describe('LiveChess', () => {
  const until = (done: () => void) => vi.waitFor(done, { timeout: 10_000, interval: 10 });

  it('its boards are asked for and subscribed, and again after it was closed and opened', async () => {
    const heard: FeedEvent[] = [];
    const server = await liveChess();
    const url = `ws://127.0.0.1:${server.port}/api/v1.0`;
    const source = followLiveChess(url, ['41007', '41012'], (event) => heard.push(event), {
      askMs: 50,
      retryMs: [20],
    });
    onTestFinished(() => source.close());
    await until(() => expect([...server.feeds.keys()]).toEqual(['41007', '41012']));
    server.sendRaw('no JSON {');
    server.sendBoard('41007', '8/8/8/8/8/8/8/8');
    await until(() => expect(JSON.stringify(heard)).toContain('8/8/8/8/8/8/8/8'));
    const subscriptions = server.asked.filter(({ call }) => call === 'subscribe');
    expect(subscriptions).toHaveLength(2);
    expect(new Set(server.asked.map(({ call }) => call))).toEqual(new Set(['eboards', 'subscribe']));

    await server.close();
    await until(() => expect(heard.at(-1)).toEqual({ kind: 'socket', open: false }));
    const again = await liveChess(server.port);
    await until(() => expect([...again.feeds.keys()]).toEqual(['41007', '41012']));
    again.sendBoard('41012', 'pppppppp/8/8/8/8/8/8/8');
    await until(() => expect(JSON.stringify(heard)).toContain('pppppppp/8'));
    const numbers = again.asked.map(({ id }) => id);
    expect(numbers[0]).toBe(1);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('is found where it answers, with its boards; where nobody does, soon enough', async () => {
    const server = await liveChess();
    const url = `ws://127.0.0.1:${server.port}/api/v1.0`;
    expect(await findLiveChess(url)).toEqual({ url, boards: ['41007', '41012'] });
    await server.close();
    expect(await findLiveChess(url)).toBeNull();
  });

  it('where nobody answers it is told, and tried again', async () => {
    const heard: FeedEvent[] = [];
    const server = await liveChess();
    await server.close();
    const url = `ws://127.0.0.1:${server.port}/api/v1.0`;
    const source = followLiveChess(url, ['41007'], (event) => heard.push(event), { retryMs: [10] });
    onTestFinished(() => source.close());
    await until(() => expect(heard.length).toBeGreaterThan(2));
    expect(heard.every((event) => event.kind === 'socket' && !event.open)).toBe(true);
  });
});
