import type { DrawView } from '../src-core/contract/desk-api.ts';

const usual = 518;

/**
 * The start position of a round where it has been shown (of its first board, where each has its own), else the usual
 * one; null while the desk has told nothing of it.
 */
export function roundStartNumber(draw: DrawView | null): number | null {
  if (draw === null) return null;
  const shown = draw.draws.findLast(({ state }) => state === 'shown');
  return shown?.positions[0]?.number ?? usual;
}
