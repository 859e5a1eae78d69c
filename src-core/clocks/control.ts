/** Time controls as plain values (6.3). All times are whole milliseconds. */
import type { Change } from '../vocabulary/clocks.ts';

export type Color = 'white' | 'black';

export type Result<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/**
 * What a move brings with it. `increment`: added for the move about to be made. `delay`: the main time stands still
 * first, what is not used is lost. `bronstein`: the press gives back what the move used (delay mode of 6.3.2).
 * `byoYomi`: the main time used up, so many times `ms` for one move; a press made in time gives it back whole.
 */
export type Bonus =
  | { readonly kind: 'none' }
  | { readonly kind: 'increment' | 'delay' | 'bronstein'; readonly ms: number }
  | { readonly kind: 'byoYomi'; readonly ms: number; readonly times: number };

/** So many moves, or the rest of the game where `moves` is null. */
export interface Period {
  readonly moves: number | null;
  readonly base: number;
  readonly bonus: Bonus;
}

/**
 * One side's control. `down`: the time of the periods runs down. `hourglass`: what one side uses the other gains.
 * `up`: the time used is counted and never ends. The last two have one period.
 */
export interface SideControl {
  readonly mode: 'down' | 'hourglass' | 'up';
  readonly periods: readonly [Period, ...Period[]];
}

export type TimeControl = Readonly<Record<Color, SideControl>>;

/** When a period ends: at the press that completes its moves, or when its time is used up. */
export type { Change };

export const COLORS = ['white', 'black'] as const;
export const NO_BONUS: Bonus = { kind: 'none' };

export function opponent(color: Color): Color {
  return color === 'white' ? 'black' : 'white';
}

/** The same control for both. */
export function forBoth(side: SideControl): TimeControl {
  return { white: side, black: side };
}

/** A period by its number from 1; beyond the last, the last. */
export function periodOf(control: SideControl, number: number): Period {
  return control.periods[number - 1] ?? control.periods[control.periods.length - 1] ?? control.periods[0];
}

/** The bonus of that kind, in milliseconds; 0 where the period has another. */
export function bonusOf(period: Period, kind: Exclude<Bonus['kind'], 'none'>): number {
  return period.bonus.kind === kind ? period.bonus.ms : 0;
}

/** The moves that complete a period, counted from the start of the game; null for one without a count. */
export function movesToComplete(control: SideControl, number: number): number | null {
  if (periodOf(control, number).moves === null) return null;
  let sum = 0;
  for (let each = 1; each <= number; each++) sum += periodOf(control, each).moves ?? 0;
  return sum;
}
