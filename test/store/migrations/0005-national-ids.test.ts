import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { DeskEvent, Person } from '../../../src-core/contract/desk-api.ts';
import { openJournal, rescueFile, verifyFile } from '../../../src-core/store/index.ts';
import { asOtherProgram, newPath, notes } from '../kit.ts';

/** As the program of format 4 wrote it: chief arbiter, two players, one game. */
const head = 'a2c93860fdc23aaabcf456cbd4583e12f959c4d050c3c9787f24f8beb25a53d7';

function fileOfBefore(): string {
  const path = newPath();
  const kept = join(import.meta.dirname, '../../data/files/format-4.escaque.gz');
  writeFileSync(path, gunzipSync(readFileSync(kept)));
  return path;
}

const judit: Person = {
  ...{ id: 'p3', name: 'Polgár, Judit', fideId: '700070', birth: '', sex: '', club: '' },
  ...{ nationalId: '4711', contact: '600 000 000' },
};

test('a file of format 4 is verified, read and rescued as it was written', () => {
  const path = fileOfBefore();
  const whole = { whole: true, entries: 12, head, people: { from: 1, unbound: 0 } };
  expect(verifyFile(path)).toMatchObject(whole);
  const reading = openJournal<DeskEvent>(path, { mode: 'read' });
  expect(reading.people().get('p3')).toEqual({ ...judit, nationalId: '', contact: '' });
  reading.close();
  const { path: out, ...rescued } = rescueFile(path, newPath());
  expect(rescued).toMatchObject({ entries: 12, head, people: 3, peopleLost: false, strange: [] });
  expect(verifyFile(out)).toMatchObject(whole);
});

test('it goes on, and what people are given since is bound and rescued too', () => {
  const path = fileOfBefore();
  const file = openJournal<DeskEvent>(path);
  file.append([{ ...notes('a1', ['number told']), people: [judit] }]);
  expect(file.people().get('p3')).toEqual(judit);
  file.close();
  expect(verifyFile(path)).toMatchObject({ whole: true, entries: 13 });
  const again = openJournal<DeskEvent>(rescueFile(path, newPath()).path);
  expect(again.people().get('p3')).toEqual(judit);
  again.close();
  asOtherProgram(path, (db) => db.exec(`UPDATE person SET contact = 'x' WHERE id = 'p3'`));
  expect(verifyFile(path)).toMatchObject({ troubles: [{ code: 'personChanged', seq: 13, detail: 'p3' }] });
});
