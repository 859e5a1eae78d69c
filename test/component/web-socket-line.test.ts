/** A line that is open and silent: a desk that froze, a network that swallows everything. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocketLine } from '../../renderer/web-socket-line.ts';
import { readCall } from '../../src-core/door/read-call.ts';

/** The network, as a browser shows it to a page. */
class Socket extends EventTarget {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  static opens = true;
  readyState = Socket.opens ? Socket.OPEN : 0;
  readonly sent: string[] = [];

  constructor() {
    super();
    Socket.all.push(this);
    if (Socket.opens) queueMicrotask(() => this.dispatchEvent(new Event('open')));
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
  }

  says(data: string): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const newest = (): Socket => Socket.all.at(-1) ?? new Socket();
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

beforeEach(() => {
  Object.assign(Socket, { all: [], opens: true });
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody answers')));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open() {
  const line = new WebSocketLine(new URL('ws://desk/desk'));
  let broken = 0;
  const heard: string[] = [];
  line.onClose(() => (broken += 1));
  line.onMessage((text) => heard.push(text));
  await seconds(0);
  return { line, heard, broken: () => broken };
}

describe('a line on which nothing is said', () => {
  test('is asked something that a desk understands, and stays where it answers', async () => {
    const { line, broken } = await open();
    const desk = newest();
    for (let n = 0; n < 30; n += 1) {
      await seconds(2);
      if (desk.sent.length > n / 2) desk.says('{"id":0,"reply":5}');
    }
    expect(desk.sent.length).toBeGreaterThan(5);
    expect(readCall(desk.sent[0])).toMatchObject({ ok: true, call: { call: 'time' } });
    expect(broken()).toBe(0);
    line.close();
  });

  test('is given up within 12 seconds where nobody answers, and tried anew', async () => {
    const { line, broken, heard } = await open();
    const frozen = newest();
    await seconds(12);
    expect(broken()).toBe(1);
    expect(frozen.readyState).toBe(3);
    await seconds(1);
    expect(newest()).not.toBe(frozen);
    // what the old line says after all is not heard twice
    frozen.says('late');
    frozen.dispatchEvent(new Event('close'));
    newest().says('new');
    expect(heard).toEqual(['new']);
    expect(broken()).toBe(1);
    line.close();
  });

  test('is given up while it connects, too', async () => {
    Socket.opens = false;
    const { line, broken } = await open();
    await seconds(13);
    expect(broken()).toBe(1);
    expect(Socket.all.length).toBeGreaterThan(1);
    line.close();
  });

  test('is not judged by a page that was not allowed to run', async () => {
    const { line, broken } = await open();
    await seconds(4);
    expect(newest().sent).toHaveLength(1);
    // a minute in which no timer came
    const real = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(real + 60_000);
    await vi.advanceTimersToNextTimerAsync();
    expect(broken()).toBe(0);
    expect(newest().sent).toHaveLength(2);
    vi.restoreAllMocks();
    line.close();
  });

  test('asks nothing once it is closed', async () => {
    const { line } = await open();
    line.close();
    await seconds(30);
    expect(newest().sent).toEqual([]);
    expect(Socket.all).toHaveLength(1);
  });
});
