/**
 * Everything a ruling can say, by its code, with the facts its sentence needs: who gives a point gives exactly these,
 * and who says it asks for them by name. Facts are plain JSON: they are kept in the journal with the ruling.
 */
import type {
  ArbitersOpinion,
  EndOnTheBoard,
  HalfMove,
  MayBeUnknown,
  SealedWrong,
} from '../vocabulary/incidents.ts';
import type { Color, IllegalFacts, PromotionRole, Square } from '../chess/index.ts';
import type { ResultReason } from '../vocabulary/results.ts';
import type { Conduct, IllegalPosition } from './incident.ts';

export type RuledResult = '1-0' | '0-1' | '1/2-1/2' | '0-0' | '1/2-0' | '0-1/2';
export type Ended = 'checkmate' | 'stalemate' | 'deadPosition' | 'fivefold' | 'seventyFiveMoves';
export type Basis = 'repetition' | 'fiftyMoves';

/** 12.9, mildest first. */
export type PenaltyCode =
  | 'warning'
  | 'moreTimeToOpponent'
  | 'lessTimeToOffender'
  | 'morePointsToOpponent'
  | 'fewerPointsToOffender'
  | 'lossOfTheGame'
  | 'fine'
  | 'exclusionFromRounds'
  | 'expulsion';

/** From where moves are numbered, so that a ply can be told as a move; lines of old do not say it. */
export interface Numbering {
  readonly start?: readonly [moveNumber: number, turn: Color];
}

type None = Readonly<Record<never, never>>;
interface By {
  readonly by: Color;
}
interface On {
  readonly square: Square;
}
/** As it was told. */
interface Named {
  readonly square: string;
}
interface Way {
  readonly from: Square;
  readonly to: Square;
}
interface FirstPossible extends On {
  /** Touched before it, and neither able to move nor to be taken. */
  readonly passed: readonly Square[];
}
interface KingAndRook {
  readonly king: Square;
  readonly rook: Square;
}
interface PositionBefore extends Numbering {
  /** After how many plies it stood. */
  readonly ply: number;
}
interface ActThatEnds extends By {
  readonly count: number;
  readonly result: RuledResult;
}
interface Bonus {
  readonly to: Color;
  readonly seconds: number;
}
interface AgainstOpponent extends By {
  readonly opponent: Color;
  readonly result: RuledResult;
}
interface DefaultTime {
  readonly defaultMinutes: number;
}
interface Late {
  /** Minutes. */
  readonly white: number;
  readonly black: number;
  readonly defaultMinutes: number;
}
interface MovesMade {
  readonly moves: number;
}
interface MovesBefore extends MovesMade {
  readonly before: number;
}
interface Impossible {
  readonly what: IllegalPosition['what'];
}
/** A result somebody wants to write. */
interface Wanted {
  readonly result: RuledResult;
  readonly reason: ResultReason;
}
interface Anyone {
  readonly by: Color | 'both';
}

/** 9.2 counts positions, 9.3 moves. */
export type ClaimFacts = By &
  (
    | ({
        readonly basis: 'repetition';
        readonly plies: readonly number[];
        readonly count: number;
      } & Numbering)
    | { readonly basis: 'fiftyMoves'; readonly quietPlies: number }
  );

/** Seconds a move, and what is owed for the moves completed where their number is known. */
export type MissingIncrement = { readonly missingIncrement: number } & (
  { readonly moves: number; readonly owed: number } | { readonly moves: null; readonly owed: null }
);

export type QuestionCode =
  | 'adjustingSaid'
  | 'accidental'
  | 'noticedBy'
  | 'claimantHasTouched'
  | 'clockPressed'
  | 'clockRan'
  | 'cameFirst'
  | 'opponentHasReplied'
  | 'gameOver'
  | 'intention'
  | 'from'
  | 'touched'
  | 'written'
  | 'accepted'
  | 'requiredMovesCompleted'
  | 'lastPeriod'
  | 'firstFlag'
  | 'completedByBoth'
  | 'nextMoveCompleted'
  | 'secondsLeft'
  | 'incrementPossible'
  | 'arbiterView'
  | 'increment'
  | 'flagFallen'
  | 'opponentCanMate'
  | 'absent'
  | 'sealedEnds'
  | 'madeAMove'
  | 'bagAllowed'
  | 'switchedOff'
  | 'carried';

/** What was done wrong; a refusal to comply has points of its own (11.7, 11.8). */
export type Breach = Exclude<Conduct['what'], 'refusal'>;

type Breaches = Readonly<Record<`breach.${Breach}`, Anyone>>;
/** The fact that must be known first; a question carries no others. */
type Asked = Readonly<Record<`question.${QuestionCode}`, None>>;

export interface PointFacts extends Breaches, Asked {
  readonly ended: PositionBefore & { readonly ended: Ended; readonly result: RuledResult };
  readonly gameIsOver: None;

