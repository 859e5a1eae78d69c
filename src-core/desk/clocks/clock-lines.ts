/** A line of the journal about a clock, as it is read: of which clock it is, and what striking it would lead to. */
import type { ClockStrike } from '../../contract/clock-views.ts';
import type { ClockMode } from '../journal/clock-events.ts';
import type { BoardClock } from '../journal/clock-state.ts';
import { clockOf, lastLine } from '../journal/clock-state.ts';
import { rowOf } from './clock-view.ts';
import { settledAt } from './decide-clock.ts';
import { isStrikable } from './decide-clock-strike.ts';
import { strikeClockLine } from '../journal/fold-clock.ts';
import type { BoardRecord } from '../journal/state.ts';

/** Which kind of clock the line `seq` of this board is about: the one that stood when it was written. Null: none. */
export function modeOfLine({ struck, time }: BoardRecord, seq: number): ClockMode | null {
  const told = struck.find((line) => line.seq === seq)?.mode;
  if (told !== undefined) return told;
  const { clock, earlier } = time;
  const there = clock === null ? earlier : [...earlier, clock];
  return there.findLast(({ lines }) => lines[0].seq <= seq)?.mode ?? null;
}

/** What the clock shows and would show at `now` if the line `seq` were struck; null where that cannot be. */
export function clockStrike(board: BoardRecord, seq: number, now: number): ClockStrike | null {
  const { clock } = board.time;
  if (clock === null || board.result !== null) return null;
  const last = lastLine(clock);
  if (last.seq !== seq || !isStrikable(last)) return null;
  const back = strikeClockLine(board.time, seq).clock;
  return { stands: rowAt(board, clock, now), becomes: back === null ? null : rowAt(board, back, now) };
}

function rowAt(board: BoardRecord, there: BoardClock, now: number): ClockStrike['stands'] {
  return rowOf(board, there, settledAt(clockOf(there), now));
}
