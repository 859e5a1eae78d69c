/**
 * The page's session in the browser's IndexedDB, which is bound to the origin with its port, and keeps a key without
 * showing it. Where there is none (a private window of some browsers) the session ends with the page.
 */
import type { Session, SessionStore } from './admission.ts';
import { asked } from './browser-store.ts';

const [name, place] = ['escaque', 'session'];

export class BrowserStore implements SessionStore {
  #here: Session | null = null;

  async read(): Promise<Session | null> {
    const kept = await asked<unknown>(name, 'readonly', (sessions) => sessions.get(place)).catch(
      () => undefined,
    );
    return isSession(kept) ? kept : this.#here;
  }

  async keep(session: Session): Promise<void> {
    this.#here = session;
    await asked(name, 'readwrite', (sessions) => sessions.put(session, place)).catch(() => undefined);
  }
}

function isSession(kept: unknown): kept is Session {
  return kept instanceof Object && 'session' in kept && 'key' in kept && kept.key instanceof CryptoKey;
}
