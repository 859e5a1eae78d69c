/** Every refusal, with facts such as the desk gives, is a whole sentence in both languages. */
import { describe, expect, test } from 'vitest';
import { PARCHIS_REASONS } from '../../src-core/vocabulary/parchis.ts';
import { ANNOUNCED } from '../../src-core/vocabulary/pairings.ts';
import { FILE_KINDS } from '../../src-core/plain/file-kind.ts';
import { REFUSAL_CODES } from '../../src-core/desk/commands/refusals/index.ts';
import type { RefusalCode, RefusalFacts } from '../../src-core/desk/commands/refusals/index.ts';
import { refusals as english } from '../../src-core/words/en/refusals.ts';
import { refusals as spanish } from '../../src-core/words/es/refusals.ts';
import { screenOf } from '../../src-core/words/language.ts';
import { refusalSaid } from '../../src-core/words/said.ts';

const at = { round: 1, board: 2 };
const stands = { board: 2, result: '1/2-1/2', reason: 'agreement', seq: 7 } as const;
const stood = { board: 2, phase: 'running' } as const;
const possible = ['Nbd2', 'Nfd2'];
const knight = { mover: 'knight', from: 'g1', possible, text: 'Ng3' } as const;
const attacked = { by: ['e8', 'b4'], byRoles: ['rook', 'bishop'] } as const;
const own = { square: 'g1', color: 'white', role: 'knight' } as const;
const castling = { ...knight, mover: 'king', from: 'e1', side: 'king-side' } as const;
const missing = { number: 3, moveNumber: 4, turn: 'white' } as const;

const articles = ['5.1.2'];
const drawn = {
  code: 'drawnByResigning',
  articles,
  facts: { by: 'white', opponent: 'black', result: '1/2-1/2' },
} as const;
const early = { code: 'agreementTooEarly', articles: ['5.2.3'], facts: { each: 0 } } as const;
const asked = { code: 'question.completedByBoth', articles: ['0.2'], facts: {} } as const;

type Samples = { readonly [C in RefusalCode]: readonly [RefusalFacts[C], ...RefusalFacts[C][]] };

