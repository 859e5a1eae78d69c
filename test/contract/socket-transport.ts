/** A WebSocket as a screen's line to a desk, opened again after each break. */
import { WebSocket } from 'ws';
import type { Transport } from '../../src-core/client/desk-client.ts';

export function socketTransport(url: string, headers: Record<string, string>): Transport {
  let heard = (_text: string): void => {};
  let lost = (): void => {};
  let socket: WebSocket;
  let again: NodeJS.Timeout | undefined;
  let ended = false;

  const connect = (): void => {
    socket = new WebSocket(url, { headers });
    socket.on('message', (data) => heard(String(data)));
    // a refused connection is told by 'close' as well
    socket.on('error', () => {});
    socket.on('close', () => {
      lost();
      if (!ended) again = setTimeout(connect, 50);
    });
  };
  connect();

  return {
    send: (text) => socket.send(text),
    onMessage: (listener) => (heard = listener),
    onClose: (listener) => (lost = listener),
    close: () => {
      ended = true;
      clearTimeout(again);
      socket.terminate();
    },
  };
}
