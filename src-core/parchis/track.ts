/**
 * The board as the rules go by it; its data are in the vocabulary, and a piece's way is plain arithmetic, for whoever
 * draws it.
 */
import { PARCHIS_COLORS, type ParchisColor } from '../vocabulary/parchis.ts';

export {
  CORRIDOR,
  GOAL,
  HOME,
  LAST_SEGURO,
  OUT,
  PIECES,
  SALIDA,
  SEGUROS,
  SQUARES,
} from '../vocabulary/parchis.ts';
export { isSeguro, squareOf, stepsTo } from '../plain/parchis-way.ts';

export const COLORS = PARCHIS_COLORS;
export type Color = ParchisColor;

/** Partners sit opposite each other (P-46). */
export const PARTNER: Readonly<Record<Color, Color>> = {
  yellow: 'red',
  red: 'yellow',
  blue: 'green',
  green: 'blue',
};
