/** What the form sees of the game, and of pieces on its chessboard. */
import type { Color, Square } from '../../../src-core/contract/desk-api.ts';
import { readAct } from '../../parts/chessboard/arranging.ts';
import { indexOf, squares } from '../../parts/chessboard/squares.ts';
import { type Piece, pieceOf } from '../../parts/pieces/shapes.ts';

export interface Scene {
  /** 64 letters from a1. */
  readonly board: string;
  readonly turn: Color;
  readonly finished: boolean;
  /** Moves completed by both. */
  readonly moves: number;
  /** Of a clock that is there, of the player on move. */
  readonly secondsLeft: number | null;
}

const lastRanks: Readonly<Record<Color, string>> = { white: '8', black: '1' };
const before: Readonly<Record<Color, string>> = { white: '7', black: '2' };

export function pieceAt({ board }: Scene, square: Square): Piece | null {
  return pieceOf(board[indexOf(square)]);
}

/** Whose hand it seems to have been: of the side whose men alone went to other squares, else of the side on move. */
export function moverOf(acts: readonly string[], scene: Scene): Color {
  const men = acts.flatMap((text) => {
    const act = readAct(text);
    return act?.did === 'moved' ? (pieceAt(scene, act.from)?.color ?? []) : [];
  });
  const [first = scene.turn, ...more] = men;
  return more.every((color) => color === first) ? first : scene.turn;
}

/** Where a pawn of the side on move is exchanged. */
export function lastRank({ turn }: Scene): readonly Square[] {
  return squares.filter((square) => square.endsWith(lastRanks[turn]));
}

/** Is it a piece of the side on move? */
export function isOwn(scene: Scene, square: Square): boolean {
  return pieceAt(scene, square)?.color === scene.turn;
}

/** Does a pawn stand there that is exchanged with its next move? */
export function isAboutToPromote(scene: Scene, square: Square): boolean {
  const piece = pieceAt(scene, square);
  return piece?.role === 'pawn' && square.endsWith(before[piece.color]);
}
