import type { Refusal } from '../../contract/desk-api.ts';
import { board } from './board.ts';
import { clockRefusals } from './clock-refusals.ts';
import { incidentRefusals } from './incident-refusals.ts';
import { draw } from './draw.ts';
import { lists } from './lists.ts';
import type { RefusalWords } from '../es/refusals.ts';
import { said, saidReason, saidResult } from '../said.ts';

type Facts = Refusal['facts'];

const colors: Readonly<Record<string, string>> = lists.sides;

export const refusals: RefusalWords = {
  ...clockRefusals,
  ...incidentRefusals,
  noTournament: () => 'No tournament is open. Open one or make a new one.',
  alreadyCreated: (f) => `This file has a tournament already: “${said(f, 'name')}”.`,
  emptyName: () => 'The name of the tournament is missing.',
  tooLong: (f) => `“${said(f, 'value')}…” is too long: ${said(f, 'most')} characters at most.`,
  badDates: (f) =>
    f['wrong'] === null
      ? 'The tournament ends before it begins: correct one of the two dates.'
      : `“${said(f, 'wrong')}” is no date.`,
  badRounds: (f) => `Rounds go from 1 to ${said(f, 'highest')}; ${said(f, 'rounds')} will not do.`,
  badBoards: (f) => `Boards go from 0 to ${said(f, 'highest')}; ${said(f, 'boards')} will not do.`,
  badFederation: (f) => `“${said(f, 'value')}” is no federation: three letters, such as ESP, or nothing.`,
  roundsInUse: (f) =>
    `Round ${said(f, 'paired')} is paired already: there cannot be only ${said(f, 'rounds')} rounds.`,
  variantInUse: () => 'Rounds are paired already: the game of the tournament cannot change.',

  noName: (f) => (said(f, 'value') === '' ? 'The name is missing.' : `“${said(f, 'value')}” is no name.`),
  badNumber: (f) => `“${said(f, 'value')}” is no starting number.`,
  badRating: (f) => `“${said(f, 'value')}” is no rating: a whole number, or nothing.`,
  badBirth: (f) => `“${said(f, 'value')}” is no birth date: a year or a date.`,
  duplicateNumber: (f) => `Number ${said(f, 'number')} belongs to someone else already.`,
  duplicateFideId: (f) => `FIDE ID ${said(f, 'fideId')} belongs to ${said(f, 'name')} already.`,
  duplicatePlayer: (f) =>
    `${said(f, 'name')} is on the list already. If they are two people, tell them apart by birth or FIDE ID.`,
  unknownPlayer: (f) =>
    said(f, 'text') === '' ? 'A player is missing.' : `Nobody on the list answers to “${said(f, 'text')}”.`,
  ambiguousPlayer: (f) =>
    `“${said(f, 'text')}” may be more than one person: ${said(f, 'candidates')}. Write the number.`,
  unknownPerson: () => 'That person is not in this tournament.',
  nothingToRegister: () => 'There is nobody to register in that text.',
  noGoodLine: (f) => `No line will do (${said(f, 'lines')} with a reason). Nothing was written.`,
  unreadableLine: () => 'The line cannot be read: a quote opens and does not close.',
  unreadableText: () => 'The text cannot be read. Nothing was written.',

  badRound: (f) => `There is no round ${said(f, 'round')}: the tournament has ${said(f, 'rounds')}.`,
  badBoard: (f) => `“${said(f, 'value')}” is no board number.`,
  noPairings: () => 'There is no pairing in that text.',
  samePlayerTwice: (f) => `${said(f, 'name')} plays on board ${said(f, 'board')} of this round already.`,
  alreadyPaired: (f) => `Board ${said(f, 'board')} was paired like that already.`,
  boardTaken: (f) => `Board ${said(f, 'board')} has other players already: change it in the list.`,
  noSuchRound: (f) => `Round ${said(f, 'round')} is not paired.`,
  noSuchBoard: (f) => `Board ${said(f, 'board')} is not in round ${said(f, 'round')}.`,
  pairingHasMoves: (f) => `Board ${said(f, 'board')} has moves recorded already: strike the moves first.`,
  pairingHasResult: (f) =>
    `Board ${said(f, 'board')} has a result already (${saidResult(f)}): strike it first.`,

  badStartPosition: (f) =>
    `“${said(f, 'text')}” is no start position: a number from 0 to 959, a back rank or a FEN.`,
  byeHasNoMoves: (f) => `Board ${said(f, 'board')} is a bye: there is no game.`,
  gameOver: (f) =>
    `The game is over: ${saidResult(f)}, ${saidReason(f, lists.reasons)}. If it goes on, strike the result first.`,
  illegalMove: board.illegalMove,
  unreadableMove: (f) => `“${said(f, 'text')}” cannot be read as a move.`,
  ambiguousMove: (f) => `“${said(f, 'text')}” may be ${said(f, 'possible')}.`,

  resultStands: (f) =>
    `There is a result: ${saidResult(f)}, ${saidReason(f, lists.reasons)}. Strike that before another.`,
  resultDoesNotFit: (f) => `The result ${saidResult(f)} cannot be by ${saidReason(f, lists.reasons)}.`,
  notCheckmate: () => 'With the moves recorded there is no checkmate on the chessboard.',
  notStalemate: () => 'With the moves recorded there is no stalemate on the chessboard.',
  wrongWinner: (f) =>
    `On the chessboard there is ${saidReason(f, lists.reasons, 'ending')}: the result is ${saidResult(f)}.`,
  endingOnBoard: (f) =>
    `The game ended on the chessboard by ${saidReason(f, lists.reasons, 'ending')}: ${saidResult(f)}.`,
  notRepetition: (f) => `This position has appeared ${said(f, 'occurrences')} times, not three (9.2).`,
  notFiftyMoves: () => 'There have not been fifty moves without a capture or a pawn move (9.3).',
  notFivefold: (f) => `This position has appeared ${said(f, 'occurrences')} times, not five (9.6.1).`,
  notSeventyFiveMoves: () =>
    'There have not been seventy-five moves without a capture or a pawn move (9.6.2).',
  forfeitWithMoves: () => 'There are moves recorded: it is no forfeit.',
  byeOnly: () => 'This board is a bye: only the result of a bye will do.',
  notABye: () => 'This board has two players: it is no bye.',
  reasonMissing: () => 'The reason is missing: write it in a line.',

  noResultToUndo: (f) =>
    `The result of board ${said(f, 'board')} is no longer there: it was taken back or changed.`,
  notTheLastResult: (f) =>
    `A result was entered since, on board ${said(f, 'last')}: strike this one on its board, with the reason.`,
  resultOfIncident: (f) =>
    `This result follows from the incident on line ${said(f, 'seq')}: strike that one.`,
  emptyNote: () => 'The note is empty.',
  notDrawn: (f) => `Round ${said(f, 'round')} has no Chess960 start position yet: there is nothing to print.`,
  positionHidden: (f) => `The position of round ${said(f, 'round')} may not be shown yet.`,
  noSuchEntry: (f) => `There is no line ${said(f, 'seq')}.`,
  notTheLastMove: () => 'Only the last move can be struck: strike the later ones first.',
  alreadyStruck: (f) => `Line ${said(f, 'seq')} is struck already: ${said(f, 'reason')}.`,
  cannotBeStruck: () => 'That line cannot be struck: correct it by a new one.',

  noGames: () => 'There is no game in that text.',
  boardHasOtherMoves: (f) => otherMoves(f),
  boardHasOtherPlayers: (f) => `Board ${said(f, 'board')} of round ${said(f, 'round')} has other players.`,
  sameGame: (f) => `Board ${said(f, 'board')} has this game already.`,
  namesLeftOut: (f) =>
    `The game went in, but board ${said(f, 'board')} has other names: those of the board stay.`,
  remarksLeftOut: () => 'The game was there already: its comments were not added.',
  partOfGameUnread: (f) =>
    f['why'] === undefined || f['why'] === ''
      ? 'A part could not be read as moves: it is kept as text.'
      : `A part could not be read as moves: ${board.noticeOf(said(f, 'why'), said(f, 'text'))}.`,
  placeTagUnread: (f) =>
    `Its ${said(f, 'tag')} tag, “${said(f, 'text')}”, is no number: it went to round ${said(f, 'round')}, board ${said(f, 'board')}. See whether it belongs there.`,
  noPlaceForGame: () =>
    'It does not say in which round and on which board it was played, nor do its players tell.',

  ...draw.refusals,

  staleView: (f) =>
    `${said(f, 'by') || 'The clock or the desk'} has written here meanwhile. Yours was not written.`,
};

function otherMoves(f: Facts): string {
  const at = `Board ${said(f, 'board')} has other moves`;
  if (f['moveNumber'] === undefined) return `${at}: the start position is another.`;
  const there = said(f, 'there') || 'nothing';
  const here = said(f, 'here') || 'nothing';
  return `${at}: at move ${said(f, 'moveNumber')} of ${colors[said(f, 'turn')] ?? ''} it has ${there} and the text says ${here}.`;
}
