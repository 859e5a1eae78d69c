/**
 * Which articles decide a ruling: those from which something follows (who is right, what must be played, time, a
 * result, a new game) or by which nothing follows. Beside them a ruling cites what was done, what may be claimed,
 * and what a player or the arbiter may do besides: without those the same would follow.
 */
import type { PointCode } from './points.ts';
import type { Question, Ruled } from './ruling.ts';
import type { ArticleId } from './rule-sets/rule-set.ts';

/** `first`: only the first point of that code decides. A list names the articles of a deciding point that are beside. */
type Part = 'decides' | 'beside' | 'first' | readonly ArticleId[];

const FLAG_AS_WELL = ['A.4', 'A.5.3', 'B.2', 'B.3'];

const PARTS: Readonly<Record<Exclude<PointCode, `question.${string}`>, Part>> = {
  // what ended the game first; what would have ended it later is told
  ended: 'first',
  gameIsOver: 'decides',
  // 4.2.1 says who may adjust; that he is not bound follows from 4.3
  notHisMove: ['4.2.1'],
  adjusted: 'decides',
  accidental: 'decides',
  claimLostByTouching: 'decides',
  captureFirst: 'decides',
  moveFirst: 'decides',
  firstOfBoth: 'decides',
  firstNotKnown: 'decides',
  captureWith: 'decides',
  nothingPossible: 'decides',
  mustCastle: 'decides',
  castlingIllegalKingMoves: 'decides',
  castlingIllegalKingStuck: 'decides',
  rookFirst: 'decides',
  promotionFinal: 'decides',
  // that castling is lost on this move; what stays stays by 4.7
  releasedStays: ['4.4.2'],
  dutyKept: 'decides',
  otherMoveMade: 'decides',
  moveWasLegal: 'decides',
  standsLegal: 'decides',
  halfMade: 'beside',
  mustFinish: 'decides',
  nothingMoved: 'decides',
  severalMoves: 'decides',
  menDisplaced: 'decides',
  notOfThisGame: 'decides',
  endsNow: 'decides',
  notCompleted: 'decides',
  noEndByIllegalMove: 'decides',
  endedWithTwoHands: 'decides',
  restore: 'decides',
  incrementTakenBack: 'decides',
  // what was wrong with the move; what follows stands in 7.5
  promotionForbidden: 'beside',
  illegalBecause: 'beside',
  kingTaken: 'beside',
  takenByNoMove: 'beside',
  menMoved: 'beside',
  castledElsewhere: 'beside',
  wronglyExchanged: 'beside',
  manPutOn: 'beside',
  pawnChoosesNow: 'decides',
  becomesQueen: 'decides',
  pressedWithoutMove: 'decides',
  // 4.1 was broken; that nothing follows stands in 7.5.4, which asks for the press
  twoHandsNotPressed: ['4.1'],
  twoHandsPressed: 'decides',
  tooLate: 'decides',
  oneActInOneMove: 'decides',
  losesByIllegalActs: 'decides',
  drawnByIllegalActs: 'decides',
  timeForIllegalAct: 'decides',
  claimantNotOnMove: 'decides',
  claimLostOnThisMove: 'decides',
  moveNotWritten: 'decides',
  claimCorrect: 'decides',
  claimIsAlsoAnOffer: 'beside',
  claimIncorrect: 'decides',
  timeForWrongClaim: 'decides',
  announcedMustBePlayed: 'decides',
  announcedIllegal: 'decides',
  agreementTooEarly: 'decides',
  agreementForbidden: 'decides',
  offerNotAccepted: 'decides',
  offerAtAnotherMoment: 'beside',
  agreed: 'decides',
  goesOn: 'decides',
  counts: 'beside',
  seventyFiveNear: 'beside',
  movesCompleted: 'decides',
  bothFlagsLastPeriod: 'decides',
  bothFlagsPlayOn: 'decides',
  // 6.9 decides; the regime says that it is so there too
  losesOnTime: FLAG_AS_WELL,
  drawnOnTime: FLAG_AS_WELL,
  losesByResigning: 'decides',
  drawnByResigning: 'decides',
  resultFollows: 'decides',
  resultDoesNotFollow: 'decides',
  notEnded: 'decides',
  positionDead: 'decides',
  flagNotFallen: 'decides',
  tooFewIllegalActs: 'decides',
  nothingToClaim: 'decides',
  cameAndMoved: 'decides',
  winnerCannotMate: 'decides',
  bothForfeit: 'decides',
  forfeits: 'decides',
  whiteLosesTheTime: 'decides',
  lateButPlays: 'decides',
  lateNotKnown: 'decides',
  lateAtAll: 'decides',
  setUpStands: 'decides',
  wrongArray: 'decides',
  boardTurned: 'decides',
  putRightUntil: 'beside',
  coloursPutRight: 'decides',
  coloursStand: 'decides',
  noCastlingKing: 'decides',
  noCastlingRook: 'decides',
  findTheIllegalMove: 'decides',
  illegalPositionDraw: 'decides',
  illegalPositionWait: 'decides',
  settingStands: 'decides',
  setClockRight: 'decides',
  baseSetRight: 'decides',
  // how it is shared is the arbiter's judgement
  clockNotStarted: ['0.2'],
  displacedFound: 'decides',
  // 7.4.3: the arbiter may penalise, and need not
  displacedBy: ['7.4.3'],
  penaltyMay: 'beside',
  adjournmentNotAdopted: 'decides',
  'guidelines.notAdopted': 'decides',
  'guidelines.notInBlitz': 'decides',
  'guidelines.hasIncrement': 'decides',
  quickplayNotOnMove: 'decides',
  quickplayTooMuchTime: 'decides',
  incrementRefused: 'decides',
  incrementNotPostponed: 'decides',
  incrementComes: 'decides',
  quickplayRejected: 'decides',
  quickplayPostponed: 'decides',
  quickplayDraw: 'decides',
  bothRefuse: 'decides',
  refuses: 'decides',
  'breach.distracting': 'decides',
  'breach.otherHand': 'decides',
  'breach.clockHandling': 'decides',
  'breach.invalidPause': 'decides',
  'breach.writingInAdvance': 'decides',
  'breach.notes': 'decides',
  'breach.disrepute': 'decides',
  choosePenalty: 'decides',
  deviceFound: 'decides',
  bothDevices: 'decides',
  deviceInBag: 'decides',
  repliedBeforePress: 'decides',
  sealMove: 'decides',
  sealedEarly: 'decides',
  envelopeSays: 'beside',
  envelopeKept: 'beside',
  offerStaysSealed: 'beside',
  resumptionSetUp: 'beside',
  envelopeOpened: 'decides',
  // that he may still come too late is told
  replierAbsent: ['I.10'],
  sealerAbsent: ['I.10'],
  nobodyPresent: 'decides',
  nobodyResumes: 'decides',
  sealedMoveEnded: 'decides',
  lateToResume: 'decides',
  sealedMoveLoses: 'decides',
  sealedMoveDraws: 'decides',
  envelopeLost: 'decides',
  positionLost: 'decides',
  wrongTimesStand: 'decides',
  wrongTimesPutRight: 'decides',
  leftToTheArbiter: 'decides',
  updateTheSheet: 'decides',
  recordingNotRequired: 'decides',
  mayStopWriting: 'decides',
  mustWrite: 'decides',
};

const isAsked = (code: PointCode): code is Extract<PointCode, `question.${string}`> =>
  code.startsWith('question.');

/** The articles that decide, each once, in the order of the points; of a question the one that leaves it to a person. */
export function decidingOf({ points }: Ruled | Question): readonly ArticleId[] {
  const deciding = points.flatMap(({ code, articles }, at) => {
    const part = isAsked(code) ? 'decides' : PARTS[code];
    if (part === 'decides') return articles;
    if (part === 'beside') return [];
    if (part === 'first') return points.findIndex((each) => each.code === code) === at ? articles : [];
    return articles.filter((article) => !part.includes(article));
  });
  return [...new Set(deciding)];
}
