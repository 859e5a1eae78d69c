/** A line that is open and silent: a desk that froze, a network that swallows everything. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocketLine } from '../../renderer/web-socket-line.ts';
import { Admission as AtPage } from '../../renderer/admission.ts';
import { Admission as AtDesk } from '../../electron/admission.ts';
import { Sessions } from '../../electron/sessions.ts';
import { notInvited } from '../../src-core/plain/admission.ts';
import { MemoryStore } from '../contract/socket-transport.ts';
import { readCall } from '../../src-core/door/read-call.ts';

const folder = mkdtempSync(join(tmpdir(), 'escaque-line-'));
let sessions: Sessions;

/** The network, as a browser shows it to a page, and at its other end a desk that lets in whom it has invited. */
class Socket extends EventTarget {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  static opens = true;
  readyState = Socket.opens ? Socket.OPEN : 0;
  letIn = false;
  /** What was said to the door. */
  readonly sent: string[] = [];
  /** What was said before. */
  readonly outside: string[] = [];
  readonly #admission = new AtDesk(sessions, () => 0);

  constructor() {
    super();
    Socket.all.push(this);
    if (Socket.opens) queueMicrotask(() => this.dispatchEvent(new Event('open')));
  }

  send(text: string): void {
    if (this.letIn) return void this.sent.push(text);
    this.outside.push(text);
    const answer = this.answers(text);
    if (answer === 'refused') this.ends(notInvited);
    else if (answer === 'letIn') this.letIn = true;
    else queueMicrotask(() => this.says(JSON.stringify(answer)));
  }

  answers(text: string): ReturnType<AtDesk['take']> {
    return this.#admission.take(text);
  }

  close(): void {
    this.readyState = 3;
  }

  ends(code: number): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }

  says(data: string): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const newest = (): Socket => Socket.all.at(-1) ?? new Socket();
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);
/** What the browser does aside (keys, proofs) takes no time of the page's timers. */
async function until(is: () => boolean): Promise<void> {
  while (!is()) await setImmediate();
}

beforeEach(() => {
  sessions = new Sessions(folder, 1);
  Object.assign(Socket, { all: [], opens: true });
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A page's line; `invitation` null: it comes with none. */
function lineOf(invitation: string | null, store = new MemoryStore(), Line = Socket) {
  vi.stubGlobal('WebSocket', Line);
  const admission = new AtPage(store);
  if (invitation !== null) admission.invited(invitation);
  const line = new WebSocketLine(new URL('ws://desk/desk'), admission);
  let [broken, refused] = [0, 0];
  const heard: string[] = [];
  line.onClose(() => (broken += 1));
  line.onRefused(() => (refused += 1));
  line.onMessage((text) => heard.push(text));
  return { line, heard, broken: () => broken, refused: () => refused, store };
}

async function open() {
  const opened = lineOf(sessions.invite());
  await until(() => !Socket.opens || newest().letIn);
  return opened;
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
    await until(() => newest().letIn);
    // what the old line says after all is not heard twice
    frozen.says('late');
    frozen.ends(1006);
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

describe('a page is let in', () => {
  test('by its invitation, which is never said; then, on each line, by the session it was given', async () => {
    const invitation = sessions.invite();
    const { line, store } = lineOf(invitation);
    await until(() => newest().letIn);
    newest().ends(1006);
    await seconds(1);
    await until(() => Socket.all.length === 2 && newest().letIn);
    for (const { outside } of Socket.all) expect(outside.join()).not.toContain(invitation);
    expect(newest().outside[0]).toContain(store.kept?.session);
    expect(store.kept?.key.extractable).toBe(false);
    line.close();
  });

  test('by the session it has, where its invitation was used up', async () => {
    const invitation = sessions.invite();
    const first = lineOf(invitation);
    await until(() => newest().letIn);
    first.line.close();
    const again = lineOf(invitation, first.store);
    await until(() => newest().letIn && newest() !== Socket.all[0]);
    expect(again.refused()).toBe(0);
    again.line.close();
  });

  test.each([
    { what: 'with nothing', invitation: () => null },
    { what: 'with a guess', invitation: () => 'A'.repeat(43) },
  ])('not $what: it is told, and says nothing to the door', async ({ invitation }) => {
    const { line, refused } = lineOf(invitation());
    line.send('an act');
    await until(() => refused() > 0);
    expect(Socket.all.flatMap(({ sent }) => sent)).toEqual([]);
    line.close();
  });
});

describe('who listens at the port of a desk that is gone', () => {
  const known = async (): Promise<MemoryStore> => {
    const { line, store } = lineOf(sessions.invite());
    await until(() => newest().letIn);
    line.close();
    return store;
  };
  const stranger = (answer: object) =>
    class extends Socket {
      override answers() {
        return answer as ReturnType<AtDesk['take']>;
      }
    };

  test.each([
    { what: 'a proof of his own', answer: { nonce: 'x', proof: 'A'.repeat(43) } },
    { what: 'a session of his own', answer: { session: '9.x', key: 'A'.repeat(43) } },
    { what: 'no sense', answer: { hello: 2, desk: null } },
  ])('hears neither key nor act, whatever he says: $what', async ({ answer }) => {
    const store = await known();
    const kept = store.kept;
    const { line, heard, refused } = lineOf(null, store, stranger(answer));
    await until(() => refused() > 0);
    line.send('an act');
    expect(Socket.all.slice(1).flatMap(({ sent, outside }) => [...sent, ...outside.slice(1)])).toEqual([]);
    expect(heard).toEqual([]);
    expect(store.kept).toBe(kept);
    line.close();
  });

  test('and hands on what is said to a desk on another port is not let in there', async () => {
    const store = await known();
    sessions = new Sessions(folder, 2);
    const { line, refused } = lineOf(null, store);
    await until(() => refused() > 0);
    expect(newest().letIn).toBe(false);
    line.close();
  });
});
