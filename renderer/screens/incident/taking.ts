/** Squares taken from the chessboard one after the other, and where men were said to stand. */
import type { Square } from '../../../src-core/contract/desk-api.ts';
import { takenUp } from '../../parts/chessboard/arranging.ts';
import type { Facts, FactsThatAre } from './facts.ts';

export type SquaresFact = FactsThatAre<readonly Square[]>;

/** Squares being taken: those said so far, in order. */
export interface SquaresTaken {
  readonly fact: SquaresFact;
  readonly squares: readonly Square[];
}

/** So many may be typed. */
export const mostSquares = 16;

/** The squares said, with one more pointed out; one pointed out again goes. */
export function picked(squares: readonly Square[], square: Square): readonly Square[] {
  return squares.includes(square) ? squares.filter((other) => other !== square) : [...squares, square];
}

const squaresFacts: { readonly [F in SquaresFact]: F } = {
  touches: 'touches',
  touchedBefore: 'touchedBefore',
  misplaced: 'misplaced',
};

/** The squares said of an incident, and of which fact they are; null while there are none. */
export function squaresTaken(facts: Facts): SquaresTaken | null {
  for (const fact of Object.values(squaresFacts)) {
    const squares = facts[fact];
    if (squares !== undefined) return { fact, squares };
  }
  return null;
}

/** The squares on which a piece was said to stand. */
export function piecesSaid(facts: Facts): readonly Square[] {
  return [...(squaresTaken(facts)?.squares ?? []), ...takenUp(facts.acts ?? [])];
}
