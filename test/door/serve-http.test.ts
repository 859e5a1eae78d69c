import { once } from 'node:events';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { PATIENCE } from '../../electron/patience.ts';
import { serve, type Served } from '../../electron/serve-http.ts';
import { longestFrame } from '../../src-core/plain/parts.ts';
import { removeFolder, temporaryFolder } from '../contract/kit.ts';
import { invitedAt, letIn, MemoryStore } from '../contract/socket-transport.ts';
import { ask, knock, raw } from './raw-http.ts';

let folder: string;
let served: Served;
/** The same desk in a hurry: what it waits for is the same, and not how long. */
let hasty: Served;
let origin: string;
const reports: unknown[] = [];

beforeAll(async () => {
  folder = temporaryFolder();
  const pages = join(folder, 'pages');
  mkdirSync(join(pages, 'assets'), { recursive: true });
  writeFileSync(join(pages, 'index.html'), '<!doctype html><title>The desk</title>');
  writeFileSync(join(pages, 'assets', 'main.js'), 'export {};');
  writeFileSync(join(folder, 'secret.txt'), 'not for the page');
  served = await serve({
    config: join(folder, 'config'),
    folder,
    pages,
    report: (error) => reports.push(error),
  });
  hasty = await serve({
    config: join(folder, 'hasty'),
    folder,
    patience: { head: 200, request: 400, admission: 200 },
  });
  origin = `http://127.0.0.1:${served.port}`;
});

afterAll(async () => {
  await served.close();
  await hasty.close();
  removeFolder(folder);
});

const url = (port = served.port): string => `ws://127.0.0.1:${port}/desk`;

/** A line nobody has been let in on yet. */
async function line(at = served): Promise<WebSocket> {
  const { socket } = await knock(url(at.port), { origin: `http://127.0.0.1:${at.port}` });
  socket.on('error', () => {});
  return socket;
}

interface Heard {
  readonly id?: number | null;
  readonly hello?: number;
  readonly reply?: unknown;
  readonly fault?: unknown;
}

/** A screen let in at an address, and a way to wait for what it hears. Rejects with the code it is sent away with. */
async function screenAt(address: string, store = new MemoryStore(), at = served) {
  const socket = await line(at);
  const messages: Heard[] = [];
  const replies = async (fits: (message: Heard) => boolean): Promise<Heard> => {
    for (;;) {
      const found = messages.find(fits);
      if (found !== undefined) return found;
      await once(socket, 'heard');
    }
  };
  const away = once(socket, 'close').then(([code]) => Promise.reject(new Error(String(code))));
  away.catch(() => {});
  const here = replies(({ hello }) => hello !== undefined);
  const hear = (text: string): void => {
    messages.push(JSON.parse(text) as Heard);
    socket.emit('heard');
  };
  await letIn(socket, invitedAt(new URL(address), store), hear);
  await Promise.race([here, away]);
  return { socket, replies };
}

test('who hangs up in the middle of a request is no fault of the program', async () => {
  const { hostname } = new URL(origin);
  const caller = connect(served.port, hostname);
  caller.write(`GET / HTTP/1.1\r\nHost: ${hostname}:${served.port}\r\nContent-Length: 100\r\n\r\n{`);
  // answered after the head of the first has been read
  await ask(served.port, 'GET /');
  caller.destroy();
  await once(caller, 'close');
  // by the time another is answered the desk has seen it
  expect((await ask(served.port, 'GET /')).status).toBe(200);
  expect(reports).toEqual([]);
});

describe('an invitation', () => {
  test('lets one screen in, once, and is told to who waits for that', async () => {
    let used = 0;
    const address = served.invite(() => (used += 1));
    const { socket } = await screenAt(address);
    expect(used).toBe(1);
    await expect(screenAt(address)).rejects.toThrow('4401');
    socket.terminate();
  });

  test('for another window is given on the line, and works once', async () => {
    const { socket, replies } = await screenAt(served.invite());
    socket.send('{"id":1,"call":"shell.newWindow"}');
    const { reply } = await replies(({ id }) => id === 1);
    const address = (reply as { readonly url: string }).url;
    (await screenAt(address)).socket.terminate();
    await expect(screenAt(address)).rejects.toThrow('4401');
    socket.terminate();
  });
});

