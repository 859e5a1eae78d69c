/** HTTP as somebody ill-meaning speaks it: a plain socket, any headers, sent at any pace. */
import { connect } from 'node:net';
import { WebSocket } from 'ws';

export interface RawReply {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** Sends these bytes and gives what comes back until the connection ends. */
export function raw(port: number, bytes: string): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (part) => (text += part.toString()));
    socket.on('error', (error) => (text === '' ? reject(error) : undefined));
    socket.on('close', () => {
      const [head = '', ...rest] = text.split('\r\n\r\n');
      resolve({
        status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0),
        head,
        body: rest.join('\r\n\r\n'),
      });
    });
    socket.write(bytes);
  });
}

/** One request with headers of our choice; `Host` and `Origin` as the desk's own page would send them. */
export function ask(
  port: number,
  line: string,
  headers: Record<string, string> = {},
  body = '',
): Promise<RawReply> {
  const all: Record<string, string> = { Host: `127.0.0.1:${port}`, Connection: 'close', ...headers };
  if (body !== '') all['Content-Length'] ??= String(Buffer.byteLength(body));
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return raw(port, `${line} HTTP/1.1\r\n${head.join('')}\r\n${body}`);
}

/** How an attempt at a WebSocket ends: the status it is refused with, or 101 and the socket. */
export function knock(
  url: string,
  headers: Record<string, string>,
): Promise<{ readonly status: number; readonly socket: WebSocket }> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { headers });
    socket.once('open', () => resolve({ status: 101, socket }));
    socket.once('unexpected-response', (_request, { statusCode = 0 }) => {
      socket.on('error', () => {});
      socket.terminate();
      resolve({ status: statusCode, socket });
    });
    socket.once('error', reject);
  });
}
