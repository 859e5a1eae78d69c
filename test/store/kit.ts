/** What the store's tests stand on: a folder of their own, lines to write, and a look at the file from outside. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { onTestFinished } from 'vitest';
import type { DeskEvent, FaultCode } from '../../src-core/contract/desk-api.ts';
import { DeskFault } from '../../src-core/plain/desk-fault.ts';
import { lockPath } from '../../src-core/store/desk-lock.ts';
import { fileIdentity } from '../../src-core/store/inspect-file.ts';
import type { Batch } from '../../src-core/store/index.ts';

/** A new folder that goes when the test ends. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'escaque-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export const newPath = (): string => join(newFolder(), 'open.escaque');

/** One act that writes notes on a board. */
export function notes(act: string, texts: readonly string[], board = 1): Batch<DeskEvent> {
  return {
    act,
    at: '2026-11-29T10:00:00.000Z',
    by: 'Vera',
    events: texts.map((text) => ({ type: 'noteWritten', round: 1, board, text })),
    people: [],
    count: texts.length,
  };
}

/** The desk that has the file ends without closing it: what the system does with its lock when its process goes. */
export function endsUnclosed(path: string): void {
  rmSync(lockPath(fileIdentity(path) ?? ''));
}

/** The file as another program sees it: no pragmas of ours, no guards but the file's own. */
export function asOtherProgram<T>(path: string, work: (db: Database.Database) => T): T {
  const db = new Database(path);
  try {
    return work(db);
  } finally {
    db.close();
  }
}

/** Two people's names exchanged in the people table. */
export const exchangeNames = (a: string, b: string): string =>
  `CREATE TEMP TABLE kept AS SELECT id, name FROM person;
   UPDATE person SET name = (SELECT name FROM kept WHERE id = '${b}') WHERE id = '${a}';
   UPDATE person SET name = (SELECT name FROM kept WHERE id = '${a}') WHERE id = '${b}';
   DROP TABLE kept;`;

/** Every file under a folder by its name, with a checksum: equal before and after means nothing was touched. */
export function contentsOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
  return Object.fromEntries(
    files.sort().map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ]),
  );
}

/** The fault that `work` throws. */
export function faultIn(work: () => unknown): DeskFault['fault'] {
  try {
    work();
  } catch (error) {
    if (error instanceof DeskFault) return error.fault;
    throw error;
  }
  throw new Error('there was no fault');
}

export const codeIn = (work: () => unknown): FaultCode => faultIn(work).code;
