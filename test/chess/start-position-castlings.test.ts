import { describe, expect, test } from 'vitest';
import type { Color, Position, Square, StartCastling } from '../../src-core/chess/index.ts';
import {
  SQUARES,
  backRank,
  castlings,
  formatFen,
  parseStartPosition,
  play,
  startCastlings,
  startPosition,
} from '../../src-core/chess/index.ts';
import { peerMoves, peerPosition } from './oracle/peer.ts';

const NUMBERS = Array.from({ length: 960 }, (_, number) => number);

/** The start position with the men of these squares taken off, and that side to move. */
function without(start: Position, squares: readonly Square[], turn: Color): Position {
  const board = [...start.board].map((man, at) => (squares.some((each) => SQUARES[at] === each) ? '.' : man));
  return { ...start, turn, board: board.join('') };
}

function castlingOf(
  rank: string,
  side: StartCastling['side'],
  color: Color = 'white',
): StartCastling | undefined {
  const read = parseStartPosition(rank);
  if (!read.ok) throw new Error(rank);
  return startCastlings(read.value).find((each) => each.color === color && each.side === side);
}

describe('the four forms of castling (II.3.2.1-4)', () => {
  test.each([
    ['RNBQKBNR', 'king-side', 'double', 'f1 g1', ''],
    ['RNBQKBNR', 'queen-side', 'double', 'b1 c1 d1', ''],
    // The source text's three examples.
    ['RBBNNQKR', 'king-side', 'rookOnly', 'f1', 'e1'],
    ['RNBQKRNB', 'king-side', 'kingOnly', 'g1', 'h1'],
    ['RNBBQKRN', 'king-side', 'transposition', '', 'e1 h1'],
    // King b1 with rooks a1 and h1.
    ['RKBQNBNR', 'queen-side', 'double', 'c1 d1', 'e1'],
    ['RKBQNBNR', 'king-side', 'double', 'c1 d1 e1 f1 g1', ''],
    ['NQRKBBRN', 'queen-side', 'transposition', '', 'a1 b1 e1'],
    ['BRKNQNRB', 'queen-side', 'rookOnly', 'd1', 'a1 e1'],
  ] as const)('%s, %s: %s', (rank, side, form, empty, filled) => {
    const castling = castlingOf(rank, side);
    expect(castling?.form).toBe(form);
    expect(castling?.mustBeEmpty.join(' ')).toBe(empty);
    expect(castling?.mayStayFilled.join(' ')).toBe(filled);
    const black = castlingOf(rank, side, 'black');
    expect(black?.form).toBe(form);
    expect(black?.mustBeEmpty.join(' ')).toBe(empty.replaceAll('1', '8'));
  });

  test('162 positions castle on move 1: king f1 and rook g1 in 90, king d1 and rook c1 in 72 (note 3)', () => {
    const atOnce = NUMBERS.map((number) =>
      startCastlings(number).filter(({ color, onMoveOne }) => color === 'white' && onMoveOne),
    );
    expect(atOnce.filter((each) => each.length > 0)).toHaveLength(162);
    const sides = atOnce.flat().map(({ side, king, rook }) => `${side} ${king.from}${rook.from}`);
    expect(sides.filter((each) => each === 'king-side f1g1')).toHaveLength(90);
    expect(sides.filter((each) => each === 'queen-side d1c1')).toHaveLength(72);
    for (const number of NUMBERS) {
      expect(castlings(startPosition(number)).map(({ side }) => side)).toEqual(
        atOnce[number]?.map(({ side }) => side),
      );
    }
  });

  test('king or rook stays, never both (note 2); both stand where they do in standard chess', () => {
    for (const each of NUMBERS.flatMap(startCastlings)) {
      const home = each.color === 'white' ? '1' : '8';
      const goals = each.side === 'king-side' ? [`g${home}`, `f${home}`] : [`c${home}`, `d${home}`];
      expect([each.king.to, each.rook.to]).toEqual(goals);
      const stays = [each.king.from === each.king.to, each.rook.from === each.rook.to];
      expect(stays).not.toEqual([true, true]);
      expect(each.form).toBe(
        stays[0]
          ? 'rookOnly'
          : stays[1]
            ? 'kingOnly'
            : each.king.from === each.rook.to && each.rook.from === each.king.to
              ? 'transposition'
              : 'double',
      );
    }
  });
});

describe('the rules of play agree, for all 960, both sides and both colours', () => {
  test('with the squares of note 4 empty and all others filled it is legal, and goes there', () => {
    for (const number of NUMBERS) {
      const start = startPosition(number, 'chess960');
      for (const { color, side, king, rook, mustBeEmpty } of startCastlings(number)) {
        const position = without(start, mustBeEmpty, color);
        const made = castlings(position).find((each) => each.side === side);
        expect(made).toEqual({
          side,
          move: { from: king.from, to: rook.from },
          kingTo: king.to,
          rookTo: rook.to,
        });
        const after = play(position, { from: king.from, to: rook.from }).board;
        const at = (square: Square): string => after.charAt(SQUARES.indexOf(square)).toUpperCase();
        expect(at(king.to) + at(rook.to)).toBe('KR');
      }
    }
  });

  test('with any one of them filled it is not', () => {
    for (const number of NUMBERS) {
      const start = startPosition(number, 'chess960');
      for (const { color, side, mustBeEmpty } of startCastlings(number)) {
        for (const filled of mustBeEmpty) {
          const position = without(
            start,
            mustBeEmpty.filter((each) => each !== filled),
            color,
          );
          expect(castlings(position).some((each) => each.side === side)).toBe(false);
        }
      }
    }
  });

  test('and so do those of another author', () => {
    for (const number of NUMBERS) {
      const start = startPosition(number, 'chess960');
      for (const { color, king, rook, mustBeEmpty } of startCastlings(number)) {
        const castling = king.from + rook.from;
        const made = (empty: readonly Square[]): boolean =>
          peerMoves(peerPosition(formatFen(without(start, empty, color)))).includes(castling);
        expect([number, castling, made(mustBeEmpty)]).toEqual([number, castling, true]);
        if (mustBeEmpty.length > 0) expect(made(mustBeEmpty.slice(1))).toBe(false);
      }
    }
  });

  test('a square of note 5 is a man of the castling, or on the way, or may stay filled', () => {
    for (const number of NUMBERS) {
      for (const { side, king, rook, mustBeEmpty, mayStayFilled, color } of startCastlings(number)) {
        const home = color === 'white' ? '1' : '8';
        const noted = [...(side === 'king-side' ? 'eh' : 'abe')].map((file) => file + home);
        const own: readonly string[] = [king.from, rook.from, ...mustBeEmpty];
        expect([backRank(number), side, mayStayFilled]).toEqual([
          backRank(number),
          side,
          noted.filter((square) => !own.includes(square)),
        ]);
      }
    }
  });
});
