import type { FenError } from '../../chess/fen-error.ts';
import type { RightsDoubt } from '../../chess/rights-doubted.ts';

const colors = { white: 'White', black: 'Black' } as const;
const pieces = {
  pawn: 'pawn',
  knight: 'knight',
  bishop: 'bishop',
  rook: 'rook',
  queen: 'queen',
  king: 'king',
} as const;

/** Where in a FEN. */
export const fields: Readonly<Record<FenError['field'], string>> = {
  board: 'the board',
  turn: 'the side to move',
  castling: 'the castling rights',
  enPassant: 'the en passant square',
  quietPlies: 'the count of quiet plies',
  moveNumber: 'the move number',
  text: 'the text',
};

/** Why a FEN is refused, and what would be right. */
export function fenReason(e: FenError): string {
  switch (e.code) {
    case 'fieldMissing':
      return 'it is missing';
    case 'extraField':
      return `"${e.text}" is one field too many`;
    case 'rankCount':
      return `a board has 8 ranks, this one ${e.ranks}`;
    case 'rankLength':
      return `rank ${e.rank} has ${e.squares} squares, not 8`;
    case 'unknownLetter':
      return `"${e.letter}" means no piece and no number of empty squares`;
    case 'digitsSideBySide':
      return `two digits stand side by side in rank ${e.rank}: add them up`;
    case 'notATurn':
      return `"${e.text}" is neither w nor b`;
    case 'notASquare':
      return `"${e.text}" is no square; write - where there is none`;
    case 'notANumber':
      return `"${e.text}" is not a whole number`;
    case 'rightTwice':
      return `the right "${e.letter}" is there twice`;
    case 'noKing':
      return `${colors[e.color]} has no king`;
    case 'severalKings':
      return `${colors[e.color]} has kings on ${e.squares.join(', ')}`;
    case 'pawnOnLastRank':
      return `a ${pieces[e.piece.role]} cannot stand on ${e.square}`;
    case 'tooManyPawns':
      return `${colors[e.color]} has ${e.count} pawns, 8 is the most`;
    case 'tooManyMen':
      return `${colors[e.color]} has ${e.count} pieces, 16 is the most`;
    case 'tooManyPromoted':
      return `${colors[e.color]} has ${e.promoted} promoted pieces, but only ${e.missingPawns} pawns are gone`;
    case 'waitingSideInCheck':
      return `the king on ${e.king} is attacked from ${e.by.join(', ')}, and it is not its turn`;
    case 'tooManyCheckers':
      return `the king on ${e.king} is attacked from ${e.by.join(', ')} at once: no move does that`;
    case 'rightWithoutKing':
      return `the right "${e.letter}" cannot be: the king of ${colors[e.color]} stands on ${e.king}`;
    case 'rightWithoutRook':
      return `the right "${e.letter}" cannot be: there is no ${colors[e.color]} rook${e.rook === null ? ' on that side' : ` on ${e.rook}`}. Take the letter out, or set the rook`;
    case 'rightsOnOneSide':
      return `both rights of ${colors[e.color]} are on one side of the king (${e.rooks.join(', ')})`;
    case 'rightNotStandard':
      return `the right "${e.letter}" (rook on ${e.rook}) exists in Chess960 only: say that it is Chess960`;
    case 'epWrongRank':
      return `no pawn can just have passed over ${e.square}`;
    case 'epOccupied':
      return `${e.square} is not empty, so no pawn has just passed over it`;
    case 'epWithoutPawn':
      return `there is no pawn on ${e.pawn} that could just have passed over ${e.square}`;
  }
}

/** Why castling rights cannot come from one start: a note, as the position can be played on. */
export function rightsDoubt(doubt: RightsDoubt): string {
  switch (doubt.code) {
    case 'kingOnEdge':
      return `These castling rights come from no start: the king of ${colors[doubt.color]} would have begun on ${doubt.king}, not between its rooks.`;
    case 'kingsOnFiles':
      return `These castling rights come from no start: the kings would have begun on ${doubt.white} and ${doubt.black}, which are not on one file.`;
    case 'rooksOnFiles':
      return `These castling rights come from no start: the rooks of the ${doubt.side === 'king-side' ? 'king’s' : 'queen’s'} side would have begun on ${doubt.white} and ${doubt.black}, which are not on one file.`;
    case 'startLacksRights':
      return `The pieces stand as at the start ${doubt.number}, and not all castling rights are given: a start has ${doubt.rights}.`;
  }
}

export const refused = (where: string, column: number, why: string): string =>
  `The position cannot be used: in ${where} (column ${column}) ${why}.`;

/** What is wrong with a FEN, and the FEN. */
export const fenErrorText = (error: FenError, text: string): string =>
  `${refused(fields[error.field], error.column, fenReason(error))} ${text}`;
