/** Which clock lines may be struck: the last one that stands, where what was before it can hold again. */
import type { ClockLine } from '../journal/clock-state.ts';
import { lastLine } from '../journal/clock-state.ts';
import type { Answer } from '../commands/answer.ts';
import { refuse } from '../commands/answer.ts';
import { holdsClockLine } from '../journal/fold-clock.ts';
import type { BoardRecord } from '../journal/state.ts';

/** Flags, ends and interruptions are facts of the desk: the arbiter sets the clock anew instead. */
export function isStrikable({ kind }: ClockLine): boolean {
  return kind !== 'look' && kind !== 'end' && kind !== 'reopen' && kind !== 'interrupt';
}

/** Why this clock line cannot be struck; null where it can, or is none. */
export function clockLineHindrance(board: BoardRecord, seq: number): Answer | null {
  const { clock } = board.time;
  if (clock === null || !holdsClockLine(board.time, seq)) return null;
  const last = lastLine(clock);
  if (last.seq !== seq) return refuse('notTheLastClockLine', { seq, last: last.seq });
  return isStrikable(last) ? null : refuse('cannotBeStruck', { seq });
}
