/**
 * The desk for browsers of this computer: HTTP for the page, a WebSocket for its door, on 127.0.0.1 and nowhere else.
 *
 * The page's files are given to whoever asks at this address: they are the program's own, the same everywhere, and hold
 * nothing of a tournament. All that is anybody's goes through the door, and nobody has one who was not invited.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { Door, type DoorParts } from '../src-core/door/desk-door.ts';
import { atThisComputer } from '../src-core/door/who.ts';
import { Diary } from '../src-core/host/diary.ts';
import { configFolder } from '../src-core/host/places.ts';
import { DeskHost, type DeskFiles } from '../src-core/host/desk-host.ts';
import { deskFiles } from './desk-files.ts';
import { PATIENCE, type Patience } from './patience.ts';
import { ScreenLines } from './screen-lines.ts';
import { Sessions } from './sessions.ts';
import { rememberPort, usualPort } from './usual-port.ts';
import { pageFile, pagesFolder, securityHeaders } from './web.ts';

export interface ServeOptions {
  /** The tournament to open first. */
  readonly file?: string | undefined;
  /** 0: any that is free. None: the one this computer's desk had before, if it is free. */
  readonly port?: number | undefined;
  readonly version?: string | undefined;
  readonly pages?: string | undefined;
  readonly config?: string | undefined;
  readonly folder?: string | undefined;
  readonly files?: DeskFiles | undefined;
  readonly report?: ((error: unknown) => void) | undefined;
  readonly patience?: Patience | undefined;
}

export interface Served {
  /** With an invitation: it opens one window, once. */
  readonly url: string;
  readonly port: number;
  readonly host: DeskHost;
  /** An address with another; `used` is told once it is. */
  invite(used?: () => void): string;
  /** Ends the connections and closes the journal. */
  close(): Promise<void>;
}

const host = '127.0.0.1';

/** Opens the desk. Rejects with a fault where the file cannot be opened, and with the system's error for the port. */
export async function serve(given: ServeOptions = {}): Promise<Served> {
  const { config = configFolder(), folder } = given;
  const diary = new Diary(config);
  const report = (error: unknown): void => {
    given.report?.(error);
    diary.threw(error);
  };
  const options = { ...given, report };
  const desk = new DeskHost({
    files: options.files ?? deskFiles(report),
    config,
    diary,
    ...(folder === undefined ? {} : { folder }),
  });
  if (options.file !== undefined) await desk.open(options.file);
  const { head, request } = given.patience ?? PATIENCE;
  const server = createServer({
    maxHeaderSize: 16 * 1024,
    connectionsCheckingInterval: Math.min(1000, head),
    headersTimeout: head,
    requestTimeout: request,
  });
  server.keepAliveTimeout = 5000;
  server.maxConnections = 512;
  try {
    await listenUsually(server, desk.config, options.port);
  } catch (error) {
    await desk.close();
    throw error;
  }
  return new ServedDesk(server, desk, options);
}

/** On the port asked for; else on the one this computer's desk had before, or any where that is taken. */
async function listenUsually(server: Server, config: string, port: number | undefined): Promise<void> {
  if (port !== undefined) return listen(server, port);
  const usual = usualPort(config);
  await listen(server, usual).catch((error: Error) => {
    if (usual === 0) throw error;
    return listen(server, 0);
  });
  // a server that listens on TCP has an address with a port
  rememberPort(config, (server.address() as AddressInfo).port);
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.removeListener('error', reject);
      resolve();
    });
  });
}

class ServedDesk implements Served {
  readonly host: DeskHost;
  readonly port: number;
  readonly url: string;
  readonly #origin: string;
  readonly #server: Server;
  readonly #lines: ScreenLines;
  readonly #sessions: Sessions;
  readonly #options: ServeOptions;
  readonly #pages: string;
  readonly #headers: Record<string, string>;
  readonly #ended: () => void;

