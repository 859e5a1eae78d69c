import type { Move, Position, StandingMove } from './types.ts';
import type { IllegalReason } from './move-reasons.ts';
import { explainMove } from './explain.ts';
import type { MoveDoubt } from './san-error.ts';
import { movesWritten } from './san-error.ts';
import { boardShowing, pieceAt } from './position.ts';
import { type SanShape, readShapes } from './san-shape.ts';
import { standingMove } from './standing.ts';

/**
 * Is it clear what was played where a move written is illegal for this reason? A man that goes its way and leaves its
 * king attacked has been moved so, and so has a king that castles without the right. Whether a man jumped, went a way
 * that is not its own, or was only written wrong, the text does not tell.
 */
const CLEAR: { readonly [C in IllegalReason['code']]: boolean } = {
  gameIsOver: false,
  notOneKingEach: false,
  noPieceThere: false,
  notYourPiece: false,
  sameSquare: false,
  notThatPiecesWay: false,
  blockedAt: false,
  ownPieceThere: false,
  nothingToCapture: false,
  epNotPossible: false,
  epNoLonger: false,
  promotionMissing: false,
  promotionNotAllowed: false,
  kingNotCaptured: true,
  kingIntoAttack: true,
  stillInCheck: true,
  kingLeftAttacked: true,
  castlingRightLost: true,
  castlingNoRook: false,
  castlingOutOfCheck: true,
  castlingBlocked: false,
  castlingThroughAttack: true,
  castlingIntoAttack: true,
};

/** The illegal move that a text can only have meant, with the reason; null where that is not clear. */
export function clearlyPlayed(position: Position, shapes: readonly SanShape[]): MoveDoubt | null {
  const board = boardShowing(position);
  const written = shapes.flatMap((shape) => movesWritten(board, shape));
  const clear = written.flatMap((move): readonly MoveDoubt[] => {
    const told = explainMove(position, move);
    return told.legal || !CLEAR[told.code] || lacksPromotion(position, move) ? [] : [told];
  });
  const [only] = clear;
  return clear.length === 1 && only !== undefined ? only : null;
}

/** The illegal move that stands of which a word in English letters tells clearly what was played; null where it does not. */
export function standingSan(position: Position, text: string): StandingMove | null {
  const meant = clearlyPlayed(position, readShapes(text, true));
  return meant === null ? null : standingMove(position, meant.move);
}

/** What a pawn became on the last rank is part of what was played. */
function lacksPromotion(position: Position, { from, to, promotion }: Move): boolean {
  const last = position.turn === 'white' ? '8' : '1';
  const arrives = pieceAt(position, from)?.role === 'pawn' && to.charAt(1) === last;
  return arrives !== (promotion !== undefined);
}
