import type { FileKind } from '../../plain/file-kind.ts';
import type { ClockNotice } from '../../chess/pgn-text.ts';
import type { RefusalCode, RefusalFacts } from '../../desk/commands/refusals/index.ts';
import { board } from './board.ts';
import { clockRefusals } from './clock-refusals.ts';
import { incidentRefusals } from './incident-refusals.ts';
import { draw } from './draw.ts';
import { points } from './laws.ts';
import { parchisRefusals } from './parchis-refusals.ts';
import { pairingRefusals } from './pairing-refusals.ts';
import { reportFaultSaid } from '../report-fault-said.ts';
import { reportFaults } from './report-faults.ts';
import { lists } from './lists.ts';
import { pointWithArticles } from '../laws-words.ts';
import { moveAt, placesOf } from '../pgn-facts.ts';
import { type Sentences, resultSaid } from '../said.ts';
import { swissRefusals } from './swiss-refusals.ts';
import { struckReason } from '../struck-reason.ts';
import { counter } from '../plural.ts';
import { region } from './region.ts';

const count = counter(region);

/** Clock times of a game that need a look. */
const clocksInDoubt: Readonly<Record<ClockNotice, (times: number, first: string) => string>> = {
  impossibleClock: (times, first) =>
    times === 1
      ? `no clock shows ${first}: it stays as text`
      : `${times} times are shown by no clock (${first}): they stay as text`,
  clockRises: (times, first) =>
    `the clock goes up at ${times === 1 ? '1 move' : `${times} moves`} (${first}), and the time control gives no time for a move`,
  clockMissing: (times, first) =>
    `${times === 1 ? '1 move has' : `${times} moves have`} no clock time (${first}), and those around have one`,
};

