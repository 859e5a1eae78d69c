/** For every code of the Laws each value its facts can have, complete by its type: a new code or fact must be told here. */
import {
  type Color,
  type IllegalReason,
  type PromotionRole,
  type Square,
  illegalFacts,
  startPosition,
} from '../../src-core/chess/index.ts';
import { RESULT_REASONS } from '../../src-core/vocabulary/results.ts';
import { HALF_MOVES, MAY_BE_UNKNOWN, SEALED_WRONG } from '../../src-core/vocabulary/incidents.ts';
import type {
  Basis,
  ContradictionFacts,
  Ended,
  PenaltyCode,
  PointCode,
  PointFacts,
  QuestionCode,
  RuledResult,
} from '../../src-core/laws/index.ts';

/** Several values a fact; `undefined` among them where it may be missing. */
type Values<F> = F extends unknown
  ? { readonly [K in keyof F]-?: readonly (F[K] | (object extends Pick<F, K> ? undefined : never))[] }
  : never;

/** Every way to take one value of each fact; where it is undefined the fact is left out. */
export function combinations(values: Readonly<Record<string, readonly unknown[]>>): readonly object[] {
  return Object.entries(values).reduce<readonly object[]>(
    (all, [key, each]) =>
      all.flatMap((facts) => each.map((value) => (value === undefined ? facts : { ...facts, [key]: value }))),
    [{}],
  );
}

const every = <T extends string>(of: Readonly<Record<T, true>>): readonly T[] =>
  Object.keys(of).filter((key): key is T => key in of);

const color = every<Color>({ white: true, black: true });
const by = { by: color };
const square: readonly Square[] = ['a1', 'e4'];
const on = { square };
const way = { from: square, to: square };
const passed: readonly (readonly Square[])[] = [[], ['c1'], ['c1', 'b1']];
const someSquares: readonly (readonly Square[])[] = [['g5'], ['c1', 'b1']];
const kingAndRook = { king: ['e1'], rook: ['h1'] } as const;
const result = every<RuledResult>({
  '1-0': true,
  '0-1': true,
  '1/2-1/2': true,
  '0-0': true,
  '1/2-0': true,
  '0-1/2': true,
});
const ended = every<Ended>({
  checkmate: true,
  stalemate: true,
  deadPosition: true,
  fivefold: true,
  seventyFiveMoves: true,
});
const basis = every<Basis>({ repetition: true, fiftyMoves: true });
const start: readonly (readonly [number, Color] | undefined)[] = [undefined, [1, 'white'], [23, 'black']];
const ply = { ply: [0, 1, 24], start };
const count = [0, 1, 2, 3];
const quietPlies = [0, 1, 2, 25, 100, 150];
const seconds = [1, 30, 60, 90, 120];
const opponents = { by: color, opponent: color, result };
const late = { white: [0, 5, 31], black: [0, 31], defaultMinutes: [0, 1, 30] };
const impossible = { what: ['bothKingsInCheck', 'pawnOnLastRank'] } as const;
const anyone = { by: [...color, 'both'] } as const;
const penalties: readonly PenaltyCode[] = every<PenaltyCode>({
  warning: true,
  moreTimeToOpponent: true,
  lessTimeToOffender: true,
  morePointsToOpponent: true,
  fewerPointsToOffender: true,
  lossOfTheGame: true,
  fine: true,
  exclusionFromRounds: true,
  expulsion: true,
});

