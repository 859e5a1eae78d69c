import { pieceOfLetter } from '../pieces.ts';
import { parseSquare } from '../squares.ts';
import type { Piece, Square } from '../types.ts';
import { letterOn, withLetters } from './changes.ts';

/** One thing a hand did: moved a man, took it off the board, or put one on. */
export type StandsStep =
  | { readonly did: 'moved'; readonly from: Square; readonly to: Square }
  | { readonly did: 'tookOff'; readonly square: Square }
  | { readonly did: 'putOn'; readonly piece: Piece; readonly letter: string; readonly square: Square };

/** Reads `e1-g1`, `-d5` or `+Qe8` (letters of a FEN); null where it is none. */
export function parseStep(text: string): StandsStep | null {
  const [, from = '', to = ''] = /^(..)-(..)$/.exec(text) ?? [];
  const moved = { from: parseSquare(from), to: parseSquare(to) };
  if (moved.from !== null && moved.to !== null) return { did: 'moved', from: moved.from, to: moved.to };
  const square = parseSquare(text.slice(-2));
  if (square === null) return null;
  if (text.length === 3 && text.startsWith('-')) return { did: 'tookOff', square };
  const letter = text.charAt(1);
  const piece = pieceOfLetter(letter);
  return text.length === 4 && text.startsWith('+') && piece !== null
    ? { did: 'putOn', piece, letter, square }
    : null;
}

export interface Followed {
  /** The chessboard after them. */
  readonly board: string;
  /** The squares the men touched stood on before the first, each once, in order. */
  readonly touched: readonly Square[];
}

/** What steps lead to from a chessboard; a step that has no man to take up gives its number, from 0. */
export function followSteps(
  before: string,
  steps: readonly StandsStep[],
): Followed | { readonly impossible: number } {
  let board = before;
  const touched = new Set<Square>();
  /** Of men that have moved: where they stood at first; null for one put on. */
  const origins = new Map<Square, Square | null>();
  const touch = (square: Square): void => {
    if (letterOn(board, square) === '.') return;
    const origin = origins.get(square);
    if (origin !== null) touched.add(origin ?? square);
  };
  for (const [at, step] of steps.entries()) {
    const on = step.did === 'moved' ? step.from : step.square;
    if (step.did !== 'putOn' && letterOn(board, on) === '.') return { impossible: at };
    touch(on);
    if (step.did === 'moved') {
      touch(step.to);
      const origin = origins.get(step.from);
      origins.delete(step.from);
      origins.set(step.to, origin === undefined ? step.from : origin);
      board = withLetters(board, [
        [step.from, '.'],
        [step.to, letterOn(board, step.from)],
      ]);
    } else {
      board = withLetters(board, [[on, step.did === 'putOn' ? step.letter : '.']]);
      if (step.did === 'putOn') origins.set(on, null);
      else origins.delete(on);
    }
  }
  return { board, touched: [...touched] };
}
