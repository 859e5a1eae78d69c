/** *Copy now*: an open tournament, whole, into a new file. */
import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { fileNamed } from './file-named.ts';
import type { Head } from './chain.ts';
import { openSqlite, type Sqlite } from './sqlite.ts';
import { asStoreFault, storeFault } from './store-faults.ts';
import { verifyFile } from './verify.ts';

/**
 * Copies what an open connection holds, whatever has become of its file, and no other file is written over. The copy is
 * durable and verified, `head` in it, before this resolves; else a DeskFault, and there is no copy. `closed`: it is told
 * to be of no desk; a copy of a copy that lacks lines goes on saying so.
 */
export async function copyFile(db: Sqlite, given: string, head: Head, closed: boolean): Promise<string> {
  try {
    closeSync(openSync(given, 'wx', 0o600));
  } catch (error) {
    throw asStoreFault(error, given);
  }
  const copy = fileNamed(given);
  try {
    await db.backup(copy);
    if (closed) close(copy);
    keep(copy);
    // people who are not as bound are copied as they are, and told of the copy too
    const found = verifyFile(copy, 'lines');
    if (!found.whole || found.entries < head.seq) throw storeFault('damaged', copy, { reason: 'copy' });
    return copy;
  } catch (error) {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(copy + end, { force: true });
    throw asStoreFault(error, copy);
  }
}

/** A desk that has the file does not have its copy. */
function close(copy: string): void {
  const db = openSqlite(copy, { readonly: false, busyMs: 0 });
  try {
    db.exec('DELETE FROM opened');
  } finally {
    db.close();
  }
}

function keep(copy: string): void {
  const file = openSync(copy, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
