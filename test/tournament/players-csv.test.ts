import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { decodeText } from '../../src-core/plain/decode-text.ts';
import { formatPlayersCsv, nameKey, parsePlayersCsv, parseTitle } from '../../src-core/tournament/index.ts';
import type { PlayerRow } from '../../src-core/tournament/index.ts';

function read(text: string): readonly Partial<PlayerRow>[] {
  return parsePlayersCsv(text).rows;
}

const ANAND = { name: 'Anand, Viswanathan', rating: 2775 };

test.each(['constructor', 'toString', '__proto__'])('a federation called %s is none', (word) => {
  const { rows, faults } = parsePlayersCsv(`Name;Fed\nRuiz, Ana;${word}\n`);
  expect({ rows, codes: faults.map(({ code }) => code) }).toEqual({ rows: [], codes: ['badFederation'] });
});

test('an id cut to its length ends in no space, and is read again as it is written', () => {
  const [row] = parsePlayersCsv(`Name;FIDE ID\nRuiz, Ana;${'1'.repeat(19)} 2\n`).rows;
  expect(row?.fideId).toBe('1'.repeat(19));
});

describe('a list of players', () => {
  it.each([
    ['semicolons', 'Nombre;Elo\nAnand, Viswanathan;2775\n'],
    ['commas and quotes', 'Name,Rating\n"Anand, Viswanathan",2775\n'],
    ['tabs', 'Name\tRtg\nAnand, Viswanathan\t2775'],
    ['a mark, CRLF and blank lines', '\uFEFFNombre;Elo\r\n\r\nAnand, Viswanathan;2775\r\n;\r\n'],
    ['an old Macintosh', 'Nombre;Elo\rAnand, Viswanathan;2775\r'],
    ['names in two columns', 'Apellidos;Nombre;Elo\nAnand;Viswanathan;2775'],
    ['names in two columns, in English', 'Last name,First name,FIDE rating\nAnand,Viswanathan,2775'],
    ['two surnames', 'Apellido 1;Apellido 2;Nombre;Elo\nAnand;;Viswanathan;2775'],
    ['titles without a header', 'No.;;Name;FideID;FED;Rtg\n1;GM;Anand, Viswanathan;5000017;IND;2775'],
    ['no header', 'Anand, Viswanathan;2775'],
    ['no header, numbered', '1;Anand, Viswanathan;2775\n2;Polgár, Judit;2675'],
    ['no header, and the comma of the name', 'Anand, Viswanathan, 2775'],
    ['capitals and accents', 'JUGADOR;ELÓ\nAnand, Viswanathan;2775'],
    ['a quoted line end', 'Name;Rating\n"Anand,\nViswanathan";2775'],
    ['Elo rather than FIDE id', 'ID FIDE;Nombre;FIDE\n5000017;Anand, Viswanathan;2775'],
  ])('with %s', (_name, text) => {
    expect(read(text)[0]).toMatchObject(ANAND);
    expect(parsePlayersCsv(text).faults).toEqual([]);
  });

  it('has every column, in Spanish', () => {
    const text =
      'Nº;Título;Apellidos y nombre;Federación;Elo;ID FIDE;Nacimiento;Sexo;Club;ID FEDA;Elo FEDA;Teléfono\n' +
      '7;MI;"Núñez ""El Rápido"", José";España;2401;2200000;11/12/1969;H;Casino;4711;2.350;600 000 000';
    expect(read(text)).toEqual([
      {
        line: 2,
        text: text.split('\n')[1],
        number: 7,
        title: 'IM',
        name: 'Núñez "El Rápido", José',
        federation: 'ESP',
        rating: 2401,
        fideId: '2200000',
        birth: '1969-12-11',
        sex: 'm',
        club: 'Casino',
        nationalId: '4711',
        nationalRating: 2350,
        contact: '600 000 000',
      },
    ]);
  });

  it('has every column without a header', () => {
    const text = [
      '1;GM;Anand, Viswanathan;IND;2775;5000017;1969-12-11',
      '2;WGM;Stefanova, Antoaneta;BUL;2450;2902257;1979',
    ];
    expect(read(text.join('\n'))).toMatchObject([
      {
        number: 1,
        title: 'GM',
        name: 'Anand, Viswanathan',
        federation: 'IND',
        rating: 2775,
        fideId: '5000017',
      },
      {
        number: 2,
        title: 'WGM',
        name: 'Stefanova, Antoaneta',
        federation: 'BUL',
        rating: 2450,
        fideId: '2902257',
      },
    ]);
  });

  it('joins two surnames, and tells men and women without a header', () => {
    expect(read('Primer apellido;Segundo apellido;Nombre\nNúñez;Gil;José')).toMatchObject([
      { name: 'Núñez Gil, José' },
    ]);
    expect(read('Anand, Viswanathan;2775;M\nPolgár, Judit;2675;F')).toMatchObject([
      { sex: 'm', title: '' },
      { sex: 'w', title: '' },
    ]);
  });

  it.each([
    ['no name', 'Name;Elo\n;2000', 'noName', 2],
    ['a name without end', `Name;Elo\n${'x'.repeat(201)};2000`, 'tooLong', 2],
    ['no letters in the name', 'Name;Elo\nAnand;2000\n123;2000', 'noName', 3],
    ['an id that a spreadsheet shortened', 'Name;ID FIDE\nAnand;2,21E+06', 'badFideId', 2],
    ['an id so shortened, with a point', 'Name;ID FIDE\nAnand;2.21E+06', 'badFideId', 2],
    ['a number that is none', 'No;Name\nx;Anand', 'badNumber', 2],
    ['a birth that is no date', 'Name;Born\nAnand;long ago', 'badBirth', 2],
    ['a federation that is none', 'Name;Fed\nAnand;Atlantis', 'badFederation', 2],
    ['a quote that does not close', 'Name;Elo\n"Anand;2000\nPolgár;2675', 'unreadableLine', 2],
    ['the line after a name of two lines', 'Name;Elo\n"Anand,\nV";2000\n;2675', 'noName', 4],
  ])('tells the line with %s', (_name, text, code, line) => {
    expect(parsePlayersCsv(text).faults).toMatchObject([{ code, line }]);
  });

  it('shows how a name without end begins, where it stands in columns of surnames too', () => {
    const { faults } = parsePlayersCsv(`Surname;Given name;Elo\n${'x'.repeat(201)};Ana;2000`);
    expect(faults).toMatchObject([{ code: 'tooLong', facts: { value: 'x'.repeat(60), most: 200 } }]);
  });

  it('takes the good lines beside the bad ones', () => {
    const list = parsePlayersCsv('Name;Elo\n"Anand;2775\nPolgár, Judit;2675\n???;many\nKasparov, Garry;2812');
    expect(list.rows.map(({ line, name }) => [line, name])).toEqual([
      [3, 'Polgár, Judit'],
      [5, 'Kasparov, Garry'],
    ]);
    expect(list.faults.map(({ line }) => line)).toEqual([2, 4]);
  });

  it('is written so that it reads the same', () => {
    const text = fc
      .string({ unit: 'grapheme', maxLength: 20 })
      .map((word) => `L ${word}`.replace(/\s+/g, ' ').trim());
    const row = fc.record({
      number: fc.nat(9999),
      name: text,
      title: fc.constantFrom('', 'GM', 'WFM', 'NM'),
      federation: fc.constantFrom('', 'ESP', 'IND'),
      rating: fc.option(fc.integer({ min: 1, max: 4000 })),
      fideId: fc.constantFrom('', '5000017'),
      birth: fc.constantFrom('', '1969', '1969-12-11'),
      sex: fc.constantFrom('' as const, 'm' as const, 'w' as const),
      club: text,
      nationalId: fc.constantFrom('', '', '4711', 'E-12'),
      nationalRating: fc.option(fc.integer({ min: 1, max: 4000 })),
      contact: fc.constantFrom('', '', 'ana@example.org', '600 000 000'),
    });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 30, size: 'max' }), (players) => {
        const { rows, faults } = parsePlayersCsv(formatPlayersCsv(players));
        expect(faults).toEqual([]);
        expect(rows.map(({ line: _line, text: _text, ...player }) => player)).toEqual(players);
      }),
    );
  });

  it('may be any text: every line is a player, a fault, or nothing', () => {
    const bits = fc.constantFrom(
      'Nombre',
      'Elo',
      ';',
      ',',
      '\t',
      '"',
      '""',
      '\n',
      '\r\n',
      ' ',
      '2000',
      'Anand',
      'á',
      '\0',
      'GM',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(bits, fc.string()), { maxLength: 60, size: 'max' }), (parts) => {
        const { rows, faults } = parsePlayersCsv(parts.join(''));
        for (const { line } of [...rows, ...faults]) expect(line).toBeGreaterThan(0);
        for (const { name } of rows) expect(name).toMatch(/\p{L}/u);
      }),
      { numRuns: 300 },
    );
  });

  it('of ten thousand is read in one go', () => {
    const lines = Array.from(
      { length: 10_000 },
      (_, at) => `${at + 1};Player ${at}, Given;${1000 + (at % 1500)}`,
    );
    expect(read(`No;Name;Elo\n${lines.join('\n')}`)).toHaveLength(10_000);
  });

  it('full of stray quotes is no trap', () => {
    const list = parsePlayersCsv(`Name;Elo\n${'"Anand;1\n'.repeat(5000)}`);
    expect(list.rows.length + list.faults.length).toBe(5000);
  });
});

