/** The places where an arbiter stands, as the help speaks of them; `start` where no tournament is open. */
export const SCREENS = [
  'start',
  'hall',
  'round',
  'pairings',
  'roundStart',
  'board',
  'incident',
  'incidents',
  'journal',
  'players',
  'tournament',
  'standings',
  'position',
  'explorer',
  'draw',
  'checkDraw',
  'clock',
  'countdown',
  'ceremony',
  'wall',
] as const;
export type ScreenName = (typeof SCREENS)[number];
