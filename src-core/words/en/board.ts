import type { Color } from '../../vocabulary/colors.ts';
import type { GameResult, ResultReason } from '../../vocabulary/results.ts';
import type { ChessboardWords } from '../chessboard.ts';
import type { Role } from '../../vocabulary/pieces.ts';
import type { BoardWords } from '../es/board.ts';
import type { RightLost } from '../../chess/index.ts';
import { lists } from './lists.ts';
import { pgnNotices } from './pgn.ts';
import { region } from './region.ts';
import { type Attacked, type IllegalSentences, menIn, ofMover, whyIllegal } from '../why-illegal.ts';

const roles: Readonly<Record<Role, string>> = {
  king: 'king',
  queen: 'queen',
  rook: 'rook',
  bishop: 'bishop',
  knight: 'knight',
  pawn: 'pawn',
};
const colors: Readonly<Record<Color, string>> = { white: 'White', black: 'Black' };

const chessboard: ChessboardWords = {
  name: 'Chessboard',
  roles,
  piece: (color, role) => `${color} ${role}`,
  square: (square, piece) => (piece === null ? square : `${square}, ${piece}`),
  destination: 'destination',
  promotion: 'What does the pawn become?',
};

const { reasons } = lists;

/** Why, where it is said. */
const why = (reason: ResultReason | null): string =>
  reason === null || reason === 'notSaid' ? '' : ` (${reasons[reason]})`;

const resultShort: Readonly<Record<GameResult, string>> = {
  '1-0': '1-0',
  '0-1': '0-1',
  '1/2-1/2': '½-½',
  '0-0': '0-0',
  '1/2-0': '½-0',
  '0-1/2': '0-½',
};

const list = new Intl.ListFormat(region.locale, { type: 'conjunction' });
const either = new Intl.ListFormat(region.locale, { type: 'disjunction' });
const on = (role: Role, square: string): string => `the ${roles[role]} on ${square}`;

/** The men that attack: `the rook on e8 and the bishop on b4`. */
const attackers = (f: Attacked): string => list.format(menIn(f).map(([role, square]) => on(role, square)));

/** A sentence about the piece meant to be moved. */
const named = (f: Parameters<typeof ofMover>[0], say: (who: string) => string): string | null =>
  ofMover(f, (role, square) => say(`The ${roles[role]} on ${square}`));

const rightLost: Readonly<Record<RightLost['because'], string>> = {
  kingMoved: 'the king has moved',
  rookMoved: 'that rook has moved',
  rookCaptured: 'that rook was captured',
  unknown: 'the king or that rook has moved',
};

const whyNot: IllegalSentences = {
  gameIsOver: () => 'The game is already over on the chessboard.',
  notOneKingEach: () => 'A king is missing or there is more than one: no move is legal on such a board.',
  kingNotCaptured: (f) => `The king on ${f.square} may not be captured.`,
  noPieceThere: (f) => `There is no piece on ${f.square}.`,
  notYourPiece: (f) => named(f, (who) => `${who} is ${colors[f.color]}'s, whose turn it is not.`),
  sameSquare: () => 'The move begins and ends on the same square.',
  notThatPiecesWay: (f) => named(f, (who) => `${who} does not move like that.`),
  blockedAt: (f) => named(f, (who) => `${who} cannot pass: ${on(f.role, f.square)} is in its way.`),
  ownPieceThere: (f) => `A ${roles[f.role]} of the same side stands on ${f.square}.`,
  nothingToCapture: (f) =>
    `There is nothing to capture on ${f.square}: a pawn goes diagonally only to capture.`,
  epNotPossible: (f) =>
    `The pawn on ${f.pawn} has not just advanced two squares: no en passant capture on ${f.square}.`,
  epNoLonger: (f) =>
    `The en passant capture on ${f.square} was possible only right after move ${f.moveNumber}.`,
  promotionMissing: () => 'Say what the pawn becomes, for example e8=Q.',
  promotionNotAllowed: (f) => named(f, (who) => `${who} does not become another piece there.`),
  kingIntoAttack: (f) => `The king would be attacked on ${f.square} by ${attackers(f)}.`,
  stillInCheck: (f) => `The king on ${f.king} is in check by ${attackers(f)}, and would still be.`,
  kingLeftAttacked: (f) =>
    named(f, (who) => `${who} is pinned by ${attackers(f)}: the king would be left attacked.`),
  castlingRightLost: (f) =>
    `No ${f.side} castling: ${rightLost[f.because]}${f.because === 'unknown' ? '' : ` (move ${f.moveNumber})`}.`,
  castlingNoRook: (f) => `There is no rook to castle with on the ${f.side}.`,
  castlingOutOfCheck: (f) => `No castling while in check: attacked by ${attackers(f)}.`,
  castlingBlocked: (f) => `No ${f.side} castling: a ${roles[f.role]} stands on ${f.square}.`,
  castlingThroughAttack: (f) =>
    `No ${f.side} castling: the king would pass ${f.square}, attacked by ${attackers(f)}.`,
  castlingIntoAttack: (f) =>
    `No ${f.side} castling: the king would be attacked on ${f.square} by ${attackers(f)}.`,
  illegal: (f) => `${f.text} is not legal in this position.`,
  noSuchPiece: () => 'There is no such piece left.',
  wrongLanguage: () => 'Those initials belong to another language.',
};

