/** Lists as organisers send them: workbooks are read, and what is no list is told by what it is. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FileKind } from '../../src-core/plain/file-kind.ts';
import { textKindOf } from '../../src-core/plain/file-kind.ts';
import { readList } from '../../src-core/plain/read-list.ts';
import { parsePlayersCsv } from '../../src-core/tournament/index.ts';
import { unpackedTexts } from '../../src-core/plain/zip-size.ts';
import { workbook, zipped } from './zipped.ts';

const text = (words: string) => new TextEncoder().encode(words);
const bytes = (...values: readonly number[]) => Uint8Array.from(values);

const STRINGS = [
  'Torneo de Reyes',
  'No.',
  'Nombre',
  'Elo',
  'ID FIDE',
  'Nacimiento',
  'Núñez &quot;El Rápido&quot;, José',
];
const LIST = {
  name: 'Jugadores',
  rows:
    '<row r="1"><c r="A1" t="s"><v>0</v></c></row>' +
    '<row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3" t="s"><v>2</v></c><c r="C3" t="s"><v>3</v></c><c r="D3" t="s"><v>4</v></c><c r="E3" t="s"><v>5</v></c></row>' +
    '<row r="4"><c r="A4"><v>1</v></c><c r="B4" t="s"><v>6</v></c><c r="C4"><f>2000+401</f><v>2401</v></c><c r="D4"><v>2200001</v></c><c r="E4" s="1"><v>25548</v></c></row>' +
    '<row r="5"><c r="A5"><v>2</v></c><c r="B5" t="inlineStr"><is><t>Anand, Viswanathan</t></is></c><c r="D5"><v>5.000017E6</v></c><c r="E5"><v>1969</v></c></row>',
};

async function textOf(file: Uint8Array): Promise<string> {
  const read = await readList(file);
  return read.ok ? read.text : read.kind;
}

describe('a workbook', () => {
  it('gives its players, with their ids whole, their dates, and the row of each', async () => {
    const list = parsePlayersCsv(await textOf(workbook([LIST], STRINGS)));
    expect(list.faults).toEqual([]);
    expect(list.rows).toMatchObject([
      {
        line: 4,
        number: 1,
        name: 'Núñez "El Rápido", José',
        rating: 2401,
        fideId: '2200001',
        birth: '1969-12-11',
      },
      { line: 5, number: 2, name: 'Anand, Viswanathan', rating: null, fideId: '5000017', birth: '1969' },
    ]);
  });

  it('gives the first sheet that is shown and has something in it', async () => {
    const hidden = { name: 'Oculta', hidden: true, rows: '<row r="1"><c r="A1"><v>7</v></c></row>' } as const;
    const sheets = [hidden, { name: 'Vacía', rows: '' }, LIST];
    expect(await textOf(workbook(sheets, STRINGS))).toBe(await textOf(workbook([LIST], STRINGS)));
  });

  it('with one column has one', async () => {
    const rows = ['Nombre', 'Anand, V'].map(
      (cell, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="inlineStr"><is><t>${cell}</t></is></c></row>`,
    );
    const list = parsePlayersCsv(await textOf(workbook([{ name: 'A', rows: rows.join('') }])));
    expect(list.rows).toMatchObject([{ name: 'Anand, V' }]);
  });

  it('with a stray cell in its last column or row gives its list, as many cells as a list has', async () => {
    const cell = (ref: string) => `<c r="${ref}" t="inlineStr"><is><t>Anand, V</t></is></c>`;
    const players = Array.from({ length: 5000 }, (_, at) => `<row r="${at + 2}">${cell(`A${at + 2}`)}</row>`);
    const stray = `<row r="1048576">${cell('XFD1048576')}</row>`;
    const head = '<row r="1"><c r="A1" t="inlineStr"><is><t>Nombre</t></is></c><c r="XFD1"/></row>';
    const read = await textOf(workbook([{ name: 'A', rows: [head, ...players, stray].join('') }]));
    expect(parsePlayersCsv(read).rows).toHaveLength(5000);
    expect(read.length).toBeLessThan(100_000);
  });

  it.each([
    ['says that it is enormous unpacked', 0x7fffffff],
    ['hides how large it is', 0xffffffff],
    ['says that it is nothing, and is not', 0],
  ])('that %s is not unpacked', async (_what, size) => {
    const file = workbook([LIST], STRINGS);
    const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
    for (let at = 0; at < file.length - 46; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true);
    expect(unpackedTexts(file)).toBeGreaterThan(64 * 1024 * 1024);
    expect(await readList(file)).toEqual({ ok: false, kind: 'xlsx' });
  });

  it('that is damaged is refused, wherever', async () => {
    const whole = workbook([LIST], STRINGS);
    const damaged = fc.tuple(fc.nat(whole.length - 1), fc.nat(255), fc.nat(whole.length));
    await fc.assert(
      fc.asyncProperty(damaged, async ([at, value, length]) => {
        const copy = whole.slice(0, Math.max(length, 200));
        copy[at] = value;
        const read = await readList(copy);
        expect(read.ok ? typeof read.text : read.kind).toMatch(/string|xlsx|zip|[a-z]+/);
        if (read.ok) parsePlayersCsv(read.text);
      }),
      { numRuns: 150 },
    );
  });
});

describe('what is no list', () => {
  const rows: readonly (readonly [string, Uint8Array, FileKind])[] = [
    ['an old workbook', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), 'xls'],
    ['a LibreOffice sheet', zipped({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet' }), 'ods'],
    ['a zip', zipped({ 'list.csv': 'No;Name\n1;Anand' }), 'zip'],
    ['a workbook of nothing', zipped({ 'xl/workbook.xml': '<nothing/>' }), 'xlsx'],
    ['a PDF', text('%PDF-1.7\n'), 'pdf'],
    ['a packed file', bytes(0x1f, 0x8b, 8, 0), 'packed'],
    ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10), 'picture'],
  ];
  it.each(rows)('%s is told as one', async (_name, file, kind) => {
    expect(await readList(file)).toEqual({ ok: false, kind });
  });

  it.each([
    ['<!DOCTYPE html>\n<html><body>', 'html'],
    ['\uFEFF\n <html lang="es">', 'html'],
    ['<!-- saved -->\n<table><tr><td>1', 'html'],
    ['012 Torneo de Reyes\n022 Madrid\n042 2026/01/02\n', 'trf'],
    ['012 Torneo\r\nXXR 9\r\n', 'trf'],
    ['001    1 m GM Anand, Viswanathan                 2775 IND     5000017 1969/12/11', 'trf'],
    ['1;Anand;2775', null],
    ['<Ana>;2000', null],
    ['012;Anand;2775\n022;Polgár;2675', null],
    ['001;Anand', null],
    ['', null],
  ])('the text %j is %s', (words, kind) => expect(textKindOf(words)).toBe(kind));

  it.each(['### ', '<!---->', '<!-- --> ', '### \n'])('%j many times over is looked at once', (words) => {
    expect(textKindOf(`${words.repeat(1000)}x`)).toBeNull();
  });
});
