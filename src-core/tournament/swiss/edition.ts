/** What the edition of FIDE's Dutch system says, as data: C.04.3, approved 2025-10-28, in force from 2026-02-01. */
export const EDITION = {
  code: 'FIDE_DUTCH',
  inForceFrom: '2026-02-01',
  /** Of this engine: raised with every change that may give another pairing. */
  engine: 1,
  /** The colour difference above which a preference is absolute, and how many games of one colour make one (1.7.1). */
  widestDifference: 1,
  gamesOfOneColor: 2,
  /** In C10 and C11, of topscorers and their opponents. */
  differenceToAvoid: 2,
  /** A topscorer has more than this part of what could be won (1.8). */
  topscorerOver: { of: 1, in: 2 },
  /** How many rounds of the schedule back floats are looked at (1.4, C14 to C21). */
  floatRounds: 2,
} as const;

/** The criteria that a candidate may fail, in the order in which they are compared (2.3, 2.4). */
export const CRITERIA = [
  'C6',
  'C7',
  'C8',
  'C9',
  'C10',
  'C11',
  'C12',
  'C13',
  'C14',
  'C15',
  'C16',
  'C17',
  'C18',
  'C19',
  'C20',
  'C21',
] as const;
export type Criterion = (typeof CRITERIA)[number];

/** Those that no pairing may fail (2.1, 2.2). */
export type AbsoluteCriterion = 'C1' | 'C2' | 'C3';

/** Which article gave the colours (5.2.1 to 5.2.5). */
export type ColorRule = 1 | 2 | 3 | 4 | 5;
