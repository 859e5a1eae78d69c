/** The rules of the desk itself: why it says no where no article of the Laws does. */
export const DESK_RULES = [
  'readNotGuessed',
  'oneOfEach',
  'onlyWhatIsThere',
  'withinLimits',
  'playedHolds',
  'announcedFirst',
  'numbersFixed',
  'asAsked',
  'struckFirst',
  'lastFirst',
  'nothingNew',
  'othersWrote',
  'reasonKept',
  'clockAsItStands',
  'sureTimeOnly',
  'settledBefore',
  'secretUntilItsHour',
  'doubtsAreTold',
  'noGameInABye',
  'asRuled',
] as const;
export type DeskRule = (typeof DESK_RULES)[number];
