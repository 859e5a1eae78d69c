/** Why a move that was only meant is not legal, as the contract carries it. */
import type { Game, Move, Position } from '../../chess/index.ts';
import { explainMove, illegalFacts } from '../../chess/index.ts';
import type { NoOneMove, WhyIllegal } from '../commands/refusals/game.ts';

/** As illegalFacts; where no single move was meant, `code` of the reader. */
export function meantFacts(
  position: Position,
  move: Move | null,
  code: NoOneMove,
  game: Game | undefined,
): WhyIllegal {
  const told = move === null ? null : explainMove(position, move, game);
  return move === null || told === null || told.legal ? { why: code } : illegalFacts(position, move, told);
}