/** More than one where a fact may be missing, empty or of several kinds. */
const samples: Samples = {
  noTournament: [{}],
  noParchisTable: [{ round: 1, table: 2 }],
  badParchisSeats: [{ seats: 1 }],
  parchisPlayerTwice: [
    { name: 'Ana', table: 0 },
    { name: '', table: 3 },
  ],
  parchisVariants: [{ why: 'fourForCouples' }, { why: 'onlyInCouples' }, { why: 'onlyWithTwoDice' }],
  parchisBegun: [{ table: 2 }],
  parchisNotBegun: [{ table: 2 }],
  parchisOver: [{ table: 2 }],
  parchisStartOpen: [{ colors: ['yellow', 'red'] }],
  badParchisDice: [{ dice: 1 }, { dice: 2 }],
  parchisCountFirst: [{ color: 'green', count: 20 }],
  parchisIllegal: [
    { why: 'wrongCount', rule: 'P-10', color: 'blue', square: null, count: null },
    { why: 'barrierInTheWay', rule: 'P-31', color: 'blue', square: null, count: 6 },
    { why: 'squareFull', rule: 'P-20', color: 'blue', square: null, count: 6 },
    ...PARCHIS_REASONS.map((why) => ({ why, rule: 'P-31', color: 'blue', square: 30, count: 6 }) as const),
  ],
  parchisNoSuchRoll: [{ seq: 9 }],
  parchisOwnReason: [{ back: true }, { back: false }],
  parchisDiceOpen: [{ commitment: 'ab' }],
  parchisNoDice: [{}],
  parchisSayFirst: [{}],
  parchisSaidAlready: [{}],
  badParchisSaid: [{ value: 'x' }],
  alreadyCreated: [{ name: 'Open' }],
  emptyName: [{}],
  tooLong: [{ value: 'Ana', most: 200 }],
  badDates: [
    { begins: '2026-11-29', ends: '2026-11-28', wrong: null },
    { begins: 'x', ends: '', wrong: 'x' },
  ],
  badRounds: [{ rounds: 0, highest: 200 }],
  badBoards: [{ boards: -1, highest: 9999 }],
  badFederation: [{ value: 'ESPA' }],
  badRules: [{ value: -1 }],
  roundsInUse: [{ rounds: 3, paired: 4 }],
  variantInUse: [{ variant: 'chess960' }],
  otherSystem: [{ system: 'roundRobin' }],
  earlierNotPaired: [{ round: 4, before: 2 }],
  initialColorMissing: [{}],
  initialColorHolds: [{ color: 'white' }],
  pairingOutdated: [{ round: 4 }],
  leftOver: [{ names: ['3 Ana', '8'] }, { names: [] }],
  leavesFide: [{ round: 4 }],
  noName: [{ value: '' }, { value: '12' }],
  badNumber: [{ value: 'x' }],
  badRating: [{ value: 'x' }],
  badBirth: [{ value: 'x' }],
  duplicateNumber: [{ number: 3 }],
  duplicateFideId: [{ fideId: '2200015', name: 'Ana' }],
  duplicatePlayer: [{ name: 'Ana', birth: '' }],
  unknownPlayer: [{ text: '' }, { text: 'Ana' }],
  ambiguousPlayer: [{ text: 'Ana', candidates: ['1 Ana Ruiz', '2 Ana Sanz'] }],
  unknownPerson: [{ id: 'p1' }],
  nothingToRegister: [{}],
  noGoodLine: [{ lines: 4 }],
  tournamentNotEmpty: [
    { players: 12, rounds: 0 },
    { players: 1, rounds: 1 },
  ],
  reportUnsound: [{ errors: 1 }, { errors: 3 }],
  reportFault: [
    { fault: 'twoWinners', weight: 'error', round: 1, opponent: 4 },
    { fault: 'thirdColor', weight: 'warning', round: 3 },
  ],
  notKept: [{ tags: ['ESP'] }],
  unreadableLine: [{}],
  unreadableText: [{}],
  badRound: [{ round: 12, rounds: 9 }],
  badBoard: [{ value: '' }, { value: 'x' }],
  noPairings: [{ round: 1 }],
  samePlayerTwice: [
    { name: 'Ana', board: 2 },
    { ...at, name: '' },
  ],
  alreadyPaired: [{ board: 2 }],
  boardTaken: [{ board: 2 }],
  noSuchRound: [{ round: 1 }],
  noSuchBoard: [at],
  boardOfNoRound: [{ board: 2 }],
  pairingHasMoves: [{ ...at, moves: 4 }],
  pairingHasResult: [{ ...at, result: '1-0', seq: 7 }],
  frozenByRoundOne: [{ what: 'points', round: 1 }, ...ANNOUNCED.map((what) => ({ what, round: 1 }))],
  numbersHold: [{ round: 4 }],
  badPoints: [{ value: 100 }],
  badPointOrder: [{}],
  badTieBreak: [{ code: 'XX' }],
  badForbidden: [{ players: 1 }],
  badRoundSpan: [{ first: 3, last: 2 }],
  playerAway: [
    { number: 3, name: 'Ana', round: 2, why: 'bye' },
    { number: 3, name: '', round: 2, why: 'withdrawn' },
    { number: 3, name: 'Ana', round: 2, why: 'notYet' },
  ],
  playerIsPaired: [{ number: 3, name: 'Ana', ...at }],
  playerNotPaired: [{ number: 3, name: 'Ana', round: 2 }],
  notWithdrawn: [{ number: 3, name: 'Ana' }],
  withdrawnBefore: [{ number: 3, name: 'Ana', round: 2 }],
  tooManyHalfByes: [
    { number: 3, name: 'Ana', most: 1 },
    { number: 3, name: 'Ana', most: 0 },
  ],
  boardInPlay: [at],
  roundIsPaired: [{ round: 1 }],
  tooFewPlayers: [{ players: 2, fewest: 3 }],
  tooManyPlayers: [{ players: 300, most: 200 }],
  alreadyPublished: [{ round: 1 }],
  noResultToCorrect: [at],
  badStartPosition: [
    { text: '', why: 'fields', field: 'board', column: 1 },
    { text: '960', why: 'number', column: 1 },
  ],
  byeHasNoMoves: [{ board: 2 }, at],
  gameOver: [stands, { ...stands, round: 1 }],
  moveIsLegal: [{ text: 'Nf3' }],
  illegalMove: [
    { ...knight, why: 'notOneKingEach' },
    { ...knight, why: 'kingNotCaptured', square: 'e8', color: 'black', role: 'king' },
    { ...knight, why: 'gameIsOver', ending: 'checkmate' },
    { ...knight, why: 'noPieceThere', mover: null, square: 'e4' },
    { ...knight, why: 'notYourPiece', square: 'g1', color: 'black', role: 'knight' },
    { ...knight, why: 'sameSquare', square: 'g1', color: 'white', role: 'knight' },
    { ...knight, ...own, why: 'notThatPiecesWay', to: 'g4' },
    // as lines of old have it
    { ...own, possible, text: 'Ng3', why: 'notThatPiecesWay', to: 'g4' },
    { ...knight, why: 'blockedAt', square: 'g2', color: 'white', role: 'pawn' },
    { ...knight, why: 'ownPieceThere', square: 'e2', color: 'white', role: 'queen' },
    { ...knight, why: 'nothingToCapture', square: 'e5' },
    { ...knight, why: 'epNotPossible', square: 'e6', pawn: 'e5' },
    { ...knight, why: 'epNoLonger', square: 'e6', pawn: 'e5', ply: 3, moveNumber: 2 },
    { ...knight, why: 'promotionMissing', choices: ['queen', 'rook'] },
    { ...knight, ...own, why: 'promotionNotAllowed' },
    { ...knight, ...attacked, why: 'kingIntoAttack', square: 'e2' },
    { ...knight, ...attacked, why: 'stillInCheck', king: 'e1' },
    { ...knight, ...attacked, why: 'kingLeftAttacked', king: 'e1' },
    { ...castling, why: 'castlingRightLost', because: 'rookMoved', ply: 3, moveNumber: 2 },
    { ...castling, why: 'castlingRightLost', because: 'unknown' },
    { ...castling, why: 'castlingNoRook' },
    { ...castling, ...attacked, why: 'castlingOutOfCheck' },
    { ...castling, why: 'castlingBlocked', square: 'f1', color: 'white', role: 'bishop' },
    { ...castling, ...attacked, why: 'castlingThroughAttack', square: 'f1' },
    { ...castling, ...attacked, why: 'castlingIntoAttack', square: 'g1' },
    { text: 'Qh5', possible: [], why: 'noSuchPiece' },
    { text: 'Cf3', possible: [], why: 'wrongLanguage' },
    { text: 'Nf3', possible: [], why: 'illegal', ...at },
  ],
  unreadableMove: [{ text: '' }, { text: 'e9' }],
  ambiguousMove: [{ text: 'Nd2', possible }],
  resultStands: [stands, { ...stands, round: 1 }],
  resultDoesNotFit: [{ result: '1-0', reason: 'agreement' }],
  lawsSayOtherwise: [
    { result: '0-1', reason: 'resignation', says: '1/2-1/2', saysReason: 'resignation', points: [drawn] },
    { result: '1/2-1/2', reason: 'agreement', says: null, saysReason: null, points: [early, asked] },
    {
      ...{ result: '0-1', reason: 'imported', says: '1/2-1/2', saysReason: 'imported', points: [drawn] },
      ...{ round: 3, board: 7 },
    },
  ],
  byeOnly: [{ reason: 'time' }],
  notABye: [{ board: 2 }],
  reasonMissing: [{}],
  noResultToUndo: [{ board: 3, seq: 40 }],
  notTheLastResult: [{ board: 3, last: 7 }],
  resultOfIncident: [{ board: 3, seq: 40 }],
  nobodyToErase: [{}],
  emptyNote: [{}],
  noSuchEntry: [{ seq: 7 }],
  notTheLastMove: [{ seq: 7, last: 9 }],
  alreadyStruck: [
    { seq: 7, by: 8, reason: 'mal anotada' },
    { seq: 7, by: 8, reason: '' },
  ],
  cannotBeStruck: [{ seq: 7 }],
  staleView: [
    { seen: 7, last: 9, by: 'Rosa', at: '2026-11-29T10:00:00.000Z' },
    { seen: 7, last: 9, by: '', at: '' },
  ],
  noControl: [{ board: 2 }],
  controlUnclear: [{ text: 'rápido' }],
  badMinutes: [{ minutes: 1500 }],
  badTime: [{ value: 'x' }],
  nothingToPlace: [{ round: 1 }],
  noClock: [{ board: 2 }],
  clockRuns: [{ board: 2 }],
  clockStarted: [stood],
  clockStands: [stood, { ...stood, side: 'black', ago: 0 }, { ...stood, side: 'black', ago: 4000 }],
  clockInterrupted: [stood],
  cannotResume: [stood],
  flagFallen: [
    { ...stood, side: 'white' },
    { ...stood, side: 'white', before: 250 },
  ],
  notOnTurn: [{ ...stood, side: 'white' }],
  alreadyOnTurn: [{ ...stood, side: 'white' }],
  nothingToSet: [stood],
  nothingToStart: [{ round: 1 }],
  nothingToRecover: [{ round: 1 }],
  oneBoardToSet: [{ round: 1 }],
  notTheLastClockLine: [{ seq: 7, last: 9 }],
  notAMirror: [{ board: 2 }],
  sameClockMode: [
    { board: 2, mode: 'official' },
    { board: 2, mode: 'mirror' },
  ],
  bothKindsWait: [{ round: 1 }],
  oneBoardToRead: [{ round: 1 }],
  nothingLate: [{ board: 2 }],
  incidentContradicts: [
    { why: 'emptySquare', square: 'e4' },
    { why: 'notOnMove', by: 'black' },
    { why: 'noPieceToMove', square: 'e4' },
    { why: 'noSuchPawn', square: 'e8' },
    { why: 'unreadableMove', text: 'e9' },
    { why: 'badNumber', number: '-1' },
  ],
  wrongMissingMove: [
    { ...missing, text: '', possible: [], problem: 'unreadable' },
    { ...missing, text: 'Nd2', possible, problem: 'ambiguous' },
    { ...missing, ...knight, ...own, why: 'notThatPiecesWay', to: 'g4', problem: 'illegal' },
  ],
  noSuchPly: [
    { ply: 9, last: 0, askedMove: 5, askedSide: 'white' },
    { ply: 9, last: 8, askedMove: 5, askedSide: 'white', lastMove: 4, lastSide: 'black' },
  ],
  missingNotHere: [{}, { lastMove: 4, lastSide: 'black' }],
  rulingIsQuestion: [{ question: 'adjustingSaid' }],
  rulingDiffers: [
    { expected: '1/2-1/2', result: null },
    { expected: null, result: '1-0' },
  ],
  nothingToDecide: [{}],
  mustChooseFrom: [
    { seq: 7, text: 'Nf3', allowed: ['Ke2', 'Kd2'], articles: ['4.3', '4.1'] },
    { seq: 7, text: 'Nf3', allowed: ['Ke2'], articles: [] },
  ],
  badPenalty: [{ penalty: 'moreTimeToOpponent' }],
  playedOnSince: [{ moves: 2 }],
  nothingSealed: [{ seq: 7 }],
  notAnIncident: [{ seq: 7 }],
  notAnAppeal: [{ seq: 7 }],
  appealPending: [{ seq: 7 }],
  appealSettled: [{ seq: 7 }],
  notChess960: [{}],
  badDrawPolicy: [
    { value: '960', why: 'number' },
    { value: '-1', why: 'minutes' },
  ],
  drawPolicyFixed: [{ seq: 7 }],
  noDrawPolicy: [{}],
  secondGameOfMatch: [{ round: 2, first: 1 }],
  badDrawPlace: [{ why: 'allBoards' }, { why: 'oneBoard' }, { why: 'board' }],
  drawnBefore: [{ round: 1 }],
  drawUnderWay: [{ round: 1 }],
  drawHidden: [
    { round: 1, showAt: null },
    { round: 1, showAt: 1_796_000_000_000 },
  ],
  drawBoardsPlayed: [{ round: 1, boards: ['1.1', '2.4'] }],
  noBoardsToDraw: [{ round: 1 }],
  badDrawTimes: [
    { why: 'startPast' },
    { why: 'showPast' },
    { why: 'startMissing' },
    { why: 'showMissing' },
    { why: 'order' },
    { why: 'noClock' },
  ],
  noCommitment: [{ round: 1 }],
  badDrawInput: [{ most: 200 }],
  nameInInput: [{}],
  tooManyInputs: [{ most: 100 }],
  throwsMissing: [
    { given: 0, decides: 'number' },
    { given: 1, decides: 'darkBishop' },
    { given: 2, decides: 'lightBishop' },
    { given: 3, decides: 'queen' },
    { given: 4, decides: 'knight' },
  ],
  throwsLeft: [{ given: 5, taken: 4 }],
  badThrow: [{ at: 2, thrown: 7, lowest: 1, highest: 6 }],
  drawNotAllowed: [{ number: 518 }],
  nothingToDraw: [{}],
  authorityMissing: [{}],
  hiddenDrawsStand: [{ round: 1, showAt: null }],
  nothingHidden: [{ round: 1 }],
  drawNotDue: [{ showAt: null }, { showAt: 1_796_000_000_000 }],
  startNotShown: [
    { board: 2, showAt: null },
    { ...at, showAt: 1_796_000_000_000 },
  ],
  startNotDrawn: [{ board: 2 }],
  noGames: [{ source: 'x.pgn' }],
  boardHasOtherMoves: [
    { ...at, there: '4k3/8/8/8/8/8/8/4K3 w - - 0 1', here: '4k3/8/8/8/8/8/8/3K4 w - - 0 1' },
    { ...at, there: 'Nf3', here: 'Nc3', moveNumber: 1, turn: 'white' },
    { ...at, there: '', here: '', moveNumber: 1, turn: 'black' },
  ],
  titlesUnread: [
    { value: 'Abierto', lines: 1 },
    { value: 'Abierto / Ronda 1', lines: 2 },
  ],
  ratingUnread: [{ value: 'x' }],
  badFideId: [{ value: '2,21E+06' }],
  resultUnread: [{ value: 'x' }],
  noList: [{ kind: 'xlsx' }, ...FILE_KINDS.slice(1).map((kind) => ({ kind }))],
  boardHasOtherPlayers: [
    { ...at, there: 'A – B', here: 'C – D', swapped: false, freeBoards: true },
    { ...at, there: 'A – B', here: 'B – A', swapped: true, freeBoards: false },
  ],
  sameGame: [{ ...at, ahead: true }],
  clocksInDoubt: [
    { ...at, kind: 'impossibleClock', count: 1, first: ['1:29:75'] },
    { ...at, kind: 'impossibleClock', count: 5, first: ['1:29:75', '1:28:75', '1:27:75'] },
    { ...at, kind: 'clockRises', count: 1, first: ['2.'] },
    { ...at, kind: 'clockRises', count: 3, first: ['2.', '3...'] },
    { ...at, kind: 'clockMissing', count: 1, first: ['2.'] },
    { ...at, kind: 'clockMissing', count: 3, first: ['2.'] },
  ],
  remarksLeftOut: [{ ...at, moves: 4 }],
  kingsShowResult: [
    { ...at, result: '1-0', written: '1-0', doubtful: false },
    { ...at, result: '1/2-1/2', written: '*', doubtful: true },
    { ...at, result: '0-1', written: '1-0', doubtful: false },
  ],
  illegalStands: [
    {
      ...at,
      ...knight,
      ...attacked,
      why: 'stillInCheck',
      king: 'e8',
      text: 'a6',
      possible: ['c6'],
      moveNumber: 2,
      turn: 'black',
    },
  ],
  namesLeftOut: [
    { ...at, there: 'A – B', here: 'C – D', swapped: false },
    { ...at, there: 'A – B', here: 'B – A', swapped: true },
  ],
  placeTaken: [{ ...at, asked: 1 }],
  unusualResult: [{ ...at, result: '0-0' }],
  resultsDiffer: [{ ...at, tag: '1-0', moves: '0-1' }],
  enteredDiffers: [{ ...at, entered: '1-0', told: '0-1' }],
  nullMoveIn: [
    { ...at, moveNumber: 3, turn: 'white' },
    { ...at, moveNumber: 3, turn: 'black' },
  ],
  partOfGameUnread: [
    { moves: 4, why: '', text: '' },
    { moves: 4, why: 'illegalMove', text: 'Ke3' },
    { moves: 4, why: 'badFen', text: 'x' },
  ],
  noPlaceForGame: [{}],
  placeTagUnread: [{ ...at, tag: 'Round', text: 'final' }],
  notDrawn: [{ round: 1, board: 0 }],
  positionHidden: [at],
};

