/** `official`: the clock of the game is this desk's own. `mirror`: of a clock on the table, as typed and computed. */
export const CLOCK_MODES = ['official', 'mirror'] as const;
export type ClockMode = (typeof CLOCK_MODES)[number];

/** Why clocks stood still: the program ended unexpectedly, was closed with clocks running, or the computer slept. */
export type Interruption = 'crash' | 'closed' | 'sleep';

/** How a period counts: plainly, with time added or free with each move, or otherwise. */
export type CountingWay = 'time' | 'fischer' | 'delay' | 'bronstein' | 'byoYomi' | 'hourglass' | 'up';

/** Moves taken back, the clocks show the times before them, or those of now without what their presses brought (7.1). */
export const CLOCK_TIMES = ['before', 'now'] as const;
export type ClockTimes = (typeof CLOCK_TIMES)[number];

/** When the next period of a control begins: once the moves are made, or when the time is used up. */
export const CHANGES = ['moves', 'zero'] as const;
export type Change = (typeof CHANGES)[number];

/**
 * How a clock and the moves of its board can contradict each other: it runs with a result; it was never started; the
 * mover has not pressed; it is the other side's by the clock; its counters are behind the moves; its counters and its
 * turn fit no row of presses.
 */
export const CLOCK_DISAGREEMENTS = [
  'runsAfterResult',
  'notStarted',
  'notPressed',
  'otherTurn',
  'countsBehind',
  'countsApart',
] as const;
export type ClockDisagreement = (typeof CLOCK_DISAGREEMENTS)[number];

/** What mends it: the press that is missing, the clock set by the moves recorded, the arbiter's own hand, the result struck. */
export const CLOCK_MENDS = ['press', 'byTheMoves', 'byHand', 'strikeResult'] as const;
export type ClockMend = (typeof CLOCK_MENDS)[number];
