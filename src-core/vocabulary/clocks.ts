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
