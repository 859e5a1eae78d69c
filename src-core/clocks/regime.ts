/** Standard, rapid or blitz (A.1, B.1), and whether such games are rated (FIDE B.02 of 2024). */
import type { Bonus, SideControl, TimeControl } from './control.ts';
import { formatTimeControl } from './format-control.ts';

export type PlayRegime = 'standard' | 'rapid' | 'blitz';

const MINUTE = 60_000;
const MOVES_COUNTED = 60;

/**
 * The time a side has for a game of 60 moves, in milliseconds: the bases of the periods that begin by then, and the
 * bonus of each move. A delay or a byo-yomi counts as an increment does: A.1 and B.1 name only the increment, this is
 * our reading. Null where no time is fixed (counting up).
 */
export function timeForSixtyMoves({ mode, periods }: SideControl): number | null {
  if (mode === 'up') return null;
  let sum = 0;
  let begun = 0;
  for (const { moves, base, bonus } of periods) {
    if (begun >= MOVES_COUNTED) break;
    const counted = Math.min(moves ?? MOVES_COUNTED, MOVES_COUNTED - begun);
    sum += base + counted * perMove(bonus);
    begun += counted;
  }
  return sum;
}

function perMove(bonus: Bonus): number {
  return bonus.kind === 'none' ? 0 : bonus.ms;
}

/** The regime of one side's control (A.1: more than 10 and less than 60 minutes is rapid). Null where nothing is fixed. */
export function sideRegime(control: SideControl): PlayRegime | null {
  const time = timeForSixtyMoves(control);
  if (time === null) return null;
  if (time >= 60 * MINUTE) return 'standard';
  return time > 10 * MINUTE ? 'rapid' : 'blitz';
}

/** The regime of a game: that of the side with more time, where the two differ. */
export function regimeOf({ white, black }: TimeControl): PlayRegime | null {
  const [w, b] = [timeForSixtyMoves(white), timeForSixtyMoves(black)];
  if (w === null || b === null) return null;
  return sideRegime(w >= b ? white : black);
}

/** `chess960`: FIDE's lists are of chess from its usual start position. */
export type NotRated = 'noFixedTime' | 'unequalTimes' | 'tooShort' | 'firstPeriodTooShort' | 'chess960';

/**
 * Rated as its regime; `below` where only players under that rating may play it so, `approved` where FIDE may approve
 * an event at this control for the others too. Or why it is not rated.
 */
export type Rating =
  | { readonly rated: true; readonly below: 1800 | 2400 | null; readonly approved: boolean }
  | { readonly rated: false; readonly why: NotRated };

/**
 * Whether games at this control are rated, as B.02 says: both sides alike; blitz of more than 3 minutes; standard of
 * 60 minutes for players under 1800, 90 under 2400, 120 for all, and at least 30 moves in a first period with a count.
 * From 2026 on 45+30 and 60+30 may be rated as standard for all, in events that FIDE has approved for it.
 */
export function ratingOf(control: TimeControl): Rating {
  const time = timeForSixtyMoves(control.white);
  if (time === null || control.white.mode !== 'down') return { rated: false, why: 'noFixedTime' };
  if (formatTimeControl(control).startsWith('W')) return { rated: false, why: 'unequalTimes' };
  if (time <= 3 * MINUTE) return { rated: false, why: 'tooShort' };
  if (time < 60 * MINUTE) return { rated: true, below: null, approved: false };
  const [first] = control.white.periods;
  if (first.moves !== null && first.moves < 30) return { rated: false, why: 'firstPeriodTooShort' };
  const below = time >= 120 * MINUTE ? null : time >= 90 * MINUTE ? 2400 : 1800;
  return { rated: true, below, approved: APPROVED.has(formatTimeControl(control)) };
}

/** Controls that FIDE approves for whole events from 2026 on: 45 and 60 minutes, with 30 seconds a move. */
const APPROVED: ReadonlySet<string> = new Set(['2700+30', '3600+30']);
