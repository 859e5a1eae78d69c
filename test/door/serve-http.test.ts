import { once } from 'node:events';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { serve, type Served } from '../../electron/serve-http.ts';
import { removeFolder, temporaryFolder } from '../contract/kit.ts';
import { ask, knock, raw } from './raw-http.ts';

let folder: string;
let served: Served;
let origin: string;
let cookie: string;
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
  origin = `http://127.0.0.1:${served.port}`;
  cookie = await session();
});

afterAll(async () => {
  await served.close();
  removeFolder(folder);
});

const invitation = (): string => new URL(served.invite()).hash.slice(1);
const enter = (token: string, headers: Record<string, string> = {}) =>
  ask(served.port, 'POST /session', { Origin: origin, ...headers }, JSON.stringify({ token }));

async function session(): Promise<string> {
  const { head } = await enter(invitation());
  return /^set-cookie: ([^;]+)/im.exec(head)?.[1] ?? '';
}

test('who hangs up in the middle of a request is no fault of the program', async () => {
  const { hostname } = new URL(origin);
  const caller = connect(served.port, hostname);
  const head = `POST /session HTTP/1.1\r\nHost: ${hostname}:${served.port}\r\nOrigin: ${origin}\r\n`;
  caller.write(`${head}Content-Length: 100\r\n\r\n{"token"`);
  // answered after the head of the first has been read
  await ask(served.port, 'GET /', { Cookie: cookie });
  caller.destroy();
  await once(caller, 'close');
  // by the time another is answered the desk has seen it
  expect((await ask(served.port, 'GET /', { Cookie: cookie })).status).toBe(200);
  expect(reports).toEqual([]);
});

describe('an invitation', () => {
  test('works once, and becomes a cookie that scripts and other sites do not get', async () => {
    const token = invitation();
    const first = await enter(token);
    expect(first.status).toBe(204);
    expect(first.head).toMatch(/^set-cookie: escaque-\d+=[^;]+; Path=\/; HttpOnly; SameSite=Strict\r?$/im);
    const second = await enter(token);
    expect(second.status).toBe(403);
    expect(second.head).not.toMatch(/set-cookie/i);
  });

  test('used up is no refusal for who has a session: the same address in a second window', async () => {
    const token = invitation();
    await enter(token);
    const again = await enter(token, { Cookie: cookie });
    expect(again.status).toBe(204);
    expect((await enter(token, { Cookie: cookie.replace(/.$/, '!') })).status).toBe(403);
  });

  test.each([
    { what: 'a guess', token: 'A'.repeat(43) },
    { what: 'nothing', token: '' },
  ])('$what is none', async ({ token }) => expect((await enter(token)).status).toBe(403));

  test.each(['', '{', 'null', '{"token":7}', '[]'])('the text %j is none', async (body) => {
    const reply = await ask(
      served.port,
      'POST /session',
      { Origin: origin, 'Content-Length': String(body.length) },
      body,
    );
    expect(reply.status).toBe(400);
  });

  test.each([
    { what: 'of another site', from: 'http://evil.example' },
    { what: 'of another port', from: 'http://127.0.0.1:1' },
    { what: 'of no site', from: 'null' },
    { what: 'of the same place by another scheme', from: 'https://127.0.0.1' },
  ])('a page $what cannot use it', async ({ from }) => {
    const token = invitation();
    expect((await enter(token, { Origin: from })).status).toBe(403);
    expect((await enter(token)).status).toBe(204);
  });

  test('no page at all cannot use it', async () => {
    const reply = await ask(served.port, 'POST /session', {}, JSON.stringify({ token: invitation() }));
    expect(reply.status).toBe(403);
  });

  test('a body that is too large is not read', async () => {
    const large = await ask(
      served.port,
      'POST /session',
      { Origin: origin },
      `{"token":"${'x'.repeat(100_000)}"}`,
    );
    expect(large.status).toBe(413);
  });
});

