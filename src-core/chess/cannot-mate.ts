import type { Color, Position } from './types.ts';
import { type MaterialReason, materialForbidsMate } from './material.ts';
import { boardShowing, ending } from './position.ts';
import { colorBit } from './pieces.ts';

/**
 * Why this side can never mate from here by any series of legal moves, as far as the material or the end of the
 * game shows it at once; null if it may be able to, or has already mated (5.1.1 comes before 5.2.2 and 6.9).
 */
export function cannotEverMate(
  position: Position,
  color: Color,
): MaterialReason | 'mated' | 'stalemate' | null {
  const over = ending(position);
  if (over?.kind === 'checkmate') return over.winner === color ? null : 'mated';
  if (over?.kind === 'stalemate') return 'stalemate';
  return materialForbidsMate(boardShowing(position), colorBit(color));
}
