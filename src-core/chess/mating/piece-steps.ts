import { isLight } from '../geometry.ts';
import { BISHOP, KNIGHT } from '../pieces.ts';
import { fileOf, rankOf } from '../squares.ts';

/** More than any way a piece may have. */
export const NEVER = 60;

/** Moves of a piece from here to there on an empty board, about. */
export function movesTo(kind: number, from: number, to: number): number {
  if (from === to) return 0;
  const files = Math.abs(fileOf(from) - fileOf(to));
  const ranks = Math.abs(rankOf(from) - rankOf(to));
  if (kind === KNIGHT) return KNIGHT_MOVES[files * 8 + ranks] ?? NEVER;
  if (kind === BISHOP) return isLight(from) !== isLight(to) ? NEVER / 2 : files === ranks ? 1 : 2;
  return files === 0 || ranks === 0 ? 1 : 2;
}

/** Moves of a knight over so many files and ranks, board edges left out of account. */
const KNIGHT_MOVES = knightMoves();

function knightMoves(): Uint8Array {
  const moves = new Uint8Array(64).fill(NEVER);
  moves[0] = 0;
  for (let round = 0; round < 7; round++) {
    for (let at = 0; at < 64; at++) {
      if (moves[at] !== round) continue;
      for (const [x, y] of [
        [1, 2],
        [2, 1],
        [1, -2],
        [2, -1],
        [-1, 2],
        [-2, 1],
        [-1, -2],
        [-2, -1],
      ] as const) {
        const to = Math.abs((at >> 3) + x) * 8 + Math.abs((at & 7) + y);
        if (to < 64 && Math.abs((at & 7) + y) < 8 && (moves[to] ?? 0) > round + 1) moves[to] = round + 1;
      }
    }
  }
  return moves;
}
