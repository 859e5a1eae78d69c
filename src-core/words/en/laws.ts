import type { ContradictionWords, PointWords, QuestionWords } from '../laws-words.ts';
import { asked } from '../laws-words.ts';
import type { Numbering, RuledResult, Ended } from '../../laws/index.ts';
import type { HalfMove, SealedWrong } from '../../vocabulary/incidents.ts';
import type { ResultReason } from '../../vocabulary/results.ts';
import type { Role } from '../../vocabulary/pieces.ts';
import type { Color } from '../../clocks/index.ts';
import { numberedMoves, sanIn } from '../moves.ts';
import { counter } from '../plural.ts';
import { board } from './board.ts';
import { lists } from './lists.ts';
import { halved, plyNamed } from '../ply-name.ts';
import { region } from './region.ts';

const counted = counter(region);
const times = (count: number): string => counted(count, 'time', 'times');

const side = (value: Color | 'both'): string =>
  ({ white: 'White', black: 'Black', both: 'Both players' })[value];
const roles: Readonly<Record<Role, string>> = {
  king: 'king',
  queen: 'queen',
  rook: 'rook',
  bishop: 'bishop',
  knight: 'knight',
  pawn: 'pawn',
};
const ends: Readonly<Record<Ended, string>> = {
  checkmate: 'checkmate',
  stalemate: 'stalemate',
  deadPosition: 'a dead position: neither side can mate',
  fivefold: 'the same position for the fifth time',
  seventyFiveMoves: 'seventy-five moves by each without capture or pawn move',
};
const because = (reason: ResultReason): string =>
  reason === 'notSaid' ? '' : ` by ${lists.reasons[reason]}`;
const result = (value: RuledResult): string => value.replaceAll('1/2', '½');

const comesTo = (value: RuledResult | null): string => (value === null ? 'the game goes on' : result(value));

/** Seconds as an arbiter says them: `2 minutes`, `30 seconds`. */
function time(value: number): string {
  if (value % 60 !== 0) return value === 1 ? '1 second' : `${value} seconds`;
  return value === 60 ? '1 minute' : `${value / 60} minutes`;
}

/** `Black’s move 23`; lines of old do not say from where moves are numbered: from the first. */
function move(f: Numbering, ply: number): string {
  const named = plyNamed(f, ply);
  return named === null ? 'the initial position' : `${side(named.color)}’s move ${named.number}`;
}

/** In brackets, where the game stands: the initial position comes after nothing. */
const after = (f: Numbering & { readonly ply: number }): string =>
  ` (${f.ply === 0 ? '' : 'after '}${move(f, f.ply)})`;

/** `50 moves by each side`, `49½ moves…`: 9.3 counts those of both. */
const quiet = (quietPlies: number): string =>
  `${halved(quietPlies)} ${quietPlies === 2 ? 'move' : 'moves'} by each side without capture or pawn move`;

const moves = (f: Numbering & { readonly plies: readonly number[] }): string =>
  f.plies.map((ply) => move(f, ply)).join('; ');

function passed({ passed: squares }: { readonly passed: readonly string[] }): string {
  return squares.length === 0 ? '' : ` (${squares.join(', ')}: not possible)`;
}

/** What is missing for the game to have ended like that. */
const notEnded: Readonly<
  Record<Ended, (f: { readonly count: number; readonly quietPlies: number }) => string>
> = {
  checkmate: () => 'with the moves recorded there is no checkmate on the chessboard',
  stalemate: () => 'with the moves recorded there is no stalemate on the chessboard',
  deadPosition: () => 'a side can still checkmate',
  fivefold: (f) => `this position has stood ${times(f.count)}, not five times`,
  seventyFiveMoves: (f) => `${quiet(f.quietPlies)} so far, not seventy-five`,
};

/** What of a move is still to be done, with the square of the piece. */
const halves: Readonly<Record<HalfMove, (square: string) => string>> = {
  pawnNotExchanged: (square) => `The pawn on ${square} has not been exchanged: half a move.`,
  pawnLeft: (square) => `The new piece is set and the pawn still stands on ${square}: half a move.`,
  rookLeft: (square) => `The king has castled and the rook of ${square} has not: castling half made.`,
  kingLeft: (square) => `The rook has castled and the king of ${square} has not: castling half made.`,
  takenPawnLeft: (square) => `The pawn captured en passant still stands on ${square}: half a move.`,
  takenManLeft: (square) => `The piece captured on ${square} is still on the board: half a move.`,
  onlyTaken: (square) => `The piece on ${square} was taken off and nothing has captured it yet: half a move.`,
  lifted: (square) => `The piece of ${square} was lifted and has not been released on a square: half a move.`,
};

