import type { Line } from './line.ts';
import type { Bridge } from '../src-core/client/desk-client.ts';
import { Admission } from './admission.ts';
import { BrowserStore } from './session-store.ts';
import { WebSocketLine } from './web-socket-line.ts';

declare global {
  interface Window {
    readonly escaque?: Bridge;
  }
}

/** The line to the desk: through Electron's door where there is one, else to the desk this page was served by. */
export function connect(): Line {
  if (window.escaque !== undefined) return bridgeLine(window.escaque);
  const admission = new Admission(new BrowserStore());
  takeInvitation(admission);
  const line = new WebSocketLine(new URL('/desk', location.href.replace(/^http/, 'ws')), admission);
  // an address pasted over the one of this very page loads nothing
  addEventListener('hashchange', () => {
    takeInvitation(admission);
    line.tryNow();
  });
  return line;
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

/** The address of an invited screen ends in a one-time token, which leaves the address at once. */
function takeInvitation(admission: Admission): void {
  const token = location.hash.slice(1);
  if (token === '') return;
  history.replaceState(history.state, '', location.pathname);
  admission.invited(token);
}
