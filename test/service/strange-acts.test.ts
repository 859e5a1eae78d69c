/** Acts that say otherwise than their lines: `verify` and the opened desk tell the same. */
import { describe, expect, test } from 'vitest';
import { verifyFile } from '../../src-core/store/index.ts';
import { DeskService } from '../../src-core/service/chess/desk-service.ts';
import { asOtherProgram, faultIn } from '../store/kit.ts';
import { did, newDesk, note, openDesk, realClock, Screen } from './kit.ts';

/** A file of some notes, let go; and then what somebody who takes its guards off and puts them back did to its acts. */
async function tampered(sql: string): Promise<string> {
  const desk = await newDesk(1);
  for (const text of ['one', 'two', 'three']) await did(desk, note(1, text), { id: `note ${text}` });
  desk.close();
  asOtherProgram(desk.path, (db) => {
    const guards = db
      .prepare<[], { name: string; sql: string }>(
        `SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'`,
      )
      .all();
    db.pragma('foreign_keys = OFF');
    for (const { name } of guards) db.exec(`DROP TRIGGER ${name}`);
    db.exec(sql);
    for (const guard of guards) db.exec(guard.sql);
  });
  return desk.path;
}

describe.each([
  ['renamed', `UPDATE act SET id = 'x' WHERE id = 'note two'`],
  ['made longer', `UPDATE act SET last = last + 1 WHERE id = 'note two'`],
  ['taken out', `DELETE FROM act WHERE id = 'note two'`],
  ['put in', `INSERT INTO act VALUES ('x', 3, 3, 1)`],
])('an act %s', (_, sql) => {
  test('is told by verify, and where the file is opened', async () => {
    const path = await tampered(sql);
    const { troubles } = { troubles: [], ...verifyFile(path) };
    expect(troubles).toContainEqual(expect.objectContaining({ code: 'act' }));
    const damaged = { fault: { code: 'damaged', facts: { reason: 'act' } } };
    expect(faultIn(() => DeskService.open(path, { ...realClock, mode: 'desk' }))).toMatchObject(
      damaged.fault,
    );
    const read = openDesk(path, { mode: 'read' });
    expect(await new Screen(read, { kind: 'desk' }).sees(() => true)).toMatchObject({ ...damaged, seq: 5 });
    const long = openDesk(path, { mode: 'write', readAtOnce: 1 });
    await new Screen(long, { kind: 'desk' }).sees(({ fault }) => fault?.facts['reason'] === 'act');
  });
});