describe('a session', () => {
  test('opens the page', async () => {
    const { status, body } = await ask(served.port, 'GET /', { Cookie: cookie });
    expect(status).toBe(200);
    expect(body).toContain('The desk');
  });

  test.each([
    { what: 'none', change: () => '' },
    { what: 'of another port', change: (text: string) => text.replace(/^escaque-\d+/, 'escaque-1') },
    { what: 'made longer', change: (text: string) => text.replace('=', '=9') },
    { what: 'without its signature', change: (text: string) => text.replace(/\..*/, '.') },
    { what: 'with another signature', change: (text: string) => text.replace(/\..*/, `.${'A'.repeat(43)}`) },
  ])('$what does not', async ({ change }) => {
    const { status, body } = await ask(served.port, 'GET /assets/main.js', { Cookie: change(cookie) });
    expect(status).toBe(403);
    expect(body).not.toContain('export');
    expect(
      (await knock(`ws://127.0.0.1:${served.port}/desk`, { origin, cookie: change(cookie) })).status,
    ).toBe(401);
  });

  test('its secret is for this user only, and a desk started again on its port knows the cookie', async () => {
    const config = join(folder, 'config');
    expect(statSync(join(config, 'served-secret')).mode & 0o077).toBe(0);
    const kept = readFileSync(join(config, 'served-secret'));
    const first = await serve({ config, folder });
    const { port } = first;
    const token = new URL(first.url).hash.slice(1);
    const mine = { Host: `127.0.0.1:${port}`, Origin: `http://127.0.0.1:${port}` };
    const { head } = await ask(port, 'POST /session', mine, JSON.stringify({ token }));
    const Cookie = /^set-cookie: ([^;]+)/im.exec(head)?.[1] ?? '';
    await first.close();
    const again = await serve({ config, folder, port });
    expect((await ask(port, 'GET /session', { Cookie })).status).toBe(204);
    await again.close();
    expect(readFileSync(join(config, 'served-secret'))).toEqual(kept);
  });
});

describe('a visitor without an invitation is told what to do', () => {
  test.each([
    { reads: 'es-ES,es;q=0.9,en;q=0.8', lang: 'es', says: 'hace falta una invitación' },
    { reads: 'en-GB,en;q=0.9,es;q=0.5', lang: 'en', says: 'an invitation is needed' },
    { reads: 'de-DE,de;q=0.9', lang: 'en', says: 'an invitation is needed' },
    { reads: 'ca-ES,ca;q=0.9,es;q=0.5', lang: 'es', says: 'hace falta una invitación' },
  ])('in $lang where they read $reads', async ({ reads, lang, says }) => {
    const { status, body } = await ask(served.port, 'GET /', { 'Accept-Language': reads });
    expect(status).toBe(200);
    expect(body).toContain(`<html lang="${lang}">`);
    expect(body).toContain(says);
  });
});

describe('another name for this address (DNS rebinding) is refused', () => {
  test.each(['evil.example', 'localhost', '127.0.0.1', '127.0.0.1.evil.example', '[::1]', ''])(
    '%j',
    async (name) => {
      const Host = name.includes('127.0.0.1') && !name.endsWith('example') ? name : `${name}:${served.port}`;
      expect((await ask(served.port, 'GET /', { Host, Cookie: cookie })).status).toBe(421);
      const reply = await ask(served.port, 'GET /desk', {
        ...{ Host, Cookie: cookie, Origin: origin, Connection: 'Upgrade', Upgrade: 'websocket' },
        ...{ 'Sec-WebSocket-Version': '13', 'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==' },
      });
      expect(reply.status).toBe(421);
    },
  );
});

describe('only what belongs to the page is served', () => {
  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/%00',
    '/%',
    '//etc/passwd',
    '/assets',
    '/assets/',
  ])('not %s', async (path) => {
    const { status, body } = await ask(served.port, `GET ${path}`, { Cookie: cookie });
    expect(status).toBe(404);
    expect(body).not.toContain('not for the page');
  });

  test.each(['PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH'])('nor by %s', async (method) => {
    expect((await ask(served.port, `${method} /`, { Cookie: cookie, Origin: origin })).status).toBe(405);
  });

  test('nor to a page of another site', async () => {
    const reply = await ask(served.port, 'GET /', { Cookie: cookie, Origin: 'http://evil.example' });
    expect(reply.status).toBe(403);
  });

  test.each(['GET /', 'GET /assets/main.js', 'GET /none', 'PUT /', 'POST /session', 'HEAD /'])(
    'every answer carries the policy: %s',
    async (line) => {
      const { head } = await ask(served.port, line, { Cookie: cookie });
      const policy = /^content-security-policy: (.*)$/im.exec(head)?.[1] ?? '';
      expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
      expect(policy).not.toMatch(/unsafe|\*|data:/);
      for (const header of [
        'x-content-type-options: nosniff',
        'referrer-policy: no-referrer',
        'cross-origin-opener-policy: same-origin',
        'cross-origin-resource-policy: same-origin',
      ]) {
        expect(head.toLowerCase()).toContain(header);
      }
    },
  );
});

