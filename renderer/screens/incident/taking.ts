/** Squares taken from the chessboard one after the other: how clicks are read, for each fact that is told so. */
import type { Square } from '../../../src-core/contract/desk-api.ts';
import type { Facts, FactsThatAre } from './facts.ts';

export type SquaresFact = FactsThatAre<readonly Square[]>;

/** A way of taking squares. */
export interface Taking {
  /** So many may be typed. */
  readonly most: number;
  /** The hint of the line they are typed in, among the words of the form. */
  readonly hint: 'squaresHint' | 'moveHint';
  /** The squares said, with one more pointed out. */
  readonly picked: (squares: readonly Square[], square: Square) => readonly Square[];
  /** Those on which a piece was said to stand. */
  readonly pieces: (squares: readonly Square[]) => readonly Square[];
}

/** Squares being taken: those said so far, in order. */
export interface SquaresTaken {
  readonly fact: SquaresFact;
  readonly squares: readonly Square[];
}

/** A square pointed out again goes. */
function toggled(squares: readonly Square[], square: Square): readonly Square[] {
  return squares.includes(square) ? squares.filter((other) => other !== square) : [...squares, square];
}

const pieces: Taking = {
  most: 16,
  hint: 'squaresHint',
  picked: toggled,
  pieces: (squares) => squares,
};

/** From one square to another; a third begins anew. */
const ends: Taking = {
  most: 2,
  hint: 'moveHint',
  picked: (squares, square) =>
    squares.length === 2 && !squares.includes(square) ? [square] : toggled(squares, square),
  pieces: (squares) => squares.slice(0, 1),
};

const takings: { readonly [F in SquaresFact]: Taking } = {
  touches: pieces,
  touchedBefore: pieces,
  misplaced: pieces,
  move: ends,
};

const squaresFacts = Object.keys(takings).filter((fact): fact is SquaresFact => fact in takings);

export function takingOf(fact: SquaresFact): Taking {
  return takings[fact];
}

/** The squares said of an incident, and of which fact they are; null while there are none. */
export function squaresTaken(facts: Facts): SquaresTaken | null {
  for (const fact of squaresFacts) {
    const squares = facts[fact];
    if (squares !== undefined) return { fact, squares };
  }
  return null;
}

/** The squares on which a piece was said to stand. */
export function piecesSaid(facts: Facts): readonly Square[] {
  const taken = squaresTaken(facts);
  return taken === null ? [] : takings[taken.fact].pieces(taken.squares);
}
