import type { Square } from '../../../src-core/contract/desk-api.ts';
import { indexOf, squares } from './squares.ts';

/** A piece that keeps its name while it moves, so that it can be seen to slide. */
export interface TrackedPiece {
  readonly id: number;
  readonly letter: string;
  readonly square: Square;
}

/** More pieces than a castling moves: another moment of the game, and nothing slides. */
const mostMoved = 2;

/** The pieces of `board`, with the names they had `before` where they are the same ones. */
export function trackPieces(before: readonly TrackedPiece[], board: string): readonly TrackedPiece[] {
  const stayed = before.filter((piece) => board[indexOf(piece.square)] === piece.letter);
  const taken = new Set(stayed.map((piece) => piece.square));
  const left = before.filter((piece) => !stayed.includes(piece));
  const reached = squares.filter((square, index) => board[index] !== '.' && !taken.has(square));
  let next = before.reduce((highest, piece) => Math.max(highest, piece.id), 0);
  const arrived = reached.map((square) => {
    const letter = board[indexOf(square)] ?? '.';
    const from = left.findIndex((piece) => piece.letter === letter);
    const moved = reached.length <= mostMoved && from >= 0 ? left.splice(from, 1)[0] : undefined;
    return { id: moved?.id ?? ++next, letter, square };
  });
  return [...stayed, ...arrived].toSorted((one, other) => one.id - other.id);
}

/** Follows one chessboard from position to position. */
export class Tracker {
  #pieces: readonly TrackedPiece[] = [];

  follow(board: string): readonly TrackedPiece[] {
    this.#pieces = trackPieces(this.#pieces, board);
    return this.#pieces;
  }
}
