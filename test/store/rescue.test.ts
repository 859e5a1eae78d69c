/** A damaged file gives back what is whole in it, as it was written, and says what is lost. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import {
  createJournal,
  openJournal,
  rescueFile,
  verifyFile,
  type Rescue,
} from '../../src-core/store/index.ts';
import { chainHash, emptyHead, type Line } from '../../src-core/store/chain.ts';
import { DeskFault } from '../../src-core/plain/desk-fault.ts';
import { newPath, notes } from './kit.ts';

/** Lines 1 to 40: acts of one, three, one, three ... */
const acts = Array.from({ length: 20 }, (_, at) =>
  notes(`act ${at}`, at % 2 === 0 ? [`Nf${at}`] : ['Ñandú', '½', `e${at}`], at),
);
const people = Array.from({ length: 6 }, (_, at) => ({
  id: `p${at}`,
  name: `Quiroga ${at}`,
  fideId: '',
  birth: '',
  sex: '' as const,
  club: 'Lugo',
  nationalId: at === 1 ? '4711' : '',
  contact: at === 2 ? '600 000 000' : '',
}));

/** Salts are new in each file: it is made once, for all. */
let made: Buffer | null = null;

function makeFile(): string {
  const path = newPath();
  if (made === null) {
    const journal = createJournal(path);
    journal.append(acts.map((act, at) => (at === 0 ? { ...act, people } : act)));
    journal.close();
    made = readFileSync(path);
  }
  writeFileSync(path, made);
  return path;
}

const guardsOf = (db: Database.Database) =>
  db.prepare<[], string>(`SELECT name FROM sqlite_schema WHERE type = 'trigger'`).pluck().all();

/** The file with the guards off. */
function tampered(work: (db: Database.Database) => void): string {
  const path = makeFile();
  const db = new Database(path);
  db.pragma('foreign_keys = OFF');
  for (const name of guardsOf(db)) db.exec(`DROP TRIGGER ${name}`);
  work(db);
  db.pragma('wal_checkpoint(TRUNCATE)');
  db.close();
  return path;
}

const linesOf = (path: string) => {
  const journal = openJournal(path, { mode: 'read' });
  try {
    return journal.read(0, 100);
  } finally {
    journal.close();
  }
};
const lostIn = ({ lost }: Rescue) =>
  lost.map(({ seq, to, code }) => `${to === seq ? seq : `${seq}–${to}`} ${code}`);

/** What is rescued is whole, and each line of it is the line that was written. */
function rescued(path: string): Rescue {
  const before = readFileSync(path);
  const found = rescueFile(path, newPath());
  expect(readFileSync(path).equals(before)).toBe(true);
  expect(verifyFile(found.path)).toMatchObject({ whole: true, entries: found.entries, head: found.head });
  expect(linesOf(found.path)).toEqual(linesOf(makeFile()).slice(0, found.entries));
  return found;
}