describe('a session', () => {
  test('its secret is for this user only, and a desk started again on its port knows the page', async () => {
    const config = join(folder, 'config');
    expect(statSync(join(config, 'served-secret')).mode & 0o077).toBe(0);
    const kept = readFileSync(join(config, 'served-secret'));
    const first = await serve({ config, folder, port: 0 });
    const store = new MemoryStore();
    await screenAt(first.url, store, first);
    await first.close();
    const again = await serve({ config, folder, port: first.port });
    await screenAt('http://127.0.0.1/', store, again);
    await again.close();
    expect(readFileSync(join(config, 'served-secret'))).toEqual(kept);
  });

  test('of another port is none here', async () => {
    const other = await serve({ config: join(folder, 'config'), folder, port: 0 });
    const store = new MemoryStore();
    await screenAt(other.url, store, other);
    // the desk cannot prove that it gave it, so the page goes
    await expect(screenAt('http://127.0.0.1/', store)).rejects.toThrow('1006');
    await other.close();
  });
});

/** What the desk looks at before anything is done; each has its rows below. What each role may: `rights.test.ts`. */
type Rule = 'Host' | 'Origin' | 'method' | 'path' | 'size' | 'pace' | 'token' | 'number' | 'call';

interface Row {
  readonly what: string;
  /** How it ends: a status of HTTP, the code a line is closed with, a fault's code. */
  readonly ends: string;
  readonly tried: () => Promise<number | string>;
}

const http = async (request: string, headers: Record<string, string> = {}): Promise<number> =>
  (await ask(served.port, request, headers)).status;
const upgraded = async (headers: Record<string, string>, path = '/desk'): Promise<number> => {
  const { status, socket } = await knock(`ws://127.0.0.1:${served.port}${path}`, headers);
  socket.terminate();
  return status;
};
const rebound = (Host: string): Promise<number> =>
  http('GET /desk', {
    ...{ Host, Origin: origin, Connection: 'Upgrade', Upgrade: 'websocket' },
    ...{ 'Sec-WebSocket-Version': '13', 'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==' },
  });

/** How a line ends on which this is said before anything else. */
const said = (...texts: readonly (string | Buffer)[]): Promise<string> => saidAt(served, ...texts);

async function saidAt(at: Served, ...texts: readonly (string | Buffer)[]): Promise<string> {
  const socket = await line(at);
  const heard: unknown[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(String(data))));
  for (const text of texts) socket.send(text);
  const [code] = (await once(socket, 'close')) as [number];
  // nothing of the desk's is told to who is outside: at most its number and proof
  for (const one of heard) expect(Object.keys(one as object).sort()).toEqual(['nonce', 'proof']);
  return String(code);
}

/** What becomes of a message of a screen that has been let in: a fault's code, or the code its line is closed with. */
async function asked(...frames: readonly (string | Buffer)[]): Promise<string> {
  const { socket, replies } = await screenAt(served.invite());
  const closed = once(socket, 'close').then(([code]) => String(code));
  const fault = replies((message) => message.fault !== undefined);
  for (const frame of frames) socket.send(frame);
  const told = await Promise.race([closed, fault]);
  socket.terminate();
  return typeof told === 'string' ? told : (told.fault as { readonly code: string }).code;
}

const session = `${Date.now() + 1e9}.${'A'.repeat(43)}`;
const nonce = 'A'.repeat(43);
const json = (value: unknown): string => JSON.stringify(value);
const large = 'x'.repeat(300 * 1024);

const names = ['evil.example', 'localhost', '127.0.0.1.evil.example', '[::1]', ''];
const others = ['http://evil.example', 'http://127.0.0.1:1', 'null', 'https://127.0.0.1'];
const paths = [
  ...['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/assets/../../secret.txt'],
  ...[
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/%00',
    '/%',
    '//etc/passwd',
    '/assets',
    '/assets/',
  ],
  ...['/session', '/served-secret', '/index.html/../../config/served-secret'],
];

