/** Why a text is no time control. */
import { LIMITS } from '../vocabulary/limits.ts';

export type ControlErrorCode =
  /** There is nothing. */
  | 'empty'
  /** A time or a count was expected here. */
  | 'numberExpected'
  /** Something that does not belong here. */
  | 'unexpected'
  /** A count of 0 moves, or of more than can be played. */
  | 'impossibleMoves'
  /** Longer than any game. */
  | 'tooLong'
  /** The first period has no time: the flag would fall as soon as the clock runs. */
  | 'noTime'
  /** Two bonuses for one period. */
  | 'twoBonuses'
  /** A period or a bonus: it may be either. */
  | 'ambiguous'
  /** People write several things so: minutes or moves, one side's bonus or both's. */
  | 'unclear'
  /** A period after the rest of the game. */
  | 'afterTheRest'
  /** A move at which no period begins. */
  | 'noSuchPeriod';

export interface ControlError {
  readonly code: ControlErrorCode;
  /** From 1. */
  readonly column: number;
  /** The text from there, as it was written. */
  readonly rest: string;
}

/** Thrown inside the readers only; what they give is a value. */
export class ControlProblem extends Error {
  readonly code: ControlErrorCode;
  readonly index: number;

  constructor(code: ControlErrorCode, index: number) {
    super(code);
    this.code = code;
    this.index = index;
  }
}

/** Runs a reader; its problem becomes an error with its column in the text. */
export function reading<T>(
  text: string,
  read: () => T,
): { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: ControlError } {
  try {
    return { ok: true, value: read() };
  } catch (problem) {
    if (!(problem instanceof ControlProblem)) throw problem;
    const { code, index } = problem;
    return { ok: false, error: { code, column: index + 1, rest: text.slice(index) } };
  }
}

const MOST_MS = 1000 * 3600 * 1000;

/** A time in whole milliseconds from a decimal number and its unit in milliseconds. */
export function checkedTime(value: number, unit: number, index: number): number {
  const ms = Math.round(value * unit);
  if (ms > MOST_MS) throw new ControlProblem('tooLong', index);
  return ms;
}

export function checkedMoves(value: number, index: number): number {
  if (!Number.isInteger(value) || value < 1 || value > LIMITS.moves)
    throw new ControlProblem('impossibleMoves', index);
  return value;
}
