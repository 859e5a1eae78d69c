import type { Board } from '../board.ts';
import { MOST_MOVES, legalMoves } from '../board-moves.ts';
import { materialForbidsMate } from '../material.ts';

export type ClosureAnswer =
  | { readonly answer: 'yes'; readonly codes: readonly number[] }
  /** Every position that can still arise was looked at: none of them is the mate. */
  | { readonly answer: 'no'; readonly positions: number }
  | { readonly answer: 'unknown'; readonly positions: number };

/**
 * Looks at every position that legal moves can still reach, each once, by exact keys, until the winner mates, all are
 * seen, or there are more than `limit`. The board is left as it was.
 */
export function closure(board: Board, winner: number, limit: number): ClosureAnswer {
  const seen = new Set<string>([board.key()]);
  let moves = new Int32Array(16 * MOST_MOVES);
  /** Of each ply on the way: the move made, and what is left to try at `[next, end)`. */
  const made: number[] = [];
  const next: number[] = [0];
  const ends: number[] = [legalMoves(board, moves, 0)];
  for (;;) {
    const depth = made.length;
    const at = next[depth] ?? 0;
    const end = ends[depth] ?? 0;
    if (at >= end) {
      const code = made.pop();
      if (code === undefined) return { answer: 'no', positions: seen.size };
      board.unmake(code);
      next.length = ends.length = depth;
      continue;
    }
    next[depth] = at + 1;
    const code = moves[at] ?? 0;
    board.make(code);
    made.push(code);
    if (end + MOST_MOVES > moves.length) moves = enlarged(moves);
    const key = board.key();
    const isNew = !seen.has(key);
    if (isNew) seen.add(key);
    const below = isNew && materialForbidsMate(board, winner) === null ? legalMoves(board, moves, end) : end;
    if (isNew && below === end && board.turn !== winner && isMated(board, moves, end)) {
      for (let i = made.length - 1; i >= 0; i--) board.unmake(made[i] ?? 0);
      return { answer: 'yes', codes: made };
    }
    next.push(end);
    ends.push(below);
    if (seen.size > limit) {
      for (let i = made.length - 1; i >= 0; i--) board.unmake(made[i] ?? 0);
      return { answer: 'unknown', positions: seen.size };
    }
  }
}

function isMated(board: Board, moves: Int32Array, at: number): boolean {
  return board.inCheck() && legalMoves(board, moves, at) === at;
}

function enlarged(moves: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const more = new Int32Array(moves.length * 2);
  more.set(moves);
  return more;
}
