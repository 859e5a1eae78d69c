import { facts } from './facts.ts';

/** Of notes, of lines struck, and of a book that others write in too. */
export const HISTORY_REFUSALS = {
  nobodyToErase: facts(),
  emptyNote: facts(),
  noSuchEntry: facts<{ seq: number }>(),
  notTheLastMove: facts<{ seq: number; last: number }>(),
  /** `by`: the line that struck it; `reason` empty: an incident did. */
  alreadyStruck: facts<{ seq: number; by: number; reason: string }>(),
  cannotBeStruck: facts<{ seq: number }>(),
  /** Another screen was faster. `by` empty: the desk itself, or a clock. */
  staleView: facts<{ seen: number; last: number; by: string; at: string }>(),
} as const;