describe('what is rescued', () => {
  test('of a whole file, all of it', () => {
    const found = rescued(makeFile());
    expect(found).toMatchObject({ entries: 40, mended: [], lost: [], people: 6, peopleLost: false });
  });

  test('a line with one wrong byte is known from its hash, and is as it was written', () => {
    for (const [column, value] of [
      ['event', `replace(event, 'Nf2', 'Nf3')`],
      ['by', `'x' || substr(by, 2)`],
      ['act', `replace(act, 'act 2', 'act 3')`],
      ['at', `replace(at, '20', '21')`],
      // another letter than the one it begins with: salts are new in each run, and so is this hash
      ['hash', `iif(hash LIKE 'f%', 'e', 'f') || substr(hash, 2)`],
      ['hash', `'damaged'`],
    ] as const) {
      const path = tampered((db) => db.exec(`UPDATE entry SET ${column} = ${value} WHERE seq = 5`));
      expect(verifyFile(path).whole).toBe(false);
      expect(rescued(path), column).toMatchObject({ entries: 40, mended: [5], lost: [] });
    }
  });

  test('the hash of the last line is known from the head', () => {
    const path = tampered((db) => db.exec(`UPDATE entry SET hash = 'damaged' WHERE seq = 40`));
    expect(rescued(path)).toMatchObject({ entries: 40, mended: [40], lost: [] });
  });

  test('a line with more of it wrong ends what can be proved; what stands after it is told', () => {
    const path = tampered((db) => db.exec(`UPDATE entry SET event = '{"type":"evil"}' WHERE seq = 5`));
    const found = rescued(path);
    expect(found.entries).toBe(4);
    expect(lostIn(found)).toEqual(['5 changed', ...Array.from({ length: 35 }, (_, at) => `${at + 6} after`)]);
    expect(found.lost[1]?.line?.event).toContain('Ñandú');
  });

  test('an act of which a line is lost goes whole', () => {
    const found = rescued(tampered((db) => db.exec('DELETE FROM entry WHERE seq = 7')));
    expect(found.entries).toBe(5);
    expect(lostIn(found).slice(0, 4)).toEqual(['6 act', '7 missing', '8 after', '9 after']);
  });

  test('lines cut off the end are known by number', () => {
    const found = rescued(tampered((db) => db.exec('DELETE FROM entry WHERE seq > 37')));
    expect(found.entries).toBe(37);
    expect(lostIn(found)).toEqual(['38–40 missing']);
  });

  test('a head that speaks of any number of lines is told in one row', () => {
    for (const seq of [2 ** 50, Number.MAX_SAFE_INTEGER]) {
      const found = rescued(tampered((db) => db.exec(`UPDATE head SET seq = ${seq}`)));
      expect(found.entries).toBe(40);
      expect(lostIn(found)).toEqual([`41–${seq} missing`]);
    }
  });

  test('acts and people of which a damaged page gives anything are what they can be', () => {
    const path = tampered((db) => {
      db.exec(`CREATE TABLE odd AS SELECT * FROM act;
        UPDATE odd SET count = x'00' WHERE id = 'act 3';
        UPDATE odd SET last = 'z' WHERE id = 'act 19';
        DROP TABLE act; ALTER TABLE odd RENAME TO act;
        ALTER TABLE person ADD COLUMN "id) SELECT 'x' --" TEXT`);
    });
    expect(rescued(path)).toMatchObject({ entries: 40, lost: [], people: 6, peopleLost: false });
  });

  test('a table that is none is asked nothing: it may have no end', () => {
    const path = tampered((db) =>
      db.exec(`DROP TABLE person; CREATE VIEW PERSON AS WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n)
        SELECT id, 'x' AS name, '' AS fide_id, '' AS birth, '' AS sex, '' AS club FROM n`),
    );
    const damaged = expect.objectContaining({ fault: expect.objectContaining({ code: 'damaged' }) });
    expect(() => rescueFile(path, newPath())).toThrow(damaged);
    expect(() => verifyFile(path)).toThrow(damaged);
    for (const mode of ['desk', 'read'] as const) expect(() => openJournal(path, { mode })).toThrow(damaged);
  });

  test('what cannot be proved whole leaves no file behind', () => {
    const path = newPath();
    const journal = createJournal(path);
    // an act in two pieces, as nobody writes it
    const pieces = notes('act 0', ['a', 'b', 'c']);
    journal.append([pieces]);
    journal.close();
    const out = newPath();
    const db = new Database(path);
    const rows = db.prepare<[], Line>('SELECT * FROM entry').all();
    db.pragma('foreign_keys = OFF');
    for (const name of guardsOf(db)) db.exec(`DROP TRIGGER ${name}`);
    db.exec('DELETE FROM entry');
    let before = emptyHead.hash;
    for (const row of rows) {
      const line = { ...row, act: row.seq === 2 ? 'act 1' : row.act };
      before = chainHash(before, line);
      db.prepare('INSERT INTO entry VALUES (@seq, @act, @at, @by, @event, @hash, @people)').run({
        ...line,
        hash: before,
      });
    }
    db.pragma('wal_checkpoint(TRUNCATE)');
    db.close();
    expect(() => rescueFile(path, out)).toThrow(DeskFault);
    expect(existsSync(out)).toBe(false);
  });

  test('acts that are gone are made of their lines', () => {
    expect(rescued(tampered((db) => db.exec('DELETE FROM act')))).toMatchObject({ entries: 40, lost: [] });
  });

  test('guards that were taken off are there again', () => {
    const { path } = rescued(tampered(() => undefined));
    const db = new Database(path);
    expect(() => db.exec('DELETE FROM entry WHERE seq = 40')).toThrow(/never removed/);
    db.close();
  });
});

describe('what is damaged as disks damage it', () => {
  test('any bytes: what is rescued is whole and the beginning of what was written, or the file is refused', () => {
    const path = makeFile();
    const [whole, lines] = [readFileSync(path), linesOf(path)];
    let some = 0;
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 }),
        fc.option(fc.tuple(fc.nat(whole.length / 512 - 1), fc.integer({ min: 1, max: 8 })), { nil: null }),
        (bytes, sectors) => {
          const path = newPath();
          const image = Buffer.from(whole);
          for (const [at, value] of bytes) image[at] = value;
          if (sectors !== null)
            image.fill(0, sectors[0] * 512, Math.min(whole.length, (sectors[0] + sectors[1]) * 512));
          writeFileSync(path, image);
          try {
            const { path: out, entries } = rescueFile(path, newPath());
            expect(linesOf(out)).toEqual(lines.slice(0, entries));
            some += entries;
          } catch (error) {
            expect(error).toBeInstanceOf(DeskFault);
            expect(error).toMatchObject({
              fault: { code: expect.stringMatching(/^(damaged|notATournament|newerFile)$/) },
            });
          }
        },
      ),
      { numRuns: process.env['DEEP'] === '1' ? 2_000 : 30 },
    );
    expect(some).toBeGreaterThan(250);
  });

  test('no file is written over', () => {
    const path = makeFile();
    expect(() => rescueFile(path, path)).toThrow(/already a file/);
    expect(verifyFile(path)).toMatchObject({ whole: true, entries: 40 });
  });
});
