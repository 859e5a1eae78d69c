import type { Square } from './types.ts';
import { SQUARES } from './squares.ts';
import { attackersOf } from './position.ts';
import { KNIGHT_PAIRS, backRank, startPosition } from './start-position.ts';

/** One step of the count: which of so many ways, and the squares of the first rank it fills. */
export interface CountStep {
  readonly piece: 'lightBishop' | 'darkBishop' | 'queen' | 'knights';
  /** From 0: the remainder that is this step's part of the number. */
  readonly index: number;
  readonly ways: number;
  /** The squares still free for this piece, from a to h. */
  readonly free: readonly Square[];
  readonly squares: readonly Square[];
}

export interface NumberExplained {
  readonly number: number;
  readonly rank: string;
  /** 4 x 4 x 6 x 10 = 960. */
  readonly steps: readonly CountStep[];
  /** What is left: rook, king, rook, from a to h; the king cannot but stand between them (II.2.1). */
  readonly rest: readonly Square[];
}

/** Shows how the number of a start position comes about (0 ... 959; throws on any other). */
export function explainNumber(number: number): NumberExplained {
  const rank = backRank(number);
  const light = number % 4;
  const dark = Math.floor(number / 4) % 4;
  const queen = Math.floor(number / 16) % 6;
  const knights = Math.floor(number / 96);
  const afterBishops = squaresExcept([light * 2 + 1, dark * 2]);
  const afterQueen = afterBishops.filter((_, place) => place !== queen);
  const pair = KNIGHT_PAIRS[knights] ?? [0, 1];
  const step = (
    piece: CountStep['piece'],
    index: number,
    ways: number,
    free: readonly Square[],
    places: readonly number[],
  ): CountStep => ({ piece, index, ways, free, squares: free.filter((_, place) => places.includes(place)) });
  return {
    number,
    rank,
    steps: [
      step('lightBishop', light, 4, ['b1', 'd1', 'f1', 'h1'], [light]),
      step('darkBishop', dark, 4, ['a1', 'c1', 'e1', 'g1'], [dark]),
      step('queen', queen, 6, afterBishops, [queen]),
      step('knights', knights, 10, afterQueen, pair),
    ],
    rest: afterQueen.filter((_, place) => !pair.includes(place)),
  };
}

function squaresExcept(files: readonly number[]): readonly Square[] {
  return SQUARES.slice(0, 8).filter((_, file) => !files.includes(file));
}

/** White's pawns that no man protects in the start position, from a to h; Black's stand opposite. */
export function undefendedPawns(number: number): readonly Square[] {
  const position = startPosition(number);
  return SQUARES.slice(8, 16).filter((square) => attackersOf(position, square, 'white').length === 0);
}
