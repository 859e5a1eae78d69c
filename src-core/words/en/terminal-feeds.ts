import type { Color } from '../../chess/index.ts';
import type { FeedWords } from '../feed-notice.ts';
import { plyNamed } from '../ply-name.ts';

const sides: Readonly<Record<Color, string>> = { white: 'White', black: 'Black' };

function move(ply: number): string {
  const named = plyNamed({}, ply);
  return named === null ? 'the starting position' : `${sides[named.color]}’s move ${named.number}`;
}

function upTo(ply: number, until: number): string {
  return until > ply ? `from ${move(ply)} to ${move(until)}` : `after ${move(ply)}`;
}

export const feeds: FeedWords = {
  source: 'The whole source',
  board: (board) => `Board ${board}`,
  withdrawn: 'no longer so',
  notices: {
    repetition: ({ ply, until }) =>
      `the position has appeared three times or more, ${upTo(ply, until)}: the player to move may claim a draw (9.2)`,
    fiftyMoves: ({ ply, until }) =>
      `fifty moves without a capture or a pawn move, ${upTo(ply, until)}: the player to move may claim a draw (9.3)`,
    checkmate: ({ ply }) => `checkmate by ${move(ply)} (5.1.1)`,
    stalemate: ({ ply }) => `stalemate by ${move(ply)} (5.2.1)`,
    deadPosition: ({ ply }) => `dead position by ${move(ply)} (5.2.2)`,
    fivefold: ({ ply }) => `fivefold repetition by ${move(ply)}: drawn (9.6.1)`,
    seventyFiveMoves: ({ ply }) => `seventy-five moves by ${move(ply)}: drawn (9.6.2)`,
    movesAfterEnd: ({ ply }) => `the game was over and went on: ${move(ply)}`,
    movesAfterResult: ({ ply }) => `there are moves after the result: ${move(ply)}`,
    resultContradicts: ({ ply }) => `the result is not that of the final position, after ${move(ply)}`,
    illegalMove: ({ ply, from, to }) =>
      `illegal: ${move(ply)}${from === undefined || to === undefined ? '' : `, ${from}-${to}`} (7.5)`,
    unreadableMove: ({ ply }) => `${move(ply)} cannot be read; the game is recorded up to there`,
    correction: ({ ply, was }) => `the source has changed ${move(ply)}; it said ${was.join(' ')}`,
    resultChanged: ({ was }) => `the source has changed the result; it said ${was}`,
    kingsInCentre: ({ result }) =>
      `kings in the centre${result === undefined ? '' : `: ${result}`}; take the result from the players`,
    kingsInCentreDoubt: ({ ply }) =>
      `${move(ply)} takes the king to the centre: was it played, or does it show the result?`,
    flagFall: ({ side }) => `${sides[side]}’s clock shows zero: go and see whether the flag has fallen (6.8)`,
    clockJump: ({ ply }) => `with ${move(ply)} the clock shows more than the control gives`,
    positionMismatch: ({ ply }) =>
      ply === 0
        ? 'the men do not stand as in the starting position'
        : `the men do not stand as after ${move(ply)}, nor as the game could`,
    startDiffers: () => 'the men do not stand at the start as they should (7.2)',
    coloursReversed: () => 'the players have the colours reversed (7.3)',
    nameDiffers: ({ side, name }) => `as ${sides[side]} the source has ${name}`,
    unknownGame: ({ white, black }) => `a game that is none of this round: ${white} - ${black}`,
    boardLost: () => 'the board gives no sign; its game is not watched',
    boardBack: () => 'the board gives signs again',
    boardDelayed: () => 'the board is behind',
    feedLost: () => 'the source gives no sign; nothing is watched',
    feedBack: () => 'the source gives signs again',
  },
  noSetup: 'The first line has to tell the round: {"at":0,"setup":{...}}',
  badLine: (line) => `Line ${line}: not a JSON object with its moment ("at")`,
  noControl: (text) => `The time control “${text}” of the first line cannot be read`,
  badStart: (fen) => `Not a start position: “${fen}”`,
  noBoards: (round) => `Round ${round} has no boards: pair it first, or name another with --number`,
  nothingThere: (source) =>
    `In ${source} there is no game in PGN yet: name the round with --round FILE.escaque`,
  watching: (source, round, boards) =>
    `Watching ${source}: round ${round}, ${boards} ${boards === 1 ? 'board' : 'boards'}. End with Ctrl+C.`,
};
