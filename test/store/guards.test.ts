import { expect, test } from 'vitest';
import { createJournal } from '../../src-core/store/index.ts';
import { asOtherProgram, newPath, notes } from './kit.ts';

const attempts: readonly (readonly [sql: string, answer: string])[] = [
  [`UPDATE entry SET event = '{}' WHERE seq = 2`, 'never changes'],
  [`UPDATE OR REPLACE entry SET seq = 1 WHERE seq = 2`, 'never changes'],
  ['DELETE FROM entry WHERE seq = 2', 'never removed'],
  ['DELETE FROM entry', 'never removed'],
  [`INSERT INTO entry VALUES (9, 'a1', '', '', '{}', '', NULL)`, 'follows the last one'],
  [`INSERT OR REPLACE INTO entry VALUES (2, 'a1', '', '', '{}', '', NULL)`, 'follows the last one'],
  [`INSERT INTO entry VALUES (4, 'nobody', '', '', '{}', '', NULL)`, 'FOREIGN KEY'],
  [`UPDATE act SET last = 3 WHERE id = 'a1'`, 'never changes'],
  ['DELETE FROM act', 'never removed'],
  ['UPDATE head SET seq = 1', 'only goes to the next'],
  [`UPDATE head SET hash = ''`, 'only goes to the next'],
  ['DELETE FROM head', 'never removed'],
  [`INSERT INTO head VALUES (2, 3, '')`, 'CHECK'],
];

test.each(attempts)('another program that tries %s is refused', (sql, answer) => {
  const path = newPath();
  const journal = createJournal(path);
  journal.append([notes('a1', ['one', 'two', 'three'])]);
  const before = journal.read(0, 10);
  expect(() => asOtherProgram(path, (db) => db.exec(sql))).toThrow(answer);
  expect(journal.read(0, 10)).toEqual(before);
  journal.close();
});
