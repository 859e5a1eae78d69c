/** The lines of the served desk's screens: who is let in at a WebSocket, and from then on a door for each. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { longestAdmission, notInvited } from '../src-core/plain/admission.ts';
import { longestFrame, Parts } from '../src-core/plain/parts.ts';
import type { Door, DoorParts } from '../src-core/door/desk-door.ts';
import { roomOf } from '../src-core/door/read-call.ts';
import { Admission } from './admission.ts';
import type { Sessions } from './sessions.ts';

/** A screen that lets this much wait for it is cut off; it comes back and is shown what is. */
const mostWaiting = 128 * 1024 * 1024;
/** Of more than so many at once who are not let in, the oldest leaves. */
const mostOutside = 64;

type Line = Pick<DoorParts, 'send' | 'reading'>;

export interface LinesParts {
  readonly sessions: Sessions;
  /** Opens the door for a screen that has been let in. */
  readonly open: (headers: IncomingMessage['headers'], line: Line) => Door;
  /** Told of a screen that was not let in. */
  readonly refused: (why: string) => void;
  /** Whoever is not let in within so many milliseconds leaves. */
  readonly patience: number;
}

export class ScreenLines {
  readonly #parts: LinesParts;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: longestFrame,
    perMessageDeflate: false,
    // one message of each screen at a time: a screen that sends many leaves the others their turns
    allowSynchronousEvents: false,
  });
  /** Lines nobody has been let in on yet, the oldest first. */
  readonly #outside = new Set<WebSocket>();

  constructor(parts: LinesParts) {
    this.#parts = parts;
  }

  /** Takes a connection whose Host, path and Origin are right. */
  take(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#server.handleUpgrade(request, socket, head, (screen) => this.#receive(screen, request.headers));
  }

  close(): void {
    for (const screen of this.#server.clients) screen.terminate();
  }

  #receive(screen: WebSocket, headers: IncomingMessage['headers']): void {
    const admission = new Admission(this.#parts.sessions, () => Date.now());
    const patience = setTimeout(() => screen.terminate(), this.#parts.patience);
    const takeIn = (): void => {
      clearTimeout(patience);
      this.#outside.delete(screen);
    };
    this.#outside.add(screen);
    const [oldest] = this.#outside;
    if (this.#outside.size > mostOutside) oldest?.terminate();
    screen.once('close', takeIn);
    // a frame too large or malformed: ws closes the connection, which is all there is to do
    screen.on('error', () => {
      this.#parts.refused('malformed');
      screen.terminate();
    });
    const hear = (data: unknown, isBinary: boolean): void => {
      const answer = admission.take(textIn(data, isBinary, longestAdmission) ?? '');
      if (answer !== 'letIn' && answer !== 'refused') return screen.send(JSON.stringify(answer));
      screen.off('message', hear);
      if (answer === 'refused') {
        this.#parts.refused('not invited');
        return screen.close(notInvited);
      }
      takeIn();
      this.#openDoor(screen, headers);
    };
    screen.on('message', hear);
  }

  #openDoor(screen: WebSocket, headers: IncomingMessage['headers']): void {
    const door = this.#parts.open(headers, {
      send: (text) => {
        if (screen.bufferedAmount > mostWaiting) screen.terminate();
        else screen.send(text);
      },
      reading: (long) => (long ? screen.pause() : screen.resume()),
    });
    const parts = new Parts(roomOf);
    screen.on('message', (data, isBinary) => {
      const text = textIn(data, isBinary, longestFrame);
      const message = text === null ? undefined : parts.take(text);
      if (message !== null) door.receive(message);
    });
    screen.on('close', () => door.close());
  }
}

/** The text of a frame; null where it is none, or of more bytes. */
function textIn(data: unknown, isBinary: boolean, most: number): string | null {
  return isBinary || !Buffer.isBuffer(data) || data.length > most ? null : data.toString();
}
