/** What men touched oblige a player to on this move. */
import type { Move, Piece, Position, Square } from '../../chess/index.ts';
import { pieceAt } from '../../chess/index.ts';
import { point } from '../record.ts';
import type { Point } from '../ruling.ts';

/** One of these moves, or any legal one. */
export interface Duty {
  readonly moves: readonly Move[] | 'any';
  readonly points: readonly Point[];
}

/** 4.5: nothing touched binds. */
export function free(squares: readonly Square[]): Duty {
  return { moves: 'any', points: [point('nothingPossible', ['4.5'], { squares })] };
}

export function isOwnMan(position: Position, square: Square): boolean {
  return colorAt(position, square) === position.turn;
}

export function colorAt(position: Position, square: Square): Piece['color'] | null {
  return pieceAt(position, square)?.color ?? null;
}
