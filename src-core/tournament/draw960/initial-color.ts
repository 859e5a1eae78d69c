import type { Color } from '../../vocabulary/colors.ts';
import { drawByProgram, type Sha256 } from './program-draw.ts';

/**
 * The colour of the odd numbers in round 1 by lot (C.04.3 5.2.5): the draw of a start position by program, of two. The
 * secret is thrown when the number has been said; who has both makes it again.
 */
export function initialColorBy(secret: string, number: number, sha256: Sha256): Color {
  const drawn = drawByProgram(secret, { round: 1, board: 0 }, [String(number)], [0, 1], sha256);
  return drawn.number === 0 ? 'white' : 'black';
}
