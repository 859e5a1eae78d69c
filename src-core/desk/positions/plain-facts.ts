/** Why a move that was only meant is not legal, as the contract carries it. */
import type { Game, Move, PlainFacts, Position } from '../../chess/index.ts';
import { explainMove, illegalFacts } from '../../chess/index.ts';

/** As illegalFacts; where no single move was meant, `why` is the reader's own code. */
export function meantFacts(
  position: Position,
  move: Move | null,
  code: string,
  game: Game | undefined,
): PlainFacts & { readonly why: string } {
  const told = move === null ? null : explainMove(position, move, game);
  return move === null || told === null || told.legal ? { why: code } : illegalFacts(position, move, told);
}
