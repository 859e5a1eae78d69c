import fc from 'fast-check';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DeskFault } from '../../src-core/plain/desk-fault.ts';
import { createJournal, openJournal, rescueFile, verifyFile } from '../../src-core/store/index.ts';
import { emptyHead } from '../../src-core/store/chain.ts';
import { newPath, notes } from './kit.ts';

const ends = ['', '-wal', '-shm'] as const;
type End = (typeof ends)[number];
const runs = process.env['DEEP'] === '1' ? 4_000 : 50;

/** A desk that was killed: of 30 acts the first ten stand in the file, the others beside it. The -shm file is there or not. */
interface Killed {
  readonly files: Readonly<Record<End, Buffer>>;
  readonly lines: readonly string[];
}

function makeKilled(): Killed {
  const path = newPath();
  createJournal(path).close();
  const journal = openJournal(path, { mode: 'desk' });
  const write = (from: number, to: number) => {
    for (let n = from; n < to; n++)
      journal.append([notes(`act ${n}`, [`${n} `.repeat(n % 3 === 0 ? 3_000 : 3), 'Nf3'])]);
  };
  write(0, 10);
  journal.settle(Date.now());
  write(10, 30);
  const files = {
    '': readFileSync(path),
    '-wal': readFileSync(`${path}-wal`),
    '-shm': readFileSync(`${path}-shm`),
  };
  const lines = journal.read(0, 1_000).map(({ hash }) => hash);
  journal.close();
  return { files, lines };
}

interface Damage {
  readonly end: End;
  readonly kind: 'flipped' | 'zeroed' | 'cut';
  /** How far into the file, and how many bytes. */
  readonly at: number;
  readonly length: number;
  /** Whether the -shm file is there still: after a power cut it need not be. */
  readonly shared: boolean;
}

const damages = fc.record({
  end: fc.constantFrom(...ends),
  kind: fc.constantFrom('flipped', 'zeroed', 'cut'),
  at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  length: fc.constantFrom(1, 8, 24, 4_096, 9_000),
  shared: fc.boolean(),
}) satisfies fc.Arbitrary<Damage>;

function damagedFiles({ files }: Killed, { end, kind, at, length, shared }: Damage): string {
  const bytes = Buffer.from(files[end]);
  const from = Math.floor(at * bytes.length);
  const to = Math.min(bytes.length, from + length);
  if (kind === 'zeroed') bytes.fill(0, from, to);
  if (kind === 'flipped') for (let n = from; n < to; n++) bytes[n] = (bytes[n] ?? 0) ^ 0x55;
  const path = join(mkdtempSync(join(tmpdir(), 'escaque-test-')), 'open.escaque');
  for (const each of ends) {
    if (each === '-shm' && !shared) continue;
    const whole = each === end ? bytes : files[each];
    writeFileSync(path + each, each === end && kind === 'cut' ? whole.subarray(0, from) : whole);
  }
  return path;
}

/** What is told of the lines: how many there are, and that nothing is known to be wrong; null where something is. */
function told(work: () => number | null): number | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof DeskFault && error.fault.code !== 'bug') return null;
    throw error;
  }
}

const verified = (path: string): number | null => {
  const found = verifyFile(path);
  return found.whole ? found.entries : null;
};

const opened = (path: string): number => {
  const journal = openJournal(path, { mode: 'desk' });
  try {
    return [...journal.follow(emptyHead)].length;
  } finally {
    journal.close();
  }
};

/** A write that a power cut stopped looks the same, and so does a file that ends early once no -shm file says how long it was. */
const mayBeUnknown = ({ end, kind, shared }: Damage) => end === '-wal' && !shared && kind === 'cut';

describe('a tournament left by a killed desk, of which any bytes are then damaged', () => {
  test('is told as damaged by who verifies and by who opens it, or all its lines are there', () => {
    const killed = makeKilled();
    fc.assert(
      fc.property(damages, (damage) => {
        const all = killed.lines.length;
        const path = damagedFiles(killed, damage);
        try {
          const lastAct = damage.end === '-wal' && !damage.shared ? all - 2 : all;
          const least = mayBeUnknown(damage) ? 20 : lastAct;
          for (const look of [verified, verified, opened, verified]) {
            const found = told(() => look(path));
            if (found !== null) expect(found).toBeGreaterThanOrEqual(least);
          }
        } finally {
          rmSync(dirname(path), { recursive: true });
        }
      }),
      { numRuns: runs },
    );
  });

  test('is rescued as far as it is whole', () => {
    const killed = makeKilled();
    fc.assert(
      fc.property(damages, (damage) => {
        const path = damagedFiles(killed, damage);
        const out = join(dirname(path), 'rescued.escaque');
        try {
          const found = told(() => rescueFile(path, out).entries);
          if (found === null) return;
          expect(verifyFile(out)).toMatchObject({ whole: true, entries: found });
          const journal = openJournal(out);
          expect(journal.read(0, 1_000).map(({ hash }) => hash)).toEqual(killed.lines.slice(0, found));
          journal.close();
        } finally {
          rmSync(dirname(path), { recursive: true });
        }
      }),
      { numRuns: runs / 10 },
    );
  });
});
