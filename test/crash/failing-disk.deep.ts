/**
 * Every call that reaches the disk fails in turn, once or from then on, as the system itself would tell it: strace (Debian's
 * package) puts the error in. What was answered is there and whole, of no act a part, and a desk on a good disk goes on.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { DeskEvent } from '../../src-core/contract/desk-api.ts';
import { openJournal, verifyFile } from '../../src-core/store/index.ts';
import { did, newDesk, note, openDesk } from '../service/kit.ts';
import { gamesOfImport, isImport } from './failing-acts.ts';

const child = fileURLToPath(new URL('failing-child.ts', import.meta.url));

/** The calls by which SQLite reaches a file, and how each can fail (their pages of the manual). */
const failures = {
  pwrite64: ['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EFBIG', 'ESTALE'],
  fsync: ['EIO', 'ENOSPC'],
  ftruncate: ['EIO', 'ENOSPC'],
  pread64: ['EIO', 'ESTALE'],
  openat: ['EMFILE', 'EACCES', 'ENOENT', 'EROFS', 'ENOSPC'],
  unlink: ['EACCES', 'EIO'],
  mmap: ['ENOMEM'],
  fcntl: ['EAGAIN', 'ENOLCK', 'EIO'],
} as const satisfies Record<string, readonly string[]>;

const calls = Object.entries(failures).flatMap(([call, errors]) =>
  errors.flatMap((error) => [false, true].map((forever) => ({ call, error, forever }))),
);
/** From which place on the calls are tried: a part of a long campaign may be run again alone. */
const most = Number(process.env['CRASH_CALLS'] ?? 60);

interface Answered {
  readonly act: string;
  readonly first: number;
  readonly last: number;
}

const entries = async (path: string): Promise<number> => {
  const report = verifyFile(path);
  expect(report).toMatchObject({ whole: true });
  const journal = openJournal<DeskEvent>(path);
  const { lastSeq } = journal;
  journal.close();
  return lastSeq;
};

function ranOn(
  path: string,
  call: string,
  error: string,
  when: string,
): { stdout: string; injected: number } {
  const log = `${path}.strace`;
  const sides = [path, `${path}-wal`, `${path}-shm`, `${path}-journal`];
  const { stdout, stderr, status } = spawnSync(
    'strace',
    ['-f', '-qq', '-o', log, ...sides.flatMap((side) => ['-P', side]), '-e', `trace=${call}`]
      .concat(['-e', `inject=${call}:error=${error}:when=${when}`])
      .concat([process.execPath, child, path, `r${when}`.replace('+', 'p')]),
    { encoding: 'utf8', timeout: 60_000 },
  );
  const injected = (readFileSync(log, 'utf8').match(/\(INJECTED\)/g) ?? []).length;
  rmSync(log);
  expect(status, `${call} ${error} ${when}: ${stdout}${stderr}`).toBe(0);
  return { stdout, injected };
}

test.each(calls)('$call fails with $error (from then on: $forever)', async ({ call, error, forever }) => {
  const made = await newDesk(1);
  made.close();
  let tried = 0;
  for (let n = 1; n <= most; n++) {
    const folder = join(dirname(made.path), `${n}`);
    mkdirSync(folder);
    const path = join(folder, 'hall.escaque');
    copyFileSync(made.path, path);
    const { stdout, injected } = ranOn(path, call, error, `${n}${forever ? '+' : ''}`);
    if (injected === 0) break;
    tried += 1;
    const said = stdout.split('\n').filter((line) => /^\S+ \d+ \d+$/.test(line));
    const answered: Answered[] = said.map((line) => {
      const [act = '', first, last] = line.split(' ');
      return { act, first: Number(first), last: Number(last) };
    });
    await entries(path);
    const journal = openJournal<DeskEvent>(path);
    const where = `${call} ${error} at ${n}: ${stdout}`;
    expect(
      answered.filter(({ act, first }) => journal.findAct(act)?.first !== first),
      where,
    ).toEqual([]);
    const acts = Map.groupBy(journal.read(2, 1_000_000), ({ act }) => act);
    const half = [...acts].filter(([act, lines]) => {
      const games = isImport(Number(act.split('.')[1])) ? gamesOfImport : 0;
      const of = (type: DeskEvent['type']) => lines.filter(({ event }) => event.type === type).length;
      return games === 0
        ? lines.length !== 1
        : of('moveRecorded') !== 7 * games || of('resultDeclared') !== games;
    });
    expect(
      half.map(([act, lines]) => [act, lines.length]),
      where,
    ).toEqual([]);
    journal.close();
    const desk = openDesk(path);
    await did(desk, note(1, 'on a good disk again'));
    desk.close();
    expect(existsSync(`${path}-wal`)).toBe(false);
    rmSync(folder, { recursive: true });
  }
  expect(tried).toBeGreaterThan(0);
  console.log(`${call} ${error}${forever ? ' from then on' : ''}: ${tried} tried`);
});
