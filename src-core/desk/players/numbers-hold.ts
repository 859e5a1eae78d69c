import type { Refused } from '../commands/answer.ts';
import { refuse } from '../commands/answer.ts';
import type { DeskState } from '../journal/state.ts';

/** With this round paired they are corrected no more (C.04.2 2.3). */
const LAST_CORRECTION = 4;

export function numbersHold({ rounds }: DeskState): Refused | null {
  const paired = rounds.some(({ round, boards }) => round >= LAST_CORRECTION && boards.length > 0);
  return paired ? refuse('numbersHold', { round: LAST_CORRECTION }) : null;
}
