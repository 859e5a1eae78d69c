/**
 * A process that may read a file but not write it: an ordinary user where the test itself runs as root, whom no
 * permission stops. `node visitor.ts PATH` tries everything and prints what came of it.
 */
import { DeskFault } from '../../src-core/plain/desk-fault.ts';
import { createJournal, openJournal, verifyFile } from '../../src-core/store/index.ts';
import { openNowhere } from '../../src-core/store/sqlite.ts';

function codeOr<T>(work: () => T): T | string {
  try {
    return work();
  } catch (error) {
    return error instanceof DeskFault ? error.fault.code : String(error);
  }
}

const path = process.argv[2] ?? '';
openNowhere().close(); // loads SQLite while the program may still be read
if (process.getuid?.() === 0) {
  process.setgid?.(65534);
  process.setuid?.(65534);
}
const found = {
  write: codeOr(() => openJournal(path).lastSeq),
  read: codeOr(() => {
    const journal = openJournal(path, { mode: 'read' });
    const seq = journal.lastSeq;
    journal.close();
    return seq;
  }),
  verify: codeOr(() => verifyFile(path).whole),
  create: codeOr(() => createJournal(`${path}.new`).lastSeq),
};
console.log(JSON.stringify(found));
