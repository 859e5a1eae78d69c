/** A line of the journal as people read it. */
import type { Entry } from '../desk/journal/events.ts';
import type { ClockStrike } from './clock-views.ts';

export interface HistoryLine extends Entry {
  readonly struckBy: { readonly seq: number; readonly reason: string } | null;
  /** Names and moves as people read them: `white`, `black`, `names`, `san`; of a clock, which one: `clock`. */
  readonly facts: Readonly<Record<string, string | number | readonly string[]>>;
  /** Of a line about a clock that may be struck: what the clock would show. Absent where it may not. */
  readonly strikes?: ClockStrike;
}