const only: Readonly<Record<string, string>> = {
  true: ' No other series as short leads there.',
  false: ' Other series as short lead there too: compare the scoresheets.',
};

const sealedWrong: Readonly<Record<SealedWrong, string>> = {
  sealedAmbiguous: 'The sealed move is ambiguous',
  sealedUnreadable: 'What the sealed move means cannot be established',
  sealedIllegal: 'The sealed move is illegal',
};
const afterDefault = (f: { readonly defaultMinutes: number }): string =>
  `Later than the default time (${time(f.defaultMinutes * 60)}) he loses, unless the arbiter decides otherwise.`;

/** What has to be known first, by the key of the fact. */
export const questions: QuestionWords = {
  adjustingSaid: 'Did the player say first that he adjusts?',
  accidental: 'Was the touch clearly accidental?',
  noticedBy: 'Who asks for it: the opponent, or did the arbiter see it himself?',
  claimantHasTouched: 'Has the claimant since touched a piece to move it?',
  clockPressed: 'Was the clock pressed?',
  cameFirst: 'Was this seen or said before the rest?',
  clockRan: 'Which clock ran as he moved?',
  opponentHasReplied: 'Has the opponent made his next move?',
  gameOver: 'Is the game already over?',
  intention: 'What did the player mean to do, or were pieces displaced unintentionally?',
  from: 'Which pawn came to that square?',
  touched: 'Has the claimant touched a piece on this move?',
  written: 'Was the announced move written down?',
  accepted: 'Was the offer accepted?',
  requiredMovesCompleted: 'Were the required moves completed?',
  lastPeriod: 'Is it the last period?',
  firstFlag: 'Both flags are down and the Guidelines are not in force. Which fell first?',
  completedByBoth: 'How many moves have been completed by both?',
  nextMoveCompleted: 'Has the next move been completed, with the position still illegal?',
  secondsLeft: 'How many seconds does the player have left?',
  incrementPossible: 'Can the clock be set with an increment of five seconds?',
  arbiterView: 'What is your view of the claim?',
  increment: 'How many seconds are added with each move?',
  flagFallen: 'Has a flag fallen?',
  absent: 'Who is absent when the game is resumed?',
  sealedEnds: 'Did the sealed move end the game?',
  madeAMove: 'Has he made his first move since the resumption?',
  bagAllowed: 'Does the event allow devices switched off in a bag?',
  carried: 'Did he have the bag with him, or use it without permission?',
  switchedOff: 'Was it fully switched off?',
  opponentCanMate:
    'Can the opponent still mate by any series of legal moves? The program could not settle it.',
};

