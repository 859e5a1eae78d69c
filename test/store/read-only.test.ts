import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createJournal } from '../../src-core/store/index.ts';
import { contentsOf, newPath, notes } from './kit.ts';

const visitor = fileURLToPath(new URL('visitor.ts', import.meta.url));

function visit(path: string): unknown {
  return JSON.parse(execFileSync(process.execPath, [visitor, path], { encoding: 'utf8' }));
}

/** A tournament of two lines; `killed` leaves the second of them in the -wal file, as a killed desk does. */
function makeFile(killed: boolean): string {
  const path = newPath();
  const made = newPath();
  const journal = createJournal(made);
  journal.append([notes('a1', ['one', 'two'])]);
  if (!killed) journal.close();
  for (const end of killed ? ['', '-wal'] : ['']) copyFileSync(made + end, path + end);
  journal.close();
  return path;
}

function forbid(path: string, mode: number): void {
  chmodSync(path, mode);
  onTestFinished(() => chmodSync(path, 0o700));
}

// Windows keeps no such permissions
describe.runIf(process.platform !== 'win32')('for who may only read it', () => {
  test.each([
    ['a file in a folder that may not be written', false],
    ['a file with a -wal file left by a killed desk', true],
  ])('%s is read and verified, never written', (_, killed) => {
    const path = makeFile(killed);
    const before = contentsOf(dirname(path));
    // a new file is its maker's alone: this one was given to read, with what stands beside it
    for (const end of killed ? ['', '-wal'] : ['']) chmodSync(path + end, 0o444);
    forbid(dirname(path), 0o555);
    expect(visit(path)).toEqual({ write: 'readOnly', read: 2, verify: true, create: 'noAccess' });
    expect(contentsOf(dirname(path))).toEqual(before);
  });

  test('a read-only file in a folder of ours is not written either', () => {
    const path = makeFile(false);
    const before = contentsOf(dirname(path));
    chmodSync(path, 0o444);
    forbid(dirname(path), 0o777);
    expect(visit(path)).toMatchObject({ write: 'readOnly', read: 2, verify: true });
    expect(contentsOf(dirname(path))).toMatchObject(before);
  });

  test('a file that may not even be read is out of reach', () => {
    const path = makeFile(false);
    chmodSync(path, 0o000);
    forbid(dirname(path), 0o555);
    expect(visit(path)).toMatchObject({ write: 'noAccess', read: 'noAccess', verify: 'noAccess' });
  });
});
