/** What a file is, told from its first bytes, before SQLite may touch it. */
import { accessSync, closeSync, constants, openSync, readSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { applicationId } from './migrate.ts';
import { asStoreFault, storeFault } from './store-faults.ts';
import { DeskFault } from '../plain/desk-fault.ts';

const magic = 'SQLite format 3\0';
/** Offsets in the header: https://www.sqlite.org/fileformat2.html#the_database_header */
const headerLength = 100;
const userVersionAt = 60;
const applicationIdAt = 68;

/** The file's format; throws where it is missing, is no tournament, or comes from a newer program. */
export function inspectFile(path: string, known: number): number {
  const header = readHeader(path);
  if (header.length < headerLength || header.toString('latin1', 0, magic.length) !== magic) {
    throw storeFault('notATournament', path, { reason: header.length === 0 ? 'empty' : 'otherFormat' });
  }
  if (header.readUInt32BE(applicationIdAt) !== applicationId) {
    throw storeFault('notATournament', path, { reason: 'otherDatabase' });
  }
  const version = header.readUInt32BE(userVersionAt);
  if (version === 0) throw storeFault('notATournament', path, { reason: 'otherDatabase' });
  refuseNewer(path, version, known);
  return version;
}

/** Throws where the file was written by a newer program, which may keep things this one would not see. */
export function refuseNewer(path: string, version: number, known: number): void {
  if (version <= known) return;
  const text =
    `${path}: written by a newer Escaque (format ${version}; this one knows ${known}). ` +
    'The file was left as it is; install the newer program.';
  throw new DeskFault('newerFile', text, { path, version, known });
}

function readHeader(path: string): Buffer {
  try {
    if (statSync(path).isDirectory()) throw storeFault('notATournament', path, { reason: 'folder' });
    const file = openSync(path, 'r');
    try {
      const header = Buffer.alloc(headerLength);
      return header.subarray(0, readSync(file, header, 0, headerLength, 0));
    } finally {
      closeSync(file);
    }
  } catch (error) {
    throw asStoreFault(error, path);
  }
}

/** Whether the file can be written, which in SQLite takes its folder too. */
export function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    accessSync(dirname(path), constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Identifies the file behind a path, so that one put in its place is noticed; null where there is none. */
export function fileIdentity(path: string): string | null {
  const found = statSync(path, { throwIfNoEntry: false, bigint: true });
  return found === undefined ? null : `${found.dev}:${found.ino}`;
}
