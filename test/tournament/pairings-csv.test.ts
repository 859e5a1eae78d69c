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

  it('may be any text', () => {
    const bits = fc.constantFrom('1', ';', ',', '"', '\n', 'Mesa', 'BYE', ' ');
    fc.assert(
      fc.property(fc.array(fc.oneof(bits, fc.string()), { maxLength: 40, size: 'max' }), (parts) => {
        for (const { board } of parsePairingsCsv(parts.join('')).rows) expect(board).toBeGreaterThan(0);
      }),
    );
  });
});
