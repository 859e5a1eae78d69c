/** LiveChess at its address: connected again without end, its boards asked for and subscribed. Nothing is ever set up. */
import { WebSocket } from 'ws';
import type { Hear, Source } from './source.ts';

/** The states of boards come only to whoever asks. */
const ASK_MS = 5000;
/** The pauses before the next try; then always the last. */
const RETRY_MS = [1000, 2000, 5000] as const;
/** A list of some hundred moves and a position are a few thousand letters. */
const LONGEST_MESSAGE = 4 * 1024 * 1024;

export interface LiveChessOptions {
  readonly askMs?: number;
  readonly retryMs?: readonly number[];
}

/** Tells every message of the boards with these serial numbers. */
export function followLiveChess(
  url: string,
  serials: readonly string[],
  hear: Hear,
  { askMs = ASK_MS, retryMs = RETRY_MS }: LiveChessOptions = {},
): Source {
  let line: Line | null = null;
  let tries = 0;
  let closed = false;
  let retry: NodeJS.Timeout | null = null;
  const connect = (): void => {
    line = new Line(url, serials, askMs, {
      opened: () => {
        tries = 0;
        hear({ kind: 'socket', open: true });
      },
      message: (message) => hear({ kind: 'message', message }),
      closed: () => {
        if (closed) return;
        hear({ kind: 'socket', open: false });
        retry = setTimeout(connect, retryMs[Math.min(tries++, retryMs.length - 1)] ?? ASK_MS);
      },
    });
  };
  connect();
  return {
    ready: Promise.resolve(),
    close: () => {
      closed = true;
      if (retry !== null) clearTimeout(retry);
      line?.close();
      return Promise.resolve();
    },
  };
}

interface Heard {
  opened(): void;
  message(message: unknown): void;
  closed(): void;
}

/** One connection. Its numbers are its own: after a reconnection all are forgotten. */
class Line {
  readonly #socket: WebSocket;
  readonly #heard: Heard;
  readonly #wanted: ReadonlySet<string>;
  readonly #subscribed = new Set<string>();
  #number = 0;
  #asking: NodeJS.Timeout | null = null;

  constructor(url: string, serials: readonly string[], askMs: number, heard: Heard) {
    this.#heard = heard;
    this.#wanted = new Set(serials);
    this.#socket = new WebSocket(url, { maxPayload: LONGEST_MESSAGE, handshakeTimeout: 10_000 });
    this.#socket.on('open', () => {
      heard.opened();
      this.#ask();
      this.#asking = setInterval(() => this.#ask(), askMs);
    });
    this.#socket.on('message', (data: Buffer) => this.#hear(data.toString('utf8')));
    // what goes wrong is followed by `close`
    this.#socket.on('error', () => undefined);
    this.#socket.on('close', () => {
      if (this.#asking !== null) clearInterval(this.#asking);
      heard.closed();
    });
  }

  close(): void {
    this.#socket.terminate();
  }

  #ask(): void {
    this.#send({ call: 'eboards' });
  }

  #send(call: object): void {
    if (this.#socket.readyState === WebSocket.OPEN)
      this.#socket.send(JSON.stringify({ id: ++this.#number, ...call }));
  }

  #hear(text: string): void {
    let message: unknown;
    try {
      message = JSON.parse(text);
    } catch {
      return;
    }
    this.#heard.message(message);
    for (const serial of serialsIn(message)) {
      if (!this.#wanted.has(serial) || this.#subscribed.has(serial)) continue;
      this.#subscribed.add(serial);
      const feed = { feed: 'eboardevent', id: ++this.#number, param: { serialnr: serial } };
      this.#send({ call: 'subscribe', param: feed });
    }
  }
}

/** The serial numbers in an answer that lists boards. */
function serialsIn(message: unknown): readonly string[] {
  if (typeof message !== 'object' || message === null || !('param' in message)) return [];
  if (!Array.isArray(message.param)) return [];
  const boards: readonly unknown[] = message.param;
  return boards.flatMap((board) =>
    typeof board === 'object' && board !== null && 'serialnr' in board ? [String(board.serialnr)] : [],
  );
}

/** Where LiveChess listens on its own computer. */
export const LIVECHESS_HERE = 'ws://localhost:1982/api/v1.0';
const FIND_MS = 2000;

/** The boards of a LiveChess that answers at this address; null where none does. */
export function findLiveChess(
  url = LIVECHESS_HERE,
  ms = FIND_MS,
): Promise<{ readonly url: string; readonly boards: readonly string[] } | null> {
  return new Promise((found) => {
    const end = (boards: readonly string[] | null): void => {
      clearTimeout(late);
      line.close();
      found(boards === null ? null : { url, boards });
    };
    const late = setTimeout(() => end(null), ms);
    const line = new Line(url, [], ms * 2, {
      opened: () => undefined,
      message: (message) => isList(message) && end(serialsIn(message)),
      closed: () => end(null),
    });
  });
}

const isList = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'param' in message && Array.isArray(message.param);
