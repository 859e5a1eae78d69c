/** The words of parchís, and the usual Spanish board of four (the text of the rules does not give it). */

/** In the order in which the turn passes: to the player on the right (P-16). */
export const PARCHIS_COLORS = ['yellow', 'blue', 'red', 'green'] as const;
export type ParchisColor = (typeof PARCHIS_COLORS)[number];

export const SQUARES = 68;
/** Coloured squares before the goal (P-08). */
export const CORRIDOR = 7;

/** Where a piece comes out (P-05). */
export const SALIDA: Readonly<Record<ParchisColor, number>> = { yellow: 5, blue: 22, red: 39, green: 56 };

/** Where nobody is eaten (P-06, P-39). */
export const SEGUROS: readonly number[] = [5, 12, 17, 22, 29, 34, 39, 46, 51, 56, 63, 68];

/** Steps from the own salida. */
export const HOME = -1;
export const OUT = 0;
/** The last seguro before the corridor: 68, 17, 34 and 51. */
export const LAST_SEGURO = 63;
export const GOAL = LAST_SEGURO + CORRIDOR + 1;

export const PIECES = 4;

/** What a table may choose by yes or no, each off unless it is chosen; how pairs play, and money, apart. */
export const PARCHIS_OPTIONS = [
  'firstFiveTwo',
  'oneOut',
  'murcia',
  'mixedBarriers',
  'barriersOnSeguros',
  'partnerBridge',
  'outEatsRivals',
  'twoDice',
  'singleFive',
  'cuadrante',
] as const;
export type ParchisOption = (typeof PARCHIS_OPTIONS)[number];

/** Everybody for himself; or in pairs until all pieces of both are in (P-50), or those of one (P-51). */
export const COUPLES = ['none', 'both', 'one'] as const;

/** What may go wrong at a table. */
export const PARCHIS_INCIDENTS = [
  'wrongCount',
  'fiveMissed',
  'barrierNotOpened',
  'barrierPassed',
  'thirdOnSquare',
  'eatingMissed',
  'bonusWrong',
  'goalNotExact',
  'rolledOutOfTurn',
  'thirdSixMissed',
] as const;
export type ParchisIncidentKind = (typeof PARCHIS_INCIDENTS)[number];

/** Why a piece may not be moved so. */
export const PARCHIS_REASONS = [
  'notItsTurn',
  'nothingToCount',
  'inTheGoal',
  'atHome',
  'mustBringOut',
  'mustOpenBarrier',
  'beyondGoal',
  'beyondSeguro',
  'barrierInTheWay',
  'squareFull',
  'wrongCount',
] as const;
export type ParchisReason = (typeof PARCHIS_REASONS)[number];
