import { type Position, hasKings, legalMoves, play } from '../chess/index.ts';

/**
 * Could the men stand so in a game that is at one of these positions: there with this many men at most in the hand, or
 * after one more move?
 */
export function couldStand(men: string, positions: readonly Position[], lifted: number): boolean {
  return positions.some(
    (position) =>
      isLifted(men, position.board, lifted) ||
      (hasKings(position) && legalMoves(position).some((move) => play(position, move).board === men)),
  );
}

function isLifted(men: string, board: string, most: number): boolean {
  let lifted = 0;
  for (let at = 0; at < board.length; at++) {
    const man = men.charAt(at);
    if (man === board.charAt(at)) continue;
    lifted++;
    if (man !== '.' || lifted > most) return false;
  }
  return true;
}
