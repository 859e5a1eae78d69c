import type { Move, Position } from './types.ts';
import { Board } from './board.ts';
import { MOST_MOVES, countMoves, legalMoves } from './board-moves.ts';
import { moveOfCode } from './move-code.ts';

export interface PerftOptions {
  /** Count the last moves without making them. */
  readonly bulk?: boolean;
}

let list = new Int32Array(MOST_MOVES * 8);

/** The number of different lines of legal moves of this length (in plies). Every last move is made unless `bulk`. */
export function perft(position: Position, depth: number, options: PerftOptions = {}): number {
  if (depth <= 0) return 1;
  makeRoom(depth);
  const board = new Board(position);
  return options.bulk === true ? countBulk(board, depth, 0) : countMade(board, depth, 0);
}

export interface DivideRow {
  readonly move: Move;
  readonly nodes: number;
}

/** The same, split by the first move. Depth is at least 1. */
export function divide(position: Position, depth: number, options: PerftOptions = {}): readonly DivideRow[] {
  makeRoom(depth);
  const board = new Board(position);
  const end = legalMoves(board, list, 0);
  return Array.from(list.slice(0, end), (code) => {
    board.make(code);
    const below = depth - 1;
    const nodes =
      below <= 0 ? 1 : options.bulk === true ? countBulk(board, below, end) : countMade(board, below, end);
    board.unmake(code);
    return { move: moveOfCode(code), nodes };
  });
}

function makeRoom(depth: number): void {
  if (list.length < MOST_MOVES * (depth + 1)) list = new Int32Array(MOST_MOVES * (depth + 1));
}

function countMade(board: Board, depth: number, at: number): number {
  const end = legalMoves(board, list, at);
  let nodes = 0;
  for (let i = at; i < end; i++) {
    const code = list[i] ?? 0;
    board.make(code);
    nodes += depth === 1 ? 1 : countMade(board, depth - 1, end);
    board.unmake(code);
  }
  return nodes;
}

function countBulk(board: Board, depth: number, at: number): number {
  if (depth === 1) return countMoves(board);
  const end = legalMoves(board, list, at);
  let nodes = 0;
  for (let i = at; i < end; i++) {
    const code = list[i] ?? 0;
    board.make(code);
    nodes += countBulk(board, depth - 1, end);
    board.unmake(code);
  }
  return nodes;
}
