import type { Line } from './line.ts';
import type { Bridge } from '../src-core/client/desk-client.ts';
import { WebSocketLine } from './web-socket-line.ts';

declare global {
  interface Window {
    readonly escaque?: Bridge;
  }
}

/** The line to the desk: through Electron's door where there is one, else to the desk this page was served by. */
export async function connect(): Promise<Line> {
  if (window.escaque !== undefined) return bridgeLine(window.escaque);
  await acceptInvitation();
  return new WebSocketLine(new URL('/desk', location.href.replace(/^http/, 'ws')));
}

function bridgeLine(bridge: Bridge): Line {
  let say = (_text: string): void => undefined;
  return {
    send: (text) => say(text),
    onMessage: (heard) => {
      say = bridge.open(heard);
    },
    // both ends live and die with the window
    onClose: () => undefined,
    onRefused: () => undefined,
    close: () => undefined,
  };
}

/** The address of an invited screen ends in a one-time token: it is exchanged for a session, and leaves the address. */
async function acceptInvitation(): Promise<void> {
  const token = location.hash.slice(1);
  if (token === '') return;
  history.replaceState(history.state, '', location.pathname);
  try {
    await fetch('/session', { method: 'POST', body: JSON.stringify({ token }), headers });
  } catch {
    // the desk is not there: the line will say so, and this screen may have a session from before
  }
}

const headers = { 'content-type': 'application/json' };
