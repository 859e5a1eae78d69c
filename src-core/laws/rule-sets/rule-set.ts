/** What an edition of the Laws and a tournament fix: every number stands beside its article. */

export type Regime = 'standard' | 'rapid-a4' | 'rapid-a5' | 'blitz-b2' | 'blitz-b3';
export type ArticleId = string;

export interface Law<T> {
  readonly value: T;
  /** The article that says so, and those that change it: `7.5.5` and `A.3`. */
  readonly articles: readonly ArticleId[];
}

export function law<T>(value: T, ...articles: readonly ArticleId[]): Law<T> {
  return { value, articles };
}

/** Seconds. */
export function minutes(count: number): number {
  return count * 60;
}

export interface RuleSet {
  readonly edition: 'fide-2023';
  readonly regime: Regime;
  /** Given to the opponent for a completed illegal act that does not yet lose; seconds. */
  readonly bonusForIllegalAct: Law<number>;
  readonly illegalActsThatLose: Law<number>;
  /** Until when an illegal act is corrected and punished. */
  readonly correctedUntil: Law<'endOfGame' | 'opponentsNextMove'>;
  /** Given to the opponent for an incorrect claim; seconds. */
  readonly bonusForWrongClaim: Law<number>;
  readonly occurrencesToClaim: Law<number>;
  readonly quietPliesToClaim: Law<number>;
  readonly movesEachBeforeAgreement: Law<number>;
  /** Moves made by each before which reversed colours are put right. */
  readonly coloursPutRightBefore: Law<number>;
  /** Moves completed by each after which set-up and clock settings are left as they are; null: never. */
  readonly settingsStandAfter: Law<number> | null;
  /** Are both kings in check, or a pawn on its last rank, a draw once the next move is completed? */
  readonly illegalPositionDraws: Law<boolean>;
  readonly defaultTime: Law<number>;
  /** Moves by each before which the tournament forbids agreement; 0: none. */
  readonly noDrawBeforeMove: Law<number>;
  /** Where the regime says that its flags are as 6.9 has them. */
  readonly flagAsWell: readonly ArticleId[];
  /** Quiet plies from which it is told that the 75 moves are near (9.6.2). */
  readonly nearSeventyFive: Law<number>;
  /** Adjourned games. */
  readonly guidelinesI: Law<'adopted' | 'notAdopted'>;
  /** Guidelines III, where the tournament adopts them and the regime allows them. */
  readonly guidelinesIII: Law<'adopted' | 'notAdopted' | 'notInBlitz'>;
  readonly quickplay: {
    /** Less than this left on the claimant's clock; seconds. */
    readonly lessThan: Law<number>;
    readonly increment: Law<number>;
    readonly bonusWhenIncrementComes: Law<number>;
    readonly bonusWhenRejected: Law<number>;
  };
  readonly stopWriting: {
    /** Less than this left in the period; seconds. */
    readonly lessThan: Law<number>;
    /** With this much added a move, or more, one keeps writing; seconds. */
    readonly unlessIncrement: Law<number>;
  };
  /** How often a player may ask to see the arbiter's record. */
  readonly looksAtTheRecord: Law<number> | null;
}

/** What the Laws leave to a tournament. */
export interface TournamentRules {
  readonly guidelinesI?: boolean;
  readonly guidelinesIII?: boolean;
  readonly defaultTimeMinutes?: number;
  readonly noDrawBeforeMove?: number;
  /** The minutes for illegal acts and wrong claims under full supervision in blitz (B.2 does not name A.3). */
  readonly minutesInSupervisedBlitz?: 1 | 2;
}
