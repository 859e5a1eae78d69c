/** The regimes of the Laws of 2023: standard, rapid (A.4 or A.5), blitz (B.2 or B.3). */
export const RULE_SETS = ['standard', 'rapid-a4', 'rapid-a5', 'blitz-b2', 'blitz-b3'] as const;
export type RuleSetId = (typeof RULE_SETS)[number];

/** Minutes to the opponent for an illegal move in blitz under supervision (B.2): the Laws say one. */
export const SUPERVISED_BLITZ_MINUTES = [1, 2] as const;