const man = { square: 'e4', piece: { color: 'white', role: 'knight' } } as const;
const men = [man, { square: 'd8', piece: { color: 'black', role: 'queen' } }] as const;
const side = 'king-side';
/** Every reason of the chessboard. */
const reasons: { readonly [R in IllegalReason as R['code']]: readonly R[] } = {
  gameIsOver: [{ code: 'gameIsOver', facts: { ending: { kind: 'stalemate' } } }],
  notOneKingEach: [{ code: 'notOneKingEach', facts: {} }],
  kingNotCaptured: [
    { code: 'kingNotCaptured', facts: { square: 'e8', piece: { color: 'black', role: 'king' } } },
  ],
  noPieceThere: [{ code: 'noPieceThere', facts: { square: 'e4' } }],
  notYourPiece: [{ code: 'notYourPiece', facts: man }],
  sameSquare: [{ code: 'sameSquare', facts: man }],
  notThatPiecesWay: [{ code: 'notThatPiecesWay', facts: { ...man, to: 'a1' } }],
  blockedAt: [{ code: 'blockedAt', facts: man }],
  ownPieceThere: [{ code: 'ownPieceThere', facts: man }],
  nothingToCapture: [{ code: 'nothingToCapture', facts: { square: 'e4' } }],
  epNotPossible: [{ code: 'epNotPossible', facts: { square: 'e6', pawn: 'e5' } }],
  epNoLonger: [{ code: 'epNoLonger', facts: { square: 'e6', pawn: 'e5', ply: 8, moveNumber: 4 } }],
  promotionMissing: [{ code: 'promotionMissing', facts: { choices: ['queen', 'knight'] } }],
  promotionNotAllowed: [{ code: 'promotionNotAllowed', facts: man }],
  kingIntoAttack: [{ code: 'kingIntoAttack', facts: { square: 'e2', by: men } }],
  stillInCheck: [{ code: 'stillInCheck', facts: { king: 'e1', by: men } }],
  kingLeftAttacked: [{ code: 'kingLeftAttacked', facts: { king: 'e1', by: [man] } }],
  castlingRightLost: [
    { code: 'castlingRightLost', facts: { side, because: 'unknown' } },
    ...(['kingMoved', 'rookMoved', 'rookCaptured'] as const).map(
      (because) => ({ code: 'castlingRightLost', facts: { side, because, ply: 8, moveNumber: 4 } }) as const,
    ),
  ],
  castlingNoRook: [{ code: 'castlingNoRook', facts: { side } }],
  castlingOutOfCheck: [{ code: 'castlingOutOfCheck', facts: { side, by: men } }],
  castlingBlocked: [{ code: 'castlingBlocked', facts: { side: 'queen-side', ...man } }],
  castlingThroughAttack: [{ code: 'castlingThroughAttack', facts: { side, square: 'f1', by: men } }],
  castlingIntoAttack: [{ code: 'castlingIntoAttack', facts: { side, square: 'g1', by: [man] } }],
};
const [from, to] = ['e2', 'e5'] as const;
const illegal = Object.values<readonly IllegalReason[]>(reasons)
  .flat()
  .map((reason) => ({
    ...illegalFacts(startPosition(), { from, to }, reason),
    from,
    to,
  }));

type Told<C extends PointCode> = C extends 'claimCorrect' | 'illegalBecause' | 'setClockRight'
  ? readonly PointFacts[C][]
  : Values<PointFacts[C]>;

const none = {};

export const questionCodes = every<QuestionCode>({
  adjustingSaid: true,
  accidental: true,
  noticedBy: true,
  claimantHasTouched: true,
  clockPressed: true,
  clockRan: true,
  cameFirst: true,
  opponentHasReplied: true,
  gameOver: true,
  intention: true,
  from: true,
  touched: true,
  written: true,
  accepted: true,
  requiredMovesCompleted: true,
  lastPeriod: true,
  firstFlag: true,
  completedByBoth: true,
  nextMoveCompleted: true,
  secondsLeft: true,
  incrementPossible: true,
  arbiterView: true,
  increment: true,
  flagFallen: true,
  opponentCanMate: true,
  bagAllowed: true,
  switchedOff: true,
  carried: true,
  absent: true,
  sealedEnds: true,
  madeAMove: true,
});

type Asked = Extract<PointCode, `question.${string}`>;