  constructor(server: Server, desk: DeskHost, options: ServeOptions) {
    this.host = desk;
    // a server that listens on TCP has an address with a port
    this.port = (server.address() as AddressInfo).port;
    this.#origin = `http://${host}:${this.port}`;
    this.#server = server;
    this.#ended = desk.diary.begin(options.version ?? '');
    this.#sessions = new Sessions(desk.config, this.port);
    this.#lines = new ScreenLines({
      sessions: this.#sessions,
      open: (headers, line) => this.#openDoor(headers, line),
      refused: (why) => desk.diary.note('refused', `WebSocket ${why}`),
      patience: (options.patience ?? PATIENCE).admission,
    });
    this.#options = options;
    this.#pages = options.pages ?? pagesFolder();
    this.#headers = securityHeaders(`'self' ws://${host}:${this.port}`);
    this.url = this.invite();
    server.on('request', (request, response) => void this.#take(request, response));
    server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
  }

  invite(used?: () => void): string {
    return `${this.#origin}/#${this.#sessions.invite(used)}`;
  }

  async close(): Promise<void> {
    this.#lines.close();
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    this.#server.closeAllConnections();
    await closed;
    await this.host.close();
    this.#ended();
  }

  // ---- pages ----

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await this.#route(request, response);
    } catch (error) {
      // who hangs up in the middle of a request has done nothing to the desk
      if (request.destroyed && !request.complete) return void response.destroy();
      this.#options.report?.(error);
      if (response.headersSent) response.destroy();
      else this.#end(response, 500);
    }
  }

  async #route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', headers } = request;
    if (!this.#isOurs(request)) return this.#end(response, 421);
    if (!['GET', 'HEAD'].includes(method)) return this.#end(response, 405, { Allow: 'GET, HEAD' });
    if (headers.origin !== undefined && headers.origin !== this.#origin) return this.#end(response, 403);
    const path = (request.url ?? '/').replace(/[?#].*$/s, '');
    // browsers ask for it by themselves
    if (path === '/favicon.ico') return this.#end(response, 204);
    const file = await pageFile(this.#pages, path);
    if (file === null) return this.#end(response, 404);
    this.#send(request, response, file.body, {
      'Content-Type': file.type,
      'Cache-Control': file.lasting ? 'private, max-age=31536000, immutable' : 'no-cache',
    });
  }

  /** A name that is not this address is another site's, brought here by its DNS. */
  #isOurs(request: IncomingMessage): boolean {
    return request.headers.host === `${host}:${this.port}`;
  }

  #end(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
    if (status >= 400 && status !== 404) this.host.diary.note('refused', `HTTP ${status}`);
    response.writeHead(status, { ...this.#headers, 'Cache-Control': 'no-store', ...headers });
    response.end();
  }

  #send(
    request: IncomingMessage,
    response: ServerResponse,
    body: Buffer,
    headers: Record<string, string>,
  ): void {
    const length = { 'Content-Length': String(body.length) };
    response.writeHead(200, { ...this.#headers, ...length, ...headers });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  // ---- doors ----

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const { headers } = request;
    const refused = (status: string): void => {
      this.host.diary.note('refused', `WebSocket ${status.slice(0, 3)}`);
      refuse(socket, status);
    };
    if (!this.#isOurs(request)) return refused('421 Misdirected Request');
    if (request.url !== '/desk') return refused('404 Not Found');
    if (headers.origin !== this.#origin) return refused('403 Forbidden');
    this.#lines.take(request, socket, head);
  }

  #openDoor(headers: IncomingMessage['headers'], line: Pick<DoorParts, 'send' | 'reading'>): Door {
    const shell = this.host.shell({
      shell: 'served',
      version: this.#options.version ?? '',
      language:
        headers['accept-language']?.split(/[,;]/)[0] ?? Intl.DateTimeFormat().resolvedOptions().locale,
      dialogs: false,
      chooseToOpen: async () => null,
      chooseToCreate: async () => null,
      chooseFolder: async () => null,
      newWindow: async () => ({ url: this.invite() }),
    });
    return new Door({
      host: this.host,
      // whoever is let in was invited by this computer's desk
      who: atThisComputer('browser'),
      shell,
      ...line,
      ...(this.#options.report === undefined ? {} : { report: this.#options.report }),
    });
  }
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