  readonly notHisMove: By;
  readonly adjusted: By;
  readonly accidental: By;
  readonly claimLostByTouching: By;
  readonly captureFirst: FirstPossible;
  readonly moveFirst: FirstPossible;
  readonly firstOfBoth: FirstPossible;
  /** Any of these may have been touched first. */
  readonly firstNotKnown: { readonly squares: readonly Square[] };
  readonly captureWith: { readonly mover: Square; readonly target: Square };
  readonly nothingPossible: { readonly squares: readonly Square[] };
  readonly mustCastle: KingAndRook;
  readonly castlingIllegalKingMoves: KingAndRook;
  readonly castlingIllegalKingStuck: KingAndRook;
  readonly rookFirst: KingAndRook & { readonly square: Square | null };
  readonly promotionFinal: { readonly role: PromotionRole };
  readonly releasedStays: Way;
  readonly dutyKept: By;
  readonly otherMoveMade: By & PositionBefore;

  readonly moveWasLegal: Way;
  /** SAN in English letters. */
  readonly standsLegal: { readonly san: string };
  /** `square`: of the man that is still to be moved, taken off, set down or exchanged. */
  readonly halfMade: On & { readonly half: HalfMove };
  readonly mustFinish: None;
  readonly kingTaken: On;
  readonly takenByNoMove: { readonly squares: readonly Square[] };
  readonly menMoved: { readonly squares: readonly Square[] };
  readonly castledElsewhere: { readonly rook: Square };
  readonly wronglyExchanged: On;
  readonly manPutOn: On;
  readonly nothingMoved: By;
  readonly severalMoves: {
    /** In English letters, as they follow the record. */
    readonly sans: readonly string[];
    readonly moveNumber: number;
    readonly turn: Color;
    /** No other as short leads there; null where that is not known. */
    readonly only: boolean | null;
  };
  readonly menDisplaced: { readonly squares: readonly Square[] };
  readonly notOfThisGame: { readonly squares: readonly Square[] };
  /** The position the ruling leads to ends the game by itself. */
  readonly endsNow: { readonly ended: Ended; readonly result: RuledResult };
  readonly notCompleted: By;
  /** What looks like the end on the chessboard and is none. */
  readonly noEndByIllegalMove: { readonly ended: EndOnTheBoard };
  readonly endedWithTwoHands: By & { readonly ended: EndOnTheBoard; readonly result: RuledResult };
  readonly restore: PositionBefore;
  readonly incrementTakenBack: By;
  readonly promotionForbidden: { readonly role: 'king' | 'pawn' };
  /** As the chessboard explains it, with where the move went. */
  readonly illegalBecause: IllegalFacts & Way;
  readonly pawnChoosesNow: On;
  readonly becomesQueen: On;
  readonly pressedWithoutMove: By;
  readonly twoHandsNotPressed: By;
  readonly twoHandsPressed: By;
  readonly movedOutOfTurn: By;
  /** `by`: who has the move. */
  readonly outOfTurnBack: By & PositionBefore;
  readonly outOfTurnCounts: By;
  readonly noEndOutOfTurn: { readonly ended: EndOnTheBoard };
  /** What the game comes to if what was told last came first, and if it came last; null: it goes on. */
  readonly orderNotKnown: { readonly first: RuledResult | null; readonly last: RuledResult | null };
  readonly flagNoLongerCounts: By;
  readonly tooLate: By;
  /** Another illegal act in the same move. */
  readonly oneActInOneMove: None;
  readonly losesByIllegalActs: ActThatEnds;
  readonly drawnByIllegalActs: ActThatEnds;
  readonly timeForIllegalAct: By & Bonus & { readonly count: number };

  readonly claimantNotOnMove: By;
  readonly claimLostOnThisMove: By;
  readonly moveNotWritten: By;
  readonly claimCorrect: ClaimFacts;
  readonly claimIsAlsoAnOffer: By;
  readonly claimIncorrect: By & {
    readonly basis: Basis;
    readonly count: number;
    readonly quietPlies: number;
  };
  readonly timeForWrongClaim: Bonus;
  /** Two grounds of it, found incorrect: the time is given once. */
  readonly oneClaim: None;
  /** Nobody knows it, and the ruling turns on it. */
  readonly factNotKnown: { readonly fact: MayBeUnknown };
  /** Not shown to be otherwise, a contact counts as a touch (4.2). */
  readonly contactCounts: None;
  /** Not shown to be otherwise, the required moves count as made (8.6). */
  readonly overstepNotShown: None;
  readonly announcedMustBePlayed: On;
  /** `orOf`: other men of its kind that can be meant as well. */
  readonly announcedIllegal: { readonly square: Square | null; readonly orOf?: readonly Square[] };
  readonly agreementTooEarly: { readonly each: number };
  readonly agreementForbidden: { readonly each: number; readonly before: number };
  readonly offerNotAccepted: By;
  readonly offerAtAnotherMoment: By;
  readonly agreed: By;
  readonly goesOn: None;
  readonly counts: {
    readonly count: number;
    readonly quietPlies: number;
    readonly claimableNow: readonly Basis[];
  };

