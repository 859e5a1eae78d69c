/** A piece's way round the board of parchís, told by its steps from its own salida. */
import { LAST_SEGURO, OUT, type ParchisColor, SALIDA, SEGUROS, SQUARES } from '../vocabulary/parchis.ts';

/** The numbered square that a piece stands on; null at home, in the corridor and in the goal. */
export function squareOf(color: ParchisColor, steps: number): number | null {
  if (steps < OUT || steps > LAST_SEGURO) return null;
  return ((SALIDA[color] + steps - 1) % SQUARES) + 1;
}

/** The steps of a piece of this colour that stands on a numbered square; null where its way does not pass there. */
export function stepsTo(color: ParchisColor, square: number): number | null {
  const steps = (square - SALIDA[color] + SQUARES) % SQUARES;
  return steps > LAST_SEGURO ? null : steps;
}

export function isSeguro(square: number): boolean {
  return SEGUROS.includes(square);
}
