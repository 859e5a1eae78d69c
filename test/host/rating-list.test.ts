import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { importRatingList } from '../../src-core/host/import-rating-list.ts';
import { RatingList } from '../../src-core/store/rating-list.ts';
import { carlsen, hou, txtList, xmlList, type Listed } from '../tournament/fide-given.ts';

function given(name: string, content: string | Buffer) {
  const folder = mkdtempSync(join(tmpdir(), 'escaque-fide-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const into = join(folder, 'config', 'fide-list.sqlite');
  const file = (called: string, holds: string | Buffer): string => {
    writeFileSync(join(folder, called), holds);
    return join(folder, called);
  };
  return { into, file, path: file(name, content) };
}

function opened(path: string): RatingList {
  const list = RatingList.open(path);
  if (list === null) throw new Error(`there is no list at ${path}`);
  onTestFinished(() => list.close());
  return list;
}

/** The names found, in their order. */
function found(path: string, text: string): readonly string[] {
  return opened(path)
    .find(text, 10)
    .map(({ name }) => name);
}

const person = (name: string, rating: number, at = 0): Listed => ({
  ...carlsen,
  name,
  fideId: `${2_200_000 + at}`,
  ratings: [rating, 0, 0],
});
const people = [
  person('Peña García, José Luis', 2100, 1),
  person('Garcia Lopez, Maria', 1900, 2),
  person('Pérez, Ángel', 2400, 3),
  carlsen,
  hou,
];

/** A zip with one file, as programs pack it. */
function zip(name: string, text: string): Buffer {
  const packed = deflateRawSync(text);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(crc32(text), 14);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(Buffer.byteLength(text), 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name), packed, Buffer.alloc(60)]);
}

it('is found by the beginnings of words in any order, without accents, or of a number; the highest rated first', async () => {
  const { path, into } = given('players_list_xml.xml', xmlList(...people));
  expect(await importRatingList(path, into, () => undefined)).toEqual({ people: 5, unread: 0 });
  expect(opened(into).about).toEqual({ source: 'players_list_xml.xml', people: 5 });
  const rows: readonly (readonly [string, readonly string[]])[] = [
    ['garcia', ['Peña García, José Luis', 'Garcia Lopez, Maria']],
    ['GARCÍA', ['Peña García, José Luis', 'Garcia Lopez, Maria']],
    ['mar gar', ['Garcia Lopez, Maria']],
    ['jose pena', ['Peña García, José Luis']],
    ['p', ['Pérez, Ángel', 'Peña García, José Luis']],
    ['1503014', ['Carlsen, Magnus']],
    ['150', ['Carlsen, Magnus']],
    ['carlsen 15', ['Carlsen, Magnus']],
    ['"* OR a', []],
    ['', []],
    ['zzz', []],
  ];
  expect(rows.map(([text]) => [text, found(into, text)])).toEqual(rows);
});

it.each([
  ['players_list_foa.txt', txtList(...people)],
  ['players_list.zip', zip('players_list_foa.txt', txtList(...people))],
  ['players_list_xml.zip', zip('players_list_xml_foa.xml', xmlList(...people))],
])('comes as %s', async (name, content) => {
  const { path, into } = given(name, content);
  const parts: number[] = [];
  await importRatingList(path, into, (part) => parts.push(part));
  expect(found(into, 'hou')).toEqual(['Hou, Yifan']);
  expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  expect(parts.at(-1)).toBe(1);
});

it('that is stopped or is no list leaves the one of before, and nothing beside it', async () => {
  const { path, into, file } = given('list.txt', txtList(...people));
  await importRatingList(path, into, () => undefined);
  const cut = zip('x.xml', xmlList(...people));
  const others = [
    ['no.txt', 'Nombre;Elo\n'],
    ['cut.xml', xmlList(hou).slice(0, -30)],
    ['cut.zip', cut.subarray(0, cut.length - 90)],
    ['none.txt', txtList()],
  ] as const;
  for (const [name, content] of others)
    await expect(importRatingList(file(name, content), into, () => undefined)).rejects.toMatchObject({
      fault: { code: 'notARatingList' },
    });
  await expect(importRatingList('/nowhere.txt', into, () => undefined)).rejects.toMatchObject({
    fault: { code: 'notFound' },
  });
  const stopping = new AbortController();
  const stopped = importRatingList(path, into, () => stopping.abort(), stopping.signal);
  await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
  expect(found(into, 'hou')).toEqual(['Hou, Yifan']);
  expect(readdirSync(join(into, '..'))).toEqual(['fide-list.sqlite']);
});

it('clears what a program that was ended left half made', async () => {
  const { path, into } = given('list.txt', txtList(...people));
  await importRatingList(path, into, () => undefined);
  const left = `${into}.999999999`;
  writeFileSync(left, 'half');
  await importRatingList(path, into, () => undefined);
  expect(existsSync(left)).toBe(false);
});