export const refusals: Sentences<RefusalCode> = {
  ...clockRefusals,
  ...incidentRefusals,
  ...swissRefusals,
  ...pairingRefusals,
  ...parchisRefusals,
  noTournament: () => 'No tournament is open. Open one or make a new one.',
  alreadyCreated: (f) => `This file has a tournament already: “${f.name}”.`,
  emptyName: () => 'The name of the tournament is missing.',
  tooLong: (f) => `“${f.value}…” is too long: ${f.most} characters at most.`,
  badDates: (f) =>
    f.wrong === null
      ? 'The tournament ends before it begins: correct one of the two dates.'
      : `“${f.wrong}” is no date.`,
  badRounds: (f) => `Rounds go from 1 to ${f.highest}; ${f.rounds} will not do.`,
  badBoards: (f) => `Boards go from 0 to ${f.highest}; ${f.boards} will not do.`,
  badFederation: (f) => `“${f.value}” is no federation: three letters, such as ESP, or nothing.`,
  badRules: (f) => `“${f.value}” will not do: write a whole number of moves, or zero.`,
  roundsInUse: (f) => `Round ${f.paired} is paired already: there cannot be only ${f.rounds} rounds.`,
  variantInUse: () => 'Rounds are paired already: the game of the tournament cannot change.',

  noName: (f) => (f.value === '' ? 'The name is missing.' : `“${f.value}” is no name.`),
  badNumber: (f) => `“${f.value}” is no starting number.`,
  titlesUnread: (f) =>
    f.lines === 1
      ? `The line above the header was not read: “${f.value}”.`
      : `${f.lines} lines above the header were not read: “${f.value}”.`,
  ratingUnread: (f) => `“${f.value}” is no rating: the player goes in without one. Correct it in the list.`,
  badFideId: (f) =>
    `“${f.value}” is an ID that the spreadsheet has shortened. Give its column the format “Number” without decimals, see that the whole ID shows, and save again.`,
  resultUnread: (f) => `“${f.value}” is no result: the pairing goes in without one.`,
  noList: (f) => notLists[f.kind],
  badRating: (f) => `“${f.value}” is no rating: a whole number, or nothing.`,
  badBirth: (f) => `“${f.value}” is no birth date: a year or a date.`,
  duplicateNumber: (f) => `Number ${f.number} belongs to someone else already.`,
  duplicateFideId: (f) => `FIDE ID ${f.fideId} belongs to ${f.name} already.`,
  duplicatePlayer: (f) =>
    `${f.name} is on the list already. If they are two people, tell them apart by birth or FIDE ID.`,
  unknownPlayer: (f) =>
    f.text === '' ? 'A player is missing.' : `Nobody on the list answers to “${f.text}”.`,
  ambiguousPlayer: (f) =>
    `“${f.text}” may be more than one person: ${f.candidates.join(', ')}. Write the number.`,
  unknownPerson: () => 'That person is not in this tournament.',
  nothingToRegister: () => 'There is nobody to register in that text.',
  tournamentNotEmpty: (f) =>
    `A report goes whole into a tournament without players, and here there are ${count(f.players, 'player', 'players')} and ${count(f.rounds, 'round paired', 'rounds paired')}. Make another tournament.`,
  reportUnsound: (f) =>
    `The report contradicts itself in ${count(f.errors, 'place', 'places')}. Nothing was written.`,
  reportFault: (f) => reportFaultSaid(reportFaults, f, 'warning'),
  notKept: (f) => `The tournament does not keep these records of the report: ${f.tags.join(', ')}.`,
  noGoodLine: (f) => `No line will do (${f.lines} with a reason). Nothing was written.`,
  unreadableLine: () => 'The line cannot be read: a quote opens and does not close.',
  unreadableText: () => 'The text cannot be read. Nothing was written.',

  badRound: (f) => `There is no round ${f.round}: the tournament has ${f.rounds}.`,
  badBoard: (f) => (f.value === '' ? 'The board number is missing.' : `“${f.value}” is no board number.`),
  noPairings: () => 'There is no pairing in that text.',
  samePlayerTwice: (f) => `${f.name || lists.erased} plays on board ${f.board} of this round already.`,
  alreadyPaired: (f) => `Board ${f.board} was paired like that already.`,
  boardTaken: (f) => `Board ${f.board} has other players already: change it in the list.`,
  noSuchRound: (f) => `Round ${f.round} is not paired.`,
  noSuchBoard: (f) => `Board ${f.board} is not in round ${f.round}.`,
  boardOfNoRound: (f) => `The round of board ${f.board} is missing.`,
  pairingHasMoves: (f) => `Board ${f.board} has moves recorded already: strike the moves first.`,
  pairingHasResult: (f) =>
    `Board ${f.board} has a result already (${resultSaid(f.result)}): strike it first.`,

  badStartPosition: (f) =>
    `${f.text === '' ? 'The start position is missing' : `“${f.text}” is no start position`}: a number from 0 to 959, a back rank or a FEN.`,
  byeHasNoMoves: (f) => `Board ${f.board} is a bye: there is no game.`,
  gameOver: (f) =>
    `The game is over: ${resultSaid(f.result)}, ${lists.reasons[f.reason]}. If it goes on, strike the result first.`,
  illegalMove: board.illegalMove,
  moveIsLegal: (f) => `${f.text} is a legal move: record it as one.`,
  unreadableMove: (f) => (f.text === '' ? 'The move is missing.' : `“${f.text}” cannot be read as a move.`),
  ambiguousMove: (f) => `“${f.text}” may be ${f.possible.join(', ')}.`,

  resultStands: (f) =>
    `There is a result: ${resultSaid(f.result)}, ${lists.reasons[f.reason]}. Strike that before another.`,
  resultDoesNotFit: (f) => `The result ${resultSaid(f.result)} cannot be by ${lists.reasons[f.reason]}.`,

  lawsSayOtherwise: (f) =>
    [
      ...(f.board === undefined
        ? []
        : [`Board ${f.board}, ${resultSaid(f.result)}, ${lists.reasons[f.reason]}.`]),
      ...f.points.map((point) => pointWithArticles(points, point)),
      f.says === null ? 'By the Laws there is no result yet.' : `By the Laws, ${resultSaid(f.says)}.`,
    ].join(' '),
  byeOnly: () => 'This board is a bye: only the result of a bye will do.',
  notABye: () => 'This board has two players: it is no bye.',
  reasonMissing: () => 'The reason is missing: write it in a line.',

  noResultToUndo: (f) => `The result of board ${f.board} is no longer there: it was taken back or changed.`,
  notTheLastResult: (f) =>
    `A result was entered since, on board ${f.last}: strike this one on its board, with the reason.`,
  resultOfIncident: (f) => `This result follows from the incident on line ${f.seq}: strike that one.`,
  nobodyToErase: () => 'There are no personal data left to erase.',
  emptyNote: () => 'The note is empty.',
  notDrawn: (f) => `Round ${f.round} has no Chess960 start position yet: there is nothing to print.`,
  positionHidden: (f) => `The position of round ${f.round} may not be shown yet.`,
  noSuchEntry: (f) => `There is no line ${f.seq}.`,
  notTheLastMove: () => 'Only the last move can be struck: strike the later ones first.',
  alreadyStruck: (f) =>
    `Line ${f.seq} is struck already${f.reason === '' ? '' : `: ${struckReason(lists, f.reason)}`}.`,
  cannotBeStruck: () => 'That line cannot be struck: correct it by a new one.',

  noGames: () => 'There is no game in that text.',
  boardHasOtherMoves: (f) => otherMoves(f),
  boardHasOtherPlayers: (f) =>
    f.swapped
      ? `On board ${f.board} of round ${f.round} the colours are the other way round: ${f.there} there, ${f.here} here.`
      : `Board ${f.board} of round ${f.round} has other players: ${f.there}, and not ${f.here}.`,
  sameGame: (f) => `Board ${f.board} has this game already.`,
  namesLeftOut: (f) =>
    f.swapped
      ? `The game went in, but with the colours the other way round: on board ${f.board} ${f.there} stay, not ${f.here}.`
      : `The game went in, but board ${f.board} has other names: ${f.there} stay, not ${f.here}.`,
  placeTaken: (f) =>
    `Its tags say board ${f.asked} of round ${f.round}, where others sit: it goes to board ${f.board}. Its Round tag is kept.`,
  resultsDiffer: (f) =>
    `Its Result tag says ${f.tag}, and its moves end with ${f.moves}. Which is right? Board ${f.board} of round ${f.round} is left without a result: declare it.`,
  enteredDiffers: (f) =>
    `The text ends with ${resultSaid(f.told)}, and ${resultSaid(f.entered)} is entered on board ${f.board} of round ${f.round}. Which is right? The moves went in and the result entered stands: correct it on its board if it is wrong.`,
  unusualResult: (f) =>
    `The text gives ${resultSaid(f.result)}, which is seldom what was meant. Board ${f.board} of round ${f.round} is left without a result: declare it.`,
  nullMoveIn: (f) =>
    `At move ${f.moveNumber} ${f.turn === 'white' ? 'White' : 'Black'} has a pass (--) and no move: it is kept as that. If a move was played, it is missing.`,
  clocksInDoubt: (f) => `Board ${f.board}: ${clocksInDoubt[f.kind](f.count, placesOf(f.first, f.count))}.`,
  remarksLeftOut: () => 'The game was there already: its comments were not added.',
  kingsShowResult: (f) =>
    [
      `Board ${f.board}: the kings put in the middle say ${resultSaid(f.result)}; they are no moves.`,
      f.written === f.result
        ? 'The result of the text is the same.'
        : f.written === '*'
          ? 'The text has no result: record it if that is it.'
          : `The text says ${resultSaid(f.written)}, and so it stands: which is it?`,
      f.doubtful ? 'Perhaps the last move recorded, to the middle, was not played either.' : '',
    ]
      .filter(Boolean)
      .join(' '),
  illegalStands: (f) =>
    `${moveAt(f)}${f.text} is not legal, and went in as an illegal move that stood. ${board.illegalMove(f)}`,
  partOfGameUnread: (f) =>
    f.why === ''
      ? 'A part could not be read as moves: it is kept as text.'
      : `A part could not be read as moves: ${board.noticeOf(f.why, f.text)}.`,
  placeTagUnread: (f) =>
    `Its ${f.tag} tag, “${f.text}”, is no number: it went to round ${f.round}, board ${f.board}. See whether it belongs there.`,
  noPlaceForGame: () =>
    'It does not say in which round and on which board it was played, nor do its players tell.',

  ...draw.refusals,

  staleView: (f) => `${f.by || 'The clock or the desk'} has written here meanwhile. Yours was not written.`,
};