/** Of the points that ask see `questionCodes`: they have no facts. */
export const pointFacts: { readonly [C in Exclude<PointCode, Asked>]: Told<C> } = {
  ended: { ended, result, ...ply },
  gameIsOver: none,
  notHisMove: by,
  adjusted: by,
  accidental: by,
  claimLostByTouching: by,
  captureFirst: { square, passed },
  moveFirst: { square, passed },
  firstOfBoth: { square, passed },
  firstNotKnown: { squares: someSquares },
  captureWith: { mover: square, target: square },
  nothingPossible: { squares: passed },
  mustCastle: kingAndRook,
  castlingIllegalKingMoves: kingAndRook,
  castlingIllegalKingStuck: kingAndRook,
  rookFirst: { ...kingAndRook, square: [null, 'e1'] },
  promotionFinal: { role: every<PromotionRole>({ queen: true, rook: true, bishop: true, knight: true }) },
  releasedStays: way,
  dutyKept: by,
  otherMoveMade: { by: color, ...ply },
  moveWasLegal: way,
  standsLegal: { san: ['Nf3', 'O-O', 'e8=Q+'] },
  halfMade: { half: HALF_MOVES, square },
  mustFinish: none,
  kingTaken: on,
  takenByNoMove: { squares: someSquares },
  menMoved: { squares: someSquares },
  castledElsewhere: { rook: square },
  wronglyExchanged: on,
  manPutOn: on,
  nothingMoved: by,
  severalMoves: {
    sans: [
      ['e4', 'e5'],
      ['Nf6', 'O-O', 'd5'],
    ],
    moveNumber: [1, 23],
    turn: color,
    only: [true, false, null],
  },
  menDisplaced: { squares: someSquares },
  notOfThisGame: { squares: someSquares },
  endsNow: { ended, result },
  notCompleted: by,
  noEndByIllegalMove: { ended: ['checkmate', 'stalemate', 'deadPosition'] },
  endedWithTwoHands: { by: color, ended: ['checkmate', 'stalemate', 'deadPosition'], result },
  restore: ply,
  incrementTakenBack: by,
  promotionForbidden: { role: ['king', 'pawn'] },
  illegalBecause: illegal,
  pawnChoosesNow: on,
  becomesQueen: on,
  pressedWithoutMove: by,
  twoHandsNotPressed: by,
  twoHandsPressed: by,
  movedOutOfTurn: by,
  outOfTurnBack: { by: color, ...ply },
  outOfTurnCounts: by,
  noEndOutOfTurn: { ended: ['checkmate', 'stalemate', 'deadPosition'] },
  orderNotKnown: { first: [null, ...result], last: [null, '1-0'] },
  flagNoLongerCounts: by,
  tooLate: by,
  oneActInOneMove: none,
  losesByIllegalActs: { by: color, count, result },
  drawnByIllegalActs: { by: color, count, result },
  timeForIllegalAct: { by: color, to: color, seconds, count },
  claimantNotOnMove: by,
  claimLostOnThisMove: by,
  moveNotWritten: by,
  claimCorrect: color.flatMap((by) => [
    ...quietPlies.map((quietPlies) => ({ by, basis: 'fiftyMoves', quietPlies }) as const),
    ...start.map(
      (from) =>
        ({
          by,
          basis: 'repetition',
          plies: [0, 4, 8],
          count: 3,
          ...(from === undefined ? {} : { start: from }),
        }) as const,
    ),
  ]),
  claimIsAlsoAnOffer: by,
  claimIncorrect: { by: color, basis, count, quietPlies },
  timeForWrongClaim: { to: color, seconds },
  oneClaim: {},
  factNotKnown: { fact: MAY_BE_UNKNOWN },
  contactCounts: {},
  overstepNotShown: {},
  announcedMustBePlayed: on,
  announcedIllegal: { square: [null, 'e4'], orOf: [undefined, ['b8', 'g8']] },
  agreementTooEarly: { each: [0] },
  agreementForbidden: { each: [0, 12], before: [30] },
  offerNotAccepted: by,
  offerAtAnotherMoment: by,
  agreed: by,
  goesOn: none,
  counts: { count, quietPlies, claimableNow: [[], basis] },
  seventyFiveNear: { quietPlies: [149] },
  movesCompleted: { flag: [null, ...color] },
  bothFlagsLastPeriod: none,
  bothFlagsPlayOn: none,
  firstFlagNotKnown: { white: [null, ...result], black: [null, '1-0'] },
  losesOnTime: opponents,
  drawnOnTime: opponents,
  losesByResigning: opponents,
  drawnByResigning: opponents,
  resultFollows: { result, reason: RESULT_REASONS },
  resultDoesNotFollow: { result, reason: RESULT_REASONS },
  notEnded: { ended, count, quietPlies },
  positionDead: {},
  flagNotFallen: by,
  tooFewIllegalActs: { ...by, count },
  nothingToClaim: { basis, count, quietPlies },
  cameAndMoved: by,
  winnerCannotMate: by,
  bothForfeit: late,
  forfeits: { by: color, ...late },
  whiteLosesTheTime: late,
  lateNotKnown: { ...anyone, defaultMinutes: [1, 30] },
  lateAtAll: anyone,
  lateButPlays: { by: color, ...late },
  setUpStands: { moves: [10, 14] },
  wrongArray: { moves: [0, 9] },
  boardTurned: none,
  putRightUntil: { moves: [null, 10] },
  coloursPutRight: { moves: [0, 1, 9], before: [10] },
  coloursStand: { moves: [10, 14], before: [10] },
  noCastlingKing: on,
  noCastlingRook: on,
  findTheIllegalMove: impossible,
  illegalPositionDraw: impossible,
  illegalPositionWait: impossible,
  settingStands: { moves: [10, 14] },
  setClockRight: [1, 30].flatMap((missingIncrement) => [
    { missingIncrement, moves: null, owed: null },
    ...[0, 1, 2, 7].map((moves) => ({ missingIncrement, moves, owed: moves * missingIncrement })),
  ]),
  baseSetRight: { seconds: [-600, 1, 90, 300] },
  clockNotStarted: { stood: [3, 120, 300], each: [1, 60, 150] },
  displacedFound: none,
  displacedBy: by,
  penaltyMay: none,
  adjournmentNotAdopted: by,
  'guidelines.notAdopted': by,
  'guidelines.notInBlitz': by,
  'guidelines.hasIncrement': by,
  quickplayNotOnMove: by,
  quickplayTooMuchTime: by,
  incrementRefused: none,
  incrementNotPostponed: none,
  incrementComes: { increment: [5], to: color, seconds },
  quickplayRejected: { to: color, seconds },
  quickplayPostponed: { to: color },
  quickplayDraw: { view: [null, 'opponentNotTrying', 'cannotBeWonByNormalMeans'] },
  bothRefuse: none,
  refuses: by,
  'breach.distracting': anyone,
  'breach.otherHand': anyone,
  'breach.clockHandling': anyone,
  'breach.invalidPause': anyone,
  'breach.writingInAdvance': anyone,
  'breach.notes': anyone,
  'breach.disrepute': anyone,
  choosePenalty: { penalties: [penalties] },
  deviceFound: { by: color, inBag: [undefined, true, false] },
  bothDevices: none,
  deviceInBag: anyone,
  bagUsed: anyone,
  deviceInVenue: anyone,
  repliedBeforePress: by,
  sealMove: by,
  sealedEarly: by,
  envelopeSays: { by: color, moveNumber: [1, 41] },
  envelopeKept: none,
  offerStaysSealed: none,
  resumptionSetUp: none,
  envelopeOpened: by,
  replierAbsent: { by: color, defaultMinutes: [0, 30] },
  sealerAbsent: { by: color, defaultMinutes: [0, 30] },
  nobodyPresent: by,
  nobodyResumes: none,
  sealedMoveEnded: none,
  lateToResume: { by: color, defaultMinutes: [0, 30] },
  sealedMoveLoses: { ...opponents, what: SEALED_WRONG },
  sealedMoveDraws: { ...opponents, what: SEALED_WRONG },
  envelopeLost: by,
  positionLost: none,
  wrongTimesStand: none,
  wrongTimesPutRight: none,
  leftToTheArbiter: none,
  updateTheSheet: by,
  recordingNotRequired: by,
  mayStopWriting: by,
  mustWrite: by,
};

