/** What a screen may watch of the journal; the trust line, and what the journal has no part in, apart. */
export const JOURNAL_TOPICS = [
  'tournament',
  'players',
  'round',
  'board',
  'arbiter',
  'clock',
  'roundStart',
  'incidents',
  'draw',
  'standings',
  'crosstable',
  'playerCard',
  'wall',
  'swiss',
  'swissWhy',
  'swissByHand',
  'parchis',
  'parchisTable',
] as const;
export type JournalTopic = (typeof JOURNAL_TOPICS)[number];