function otherMoves(f: RefusalFacts['boardHasOtherMoves']): string {
  const at = `Board ${f.board} has other moves`;
  if (f.moveNumber === undefined || f.turn === undefined) return `${at}: the start position is another.`;
  const there = f.there || 'nothing';
  const here = f.here || 'nothing';
  return `${at}: at move ${f.moveNumber} of ${lists.sides[f.turn]} it has ${there} and the text says ${here}.`;
}

const SAVE_AS = 'Open it and save it as XLSX or as CSV.';

/** What came where a list was expected, and what to do. */
const notLists: Readonly<Record<FileKind, string>> = {
  xlsx: 'This workbook cannot be read. Save it again, or as CSV.',
  xls: `This is an old Excel file (XLS), or a workbook with a password. ${SAVE_AS}`,
  ods: `This is a LibreOffice spreadsheet (ODS). ${SAVE_AS}`,
  zip: 'This is a zip file, or a workbook that is damaged. Unpack it, and choose the list in it.',
  pdf: 'This is a PDF: a sheet for paper, from which no list can be read. Ask for it as XLSX or CSV.',
  html: 'This is a web page. Export the list from it as XLSX or CSV, or copy the table into a spreadsheet first.',
  trf: 'This is a FIDE report (TRF), which is not read as a list. Export the players as XLSX or CSV.',
  packed: 'This is a packed file. Unpack it, and choose the list in it.',
  picture: 'This is a picture, from which no list can be read.',
};
