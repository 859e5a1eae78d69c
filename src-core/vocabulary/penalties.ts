/** The penalties of 12.9, each with its article. */
export const PENALTIES = [
  { code: 'warning', article: '12.9.1' },
  { code: 'moreTimeToOpponent', article: '12.9.2' },
  { code: 'lessTimeToOffender', article: '12.9.3' },
  { code: 'morePointsToOpponent', article: '12.9.4' },
  { code: 'fewerPointsToOffender', article: '12.9.5' },
  { code: 'lossOfTheGame', article: '12.9.6' },
  { code: 'fine', article: '12.9.7' },
  { code: 'exclusionFromRounds', article: '12.9.8' },
  { code: 'expulsion', article: '12.9.9' },
] as const;

export type PenaltyCode = (typeof PENALTIES)[number]['code'];
export const PENALTY_CODES: readonly PenaltyCode[] = PENALTIES.map(({ code }) => code);