describe('a list on its way through a spreadsheet', () => {
  const list = parsePlayersCsv('No;Nombre\n1;=HYPERLINK(A1)\n2;@Ana\n3;An\0a\n4;-Eva\n5;O’Neil\n');
  const names = ['=HYPERLINK(A1)', '@Ana', 'An a', '-Eva', 'O’Neil'];

  it('has no control characters', () => {
    expect(list.rows.map((row) => row.name)).toEqual(names);
  });

  it('never runs a name as a formula, and comes back the same', () => {
    const text = formatPlayersCsv(list.rows);
    expect(text).not.toMatch(/(^|[;"])[=@+-]/m);
    expect(parsePlayersCsv(text).rows.map((row) => row.name)).toEqual(names);
  });
});

describe('bytes of a file', () => {
  it.each([
    ['utf-8', [0x4e, 0xc3, 0xba, 0xc3, 0xb1, 0x65, 0x7a]],
    ['utf-8', [0xef, 0xbb, 0xbf, 0x4e, 0xc3, 0xba, 0xc3, 0xb1, 0x65, 0x7a]],
    ['utf-16le', [0xff, 0xfe, 0x4e, 0, 0xfa, 0, 0xf1, 0, 0x65, 0, 0x7a, 0]],
    ['utf-16be', [0xfe, 0xff, 0, 0x4e, 0, 0xfa, 0, 0xf1, 0, 0x65, 0, 0x7a]],
    ['windows-1252', [0x4e, 0xfa, 0xf1, 0x65, 0x7a]],
  ])('in %s are letters', (encoding, bytes) => {
    expect(decodeText(Uint8Array.from(bytes))).toEqual({ text: 'Núñez', encoding });
  });

  it('in Windows-1252 have its own signs', () => {
    expect(decodeText(Uint8Array.of(0x80, 0x93, 0xe1)).text).toBe('€“á');
  });
});

describe('words of a list', () => {
  it.each([
    ['MI', 'IM'],
    ['mf', 'FM'],
    ['M.C.', 'CM'],
    ['m', 'IM'],
    ['wg', 'WGM'],
    ['gm', 'GM'],
    ['WGM', 'WGM'],
    ['', ''],
    ['NM', 'NM'],
    ['someone else', ''],
  ])('the title %s is %s', (text, title) => {
    expect(parseTitle(text)).toBe(title);
  });

  it.each([
    ['Capablanca, José Raúl', 'jose raul CAPABLANCA'],
    ['Polgár, Judit', 'Judit Polgar'],
  ])('%s is %s', (a, b) => {
    expect(nameKey(a)).toBe(nameKey(b));
  });
});

describe('a rating', () => {
  it.each([
    ['2105', 2105],
    ['2.105', 2105],
    ['2,105', 2105],
    ['2 105', 2105],
    ['2105.0', 2105],
    ['2105,00', 2105],
    ['1500 F', 1500],
    ['1500F', 1500],
    ['1500 (FEDA)', 1500],
    ['1500*', 1500],
    ['UNR', null],
    ['unr.', null],
    ['Unrated', null],
    ['NR', null],
    ['s/e', null],
    ['sin elo', null],
    ['-', null],
    ['0', null],
  ])('%s is read', (written, rating) => {
    const list = parsePlayersCsv(`Nombre;Elo\nAnand;${written}`);
    expect(list).toMatchObject({ rows: [{ name: 'Anand', rating }], faults: [], notes: [] });
  });

  it.each(['strong', '4001', '-5', '21.05', '1500/1600', '2,1E+03', '1500 or so'])(
    '%s is asked about, and its player is not dropped',
    (value) => {
      expect(parsePlayersCsv(`Nombre;Elo\nAnand;"${value}"`)).toMatchObject({
        rows: [{ name: 'Anand', rating: null }],
        faults: [],
        notes: [{ line: 2, column: 2, code: 'ratingUnread', facts: { value } }],
      });
    },
  );
});

describe('what stands above a header', () => {
  it.each([
    ['titles', 'Torneo de Reyes;;\nLista de jugadores;;\n\nNo.;Nombre;Elo\n1;Anand;2775', 5],
    ['one title without separators', 'Starting rank list\nNo;Name;Rtg\n1;Anand;2775', 3],
    ['the separator of a spreadsheet', 'sep=;\nNo;Name;Rtg\n1;Anand;2775', 3],
    ['the separator, a comma', 'sep=,\nNo,Name,Rtg\n1,Anand,2775', 3],
    ['both', '\uFEFF"sep=;"\r\nTorneo\r\nNo;Name;Rtg\r\n1;Anand;2775', 4],
  ])('%s: it is found', (_name, text, line) => {
    expect(parsePlayersCsv(text)).toMatchObject({
      rows: [{ line, number: 1, name: 'Anand', rating: 2775 }],
      faults: [],
    });
  });

  it('a list without a header loses no player', () => {
    expect(parsePlayersCsv('1;Anand, V;2775\n2;Name, Elo;2600').rows).toHaveLength(2);
  });
});

it('a cell that looks like a formula is made harmless, and comes back as it was', () => {
  const cell = fc.tuple(
    fc.constantFrom('=', '+', '-', '@', "'=", "''+", "'", ''),
    fc.constantFrom('Ana', 'SUM(A1)'),
  );
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 8 }), (cells) => {
      const names = cells.map((parts) => parts.join(''));
      const blank = {
        number: 0,
        title: '',
        federation: '',
        rating: null,
        fideId: '',
        birth: '',
        sex: '',
        nationalId: '',
        nationalRating: null,
        contact: '',
      } as const;
      const text = formatPlayersCsv(
        names.map((name, at) => ({ ...blank, number: at + 1, name, club: name })),
      );
      expect(text).not.toMatch(/(?:^|;|")[=+@-]/m);
      expect(parsePlayersCsv(text).rows.map(({ name, club }) => [name, club])).toEqual(
        names.map((name) => [name, name]),
      );
    }),
  );
});

it.each([
  [
    'Torneo de Reyes;;\nLista;;\n\nNo.;Nombre;Elo\n1;Anand;2775',
    1,
    { lines: 2, value: 'Torneo de Reyes / Lista' },
  ],
  ['\nTorneo de Reyes\nNo.;Nombre;Elo\n1;Anand;2775', 2, { lines: 1, value: 'Torneo de Reyes' }],
])('%j: the lines above the header are told', (text, line, facts) => {
  expect(parsePlayersCsv(text)).toMatchObject({
    rows: [{ name: 'Anand' }],
    faults: [],
    notes: [{ line, column: 1, code: 'titlesUnread', facts }],
  });
});

it('a header on the first line has nothing above it', () =>
  expect(parsePlayersCsv('No.;Nombre;Elo\n1;Anand;2775').notes).toEqual([]));
