import type { Color, Piece, Square } from './types.ts';

export type FenField = 'board' | 'turn' | 'castling' | 'enPassant' | 'quietPlies' | 'moveNumber' | 'text';

/** What is wrong, with its facts. The first group cannot be read; the second can, but no game leads there. */
export type FenReason =
  | { readonly code: 'fieldMissing' }
  | { readonly code: 'extraField'; readonly text: string }
  | { readonly code: 'rankCount'; readonly ranks: number }
  | { readonly code: 'rankLength'; readonly rank: number; readonly squares: number }
  | { readonly code: 'unknownLetter'; readonly letter: string }
  | { readonly code: 'digitsSideBySide'; readonly rank: number }
  | { readonly code: 'notATurn'; readonly text: string }
  | { readonly code: 'notASquare'; readonly text: string }
  | { readonly code: 'notANumber'; readonly text: string }
  | { readonly code: 'rightTwice'; readonly letter: string }
  // positions that cannot be
  | { readonly code: 'noKing'; readonly color: Color }
  | { readonly code: 'severalKings'; readonly color: Color; readonly squares: readonly Square[] }
  | { readonly code: 'pawnOnLastRank'; readonly square: Square; readonly piece: Piece }
  | { readonly code: 'tooManyPawns'; readonly color: Color; readonly count: number }
  | { readonly code: 'tooManyMen'; readonly color: Color; readonly count: number }
  | {
      readonly code: 'tooManyPromoted';
      readonly color: Color;
      readonly promoted: number;
      readonly missingPawns: number;
    }
  | { readonly code: 'waitingSideInCheck'; readonly king: Square; readonly by: readonly Square[] }
  | { readonly code: 'tooManyCheckers'; readonly king: Square; readonly by: readonly Square[] }
  | {
      readonly code: 'rightWithoutKing';
      readonly letter: string;
      readonly color: Color;
      readonly king: Square;
    }
  | {
      readonly code: 'rightWithoutRook';
      readonly letter: string;
      readonly color: Color;
      readonly rook: Square | null;
    }
  | { readonly code: 'rightsOnOneSide'; readonly color: Color; readonly rooks: readonly [Square, Square] }
  | {
      readonly code: 'rightNotStandard';
      readonly letter: string;
      readonly color: Color;
      readonly rook: Square;
    }
  | { readonly code: 'epWrongRank'; readonly square: Square }
  | { readonly code: 'epOccupied'; readonly square: Square }
  | { readonly code: 'epWithoutPawn'; readonly square: Square; readonly pawn: Square };

/** Why a FEN is refused. `column` counts characters of the text from 1. */
export type FenError = FenReason & { readonly field: FenField; readonly column: number };

const UNREADABLE: readonly FenReason['code'][] = [
  'fieldMissing',
  'extraField',
  'rankCount',
  'rankLength',
  'unknownLetter',
  'digitsSideBySide',
  'notATurn',
  'notASquare',
  'notANumber',
  'rightTwice',
];

/** True if the text could be read and it is the position that cannot be. */
export function isImpossible(error: FenError): boolean {
  return !UNREADABLE.includes(error.code);
}
