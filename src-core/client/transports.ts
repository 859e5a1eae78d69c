/** The two lines from a page to a door: Electron's bridge, and a WebSocket. Both fit a test as well. */
import type { Transport } from '../desk-client.ts';

/** What the preload script puts into the page as `window.escaque`, and all of it. */
export interface Bridge {
  send(message: string): void;
  /** Opens a door for this page and gives it the one listener; a door opened before is closed. */
  onMessage(heard: (message: string) => void): void;
}

/** Electron's bridge: it cannot break while the page lives. */
export function bridgeTransport(bridge: Bridge): Transport {
  return {
    send: (text) => bridge.send(text),
    onMessage: (heard) => bridge.onMessage(heard),
    onClose: () => {},
    close: () => {},
  };
}

/** As much of a WebSocket as is used here: the page's own, or one of Node's. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: never) => void) | null;
}

const firstPause = 200;
const longestPause = 3000;

/** A WebSocket that is opened again after each break, soon at first and then more slowly. */
export function socketTransport(open: () => Socket): Transport {
  const heard = { message: (_text: string): void => {}, close: (): void => {} };
  let socket: Socket;
  let pause = firstPause;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;

  const connect = (): void => {
    socket = open();
    socket.onopen = () => {
      pause = firstPause;
    };
    socket.onmessage = ({ data }) => heard.message(String(data));
    socket.onclose = () => {
      heard.close();
      if (ended) return;
      timer = setTimeout(connect, pause);
      pause = Math.min(pause * 2, longestPause);
    };
  };
  connect();

  return {
    send: (text) => socket.send(text),
    onMessage: (listener) => (heard.message = listener),
    onClose: (listener) => (heard.close = listener),
    close: () => {
      ended = true;
      clearTimeout(timer);
      socket.close();
    },
  };
}
