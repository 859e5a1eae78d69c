/**
 * The page's session in the browser's IndexedDB, which is bound to the origin with its port, and keeps a key without
 * showing it. Where there is none (a private window of some browsers) the session ends with the page.
 */
import type { Session, SessionStore } from './admission.ts';

const [name, place] = ['escaque', 'session'];

export class BrowserStore implements SessionStore {
  #here: Session | null = null;

  async read(): Promise<Session | null> {
    const kept = await asked<unknown>('readonly', (sessions) => sessions.get(place)).catch(() => undefined);
    return isSession(kept) ? kept : this.#here;
  }

  async keep(session: Session): Promise<void> {
    this.#here = session;
    await asked('readwrite', (sessions) => sessions.put(session, place)).catch(() => undefined);
  }
}

function isSession(kept: unknown): kept is Session {
  return kept instanceof Object && 'session' in kept && 'key' in kept && kept.key instanceof CryptoKey;
}

async function asked<T>(
  mode: IDBTransactionMode,
  ask: (sessions: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(name);
  opening.onupgradeneeded = () => opening.result.createObjectStore(name);
  const database = await result(opening);
  try {
    return await result(ask(database.transaction(name, mode).objectStore(name)));
  } finally {
    database.close();
  }
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser keeps nothing'));
  });
}
