/** How a game ended. */
export const GAME_RESULTS = ['1-0', '0-1', '1/2-1/2', '0-0', '1/2-0', '0-1/2'] as const;
export type GameResult = (typeof GAME_RESULTS)[number];

/** Why it ended, kept apart from its result. */
export const RESULT_REASONS = [
  'checkmate',
  'stalemate',
  'resignation',
  'agreement',
  'time',
  'repetition',
  'fiftyMoves',
  'fivefold',
  'seventyFiveMoves',
  'deadPosition',
  'illegalMoves',
  'forfeit',
  'bye',
  'arbiter',
  'imported',
  'other',
  /** Written as it came from the table, without why. */
  'notSaid',
] as const;
export type ResultReason = (typeof RESULT_REASONS)[number];
