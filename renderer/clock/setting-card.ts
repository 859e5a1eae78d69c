/**
 * What to set on a hardware clock, as steps in the order of its menus. Clocks differ in their buttons, not in what they
 * ask: an option of the maker's list or a setting by hand, and for each period its way of counting, time, moves, bonus.
 */
import type { CountingWay } from '../../src-core/vocabulary/clocks.ts';
import type { Color } from '../../src-core/contract/desk-api.ts';
import type { Period, SideControl } from '../../src-core/clocks/control.ts';

/** How a period counts, as the menus of clocks call it. */

export type CardStep =
  /** Is it in the maker's list? Else by hand. */
  | { readonly code: 'option' | 'manual' | 'bothAlike' | 'counter' | 'noMore' | 'lever' | 'stand' }
  | { readonly code: 'side'; readonly color: Color }
  | {
      readonly code: 'period';
      readonly number: number;
      readonly way: CountingWay;
      readonly ms: number;
      readonly moves: number | null;
      readonly bonusMs: number;
      readonly times: number;
    }
  /** What both displays show once it is set. */
  | { readonly code: 'check'; readonly white: number; readonly black: number }
  | { readonly code: 'pause' | 'openCorrection' | 'accept' | 'resume' }
  | { readonly code: 'setTime'; readonly color: Color; readonly ms: number }
  | { readonly code: 'setMoves'; readonly moves: number }
  | { readonly code: 'setPeriod'; readonly color: Color; readonly period: number }
  | { readonly code: 'turn'; readonly color: Color };

/** A clock set from nothing to this control. */
export function stepsOfControl(
  periods: Readonly<Record<Color, readonly Period[]>>,
  modes: Readonly<Record<Color, SideControl['mode']>>,
): readonly CardStep[] {
  const control = {
    white: { mode: modes.white, periods: periods.white },
    black: { mode: modes.black, periods: periods.black },
  };
  const alike = JSON.stringify(control.white) === JSON.stringify(control.black);
  const counted = [control.white, control.black].some(({ periods }) =>
    periods.some(({ moves }) => moves !== null),
  );
  return [
    { code: 'option' },
    { code: 'manual' },
    ...(alike
      ? [{ code: 'bothAlike' } as const, ...periodsOf(control.white)]
      : [
          { code: 'side', color: 'white' } as const,
          ...periodsOf(control.white),
          { code: 'side', color: 'black' } as const,
          ...periodsOf(control.black),
        ]),
    { code: 'noMore' },
    ...(counted ? [{ code: 'counter' } as const] : []),
    { code: 'stand' },
    { code: 'lever' },
    { code: 'check', white: firstShown(control.white), black: firstShown(control.black) },
  ];
}

/** What a correction leaves on the clock. */
export interface Corrected {
  readonly white: number;
  readonly black: number;
  readonly moves: number;
  readonly period: Readonly<Record<Color, number>>;
  readonly turn: Color;
}

/** A clock that runs, put right: everything a correction menu asks, changed or not, so that nothing is left to chance. */
export function stepsOfCorrection(after: Corrected, manyPeriods: boolean): readonly CardStep[] {
  const { white, black, moves, period, turn } = after;
  return [
    { code: 'pause' },
    { code: 'openCorrection' },
    { code: 'setTime', color: 'white', ms: white },
    { code: 'setTime', color: 'black', ms: black },
    { code: 'setMoves', moves },
    ...(manyPeriods
      ? ([
          { code: 'setPeriod', color: 'white', period: period.white },
          { code: 'setPeriod', color: 'black', period: period.black },
        ] as const)
      : []),
    { code: 'turn', color: turn },
    { code: 'accept' },
    { code: 'check', white, black },
    { code: 'resume' },
  ];
}

interface Side {
  readonly mode: SideControl['mode'];
  readonly periods: readonly Period[];
}

/** Before the first move the increment of that move stands on the display already. */
function firstShown({ periods: [first] }: Side): number {
  if (first === undefined) return 0;
  return first.base + (first.bonus.kind === 'increment' ? first.bonus.ms : 0);
}

function periodsOf({ mode, periods }: Side): readonly CardStep[] {
  return periods.map((period, index) => ({
    code: 'period',
    number: index + 1,
    way: wayOf(mode, period),
    ms: period.base,
    moves: period.moves,
    bonusMs: period.bonus.kind === 'none' ? 0 : period.bonus.ms,
    times: period.bonus.kind === 'byoYomi' ? period.bonus.times : 0,
  }));
}

const ways = {
  none: 'time',
  increment: 'fischer',
  delay: 'delay',
  bronstein: 'bronstein',
  byoYomi: 'byoYomi',
} as const;

function wayOf(mode: SideControl['mode'], { bonus }: Period): CountingWay {
  return mode === 'down' ? ways[bonus.kind] : mode;
}