/** What a ruling says, by the code of each point: one plain sentence. */
export const points: PointWords = {
  ...asked(questions),
  ended: (f) =>
    `The game was over ${f.ply === 0 ? 'in' : 'after'} ${move(f, f.ply)} (${ends[f.ended]}). Result ${result(f.result)}.`,
  notHisMove: (f) => `${side(f.by)} did not have the move: touching binds only the player who has it.`,
  adjusted: (f) => `${side(f.by)} said first that he adjusts: nothing follows from the touch.`,
  accidental: () => 'The touch was clearly accidental: nothing follows from it.',
  claimLostByTouching: (f) =>
    `${side(f.by)} has since touched a piece to move it: the right to claim is lost.`,
  captureFirst: (f) => `The piece on ${f.square} must be captured${passed(f)}.`,
  moveFirst: (f) => `The piece on ${f.square} must move${passed(f)}.`,
  captureWith: (f) => `The piece on ${f.target} must be captured with the piece on ${f.mover}.`,
  firstOfBoth: (f) =>
    `The first touched piece that can move or be captured decides: ${f.square}${passed(f)}.`,
  firstNotKnown: (f) =>
    `Nobody knows which was touched first: any of these may be moved or captured: ${f.squares.join(', ')}.`,
  nothingPossible: () => 'None of the touched pieces can move or be captured: any legal move.',
  mustCastle: (f) => `King and rook on ${f.rook}: castling on that side must be played.`,
  castlingIllegalKingMoves: () => 'That castling is illegal: another legal move of the king must be made.',
  castlingIllegalKingStuck: () => 'That castling is illegal and the king has no move: any legal move.',
  rookFirst: () => 'The rook was touched first: no castling with it on this move.',
  promotionFinal: (f) => `The new piece has touched the square of promotion: it becomes a ${roles[f.role]}.`,
  dutyKept: () => 'The move made is one of these: nothing to correct.',
  otherMoveMade: (f) =>
    `${side(f.by)} has made another move: the position before it is set up again${after(f)}.`,
  releasedStays: (f) => `The piece was released on ${f.to} as a legal move: it stays there.`,
  moveWasLegal: (f) => `The move ${f.from}-${f.to} was legal.`,
  standsLegal: (f) => `On the chessboard stands the legal move ${sanIn(region, f.san)}.`,
  halfMade: (f) => halves[f.half](f.square),
  mustFinish: () => 'That move must be made whole.',
  kingTaken: (f) => `The king on ${f.square} was captured: a king is never captured.`,
  takenByNoMove: (f) => `Taken off the board, though no move captures it: ${f.squares.join(', ')}.`,
  menMoved: (f) => `More was moved than one move allows: ${f.squares.join(', ')}.`,
  castledElsewhere: (f) =>
    `King and the rook of ${f.rook} were moved as if to castle, and do not stand on the squares of that castling.`,
  wronglyExchanged: (f) =>
    `Another piece stands on ${f.square}: only a pawn on its last rank is exchanged, for a queen, rook, bishop or knight of its colour.`,
  manPutOn: (f) => `A piece was put on ${f.square} that was not on the board.`,
  nothingMoved: (f) =>
    `The board is as it was, and ${side(f.by)} has not pressed the clock: there is nothing to correct.`,
  severalMoves: (f) =>
    `Between the record and the board moves are missing: ${numberedMoves(region, f)}.${only[String(f.only)] ?? ''}`,
  menDisplaced: (f) => `Pieces are off their squares: ${f.squares.join(', ')}.`,
  notOfThisGame: (f) =>
    `That position cannot come from this game: ${counted(f.squares.length, 'square differs', 'squares differ')}.`,
  endsNow: (f) => `With that the game is over: ${ends[f.ended]}. Result ${result(f.result)}.`,
  gameIsOver: () => 'The game is over: its result stands, and nothing is corrected any more.',
  noEndByIllegalMove: (f) =>
    `What looks like the end (${ends[f.ended]}) does not end the game: the move was not legal.`,
  endedWithTwoHands: (f) =>
    `The move of ${side(f.by)}, though made with two hands, ended the game: ${ends[f.ended]}. Result ${result(f.result)}.`,
  notCompleted: (f) =>
    `${side(f.by)} has not pressed the clock: the move is not completed, so there is no penalty.`,
  restore: (f) => `The position just before it is set up again${after(f)}.`,
  oneActInOneMove: () => 'Several irregularities in one move count as one.',
  incrementTakenBack: () => 'The increment gained by pressing is taken back.',
  promotionForbidden: (f) => `A pawn cannot become a ${roles[f.role]}.`,
  illegalBecause: (f) => board.illegalMove({ ...f, text: `${f.from}-${f.to}` }),
  pawnChoosesNow: (f) => `The clock still runs: the player chooses a piece for the pawn on ${f.square}.`,
  becomesQueen: (f) => `The pawn on ${f.square} becomes a queen, and it counts as an illegal move.`,
  pressedWithoutMove: (f) =>
    `${side(f.by)} pressed the clock without making a move: it counts as an illegal move.`,
  twoHandsNotPressed: () => 'Two hands, but the clock was not pressed: no illegal act.',
  twoHandsPressed: (f) =>
    `${side(f.by)} made one move with two hands and pressed the clock: it counts as an illegal move.`,
  movedOutOfTurn: (f) => `${side(f.by)} moved without having the move.`,
  outOfTurnBack: (f) =>
    `The position before it is restored${after(f)}: ${side(f.by)} has the move, and what was touched out of turn binds nobody.`,
  outOfTurnCounts: (f) =>
    `${side(f.by)} pressed his clock with no move to complete: it counts as an illegal move, unless somebody else had started it by mistake.`,
  noEndOutOfTurn: (f) =>
    `What looks like the end (${ends[f.ended]}) does not end the game: he did not have the move.`,
  orderNotKnown: (f) =>
    `It is not known which came first, and it matters: ${comesTo(f.first)} if what is told now came first, and ${comesTo(f.last)} if it came later. The arbiter decides.`,
  flagNoLongerCounts: (f) =>
    `The flag of ${side(f.by)} no longer counts: the opponent’s illegal act was seen before it, and the clocks are set again.`,
  tooLate: () => 'The opponent has made his next move: it stands, unless both players agree otherwise.',
  losesByIllegalActs: (f) =>
    `${side(f.by)} loses: completed illegal act number ${f.count}. Result ${result(f.result)}.`,
  drawnByIllegalActs: (f) => `Completed illegal act number ${f.count}, but the opponent cannot mate: draw.`,
  timeForIllegalAct: (f) =>
    `${side(f.to)} gets ${time(f.seconds)}: completed illegal act number ${f.count} of ${side(f.by)}.`,
  claimantNotOnMove: (f) => `${side(f.by)} does not have the move and cannot claim.`,
  claimLostOnThisMove: (f) => `${side(f.by)} has touched a piece: no claim on this move.`,
  moveNotWritten: () => 'The move must first be written down and declared; then the claim can be made.',
  claimCorrect: (f) =>
    f.basis === 'repetition'
      ? `The claim is correct: occurrence number ${f.count}, after ${moves(f)}. Draw.`
      : `The claim is correct: ${quiet(f.quietPlies)}. Draw.`,
  claimIsAlsoAnOffer: (f) => `A claim is also a draw offer: ${side(f.by)} may simply accept.`,
  claimIncorrect: (f) =>
    f.basis === 'repetition'
      ? `The claim is incorrect: ${counted(f.count, 'occurrence', 'occurrences')} of the position claimed, 3 are needed.`
      : `The claim is incorrect: ${quiet(f.quietPlies)}, 50 are needed.`,
  timeForWrongClaim: (f) => `${side(f.to)} gets ${time(f.seconds)}.`,
  factNotKnown: (f) =>
    `It is not known, and the ruling turns on it: “${questions[f.fact]}” The arbiter decides by his judgement.`,
  contactCounts: () =>
    'What excuses a contact has to be shown: where nobody knows, the piece counts as touched.',
  overstepNotShown: () =>
    'With the scoresheets brought up to date it cannot be shown that moves are missing: the next is the first of the following period.',
  oneClaim: () =>
    'These are two grounds of one claim: the time is given once. A second one, made when the game had gone on, is told apart.',
  announcedMustBePlayed: () => 'The announced move must be played.',
  announcedIllegal: (f) =>
    f.square === null
      ? 'The announced move is illegal and that piece has no other: any legal move.'
      : `The announced move is illegal: another move of the piece on ${[f.square, ...(f.orOf ?? [])].join(' or ')} must be made.`,
  agreementTooEarly: () => 'Each player must have made at least one move before a draw can be agreed.',
  agreementForbidden: (f) => `The tournament forbids agreement before move ${f.before}.`,
  offerNotAccepted: () => 'The offer was not accepted: the game goes on.',
  offerAtAnotherMoment: (f) =>
    `${side(f.by)} offered the draw at the wrong moment, not after his move and before pressing: the offer is valid, but it may be a distraction.`,
  agreed: () => 'Both players agreed to a draw.',
  goesOn: () => 'The game goes on.',
  counts: (f) => `Occurrence number ${f.count} of this position; ${quiet(f.quietPlies)}.`,
  seventyFiveNear: (f) =>
    `With ${quiet(f.quietPlies)}, the seventy-five moves are near: it is then a draw without a claim.`,
  movesCompleted: () => 'The required moves were completed: the game goes on.',
  bothFlagsLastPeriod: () => 'Both flags have fallen, nobody knows which first, in the last period: draw.',
  bothFlagsPlayOn: () =>
    'Both flags have fallen, nobody knows which first, and more periods follow: the game goes on.',
  firstFlagNotKnown: (f) =>
    `It is not known which flag fell first, and it matters: ${comesTo(f.white)} if it was White’s, and ${comesTo(f.black)} if it was Black’s. The arbiter decides.`,
  losesOnTime: (f) => `${side(f.by)} loses on time. Result ${result(f.result)}.`,
  drawnOnTime: (f) =>
    `${side(f.by)} has overstepped, but ${side(f.opponent)} cannot mate by any series of legal moves: draw.`,
  losesByResigning: (f) => `${side(f.by)} resigns. Result ${result(f.result)}.`,
  drawnByResigning: (f) =>
    `${side(f.by)} resigns, but ${side(f.opponent)} cannot mate by any series of legal moves: draw.`,
  resultFollows: (f) => `Result ${result(f.result)}${because(f.reason)}: nothing speaks against it.`,
  resultDoesNotFollow: (f) =>
    `In this game the result ${result(f.result)} cannot be by ${lists.reasons[f.reason]}.`,
  notEnded: (f) => `The game has not ended like that: ${notEnded[f.ended](f)}.`,
  positionDead: () => 'Neither side can checkmate by any series of legal moves: a draw.',
  flagNotFallen: (f) => `${side(f.by)} has time left on the clock: that flag has not fallen.`,
  tooFewIllegalActs: (f) =>
    `No illegal act of ${side(f.by)} is recorded before: for the first (no. ${f.count}) the opponent is given time and the game goes on.`,
  nothingToClaim: (f) =>
    f.basis === 'repetition'
      ? `There is nothing to claim: this position has stood ${times(f.count)}, and no move leads to a third time.`
      : `There is nothing to claim: ${quiet(f.quietPlies)} so far, and fifty are needed.`,
  cameAndMoved: (f) => `${side(f.by)} has made moves: it is no forfeit.`,
  winnerCannotMate: (f) =>
    `${side(f.by)} cannot checkmate by any series of legal moves: by resignation or on time it is a draw.`,
  bothForfeit: (f) => `Both came later than the default time of ${time(f.defaultMinutes * 60)}: both lose.`,
  forfeits: (f) =>
    `${side(f.by)} came later than the default time of ${time(f.defaultMinutes * 60)} and loses, unless the arbiter decides otherwise.`,
  whiteLosesTheTime: () => 'Nobody was there at the start: White loses the time until he arrives.',
  lateNotKnown: (f) =>
    `Nobody knows how late ${f.by === 'both' ? 'both were' : `${side(f.by)} was`}; with a default time of ${time(f.defaultMinutes * 60)} the arbiter decides.`,
  lateAtAll: (f) =>
    f.by === 'both'
      ? 'Both came late and the default time is zero: both lose.'
      : `${side(f.by)} came late and the default time is zero: he loses.`,
  lateButPlays: (f) =>
    `${side(f.by)} came within the default time of ${time(f.defaultMinutes * 60)}: he plays, on his own time.`,
  setUpStands: (f) =>
    `Ten moves have been completed by each (${f.moves}): no claim about the set-up any more.`,
  wrongArray: () => 'The game began from a wrong position: it is cancelled and a new game is played.',
  putRightUntil: (f) =>
    f.moves === null
      ? 'It is put right at any time during the game.'
      : `Here it is put right until each has completed ${f.moves} moves.`,
  boardTurned: () =>
    'The board was turned: the position is moved to a board placed correctly and the game goes on.',
  coloursPutRight: (f) =>
    `Fewer than ${f.before} moves were made by both (${f.moves}): a new game with the right colours.`,
  coloursStand: (f) => `${f.before} moves or more were made by both (${f.moves}): the game goes on.`,
  noCastlingKing: (f) => `The king stood wrongly (${f.square}): no castling for that side.`,
  noCastlingRook: (f) => `The rook stood wrongly (${f.square}): no castling with that rook.`,
  findTheIllegalMove: () => 'An illegal move was made earlier: find it and rule on it as an illegal move.',
  illegalPositionDraw: () => 'The next move has been completed and the position is still illegal: draw.',
  illegalPositionWait: () =>
    'Wait until the next move is completed: if the position is still illegal then, it is a draw.',
  settingStands: () => 'Ten moves have been completed by each: the setting of the clock stays.',
  setClockRight: (f) =>
    f.owed === null
      ? `Set the clock right: ${time(f.missingIncrement)} for each move completed, and the counter.`
      : `Set the clock right: ${time(f.missingIncrement)} a move were missing for ${counted(f.moves, 'move', 'moves')}, so each side is owed ${time(f.owed)}.`,
  baseSetRight: (f) =>
    f.seconds > 0
      ? `Set the clock right: each side had ${time(f.seconds)} too little.`
      : `Set the clock right: each side had ${time(-f.seconds)} too much.`,
  clockNotStarted: (f) =>
    `Nobody had started the clock: the ${time(f.stood)} that passed are shared, ${time(f.each)} for each side, unless the arbiter judges otherwise.`,
  displacedFound: () => 'Set up the position before it; if that is not known, the last one that is certain.',
  displacedBy: (f) => `${side(f.by)} restores the position on his own time.`,
  penaltyMay: () => 'The arbiter may penalise.',
  adjournmentNotAdopted: () =>
    'The tournament has not adopted Guidelines I: the game is not adjourned, and the arbiter decides.',
  'guidelines.notAdopted': () => 'The tournament has not adopted Guidelines III.',
  'guidelines.notInBlitz': () => 'Guidelines III never apply to blitz.',
  'guidelines.hasIncrement': () => 'The time control adds time with each move: Guidelines III do not apply.',
  quickplayNotOnMove: (f) => `${side(f.by)} does not have the move.`,
  quickplayTooMuchTime: () => 'The claimant has two minutes or more.',
  incrementRefused: () => 'The arbiter does not agree to an increment: the game goes on.',
  incrementNotPostponed: () =>
    'Introducing the increment is not postponed: the arbiter agrees or he does not, and until then play goes on as it is.',
  incrementComes: (f) =>
    `Set ${time(f.increment)} a move for both; ${side(f.to)} gets ${time(f.seconds)}. The request was also a draw offer.`,
  quickplayRejected: (f) => `The claim is rejected: ${side(f.to)} gets ${time(f.seconds)}.`,
  quickplayPostponed: (f) =>
    `The decision is postponed; ${side(f.to)} may get two minutes, and an arbiter stays at the board.`,
  quickplayDraw: () => 'The arbiter agrees: draw.',
  bothRefuse: () => 'Both players persistently refuse to comply: both lose.',
  refuses: (f) =>
    `${side(f.by)} persistently refuses to comply and loses; the arbiter decides the opponent's score.`,
  'breach.distracting': (f) => `${side(f.by)} distracted or annoyed the opponent.`,
  'breach.otherHand': (f) => `${side(f.by)} pressed the clock with the other hand.`,
  'breach.clockHandling': (f) => `${side(f.by)} handled the clock improperly.`,
  'breach.invalidPause': (f) => `${side(f.by)} paused the clock without a valid reason.`,
  'breach.writingInAdvance': (f) => `${side(f.by)} wrote a move before making it.`,
  'breach.notes': (f) => `${side(f.by)} used notes or advice.`,
  'breach.disrepute': (f) => `${side(f.by)} acted in a way that brings chess into disrepute.`,
  choosePenalty: () => 'The arbiter chooses a penalty, from a warning to expulsion.',
  bothDevices: () => 'A device was found on both: both lose, unless the event has milder rules.',
  deviceInBag: () => 'It was switched off in a bag, as the event allows: nothing follows.',
  bagUsed: (f) =>
    `A device was switched off in a bag, as the event allows, but ${side(f.by)} had the bag at hand or used it without permission.`,
  deviceInVenue: (f) =>
    `${side(f.by)} had a device in the venue that is not allowed, in a bag that was not at hand: that alone does not lose.`,
  repliedBeforePress: (f) =>
    `The move made gives the opponent the move, so he could reply at once; ${side(f.by)} may still press the clock, and that time is his own.`,
  sealMove: (f) =>
    `${side(f.by)} has the move and seals it: he writes it unambiguously, puts his scoresheet and the opponent’s into the envelope, seals it, and only then stops the clock; until then he may change it. A move made on the chessboard now is the one to be written.`,
  sealedEarly: (f) => `${side(f.by)} adjourns early: all the time left in the session counts as used by him.`,
  envelopeSays: (f) =>
    `On the envelope: the names; the position before the sealed move; the time used by each; that ${side(f.by)} has sealed move ${f.moveNumber}; a draw offer that is still open; and the day, hour and place of the resumption.`,
  envelopeKept: () => 'The arbiter checks what is written on the envelope and keeps it.',
  offerStaysSealed: () => 'A draw offered after the sealing stays open until it is accepted or refused.',
  resumptionSetUp: () =>
    'The position before the sealed move is set up, and the clocks show the times used at the adjournment. The envelope is opened only when the player who must reply is present.',
  envelopeOpened: (f) =>
    `The envelope is opened, the sealed move is made on the chessboard, and the clock of ${side(f.by)} is started.`,
  replierAbsent: (f) =>
    `The clock of ${side(f.by)} is started. On arriving he may stop it and call the arbiter; the envelope is then opened, the sealed move made, and his clock started again. ${afterDefault(f)}`,
  sealerAbsent: (f) =>
    `The opponent may seal his reply in another envelope, stop his clock and start that of ${side(f.by)}, which is opened when he arrives; or reply in the usual way. ${afterDefault(f)}`,
  nobodyPresent: (f) => `Nobody is there: the clock of ${side(f.by)}, who must reply, runs until he arrives.`,
  nobodyResumes: () =>
    'Nobody is there and the default time is zero: both lose, unless the arbiter decides otherwise.',
  sealedMoveEnded: () => 'The sealed move ended the game: that result holds. Record the move.',
  lateToResume: (f) =>
    `${side(f.by)} comes to the resumption after the default time (${time(f.defaultMinutes * 60)}) and loses, unless the arbiter decides otherwise.`,
  sealedMoveLoses: (f) => `${sealedWrong[f.what]}: ${side(f.by)}, who sealed it, loses.`,
  sealedMoveDraws: (f) =>
    `${sealedWrong[f.what]}, but ${side(f.opponent)} cannot checkmate by any series of legal moves: a draw.`,
  envelopeLost: (f) =>
    `The game goes on from the position and the times recorded at the adjournment; ${side(f.by)} makes on the chessboard the move he says he sealed. Where the times are not known the arbiter sets the clocks.`,
  positionLost: () => 'The position cannot be established: the game is cancelled and a new game is played.',
  wrongTimesStand: () =>
    'It was not pointed out before his first move: the game goes on with these times, unless the arbiter decides otherwise.',
  wrongTimesPutRight: () => 'It is pointed out before his first move: the times are put right.',
  leftToTheArbiter: () => 'The Laws leave this to the arbiter’s judgement: decide yourself what follows.',
  deviceFound: (f) =>
    `A device was found ${f.inBag === true ? `in the bag that ${side(f.by)} had at hand, not as the event allows` : `on ${side(f.by)}`}: he loses and the opponent wins, unless the rules of the event are milder.`,
  updateTheSheet: (f) =>
    `A flag has fallen: ${side(f.by)} must bring his scoresheet up to date before moving a piece.`,
  recordingNotRequired: () => 'Recording is not required in rapid and blitz.',
  mayStopWriting: (f) =>
    `${side(f.by)} may stop writing for the rest of the period: less than five minutes and no 30 seconds a move.`,
  mustWrite: (f) => `${side(f.by)} must keep writing.`,
};