  readonly seventyFiveNear: { readonly quietPlies: number };
  readonly movesCompleted: { readonly flag: Color | null };
  readonly bothFlagsLastPeriod: None;
  readonly bothFlagsPlayOn: None;
  /** What the game comes to by whose flag fell first; the arbiter decides. */
  readonly firstFlagNotKnown: Readonly<Record<Color, RuledResult | null>>;
  readonly losesOnTime: AgainstOpponent;
  readonly drawnOnTime: AgainstOpponent;
  readonly losesByResigning: AgainstOpponent;
  readonly drawnByResigning: AgainstOpponent;
  readonly resultFollows: Wanted;
  readonly resultDoesNotFollow: Wanted;
  readonly notEnded: {
    readonly ended: Ended;
    readonly count: number;
    readonly quietPlies: number;
  };
  readonly positionDead: None;
  readonly flagNotFallen: By;
  readonly tooFewIllegalActs: By & { readonly count: number };
  readonly nothingToClaim: {
    readonly basis: Basis;
    readonly count: number;
    readonly quietPlies: number;
  };
  readonly cameAndMoved: By;
  readonly winnerCannotMate: By;
  readonly bothForfeit: Late;
  readonly forfeits: By & Late;
  readonly whiteLosesTheTime: Late;
  readonly lateButPlays: By & Late;
  readonly lateNotKnown: Anyone & { readonly defaultMinutes: number };
  readonly lateAtAll: Anyone;

  readonly setUpStands: MovesMade;
  readonly wrongArray: MovesMade;
  readonly boardTurned: None;
  /** Moves completed by each until which it is put right; null: during the whole game. */
  readonly putRightUntil: { readonly moves: number | null };
  readonly coloursPutRight: MovesBefore;
  readonly coloursStand: MovesBefore;
  readonly noCastlingKing: On;
  readonly noCastlingRook: On;
  readonly findTheIllegalMove: Impossible;
  readonly illegalPositionDraw: Impossible;
  readonly illegalPositionWait: Impossible;
  readonly settingStands: MovesMade;
  readonly setClockRight: MissingIncrement;
  /** Negative where each had been given too much. */
  readonly baseSetRight: { readonly seconds: number };
  readonly clockNotStarted: { readonly stood: number; readonly each: number };
  readonly displacedFound: None;
  readonly displacedBy: By;
  readonly penaltyMay: None;

  readonly adjournmentNotAdopted: By;
  readonly 'guidelines.notAdopted': By;
  readonly 'guidelines.notInBlitz': By;
  readonly 'guidelines.hasIncrement': By;
  readonly quickplayNotOnMove: By;
  readonly quickplayTooMuchTime: By;
  readonly incrementRefused: None;
  readonly incrementNotPostponed: None;
  readonly incrementComes: Bonus & { readonly increment: number };
  readonly quickplayRejected: Bonus;
  readonly quickplayPostponed: { readonly to: Color };
  readonly quickplayDraw: { readonly view: ArbitersOpinion | null };

  readonly bothRefuse: None;
  readonly refuses: By;
  readonly choosePenalty: { readonly penalties: readonly PenaltyCode[] };
  readonly deviceFound: By & { readonly inBag?: boolean };
  readonly bothDevices: None;
  readonly deviceInBag: Anyone;
  readonly bagUsed: Anyone;
  readonly deviceInVenue: Anyone;
  readonly repliedBeforePress: By;
  readonly sealMove: By;
  readonly sealedEarly: By;
  /** `moveNumber`: of the sealed move. */
  readonly envelopeSays: By & { readonly moveNumber: number };
  readonly envelopeKept: None;
  readonly offerStaysSealed: None;
  readonly resumptionSetUp: None;
  readonly envelopeOpened: By;
  readonly replierAbsent: By & DefaultTime;
  readonly sealerAbsent: By & DefaultTime;
  readonly nobodyPresent: By;
  readonly nobodyResumes: None;
  readonly sealedMoveEnded: None;
  readonly lateToResume: By & DefaultTime;
  readonly sealedMoveLoses: AgainstOpponent & { readonly what: SealedWrong };
  readonly sealedMoveDraws: AgainstOpponent & { readonly what: SealedWrong };
  readonly envelopeLost: By;
  readonly positionLost: None;
  readonly wrongTimesStand: None;
  readonly wrongTimesPutRight: None;
  readonly leftToTheArbiter: None;
  readonly updateTheSheet: By;
  readonly recordingNotRequired: By;
  readonly mayStopWriting: By;
  readonly mustWrite: By;
}

export type PointCode = keyof PointFacts;

/** Why an incident does not fit the game. */
export interface ContradictionFacts {
  readonly emptySquare: Named;
  readonly notOnMove: By;
  readonly noPieceToMove: Named;
  readonly noSuchPawn: Named;
  readonly unreadableMove: { readonly text: string };
  readonly badNumber: { readonly number: string };
  readonly unreadableBoard: { readonly text: string };
  readonly unreadableAct: { readonly text: string };
  readonly actNotPossible: { readonly text: string };
}

export type ContradictionCode = keyof ContradictionFacts;
