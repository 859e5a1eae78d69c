import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StartFault } from '../../src-core/chess/index.ts';
import {
  attackersOf,
  backRank,
  explainNumber,
  formatFen,
  mirrorNumber,
  parseStartPosition,
  startPosition,
  undefendedPawns,
} from '../../src-core/chess/index.ts';

const NUMBERS = Array.from({ length: 960 }, (_, number) => number);
const inSpanish: Readonly<Record<string, string>> = { K: 'R', Q: 'D', R: 'T', B: 'A', N: 'C' };
const toSpanish = (rank: string): string => [...rank].map((letter) => inSpanish[letter]).join('');

/** Every order of the eight pieces that II.2 allows, found by trying all orders. */
function allRanks(): ReadonlySet<string> {
  const found = new Set<string>();
  const extend = (rank: string, left: string): void => {
    if (left === '') {
      const bishops = [...rank].flatMap((letter, file) => (letter === 'B' ? [file % 2] : []));
      if (bishops[0] !== bishops[1] && /R.*K.*R/.test(rank)) found.add(rank);
      return;
    }
    for (const letter of new Set(left)) extend(rank + letter, left.replace(letter, ''));
  };
  extend('', 'KQRRBBNN');
  return found;
}

describe('a start position, however it is written', () => {
  test('the 960 numbers are the 960 orders that II.2 allows', () => {
    expect(new Set(NUMBERS.map(backRank))).toEqual(allRanks());
  });

  test('number, English and Spanish letters of either case, and FEN of every kind come back to the number', () => {
    for (const number of NUMBERS) {
      const rank = backRank(number);
      const start = startPosition(number, 'chess960');
      const texts = [
        String(number),
        rank,
        rank.toLowerCase(),
        toSpanish(rank),
        toSpanish(rank).toLowerCase(),
        formatFen(start),
        formatFen(start, 'shredder'),
        `${rank.toLowerCase()}/pppppppp/8/8/8/8/PPPPPPPP/${rank}`,
      ];
      for (const text of texts)
        expect([text, parseStartPosition(text)]).toEqual([text, { ok: true, value: number }]);
    }
  });

  test.each<[string, readonly StartFault[]]>([
    ['960', [{ code: 'noSuchNumber', text: '960' }]],
    ['99999999999999999999', [{ code: 'noSuchNumber', text: '99999999999999999999' }]],
    ['-1', [{ code: 'noSuchNumber', text: '-1' }]],
    ['1.5', [{ code: 'noSuchNumber', text: '1.5' }]],
    ['', [{ code: 'length', letters: 0 }]],
    ['RNBQKBN', [{ code: 'length', letters: 7 }]],
    ['R N B Q K B N R R', [{ code: 'length', letters: 9 }]],
    ['RNBXKBNR', [{ code: 'unknownLetter', letter: 'X', column: 4 }]],
    ['TCADRBCT', [{ code: 'unknownLetter', letter: 'B', column: 6 }]],
    [
      'RNBQQBNR',
      [
        { code: 'pieceCount', role: 'king', count: 0, needed: 1 },
        { code: 'pieceCount', role: 'queen', count: 2, needed: 1 },
      ],
    ],
    ['BNBRKRQN', [{ code: 'bishopsOnOneColor', squares: ['a1', 'c1'] }]],
    [
      'KRNBQBNR',
      [
        { code: 'bishopsOnOneColor', squares: ['d1', 'f1'] },
        { code: 'kingNotBetweenRooks', king: 'a1', rooks: ['b1', 'h1'] },
      ],
    ],
    [
      'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1',
      [
        { code: 'pawnsNotHome', squares: ['e2'] },
        { code: 'menInTheMiddle', squares: ['e4'] },
      ],
    ],
    ['rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR', [{ code: 'notMirrored', squares: ['d8', 'e8'] }]],
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1', [{ code: 'blackToMove' }]],
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1', [{ code: 'rightsMissing', rooks: ['a8'] }]],
    [
      'krnqrbbn/pppppppp/8/8/8/8/PPPPPPPP/KRNQRBBN w KQkq - 0 1',
      [{ code: 'kingNotBetweenRooks', king: 'a1', rooks: ['b1', 'e1'] }],
    ],
    ['rnbqkbnr/8/8', [{ code: 'fen', error: { code: 'rankCount', ranks: 3, field: 'board', column: 1 } }]],
  ])('%s is refused', (text, faults) => {
    const read = parseStartPosition(text);
    const expected = faults[0]?.code === 'fen' ? [expect.objectContaining({ code: 'fen' })] : faults;
    expect(read).toEqual({ ok: false, error: expected });
  });

  test('any text gets a number or a reason', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'RNBQKTCADrnbqk12/8p P-w'), maxLength: 40 });
    fc.assert(
      fc.property(
        fc.oneof(
          letters,
          fc.string(),
          fc.shuffledSubarray([...'RNBQKBNR'], { minLength: 8 }).map((each) => each.join('')),
        ),
        (text) => {
          const read = parseStartPosition(text);
          if (read.ok) expect(backRank(read.value)).toHaveLength(8);
          else expect(read.error.length).toBeGreaterThan(0);
        },
      ),
    );
  });
});

