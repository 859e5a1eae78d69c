/** What an incident of a board still asks for, as the round's list tells it. */
import type { BoardPending } from '../../contract/views.ts';
import type { BoardRecord } from '../journal/state.ts';
import { dutyOf } from './incident-counts.ts';

/** The move somebody is bound to, before an appeal that waits; null: nothing waits. */
export function pendingOf(board: BoardRecord): BoardPending | null {
  const duty = dutyOf(board);
  if (duty !== null) return { kind: 'mustPlay', seq: duty.seq, moves: duty.allowed.map(({ san }) => san) };
  const appealed = board.incidents.find(({ appeals }) => appeals.some(({ settled }) => settled === null));
  return appealed === undefined ? null : { kind: 'appeal', seq: appealed.seq };
}
