import type { BoardView } from '../../../src-core/contract/desk-api.ts';
import type { Screen } from '../../route.svelte.ts';
import type { ActionName } from './actions.ts';

const leaving = [
  'journal',
  'incident',
  'ruleOnFlag',
  'claim',
  'clockScreen',
  'position',
  'explorer',
] as const satisfies readonly ActionName[];
/** Where a board's buttons lead that leave it. */
export type LeavesTo = (typeof leaving)[number];

export function isLeaving(name: ActionName): name is LeavesTo {
  return leaving.some((known) => known === name);
}

/** `fen`: the position on the chessboard, which may be an earlier one. */
export function screenFrom(view: BoardView, to: LeavesTo, fen: string): Screen {
  const { round, board, variant, startNumber } = view;
  const place = { round, board };
  switch (to) {
    case 'position':
      return { name: 'position', fen, variant };
    case 'explorer':
      return { name: 'explorer', number: startNumber ?? 518 };
    case 'journal':
      return { name: 'journal', place };
    case 'clockScreen':
      return { name: 'clock', ...place };
    default:
      return {
        name: 'incident',
        ...place,
        claim: to === 'claim',
        ...(to === 'ruleOnFlag' ? { flag: true } : {}),
      };
  }
}

/** An incident begun with what a hand did now. */
export function incidentOf({ round, board, plies }: BoardView, acts: readonly string[]): Screen {
  return { name: 'incident', round, board, claim: false, arranged: { ply: plies.length, acts } };
}