export const contradictionFacts: {
  readonly [C in keyof ContradictionFacts]: Values<ContradictionFacts[C]>;
} = {
  emptySquare: on,
  notOnMove: by,
  noPieceToMove: on,
  noSuchPawn: on,
  unreadableMove: { text: ['Nf3', 'x'] },
  badNumber: { number: ['-1', '1.5'] },
  unreadableBoard: { text: ['8/8', 'x'] },
  unreadableAct: { text: ['e1g1'] },
  actNotPossible: { text: ['e1-g1', '-d5'] },
};

/** What a point of this code must tell and may tell; null where there is no such code. */
export function factsOf(
  code: string,
): { readonly must: readonly string[]; readonly may: readonly string[] } | null {
  if (code.startsWith('question.')) {
    return questionCodes.some((each) => code === `question.${each}`) ? { must: [], may: [] } : null;
  }
  const told: unknown = Object.hasOwn(pointFacts, code) ? Reflect.get(pointFacts, code) : null;
  if (typeof told !== 'object' || told === null) return null;
  const ways: readonly object[] = Array.isArray(told) ? told : combinations({ ...told });
  const may = [...new Set(ways.flatMap((facts) => Object.keys(facts)))];
  return { must: may.filter((key) => ways.every((facts) => key in facts)), may };
}
