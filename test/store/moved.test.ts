import { copyFileSync, renameSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drained } from '../../src-core/plain/steps.ts';
import { createJournal, nextEntries } from '../../src-core/store/index.ts';
import { faultIn, newPath, notes } from './kit.ts';

/** What others do to a file while the desk has it open. Windows does not let them. */
const happenings: readonly (readonly [what: string, happen: (path: string) => void])[] = [
  ['moved', (path) => renameSync(path, `${path}.elsewhere`)],
  ['removed', (path) => rmSync(path)],
  [
    'replaced',
    (path) => {
      copyFileSync(path, `${path}.copy`);
      renameSync(`${path}.copy`, path);
    },
  ],
];

test.runIf(process.platform !== 'win32').each(happenings)(
  'a desk whose file was %s writes no more into what nobody would find',
  (_, happen) => {
    const path = newPath();
    const journal = createJournal(path);
    journal.append([notes('a1', ['x'])]);
    happen(path);
    const fault = faultIn(() => journal.append([notes('a2', ['y'])]));
    expect(fault).toMatchObject({ code: 'notFound', facts: { reason: 'moved' } });
    expect(journal.read(0, 10)).toHaveLength(1);
    journal.close();
  },
);

test('a file that comes back is written again', () => {
  const path = newPath();
  const journal = createJournal(path);
  renameSync(path, `${path}.elsewhere`);
  expect(() => journal.append([notes('a1', ['x'])])).toThrow();
  renameSync(`${path}.elsewhere`, path);
  journal.append([notes('a1', ['x'])]);
  expect(journal.lastSeq).toBe(1);
  journal.close();
});

test.runIf(process.platform !== 'win32')(
  'what was being written as the file was moved is told to nobody, and is news once it is back',
  () => {
    const path = newPath();
    const journal = createJournal(path);
    const before = journal.dataVersion();
    const write = () =>
      journal.hold((held) => {
        drained(held.append(nextEntries(held.head, notes('a1', ['x']), null), 1));
        renameSync(path, `${path}.elsewhere`);
      });
    expect(faultIn(write)).toMatchObject({ code: 'notFound', facts: { reason: 'moved' } });
    renameSync(`${path}.elsewhere`, path);
    expect(journal.dataVersion()).not.toBe(before);
    expect(journal.findAct('a1')).toEqual({ first: 1, last: 1, count: 1 });
    const { lastSeq } = journal;
    const now = journal.dataVersion();
    journal.append([notes('a2', ['y'])]);
    expect({ lastSeq, version: journal.dataVersion() }).toEqual({ lastSeq: 1, version: now });
    journal.close();
  },
);
