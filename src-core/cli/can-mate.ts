import { canCheckmate } from '../chess/index.ts';
import type { CanMate } from '../laws/index.ts';

/** The exact answer of the rules of play, as the Laws ask for it. */
export const canMate: CanMate = (position, side) => canCheckmate(position, side).answer;
