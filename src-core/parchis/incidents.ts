/**
 * What follows when something went wrong. The text says what must be done and gives no penalty for leaving it undone;
 * the reading here: until another player has rolled it is put right by the rule, afterwards it stands. A table's
 * arbiter may decide otherwise.
 */
import type { ParchisIncidentKind } from '../vocabulary/parchis.ts';

/** Where the table goes back to: before the roll, which is void; or just after it, to count it rightly. */
export type GoesBack = 'beforeRoll' | 'afterRoll';

export interface IncidentRule {
  readonly rules: readonly string[];
  readonly back: GoesBack;
}

export const INCIDENT_RULES: Readonly<Record<ParchisIncidentKind, IncidentRule>> = {
  wrongCount: { rules: ['P-10', 'P-25', 'P-26'], back: 'afterRoll' },
  fiveMissed: { rules: ['P-17', 'P-21'], back: 'afterRoll' },
  barrierNotOpened: { rules: ['P-33', 'P-34'], back: 'afterRoll' },
  barrierPassed: { rules: ['P-31'], back: 'afterRoll' },
  thirdOnSquare: { rules: ['P-20'], back: 'afterRoll' },
  eatingMissed: { rules: ['P-37', 'P-38'], back: 'afterRoll' },
  bonusWrong: { rules: ['P-38', 'P-42'], back: 'afterRoll' },
  goalNotExact: { rules: ['P-41'], back: 'afterRoll' },
  rolledOutOfTurn: { rules: ['P-15', 'P-16'], back: 'beforeRoll' },
  thirdSixMissed: { rules: ['P-28', 'P-29'], back: 'afterRoll' },
};