/** Where a fact was missing: a value of the machine, or nothing between what should hold it. */
const hole = /undefined|null|NaN|\[object| {2}| [,.;:]|[«“(][»”).,;: ]|""|\(\)|^ | $|: ?\.$/;

describe.each(Object.entries(samples))('%s', (code, variants) => {
  test.each(variants)('%j', (facts) => {
    const [es, en] = [spanish, english].map((sentences) => refusalSaid(sentences, { code, facts }));
    for (const sentence of [es, en]) {
      expect(sentence).toMatch(/^["\p{Lu}\d«“(-].*[.?]$/su);
      expect(sentence).not.toMatch(hole);
    }
    expect(es).not.toBe(en);
  });

  test.each(variants)('has its reasons in each language, under the same articles: %j', (facts) => {
    const [es, en] = (['es', 'en'] as const).map((language) => screenOf(language).why({ code, facts }));
    expect(es?.length).toBeGreaterThan(0);
    expect(es?.map(({ article }) => article)).toEqual(en?.map(({ article }) => article));
  });
});

test('each language has the sentences of the table, and no other', () => {
  const codes = [...REFUSAL_CODES].sort();
  expect(Object.keys(spanish).sort()).toEqual(codes);
  expect(Object.keys(english).sort()).toEqual(codes);
});

test('an unknown code has no sentence, whatever every object inherits', () => {
  for (const code of ['fromTheFuture', 'toString'])
    expect(refusalSaid(spanish, { code, facts: {} })).toBeNull();
  expect(screenOf('es').why({ code: 'toString', facts: {} })).toEqual([]);
});
