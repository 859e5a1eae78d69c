/** How an illegal move that stands is written in the journal. */
import { formatFen, formatUciSquares } from '../../chess/index.ts';
import type { StandingMove } from '../../chess/index.ts';
import { NULL_MOVE } from './fold-move.ts';

export function standingLine({ illegal, after }: StandingMove): {
  readonly uci: string;
  readonly stands: string;
} {
  return { uci: illegal === null ? NULL_MOVE : formatUciSquares(illegal), stands: formatFen(after) };
}