const known: Readonly<Record<string, (text: string, facts: object) => string>> = pgnNotices;

export const board: BoardWords = {
  title: (number) => `Board ${number}`,
  chessboard,
  colors,
  reasons,
  resultShort,
  illegalMove: (f) => whyIllegal(whyNot, f),
  notThere: (number) => `Board ${number} is not paired in this round.`,
  backToRound: 'See the round',
  byeSays: (name) => `${name} has a bye in this round: nothing is played on this board.`,
  noPlayer: 'no player',
  rating: (rating) => (rating === null ? 'unrated' : String(rating)),
  numbered: (number) => `no. ${number}`,
  states: { toStart: 'to start', playing: 'in play', finished: 'finished', bye: 'bye' },
  turn: { white: 'White to move', black: 'Black to move' },
  // what is pending at the board
  flagPending: (color) => `${colors[color]}’s flag has fallen`,
  resultPending: (result, reason) => `To be recorded: ${resultShort[result]}${why(reason)}`,
  mustMove: (color, role, square) => `${colors[color]} must move the ${roles[role]} on ${square}`,
  mustCapture: (color, role, square) => `${colors[color]} must capture the ${roles[role]} on ${square}`,
  mustPlay: (color, moves) => `${colors[color]} must play ${either.format(moves)}`,
  sealedPending: (color) => `Adjourned: ${colors[color]} has sealed a move`,
  ruleOnFlag: (color) => `Rule on ${colors[color]}’s flag`,
  startNumber: (number) => `Start position ${number}`,
  moves: 'Moves',
  noMoves: 'No move yet.',
  start: 'Start position',
  struckMoves: (count) => (count === 1 ? '1 move struck' : `${count} moves struck`),
  comments: 'comment',
  lookingAt: (number, color) => `You are looking at the position after move ${number} of ${colors[color]}`,
  lookingAtStart: 'You are looking at the start position',
  backToNow: 'Back to the current position',
  first: 'To the start',
  previous: 'Previous move',
  next: 'Next move',
  last: 'To the last move',
  sending: 'Recording:',
  entry: 'Move',
  entryHint: 'Nf3 · exd6 · 0-0',
  entryFinished: 'The game is over',
  record: 'Record',
  ambiguous: (text) => `${text} may be more than one move. Which?`,
  unreadable: (text) => `“${text}” does not read as a move. For example: Nf3, exd6, 0-0, e8=Q, e2e4.`,
  perhaps: 'Possible:',
  happened: 'It happened on the board',
  happenedQuestion: (move) =>
    `Record ${move} as an illegal move that stands? So it is where nobody acted in time (7.5, A.5.2): the game goes on from the board it left.`,
  ruleOnIt: 'Rule on it',
  happenedYes: 'Record it, it stands',
  stands: 'Illegal move that stands',
  staleTitle: (by, time) => `${by} wrote on this board at ${time}`,
  staleMoves: 'New moves:',
  staleResult: (result) => `Result: ${result}`,
  staleOther: 'There is a new line in the journal of this board.',
  staleKeep: (what) => `Record ${what} as well`,
  staleTake: 'Discard mine',
  know: 'Worth knowing',
  ended: 'Ended on the chessboard',
  quiet: (plies) =>
    `${Math.floor(plies / 2)}${plies % 2 === 1 ? '½' : ''} moves without a capture or pawn move (9.3)`,
  occurrences: (times) =>
    times === 2
      ? 'This position appears for the second time'
      : `This position has appeared ${times} times (9.2)`,
  ending: (reason, article) => `On the chessboard: ${reasons[reason]} (${article}).`,
  recordEnding: (result, reason) => `Record ${resultShort[result]}${why(reason)}`,
  notices: (count) => (count === 1 ? '1 notice from the PGN' : `${count} notices from the PGN`),
  noticeAt: (line, column) => `line ${line}, column ${column}`,
  noticeOf: (code, text) => (known[code] ?? (() => code))(text, {}),
  unread: 'Text of the PGN that could not be read as moves, as it came:',
  notes: 'Notes',
  result: 'Result',
  note: 'Note',
  strike: 'Strike last move',
  flip: 'Flip',
  more: 'More',
  copyFen: 'Copy FEN',
  copyPgn: 'Copy PGN',
  fenCopied: 'FEN copied',
  pgnCopied: 'PGN copied',
  copyFailed: 'It could not be copied. Here is the text:',
  pgn: 'Import a PGN',
  setStart: 'Start position',
  journal: 'Journal of the board',
  resultTitle: 'Result of the board',
  resultQuestion: 'Result',
  reasonQuestion: 'Why',
  resultSays: {
    '1-0': 'White wins',
    '1/2-1/2': 'Draw',
    '0-1': 'Black wins',
    '0-0': 'Both lose',
    '1/2-0': 'Draw for White, loss for Black',
    '0-1/2': 'Draw for Black, loss for White',
  },
  otherResults: 'Other results',
  otherReasons: 'Other reasons',
  noteLabel: 'Note (if needed)',
  recordResult: (result, reason) => `Record ${resultShort[result]}${why(reason)}`,
  chooseBoth: 'Choose the result and why',
  recordAnyway: (result, reason) => `Record ${resultShort[result]}${why(reason)} all the same`,
  takeTheLaws: (result, reason) => `Record ${resultShort[result]}${why(reason)}, as the Laws say`,
  decideOtherwise: 'Decide otherwise',
  whyOtherwise: 'The reason for your decision',
  resultIs: (result, reason) => `${resultShort[result]}, ${reasons[reason]}`,
  strikeResult: 'Strike the result',
  noteTitle: 'Note on the board',
  noteText: 'What happened',
  writeNote: 'Write the note',
  strikeMoveTitle: (move) => `Strike ${move}`,
  strikeResultTitle: (result) => `Strike the result ${result}`,
  strikeSays: 'The line stays in the journal, struck, with its reason.',
  strikeReason: 'Reason',
  strikeMoveReasons: ['Recorded wrongly', 'Not played on the board', 'Illegal move', 'Recorded twice'],
  strikeResultReasons: ['Recorded wrongly', 'The game goes on', 'Claim upheld'],
  pgnTitle: 'Import a PGN into this board',
  pgnText: 'Paste the PGN here',
  pgnFile: 'Open a file…',
  pgnImport: 'Import the game',
  pgnDone: (games) => (games === 1 ? 'The game is on the board.' : `${games} games imported.`),
  pasted: 'pasted text',
  startTitle: 'Start position of the board',
  startPosition: 'Number (0-959) or FEN',
  startReason: 'Reason',
  startReasons: ['Draw of the round', 'Adjourned game', 'Position given by the organiser'],
  startVariant: 'Game',
  variants: lists.variants,
  giveRights: (rights) => `Give the rights: ${rights}`,
  rightsReason: (number) => `Castling rights of the start position ${number}`,
  startSet: 'Set the position',
  keyBack: 'Look at the previous move',
  keyForward: 'Look at the next move',
  keyStart: 'Look at the start',
  keyNow: 'Back to the current position',
  keyTurnClock: 'Pause the clock, or let it run',
  keyLarger: 'Larger chessboard (with the line empty)',
  keySmaller: 'Smaller chessboard (with the line empty)',
  keyAlone: (name, letter) => `${name} (while the line is empty, ${letter} alone)`,
};
