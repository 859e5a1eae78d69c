import type { Position, Square, Variant } from './types.ts';
import { SQUARES } from './squares.ts';

/** The start position of the usual game among the 960 (Guidelines II.2). */
export const USUAL_START = 518;

/** Pairs of the five places left after bishops and queen on which the knights stand, by number 0 ... 9. */
export const KNIGHT_PAIRS: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [0, 3],
  [0, 4],
  [1, 2],
  [1, 3],
  [1, 4],
  [2, 3],
  [2, 4],
  [3, 4],
];

/** True for the whole numbers 0 ... 959. */
export function isStartNumber(number: number): boolean {
  return Number.isInteger(number) && number >= 0 && number <= 959;
}

function placeOnFree(rank: (string | null)[], letter: string, nth: number): void {
  let free = nth;
  for (let file = 0; file < 8; file++) {
    if (rank[file] === null && free-- === 0) rank[file] = letter;
  }
}

/**
 * White's first rank (from a to h) of a start position by its usual number, 0 ... 959: bishop on light squares,
 * bishop on dark squares, queen, knights, and rook - king - rook on what is left. Throws on any other number.
 */
export function backRank(number: number): string {
  if (!isStartNumber(number)) throw new RangeError(`no start position ${String(number)}`);
  const rank: (string | null)[] = [null, null, null, null, null, null, null, null];
  const afterLight = Math.floor(number / 4);
  const afterDark = Math.floor(afterLight / 4);
  const [first, second] = KNIGHT_PAIRS[Math.floor(afterDark / 6)] ?? [0, 1];
  rank[(number % 4) * 2 + 1] = 'B';
  rank[(afterLight % 4) * 2] = 'B';
  placeOnFree(rank, 'Q', afterDark % 6);
  // The later knight first, so that the earlier one's place still counts the same.
  placeOnFree(rank, 'N', second);
  placeOnFree(rank, 'N', first);
  for (const letter of ['R', 'K', 'R']) placeOnFree(rank, letter, 0);
  return rank.join('');
}

const numbers = new Map<string, number>();

/** The number 0 ... 959 of a first rank such as `RNBQKBNR`, or null if it is no start position. */
export function startNumber(rank: string): number | null {
  if (numbers.size === 0) {
    for (let number = 0; number < 960; number++) numbers.set(backRank(number), number);
  }
  return numbers.get(rank) ?? null;
}

/** The number of the start position seen in a mirror: a-side and h-side exchanged. Throws on a number that is none. */
export function mirrorNumber(number: number): number {
  return startNumber([...backRank(number)].reverse().join('')) ?? number;
}

/**
 * A start position by its number 0 ... 959; 518 is the usual one and is taken as standard chess, the others as
 * Chess960, unless the variant is given. Throws on a number that is none.
 */
export function startPosition(number: number = USUAL_START, variant?: Variant): Position {
  const rank = backRank(number);
  const rooks = [rank.indexOf('R'), rank.lastIndexOf('R')];
  const rookSquares = [...rooks, ...rooks.map((file) => 56 + file)].map(
    (index): Square => SQUARES[index] ?? 'a1',
  );
  return {
    board: `${rank}PPPPPPPP${'.'.repeat(32)}pppppppp${rank.toLowerCase()}`,
    turn: 'white',
    castling: rookSquares,
    epSquare: null,
    quietPlies: 0,
    moveNumber: 1,
    variant: variant ?? (number === USUAL_START ? 'standard' : 'chess960'),
  };
}

/** The number of the start position this is (White to move, nothing moved), or null. */
export function startNumberOf(position: Position): number | null {
  const number = startNumber(position.board.slice(0, 8));
  if (number === null || position.turn !== 'white') return null;
  const start = startPosition(number);
  const same = start.board === position.board && start.castling.join() === position.castling.join();
  return same ? number : null;
}
