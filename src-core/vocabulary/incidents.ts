/** What an arbiter may be told of an incident: the words of its facts that are one of a few. */
import { COLORS } from './colors.ts';

export const NOTICED_BY = ['opponent', 'arbiter', 'offender'] as const;
export type NoticedBy = (typeof NOTICED_BY)[number];

/** How a move ends the game at once (5.1.1, 5.2.1, 5.2.2). */
export const ENDS_ON_THE_BOARD = ['checkmate', 'stalemate', 'deadPosition'] as const;
export type EndOnTheBoard = (typeof ENDS_ON_THE_BOARD)[number];

/** Whose clock ran as a player moved out of turn: only his own can be pressed to any effect. */
export const CLOCK_RAN = ['opponents', 'own'] as const;
export type ClockRan = (typeof CLOCK_RAN)[number];

/** Of what was true at one moment: was this seen or said before the rest? */
export const CAME_FIRST = ['first', 'later', 'notKnown'] as const;
export type CameFirst = (typeof CAME_FIRST)[number];

/** What a person at the board may be asked, and perhaps nobody knows. */
export const MAY_BE_UNKNOWN = [
  'adjustingSaid',
  'accidental',
  'noticedBy',
  'claimantHasTouched',
  'clockPressed',
  'clockRan',
  'opponentHasReplied',
  'intention',
  'touched',
  'written',
  'accepted',
  'requiredMovesCompleted',
  'lastPeriod',
  'completedByBoth',
  'nextMoveCompleted',
  'secondsLeft',
  'flagFallen',
  'opponentCanMate',
  'sealedEnds',
  'madeAMove',
  'switchedOff',
  'carried',
] as const;
export type MayBeUnknown = (typeof MAY_BE_UNKNOWN)[number];

/** Both flags are down: whose fell first (III.3.1). */
export const FIRST_FLAGS = [...COLORS, 'notKnown'] as const;
export type FirstFlag = (typeof FIRST_FLAGS)[number];

export const CLAIM_BASES = ['repetition', 'fiftyMoves'] as const;
export type ClaimBasis = (typeof CLAIM_BASES)[number];

/** When a draw was offered: after his move and before the press is the moment for it (9.1.2.1). */
export const OFFER_MOMENTS = ['afterMoving', 'beforeMoving', 'onOpponentsTime'] as const;
export type OfferMoment = (typeof OFFER_MOMENTS)[number];

export const WRONG_STARTS = ['array', 'boardTurned', 'coloursReversed'] as const;
export type WrongStartWhat = (typeof WRONG_STARTS)[number];

export const ILLEGAL_POSITIONS = ['bothKingsInCheck', 'pawnOnLastRank'] as const;
export type IllegalPositionWhat = (typeof ILLEGAL_POSITIONS)[number];

/** What the arbiter thinks of a game claimed drawn under Guidelines III. */
export const ARBITERS_OPINIONS = [
  'opponentNotTrying',
  'cannotBeWonByNormalMeans',
  'rejects',
  'postpones',
] as const;
export type ArbitersOpinion = (typeof ARBITERS_OPINIONS)[number];

export const MISCONDUCTS = [
  'distracting',
  'otherHand',
  'clockHandling',
  'invalidPause',
  'writingInAdvance',
  'notes',
  'disrepute',
  'refusal',
] as const;
export type Misconduct = (typeof MISCONDUCTS)[number];

/** What can be wrong with a sealed move (I.8). */
export const SEALED_WRONG = ['sealedAmbiguous', 'sealedUnreadable', 'sealedIllegal'] as const;
export type SealedWrong = (typeof SEALED_WRONG)[number];

/**
 * Where the arbiter decided on time or a result without telling an incident first: at the clock itself, of what became
 * of the time of an interruption, as one kind of clock took the place of the other (6.10.1), as a result was written.
 */
export const DECIDED_AT = ['clock', 'interruption', 'clockChange', 'result'] as const;
export type DecidedAt = (typeof DECIDED_AT)[number];

/** Where an incident was decided, as its line says it, or a line of old; null where it was told as one. */
export function decidedAtOf({
  decidedAt,
  atClock,
}: {
  readonly decidedAt?: DecidedAt | null;
  readonly atClock?: true;
}): DecidedAt | null {
  return decidedAt ?? (atClock === true ? 'clock' : null);
}

/** A move is sealed: as the session ends, or before. */
export const SEALINGS = ['seal', 'sealEarly'] as const;

/** What of an adjourned game is to be ruled on (Guidelines I). */
export const ADJOURNMENT_MATTERS = [
  ...SEALINGS,
  'resume',
  ...SEALED_WRONG,
  'lateToResume',
  'envelopeLost',
  'positionLost',
  'wrongTimes',
] as const;
export type AdjournmentMatter = (typeof ADJOURNMENT_MATTERS)[number];

/** Who is not there when the game is resumed: who has to reply, who sealed (I.9-I.11). */
export const ABSENT_AT_RESUMPTION = ['nobodyAbsent', 'replierAbsent', 'sealerAbsent', 'bothAbsent'] as const;
export type AbsentAtResumption = (typeof ABSENT_AT_RESUMPTION)[number];

export const APPEAL_OUTCOMES = ['upheld', 'rejected', 'changed'] as const;
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];

/** What a board as it stands is, held against the position before the act. */
export const STANDS_ACTS = [
  'legalMove',
  'incompleteMove',
  'illegalMove',
  'severalMoves',
  'outOfTurn',
  'displaced',
  'notOfThisGame',
] as const;
export type StandsAct = (typeof STANDS_ACTS)[number];

/** Which part of a move is still to be made (4.7): what was left standing, left out, or is in the hand. */
export const HALF_MOVES = [
  'pawnNotExchanged',
  'pawnLeft',
  'rookLeft',
  'kingLeft',
  'takenPawnLeft',
  'takenManLeft',
  'onlyTaken',
  'lifted',
] as const;
export type HalfMove = (typeof HALF_MOVES)[number];
