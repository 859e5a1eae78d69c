/** A WebSocket as a screen's line to a served desk, let in by an invitation and opened again after each break. */
import { WebSocket } from 'ws';
import { Admission, type Session, type SessionStore } from '../../renderer/admission.ts';
import type { Transport } from '../../src-core/client/desk-client.ts';
import { inParts } from '../../src-core/plain/parts.ts';

/** A page's store where there is no browser. */
export class MemoryStore implements SessionStore {
  kept: Session | null = null;

  async read(): Promise<Session | null> {
    return this.kept;
  }

  async keep(session: Session): Promise<void> {
    this.kept = session;
  }
}

/** The page's end of the line at an address, with the invitation that may stand in it. */
export function invitedAt(address: URL, store: SessionStore = new MemoryStore()): Admission {
  const admission = new Admission(store);
  if (address.hash !== '') admission.invited(address.hash.slice(1));
  return admission;
}

/** Goes through the door's admission on an open line; then `heard` takes what comes. */
export async function letIn(
  socket: WebSocket,
  admission: Admission,
  heard: (text: string) => void,
): Promise<void> {
  const say = (words: unknown): void => socket.send(JSON.stringify(words));
  let isIn = false;
  socket.on('message', (data) => {
    if (isIn) return heard(String(data));
    void admission.answer(String(data)).then((saying) => {
      if (saying === null) return socket.terminate();
      isIn = saying.last;
      say(saying.say);
    });
  });
  say(await admission.begin());
}

/** The line of a screen that is opened at an address with an invitation. */
export function socketTransport(invitation: string): Transport {
  const address = new URL(invitation);
  const { origin, host } = address;
  const admission = invitedAt(address);
  let heard = (_text: string): void => {};
  let lost = (): void => {};
  let socket: WebSocket;
  let again: NodeJS.Timeout | undefined;
  let ended = false;

  const connect = (): void => {
    const line = new WebSocket(`ws://${host}/desk`, { headers: { origin } });
    socket = line;
    line.on('open', () => void letIn(line, admission, (text) => heard(text)));
    // a refused connection is told by 'close' as well
    line.on('error', () => {});
    line.on('close', () => {
      lost();
      if (!ended) again = setTimeout(connect, 50);
    });
  };
  connect();

  return {
    send: (text) => {
      for (const part of inParts(text)) socket.send(part);
    },
    onMessage: (listener) => (heard = listener),
    onClose: (listener) => (lost = listener),
    close: () => {
      ended = true;
      clearTimeout(again);
      socket.terminate();
    },
  };
}
