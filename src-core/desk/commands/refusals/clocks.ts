import type { Phase } from '../../../clocks/index.ts';
import type { ClockMode } from '../../../vocabulary/clocks.ts';
import type { Color } from '../../../vocabulary/colors.ts';
import { facts } from './facts.ts';

type Stood = { board: number; phase: Phase };

export const CLOCK_REFUSALS = {
  noControl: facts<{ board: number }>(),
  controlUnclear: facts<{ text: string }>(),
  badMinutes: facts<{ minutes: number }>(),
  badTime: facts<{ value: string }>(),
  nothingToPlace: facts<{ round: number }>(),
  noClock: facts<{ board: number }>(),
  clockRuns: facts<{ board: number }>(),
  clockStarted: facts<Stood>(),
  /** A press heard late: whose, and how long ago its screen says it was made, in milliseconds; 0: just now. */
  clockStands: facts<Stood & { side?: Color; ago?: number }>(),
  clockInterrupted: facts<Stood>(),
  cannotResume: facts<Stood>(),
  /** A press heard late: how long before the flag its screen says it was made, in milliseconds. */
  flagFallen: facts<Stood & { side: Color; before?: number }>(),
  notOnTurn: facts<Stood & { side: Color }>(),
  alreadyOnTurn: facts<Stood & { side: Color }>(),
  nothingToSet: facts<Stood>(),
  nothingToStart: facts<{ round: number }>(),
  nothingToRecover: facts<{ round: number }>(),
  oneBoardToSet: facts<{ round: number }>(),
  notTheLastClockLine: facts<{ seq: number; last: number }>(),
  notAMirror: facts<{ board: number }>(),
  sameClockMode: facts<{ board: number; mode: ClockMode }>(),
  bothKindsWait: facts<{ round: number }>(),
  oneBoardToRead: facts<{ round: number }>(),
  nothingLate: facts<{ board: number }>(),
} as const;
