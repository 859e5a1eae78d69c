import type { CastlingSide, Color, Move, Position, PromotionRole, Role, Square } from './types.ts';
import type { IllegalReason, Man, RightLost } from './move-reasons.ts';
import type { PgnNotice } from './pgn-types.ts';
import { type Ending, pieceAt } from './position.ts';

type Code = IllegalReason['code'];
type FactsOf = { readonly [R in IllegalReason as R['code']]: R['facts'] };
type ReasonOf<C extends Code> = {
  readonly [K in C]: { readonly code: K; readonly facts: FactsOf[K] };
}[C];

type On = { readonly square: Square };
type ManTold = On & { readonly color: Color; readonly role: Role };
/** Men that attack: their squares, and their roles beside them. */
type Attacked = { readonly by: readonly Square[]; readonly byRoles: readonly Role[] };
type Side = { readonly side: CastlingSide };
/** What was to move, and from where; lines of old do not say it. */
type Mover = { readonly mover?: Role | null; readonly from?: Square };

/** What is told with each code of explainMove. */
type Told = {
  readonly gameIsOver: { readonly ending: Ending['kind'] };
  readonly notOneKingEach: Readonly<Record<never, never>>;
  readonly kingNotCaptured: ManTold;
  readonly noPieceThere: On;
  readonly notYourPiece: ManTold;
  readonly sameSquare: ManTold;
  readonly notThatPiecesWay: ManTold & { readonly to: Square };
  readonly blockedAt: ManTold;
  readonly ownPieceThere: ManTold;
  readonly nothingToCapture: On;
  readonly epNotPossible: On & { readonly pawn: Square };
  readonly epNoLonger: On & { readonly pawn: Square; readonly ply: number; readonly moveNumber: number };
  readonly promotionMissing: { readonly choices: readonly PromotionRole[] };
  readonly promotionNotAllowed: ManTold;
  readonly kingIntoAttack: On & Attacked;
  readonly stillInCheck: { readonly king: Square } & Attacked;
  readonly kingLeftAttacked: { readonly king: Square } & Attacked;
  readonly castlingRightLost: Side & RightLost;
  readonly castlingNoRook: Side;
  readonly castlingOutOfCheck: Side & Attacked;
  readonly castlingBlocked: Side & ManTold;
  readonly castlingThroughAttack: Side & On & Attacked;
  readonly castlingIntoAttack: Side & On & Attacked;
};

type IllegalFactsOf<C extends Code> = { readonly [K in C]: { readonly why: K } & Mover & Told[K] }[C];
export type IllegalFacts = IllegalFactsOf<Code>;

const same = <F>(facts: F): F => facts;
const man = ({ square, piece }: Man): ManTold => ({ square, ...piece });
const attacked = <F extends { readonly by: readonly Man[] }>({
  by,
  ...rest
}: F): Omit<F, 'by'> & Attacked => ({
  ...rest,
  by: by.map(({ square }) => square),
  byRoles: by.map(({ piece }) => piece.role),
});

const flat: { readonly [C in Code]: (facts: FactsOf[C]) => Told[C] } = {
  gameIsOver: ({ ending }) => ({ ending: ending.kind }),
  notOneKingEach: same,
  kingNotCaptured: man,
  noPieceThere: same,
  notYourPiece: man,
  sameSquare: man,
  notThatPiecesWay: ({ to, ...moved }) => ({ ...man(moved), to }),
  blockedAt: man,
  ownPieceThere: man,
  nothingToCapture: same,
  epNotPossible: same,
  epNoLonger: same,
  promotionMissing: same,
  promotionNotAllowed: man,
  kingIntoAttack: attacked,
  stillInCheck: attacked,
  kingLeftAttacked: attacked,
  castlingRightLost: same,
  castlingNoRook: same,
  castlingOutOfCheck: attacked,
  castlingBlocked: ({ side, ...inTheWay }) => ({ side, ...man(inTheWay) }),
  castlingThroughAttack: attacked,
  castlingIntoAttack: attacked,
};

/**
 * Why a move is not legal, flat, as it can be kept, sent and put into words: `why` is the code of explainMove, `mover`
 * the role of what was to move and `from` its square.
 */
export function illegalFacts<C extends Code>(
  position: Position,
  { from }: Move,
  { code, facts }: ReasonOf<C>,
): IllegalFactsOf<C> {
  const why: { readonly why: C } & Mover = { why: code, mover: pieceAt(position, from)?.role ?? null, from };
  return { ...why, ...flat[code](facts) };
}

/** What a notice of an illegal move that stands tells is what illegalFacts gave. */
export function isIllegalFacts(facts: PgnNotice['facts']): facts is PgnNotice['facts'] & IllegalFacts {
  return Object.hasOwn(flat, String(facts['why']));
}
