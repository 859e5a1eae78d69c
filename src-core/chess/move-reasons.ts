import type { CastlingSide, Move, Piece, PromotionRole, Square } from './types.ts';
import type { Ending } from './position.ts';

export interface Man {
  readonly square: Square;
  readonly piece: Piece;
}

/** How a castling right was lost (3.8.2.2); `unknown` where the game that led here is not known. */
export type RightLost =
  | {
      readonly because: 'kingMoved' | 'rookMoved' | 'rookCaptured';
      readonly ply: number;
      readonly moveNumber: number;
    }
  | { readonly because: 'unknown' };

/** Why a move is not legal, with its facts. */
export type IllegalReason =
  | { readonly code: 'gameIsOver'; readonly facts: { readonly ending: Ending } }
  /** A king is missing, or there is more than one: an illegal move left the board so, and no article says how to go on. */
  | { readonly code: 'notOneKingEach'; readonly facts: Readonly<Record<never, never>> }
  /** The king is not captured (1.4.1), not even where it was left in check. */
  | { readonly code: 'kingNotCaptured'; readonly facts: Man }
  | { readonly code: 'noPieceThere'; readonly facts: { readonly square: Square } }
  | { readonly code: 'notYourPiece'; readonly facts: Man }
  | { readonly code: 'sameSquare'; readonly facts: Man }
  /** The piece does not move like that (3.2-3.8). */
  | { readonly code: 'notThatPiecesWay'; readonly facts: Man & { readonly to: Square } }
  | { readonly code: 'blockedAt'; readonly facts: Man }
  | { readonly code: 'ownPieceThere'; readonly facts: Man }
  /** A pawn goes sideways only to capture (3.7.3). */
  | { readonly code: 'nothingToCapture'; readonly facts: { readonly square: Square } }
  /** The pawn beside did not come there by a double step (3.7.3.1). */
  | { readonly code: 'epNotPossible'; readonly facts: { readonly square: Square; readonly pawn: Square } }
  /** It was possible, but only on the move after the double step, made at this ply and move (3.7.3.2). */
  | {
      readonly code: 'epNoLonger';
      readonly facts: {
        readonly square: Square;
        readonly pawn: Square;
        readonly ply: number;
        readonly moveNumber: number;
      };
    }
  | { readonly code: 'promotionMissing'; readonly facts: { readonly choices: readonly PromotionRole[] } }
  | { readonly code: 'promotionNotAllowed'; readonly facts: Man }
  /** The king goes where it is attacked (3.9.2). */
  | {
      readonly code: 'kingIntoAttack';
      readonly facts: { readonly square: Square; readonly by: readonly Man[] };
    }
  /** The king was in check and still is. */
  | { readonly code: 'stillInCheck'; readonly facts: { readonly king: Square; readonly by: readonly Man[] } }
  /** The move uncovers an attack on the own king: the piece is pinned, or en passant takes both pawns away. */
  | {
      readonly code: 'kingLeftAttacked';
      readonly facts: { readonly king: Square; readonly by: readonly Man[] };
    }
  | { readonly code: 'castlingRightLost'; readonly facts: { readonly side: CastlingSide } & RightLost }
  | { readonly code: 'castlingNoRook'; readonly facts: { readonly side: CastlingSide } }
  | {
      readonly code: 'castlingOutOfCheck';
      readonly facts: { readonly side: CastlingSide; readonly by: readonly Man[] };
    }
  | { readonly code: 'castlingBlocked'; readonly facts: { readonly side: CastlingSide } & Man }
  | {
      readonly code: 'castlingThroughAttack';
      readonly facts: { readonly side: CastlingSide; readonly square: Square; readonly by: readonly Man[] };
    }
  | {
      readonly code: 'castlingIntoAttack';
      readonly facts: { readonly side: CastlingSide; readonly square: Square; readonly by: readonly Man[] };
    };

/** What a legal move does. */
export interface MoveFacts {
  /** The move as legalMoves writes it: castling is king's square -> own rook's square. */
  readonly move: Move;
  readonly piece: Piece;
  readonly captured: Man | null;
  readonly enPassant: boolean;
  readonly castling: CastlingSide | null;
  readonly check: boolean;
  readonly ending: Ending | null;
}

export type MoveExplanation =
  ({ readonly legal: true } & MoveFacts) | ({ readonly legal: false; readonly move: Move } & IllegalReason);
