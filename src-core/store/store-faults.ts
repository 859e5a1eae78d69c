/** Errors of SQLite and of the file system, told as the desk's faults. */
import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FaultCode } from '../plain/faults.ts';
import { DeskFault } from '../plain/desk-fault.ts';
import { SqliteError } from './sqlite.ts';

const said: Partial<Record<FaultCode, string>> = {
  diskFull: 'the disk is full. Nothing was written; free some space and try again',
  busy: 'another program holds the file. Close it there and try again',
  held: 'another desk has the file. It can be read meanwhile; close it there to write here',
  pulledAway:
    'the file, or the -wal file beside it, is no longer what this desk opened. Nothing more is acknowledged; copy the tournament to another place',
  readOnly:
    'the file or its folder may only be read. Copy the file to a folder of yours, or change its permissions',
  damaged:
    'the file is damaged. It was left as it is; `escaque verify` says where, and `escaque rescue` copies what is whole',
  noAccess: 'the file cannot be reached. See that its disk is there and that you may use it',
  notFound: 'there is no such file',
  exists: 'there is already a file of that name, and it was left as it is',
  peopleChanged:
    'people beside the journal are not as it has them. Correct or erase them; `escaque verify` says who',
  notATournament: 'this is not a tournament of Escaque',
};

/** A fault about a file, with its path among the facts. */
export function storeFault(
  code: FaultCode,
  path: string,
  facts: DeskFault['fault']['facts'] = {},
  cause?: unknown,
): DeskFault {
  return new DeskFault(code, `${path}: ${said[code] ?? code}.${detail(cause)}`, { path, ...facts }, cause);
}

function detail(cause: unknown): string {
  return cause instanceof Error ? ` (${cause.message})` : '';
}

/** What was thrown while working on the file, as a fault; a fault stays what it is. */
export function asStoreFault(error: unknown, path: string): DeskFault {
  if (error instanceof DeskFault) return error;
  const code = error instanceof SqliteError ? sqliteCode(error, path) : fileCode(error);
  return storeFault(code, path, {}, error);
}

/** What SQLite says of a file whose head or schema it cannot make out, as a plain ERROR. */
const unreadable = /unsupported file format|malformed/;

function sqliteCode({ code, message }: InstanceType<typeof SqliteError>, path: string): FaultCode {
  if (unreadable.test(message)) return 'damaged';
  // a quota, or the greatest size a file may have
  if (code === 'SQLITE_IOERR_WRITE') return 'diskFull';
  const kind = code.split('_')[1];
  switch (kind) {
    case 'FULL':
      return 'diskFull';
    case 'BUSY':
    case 'LOCKED':
      return 'busy';
    case 'READONLY':
      return 'readOnly';
    case 'CORRUPT':
    case 'NOTADB':
    case 'CONSTRAINT': // the triggers and keys of a whole file accept whatever the desk appends
      return 'damaged';
    case 'IOERR':
      return hasRoom(path) ? 'noAccess' : 'diskFull';
    case 'CANTOPEN':
    case 'PERM':
    case 'AUTH':
      return 'noAccess';
    default:
      return 'bug';
  }
}

/** SQLite tells a disk that fills while it makes its side files as an I/O error. */
function hasRoom(path: string): boolean {
  try {
    return statfsSync(dirname(path)).bavail > 0;
  } catch {
    return true;
  }
}

const fileCodes: Readonly<Record<string, FaultCode>> = {
  ENOENT: 'notFound',
  ENOTDIR: 'notFound',
  ELOOP: 'notFound',
  EISDIR: 'notATournament',
  EEXIST: 'exists',
  EACCES: 'noAccess',
  EPERM: 'noAccess',
  EIO: 'noAccess',
  ENAMETOOLONG: 'notFound',
  EROFS: 'readOnly',
  ENOSPC: 'diskFull',
  EDQUOT: 'diskFull',
  EBUSY: 'busy',
};

function fileCode(error: unknown): FaultCode {
  if (!(error instanceof Error && 'syscall' in error)) return 'bug';
  // whatever else the system says of a file, as of one on a share that went away (ESTALE), is no fault of the program
  return fileCodes['code' in error ? String(error.code) : ''] ?? 'noAccess';
}
