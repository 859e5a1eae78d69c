/** The places where an arbiter stands, as the help speaks of them; `start` where no tournament is open. */
export const SCREENS = [
  'start',
  'hall',
  'round',
  'pairings',
  'swiss',
  'roundStart',
  'board',
  'incident',
  'incidents',
  'journal',
  'players',
  'tournament',
  'position',
  'explorer',
  'draw',
  'checkDraw',
  'clock',
  'countdown',
  'ceremony',
] as const;
export type ScreenName = (typeof SCREENS)[number];
