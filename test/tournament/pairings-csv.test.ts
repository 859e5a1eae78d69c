import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePairingsCsv } from '../../src-core/tournament/index.ts';

describe('pairings as text', () => {
  it.each([
    ['a header', 'Mesa;Blancas;Negras\n1;Anand;Polgár\n2;3;BYE'],
    ['a header in English', 'Board,White,Black\n1,Anand,Polgár\n2,3,BYE'],
    ['no header', '1;Anand;Polgár\n2;3;BYE'],
    ['no boards', 'Anand;Polgár\n3;BYE'],
    ['sides the other way round', 'Negras;Blancas;Mesa\nPolgár;Anand;1\nBYE;3;2'],
    ['points after the boards', '1.;Anand;Polgár\n2.;3;BYE'],
  ])('with %s', (_name, text) => {
    expect(parsePairingsCsv(text)).toMatchObject({
      rows: [
        { board: 1, white: 'Anand', black: 'Polgár' },
        { board: 2, white: '3', black: 'BYE' },
      ],
      faults: [],
    });
  });

  it('tells the line whose board is none', () => {
    const { rows, faults } = parsePairingsCsv('1;1;2\nx;3;4\n0;5;6\n3;7;');
    expect(rows.map(({ board }) => board)).toEqual([1, 3]);
    expect(faults).toMatchObject([
      { line: 2, code: 'badBoard', facts: { value: 'x' } },
      { line: 3, code: 'badBoard', facts: { value: '0' } },
    ]);
  });

  it.each([
    [
      'a header',
      'Mesa;Blancas;Resultado;Negras\n1;Anand;1-0;Polgár\n2;Vega;½-½;Ruiz\n3;Gil;- - +;Paz\n4;Sol;;Mar',
    ],
    [
      'titles above it',
      'Ronda 3\nBo.;White;Result;Black\n1;Anand;1 - 0;Polgár\n2;Vega;1/2 - 1/2;Ruiz\n3;Gil;0-1F;Paz\n4;Sol;*;Mar',
    ],
    ['no header', '1;Anand;1-0;Polgár\n2;Vega;½-½;Ruiz\n3;Gil;0-1f;Paz\n4;Sol;:;Mar'],
    ['no header, the result last', '1;Anand;Polgár;1-0\n2;Vega;Ruiz;½-½\n3;Gil;Paz;-/+\n4;Sol;Mar;'],
  ])('has its results, with %s', (name, text) => {
    expect(parsePairingsCsv(text)).toMatchObject({
      rows: [
        { board: 1, white: 'Anand', black: 'Polgár', result: { result: '1-0', forfeit: false } },
        { board: 2, white: 'Vega', black: 'Ruiz', result: { result: '1/2-1/2', forfeit: false } },
        { board: 3, white: 'Gil', black: 'Paz', result: { result: '0-1', forfeit: true } },
        { board: 4, white: 'Sol', black: 'Mar', result: null },
      ],
      faults: [],
      notes:
        name === 'titles above it'
          ? [{ line: 1, code: 'titlesUnread', facts: { lines: 1, value: 'Ronda 3' } }]
          : [],
    });
  });

  it('a result that is none is told, and its pairing stays', () => {
    expect(parsePairingsCsv('Mesa;Blancas;Negras;Res\n1;Anand;Polgár;2-0')).toMatchObject({
      rows: [{ board: 1, result: null }],
      notes: [{ line: 2, column: 4, code: 'resultUnread', facts: { value: '2-0' } }],
    });
  });

  it('may be any text', () => {
    const bits = fc.constantFrom('1', ';', ',', '"', '\n', 'Mesa', 'BYE', ' ', '1-0', '½-½', 'Res', 'sep=,');
    fc.assert(
      fc.property(fc.array(fc.oneof(bits, fc.string()), { maxLength: 40, size: 'max' }), (parts) => {
        for (const { board } of parsePairingsCsv(parts.join('')).rows) expect(board).toBeGreaterThan(0);
      }),
    );
  });
});
