/**
 * The usual Spanish board of four (the text of the rules does not give it): 68 squares counted anticlockwise, a corridor
 * of seven and the goal. A piece's way is told by its steps from its own salida.
 */

/** In the order in which the turn passes: to the player on the right (P-16). */
export const COLORS = ['yellow', 'blue', 'red', 'green'] as const;
export type Color = (typeof COLORS)[number];

export const SQUARES = 68;
export const CORRIDOR = 7;

/** Where a piece comes out (P-05). */
export const SALIDA: Readonly<Record<Color, number>> = { yellow: 5, blue: 22, red: 39, green: 56 };

/** Where nobody is eaten (P-06, P-39). */
export const SEGUROS: readonly number[] = [5, 12, 17, 22, 29, 34, 39, 46, 51, 56, 63, 68];

/** Steps from the own salida. */
export const HOME = -1;
export const OUT = 0;
/** The last seguro before the corridor: 68, 17, 34 and 51. */
export const LAST_SEGURO = 63;
export const GOAL = LAST_SEGURO + CORRIDOR + 1;

export const PIECES = 4;

/** Partners sit opposite each other (P-46). */
export const PARTNER: Readonly<Record<Color, Color>> = {
  yellow: 'red',
  red: 'yellow',
  blue: 'green',
  green: 'blue',
};

/** The numbered square that a piece stands on; null at home, in the corridor and in the goal. */
export function squareOf(color: Color, steps: number): number | null {
  if (steps < OUT || steps > LAST_SEGURO) return null;
  return ((SALIDA[color] + steps - 1) % SQUARES) + 1;
}

/** The steps of a piece of this colour that stands on a numbered square; null where its way does not pass there. */
export function stepsTo(color: Color, square: number): number | null {
  const steps = (square - SALIDA[color] + SQUARES) % SQUARES;
  return steps > LAST_SEGURO ? null : steps;
}

export function isSeguro(square: number): boolean {
  return SEGUROS.includes(square);
}
