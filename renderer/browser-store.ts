/** A drawer of the browser's IndexedDB: a database with one store, both of the same name. */
export async function asked<T>(
  name: string,
  mode: IDBTransactionMode,
  ask: (drawer: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(name);
  opening.onupgradeneeded = () => opening.result.createObjectStore(name);
  const database = await result(opening);
  try {
    const work = database.transaction(name, mode, { durability: 'strict' });
    const given = await result(ask(work.objectStore(name)));
    if (mode === 'readwrite') await durable(work);
    return given;
  } finally {
    database.close();
  }
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? keepsNothing());
  });
}

function durable(work: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onabort = () => reject(work.error ?? keepsNothing());
  });
}

const keepsNothing = () => new Error('the browser keeps nothing');