const REFUSED: Readonly<Record<Rule, readonly Row[]>> = {
  Host: [...names.map((name) => `${name}:0`), '127.0.0.1'].flatMap((name) => {
    const Host = (): string => name.replace(/:0$/, `:${served.port}`);
    return [
      { what: `a page by the name ${name}`, ends: '421', tried: () => http('GET /', { Host: Host() }) },
      { what: `a line by the name ${name}`, ends: '421', tried: () => rebound(Host()) },
    ];
  }),
  Origin: [
    ...others.flatMap((from) => [
      { what: `a page for ${from}`, ends: '403', tried: () => http('GET /', { Origin: from }) },
      { what: `a line for ${from}`, ends: '403', tried: () => upgraded({ origin: from }) },
    ]),
    { what: 'a line for no page', ends: '403', tried: () => upgraded({}) },
  ],
  method: ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH'].map((method) => ({
    what: method,
    ends: '405',
    tried: () => http(`${method} /`, { Origin: origin }),
  })),
  path: [
    ...paths.map((path) => ({ what: path, ends: '404', tried: () => http(`GET ${path}`) })),
    { what: 'a line elsewhere', ends: '404', tried: () => upgraded({ origin }, '/') },
    { what: 'a line with a word more', ends: '404', tried: () => upgraded({ origin }, '/desk?token=x') },
  ],
  size: [
    { what: 'a head', ends: '431', tried: () => http('GET /', { 'X-Large': 'x'.repeat(20_000) }) },
    { what: 'a first word', ends: '4401', tried: () => said(json({ invitation: large, nonce })) },
    { what: 'a frame from outside', ends: '1009', tried: () => said('x'.repeat(longestFrame + 1)) },
    { what: 'a frame', ends: '1009', tried: () => asked(' '.repeat(longestFrame + 1)) },
    {
      what: 'a question in parts',
      ends: 'tooLarge',
      tried: () => asked('+{"id":1,"call":"time"', ...Array<string>(200).fill(`+${large}`), '.}'),
    },
    {
      what: 'a question',
      ends: 'tooLarge',
      tried: () => asked(`{"id":1,"call":"time"${' '.repeat(64 * 1024)}}`),
    },
    {
      what: 'a note',
      ends: 'tooLarge',
      tried: () => asked(json({ id: 1, call: 'propose', params: { type: 'writeNote', text: large } })),
    },
    {
      what: 'nesting',
      ends: 'badRequest',
      tried: () => asked(`+${'['.repeat(9999)}`, `.${'['.repeat(9999)}`),
    },
  ],
  pace: [
    {
      what: 'a slow head',
      ends: '408',
      tried: async () => (await raw(hasty.port, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')).status,
    },
    { what: 'a line on which nothing is said', ends: '1006', tried: () => saidAt(hasty) },
    {
      what: 'a line on which half is said',
      ends: '1006',
      tried: () => saidAt(hasty, json({ session, nonce })),
    },
  ],
  token: [
    ...['', '{', 'null', '[]', '7', '{"id":1,"call":"time"}', '{"__proto__":{"proof":"x"}}'].map((text) => ({
      what: `the words ${text}`,
      ends: '4401',
      tried: () => said(text),
    })),
    { what: 'bytes', ends: '4401', tried: () => said(Buffer.from([0xff, 0xfe])) },
    { what: 'a guess', ends: '4401', tried: () => said(json({ invitation: nonce, nonce })) },
    {
      what: 'a session past its time',
      ends: '4401',
      tried: () => said(json({ session: `1.${nonce}`, nonce })),
    },
    { what: 'no session', ends: '4401', tried: () => said(json({ session: 'x', nonce })) },
    { what: 'a proof of nothing', ends: '4401', tried: () => said(json({ proof: nonce })) },
    {
      what: 'a guessed proof',
      ends: '4401',
      tried: () => said(json({ session, nonce }), json({ proof: nonce })),
    },
    { what: 'no proof', ends: '4401', tried: () => said(json({ session, nonce }), json({ proof: '' })) },
    { what: 'the desk’s own proof', ends: '4401', tried: reflected },
    { what: 'a proof heard before', ends: '4401', tried: replayed },
  ],
  number: [{ what: 'too many lines outside: the oldest goes', ends: '1006', tried: crowded }],
  call: ['{', 'null', '{"id":5}', '{"id":5,"call":"sudo"}', '{"id":5,"call":"act","params":{}}'].map(
    (text) => ({
      what: text,
      ends: 'badRequest',
      tried: () => asked(text),
    }),
  ),
};

/** Whoever has no key gives the desk's proof back as his own. */
async function reflected(): Promise<string> {
  const socket = await line();
  socket.on('message', (data) => {
    const { proof } = JSON.parse(String(data)) as { readonly proof: string };
    socket.send(json({ proof }));
  });
  socket.send(json({ session, nonce }));
  return String((await once(socket, 'close'))[0]);
}

/** Everything that a screen said when it was let in, said again. */
async function replayed(): Promise<string> {
  const store = new MemoryStore();
  await screenAt(served.invite(), store);
  const socket = await line();
  const words: string[] = [];
  const send = socket.send.bind(socket);
  Object.assign(socket, { send: (text: string): void => (words.push(text), send(text)) });
  const here = once(socket, 'here');
  await letIn(socket, invitedAt(new URL('http://127.0.0.1/'), store), () => socket.emit('here'));
  await here;
  socket.terminate();
  return said(...words);
}

async function crowded(): Promise<string> {
  const oldest = await line();
  const closed = once(oldest, 'close');
  const lines = await Promise.all(Array.from({ length: 64 }, () => line()));
  const [code] = (await closed) as [number];
  for (const each of lines) each.terminate();
  return String(code);
}

describe.each(Object.entries(REFUSED))('refused for its %s', (_rule, rows) => {
  test.concurrent.each(rows)('$what ($ends)', async ({ ends, tried }) => {
    expect(String(await tried())).toBe(ends);
  });
});

test('whoever says nothing is waited for as long as a slow line needs, unless the desk is told otherwise', async () => {
  const patient = await line();
  expect(await saidAt(hasty)).toBe('1006');
  expect(patient.readyState).toBe(patient.OPEN);
  patient.terminate();
  expect(PATIENCE).toEqual({ head: 5000, request: 10_000, admission: 10_000 });
});

describe('what is answered to whoever asks', () => {
  test('is the page, and no cookie with it', async () => {
    const { status, head, body } = await ask(served.port, 'GET /');
    expect(status).toBe(200);
    expect(body).toContain('The desk');
    expect(head).not.toMatch(/set-cookie/i);
  });

  test.each([...paths, '/', '/assets/main.js'])('tells nothing of this computer: %s', async (path) => {
    const { head, body } = await ask(served.port, `GET ${path}`);
    for (const secret of [folder, 'not for the page', 'Error', process.cwd()]) {
      expect(head + body).not.toContain(secret);
    }
  });

  test.each(['GET /', 'GET /assets/main.js', 'GET /none', 'PUT /', 'HEAD /'])(
    'carries the policy: %s',
    async (request) => {
      const { head } = await ask(served.port, request);
      const policy = /^content-security-policy: (.*)$/im.exec(head)?.[1] ?? '';
      expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|\*|data:/);
      for (const header of [
        'x-content-type-options: nosniff',
        'x-frame-options: deny',
        'referrer-policy: no-referrer',
        'cross-origin-opener-policy: same-origin',
        'cross-origin-resource-policy: same-origin',
      ]) {
        expect(head.toLowerCase()).toContain(header);
      }
    },
  );
});

test('a line goes on after what is no message', async () => {
  const { socket, replies } = await screenAt(served.invite());
  for (const text of ['{', 'null', '{"id":5,"call":"sudo"}']) socket.send(text);
  socket.send(Buffer.from([0xff, 0xfe]));
  socket.send('{"id":6,"call":"shell.about"}');
  expect(await replies(({ id }) => id === 5)).toMatchObject({ fault: { code: 'badRequest' } });
  expect(await replies(({ id }) => id === 6)).toMatchObject({ reply: { shell: 'served' } });
  socket.terminate();
});

test('a port that is taken is an error, and the journal is not left open', async () => {
  await expect(serve({ config: join(folder, 'config'), folder, port: served.port })).rejects.toThrow(
    'EADDRINUSE',
  );
});
