/** FIDE's rating list of a million and a half people: how long it takes to bring it in, in how much memory, and to look in it. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Report } from '../../build/bench.ts';
import { RatingList } from '../../src-core/store/rating-list.ts';
import type { Imported } from './fide-list-child.ts';
import { carlsen, txtLine, txtList, xmlPerson } from '../tournament/fide-given.ts';

const people = 1_500_000;

const SYLLABLES = 'ma ri ka lo ne sto vi per an dra gon zal ez kov ski son ber chi tor el'.split(' ');

/** A word that is the same for the same number. */
function word(from: number, length: number): string {
  let [text, rest] = ['', from];
  for (let at = 0; at < length; at++) {
    text += SYLLABLES[rest % SYLLABLES.length] ?? '';
    rest = Math.floor(rest / SYLLABLES.length) + 7 * at;
  }
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const FORMS = {
  xml: { begins: '<playerslist>', person: xmlPerson, ends: '</playerslist>\n' },
  txt: {
    begins: txtList(),
    person: (each: typeof carlsen) => `${txtLine(each)}\r\n`,
    ends: '',
  },
} as const;

async function writeList(path: string, { begins, person, ends }: (typeof FORMS)['xml' | 'txt']) {
  const file = createWriteStream(path);
  let piece: string = begins;
  for (let at = 0; at < people; at++) {
    const rating = (at * 7919) % 2900;
    const name = `${word(at % 48_000, 3)}, ${word((at * 17) % 2500, 2)}`;
    const ratings = [rating < 1000 ? 0 : rating, 0, 0] as const;
    piece += person({ ...carlsen, fideId: `${100_000 + at * 31}`, name, ratings });
    if (piece.length < 1 << 20) continue;
    if (!file.write(piece)) await once(file, 'drain');
    piece = '';
  }
  file.end(piece + ends);
  await once(file, 'close');
}

/** In a process that does nothing else. */
function importedAlone(path: string, into: string): Imported {
  const child = join(import.meta.dirname, 'fide-list-child.ts');
  const { stdout, stderr, status } = spawnSync(process.execPath, [child, path, into], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const imported = JSON.parse(stdout) as Imported;
  if (imported.people !== people) throw new Error(`${imported.people} of ${people}`);
  return imported;
}

const SOUGHT = ['m', 'ma', 'mari', 'm a', 'a b c', '1', '1000', '10003', 'kov son', 'Márika lon', 'ma 10'];

export default async function bench(report: Report): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'escaque-bench-'));
  const into = join(folder, 'fide-list.sqlite');
  try {
    for (const form of ['txt', 'xml'] as const) {
      const path = join(folder, `list.${form}`);
      await writeList(path, FORMS[form]);
      const { seconds: value, longest, memory } = importedAlone(path, into);
      report({ name: `${people} people, ${form}`, value, unit: 's', goal: 'under 40', met: value < 40 });
      report({
        name: '  others wait',
        value: longest,
        unit: 'ms',
        goal: 'under 250',
        met: longest < 250,
      });
      report({ name: '  memory', value: memory, unit: 'MiB', goal: 'under 256', met: memory < 256 });
      rmSync(path);
    }
    const value = slowestSearch(into);
    report({ name: 'a search, the slowest', value, unit: 'ms', goal: 'under 20', met: value < 20 });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Each as typed the third time: what has been looked for once lies in memory. */
function slowestSearch(path: string): number {
  const list = RatingList.open(path);
  if (list === null) throw new Error('there is no list');
  const times = SOUGHT.map((text) => {
    list.find(text, 12);
    list.find(text, 12);
    const begin = performance.now();
    list.find(text, 12);
    return performance.now() - begin;
  });
  list.close();
  return Math.max(...times);
}