describe('the line to the desk', () => {
  const url = (): string => `ws://127.0.0.1:${served.port}/desk`;

  test.each([
    { what: 'without a session', headers: () => ({ origin }), status: 401 },
    { what: 'from another site', headers: () => ({ origin: 'http://evil.example', cookie }), status: 403 },
    { what: 'from no page', headers: () => ({ cookie }), status: 403 },
  ])('is refused $what', async ({ headers, status }) => {
    expect((await knock(url(), headers())).status).toBe(status);
  });

  test('is refused at another path', async () => {
    expect((await knock(`ws://127.0.0.1:${served.port}/`, { origin, cookie })).status).toBe(404);
  });

  test('goes on after what is no message, and ends with one that is too large', async () => {
    const { socket } = await knock(url(), { origin, cookie });
    const replies = heard(socket);
    for (const text of ['{', 'null', '{"id":5,"call":"sudo"}']) socket.send(text);
    socket.send(Buffer.from([0xff, 0xfe]));
    socket.send('{"id":6,"call":"shell.about"}');
    expect(await replies((message) => message.id === 5)).toMatchObject({ fault: { code: 'badRequest' } });
    expect(await replies((message) => message.id === 6)).toMatchObject({ reply: { shell: 'served' } });
    const closed = new Promise((resolve) => socket.once('close', (code) => resolve(code)));
    socket.on('error', () => {});
    socket.send(Buffer.alloc(65 * 1024 * 1024, 0x20), { binary: false });
    expect(await closed).toSatisfy((code) => code === 1009 || code === 1006);
    expect((await ask(served.port, 'GET /session', { Cookie: cookie })).status).toBe(204);
  });

  test('gives an invitation for another window, which works once', async () => {
    const { socket } = await knock(url(), { origin, cookie });
    const replies = heard(socket);
    socket.send('{"id":1,"call":"shell.newWindow"}');
    const { reply } = await replies((message) => message.id === 1);
    const token = new URL((reply as { url: string }).url).hash.slice(1);
    expect([(await enter(token)).status, (await enter(token)).status]).toEqual([204, 403]);
    socket.terminate();
  });
});

describe('whoever is slow does not keep a place', () => {
  test.concurrent.each([
    { what: 'its head', bytes: () => 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ' },
    {
      what: 'its body',
      bytes: () =>
        `POST /session HTTP/1.1\r\nHost: 127.0.0.1:${served.port}\r\nOrigin: ${origin}\r\nContent-Length: 90\r\n\r\n{`,
    },
  ])('with $what', async ({ bytes }) => expect((await raw(served.port, bytes())).status).toBe(408));

  test('a head that is too large is refused', async () => {
    expect((await ask(served.port, 'GET /', { 'X-Large': 'x'.repeat(20_000) })).status).toBe(431);
  });
});

test('a port that is taken is an error, and the journal is not left open', async () => {
  await expect(serve({ config: join(folder, 'config'), folder, port: served.port })).rejects.toThrow(
    'EADDRINUSE',
  );
});

interface Heard {
  readonly id?: number | null;
  readonly reply?: unknown;
  readonly fault?: unknown;
}

/** Gives a way to wait for a message that fits. */
function heard(socket: WebSocket): (fits: (message: Heard) => boolean) => Promise<Heard> {
  const messages: Heard[] = [];
  socket.on('message', (data) => messages.push(JSON.parse(String(data)) as Heard));
  return async (fits) => {
    for (;;) {
      const found = messages.find(fits);
      if (found !== undefined) return found;
      await new Promise((resolve) => socket.once('message', resolve));
    }
  };
}