/** The incident does not fit the game. */
export const contradictions: ContradictionWords = {
  emptySquare: (f) => `There is no piece on ${f.square}.`,
  notOnMove: (f) => `${side(f.by)} does not have the move.`,
  noPieceToMove: (f) => `There is no piece of that player on ${f.square}.`,
  noSuchPawn: (f) => `No pawn of that player can have just arrived on ${f.square}.`,
  unreadableMove: (f) => `"${f.text}" cannot be read as a move here.`,
  unreadableBoard: (f) => `“${f.text}” cannot be read as a chessboard.`,
  unreadableAct: (f) => `“${f.text}” cannot be read: something like “e1-g1”, “-d5” or “+Qe8” is expected.`,
  actNotPossible: (f) => `“${f.text}” cannot be: no piece stood on that square by then.`,
  badNumber: (f) => `${f.number} is not a number that can be.`,
};

export const claimWords = { true: 'The claim stands.', false: 'The claim does not stand.' } as const;
export const resultWords = { true: 'That result stands.', false: 'That result does not stand.' } as const;
export const upheldWords = { true: 'The complaint stands.', false: 'The complaint does not stand.' } as const;
export const movesAllowed = (moves: readonly string[]): string => `Allowed: ${moves.join(' ')}`;
export const anyLegalMove = 'Any legal move.';
