/** How a start position is thrown by hand. */
export const THROW_METHODS = ['dice', 'coins', 'box', 'pieces'] as const;
export type ThrowMethod = (typeof THROW_METHODS)[number];

/** When what was drawn is shown: at once, at an hour said for each draw, or so many minutes before the start. */
export const DRAW_SHOWS = ['atOnce', 'atTime', 'beforeStart'] as const;
export type DrawShow = (typeof DRAW_SHOWS)[number];

/** What spectators add to a draw. */
export const DRAW_INPUTS = ['dice', 'phrase', 'number'] as const;
export type DrawInputKind = (typeof DRAW_INPUTS)[number];