describe('how the number comes about (4 x 4 x 6 x 10)', () => {
  test('518', () => {
    expect(explainNumber(518)).toEqual({
      number: 518,
      rank: 'RNBQKBNR',
      steps: [
        { piece: 'lightBishop', index: 2, ways: 4, free: ['b1', 'd1', 'f1', 'h1'], squares: ['f1'] },
        { piece: 'darkBishop', index: 1, ways: 4, free: ['a1', 'c1', 'e1', 'g1'], squares: ['c1'] },
        { piece: 'queen', index: 2, ways: 6, free: ['a1', 'b1', 'd1', 'e1', 'g1', 'h1'], squares: ['d1'] },
        { piece: 'knights', index: 5, ways: 10, free: ['a1', 'b1', 'e1', 'g1', 'h1'], squares: ['b1', 'g1'] },
      ],
      rest: ['a1', 'e1', 'h1'],
    });
  });

  test('the steps of every number give its rank and add up to it', () => {
    for (const number of NUMBERS) {
      const { steps, rest } = explainNumber(number);
      const rank: string[] = [];
      const put = (letters: string, squares: readonly string[]): void =>
        squares.forEach((square, at) => (rank['abcdefgh'.indexOf(square.charAt(0))] = letters.charAt(at)));
      steps.forEach(({ squares }, at) => put(['B', 'B', 'Q', 'NN'][at] ?? '', squares));
      put('RKR', rest);
      expect(rank.join('')).toBe(backRank(number));
      const [light = 0, dark = 0, queen = 0, knights = 0] = steps.map(({ index }) => index);
      expect(light + 4 * (dark + 4 * (queen + 6 * knights))).toBe(number);
      expect(steps.reduce((product, { ways }) => product * ways, 1)).toBe(960);
    }
  });
});

describe('what a start position brings with it', () => {
  test('the mirror turns the rank round; nothing is its own mirror', () => {
    expect(mirrorNumber(518)).toBe(534);
    for (const number of NUMBERS) {
      const mirror = mirrorNumber(number);
      expect(backRank(mirror)).toBe([...backRank(number)].reverse().join(''));
      expect(mirrorNumber(mirror)).toBe(number);
      expect(mirror).not.toBe(number);
    }
  });

  test('undefended pawns: none at 518, and everywhere those no piece looks at', () => {
    expect(undefendedPawns(518)).toEqual([]);
    // King, queen, bishop, knight: which pawns each looks at, by how many files away they stand.
    const reach: Readonly<Record<string, readonly number[]>> = {
      K: [-1, 0, 1],
      Q: [-1, 0, 1],
      B: [-1, 1],
      N: [-2, 2],
      R: [0],
    };
    for (const number of NUMBERS) {
      const rank = backRank(number);
      const looked = new Set(
        [...rank].flatMap((letter, file) => (reach[letter] ?? []).map((step) => file + step)),
      );
      const expected = [...'abcdefgh'].flatMap((file, at) => (looked.has(at) ? [] : [`${file}2`]));
      expect([rank, undefendedPawns(number)]).toEqual([rank, expected]);
      for (const square of undefendedPawns(number)) {
        const black = square === 'a2' ? 'a7' : (`${square.charAt(0)}7` as typeof square);
        expect(attackersOf(startPosition(number), black, 'black')).toEqual([]);
      }
    }
  });
});
