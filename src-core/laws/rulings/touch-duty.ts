/** What men touched, let go or set on the square of promotion bind a player to: 4.3-4.7. */
import type { Move, Position, Square } from '../../chess/index.ts';
import { capturesOn, legalMoves, legalMovesFrom, sameMove } from '../../chess/index.ts';
import type { Touch } from '../incident.ts';
import { point } from '../record.ts';
import type { Duty } from './duty.ts';
import { colorAt, free, isOwnMan } from './duty.ts';
import { kingAndRook, mustCastle, rookOfReleasedKing } from './touched-castling.ts';

/** The duty of touches that count (4.3-4.7), whoever asks for it. The player is the one on move. */
export function touchDuty(
  position: Position,
  touched: Pick<Touch, 'touches' | 'orderKnown' | 'released' | 'promotionTouched'>,
): Duty {
  const byTouch = withPromotion(position, touched, dutyOfTouches(position, touched));
  return released(position, touched, byTouch) ?? byTouch;
}

function dutyOfTouches(
  position: Position,
  { touches, orderKnown }: Pick<Touch, 'touches' | 'orderKnown'>,
): Duty {
  return orderKnown === false ? dutyInNoOrder(position, touches) : dutyInOrder(position, touches, true);
}

function dutyInOrder(position: Position, touches: readonly Square[], orderKnown: boolean): Duty {
  const { own, enemy } = ofEachSide(position, touches);
  if (touches.length === 0) return free([]);
  if (own.length > 0 && enemy.length > 0) return bothColours(position, touches, own, enemy);
  if (enemy.length > 0) return firstPossible(position, enemy, ['4.3.2'], 'captureFirst');
  return kingAndRook(position, own, orderKnown) ?? firstPossible(position, own, ['4.3.1'], 'moveFirst');
}

/**
 * Nobody knows the order: own men count before the opponent's (4.3.3). Which of one side was the first no article
 * says (0.2): whatever one of the orders asks for may be played.
 */
function dutyInNoOrder(position: Position, touches: readonly Square[]): Duty {
  const { own, enemy } = ofEachSide(position, touches);
  const duties = beginnings(own, 2).flatMap((first) =>
    beginnings(enemy, 1).map((taken) => dutyInOrder(position, [...first, ...taken], false)),
  );
  const [some, ...others] = duties;
  if (some === undefined || others.every(({ moves }) => sameMoves(moves, some.moves))) {
    return some ?? free(touches);
  }
  const moves = duties.flatMap((duty) => (duty.moves === 'any' ? legalMoves(position) : duty.moves));
  const once = moves.filter((move, at) => moves.findIndex((other) => sameMove(move, other)) === at);
  const squares = touches.filter((square) => once.some(({ from, to }) => from === square || to === square));
  const article = own.length === 0 ? '4.3.2' : enemy.length === 0 ? '4.3.1' : '4.3.3';
  return { moves: once, points: [point('firstNotKnown', [article, '0.2'], { squares })] };
}

/** The squares with each choice of the first ones before the others. */
function beginnings(squares: readonly Square[], many: number): readonly (readonly Square[])[] {
  if (many === 0 || squares.length < 2) return [squares];
  return squares.flatMap((first) =>
    beginnings(
      squares.filter((square) => square !== first),
      many - 1,
    ).map((others) => [first, ...others]),
  );
}

function sameMoves(a: Duty['moves'], b: Duty['moves']): boolean {
  if (a === 'any' || b === 'any') return a === b;
  return a.length === b.length && a.every((move) => b.some((other) => sameMove(move, other)));
}

function ofEachSide(
  position: Position,
  touches: readonly Square[],
): Readonly<Record<'own' | 'enemy', readonly Square[]>> {
  const isOwn = (square: Square): boolean => isOwnMan(position, square);
  return { own: touches.filter(isOwn), enemy: touches.filter((square) => !isOwn(square)) };
}

/** 4.3.3: the first own piece takes the first enemy piece; else the first touched that can move or be taken. */
function bothColours(
  position: Position,
  inOrder: readonly Square[],
  own: readonly Square[],
  enemy: readonly Square[],
): Duty {
  const [mover, target] = [own[0], enemy[0]];
  if (mover !== undefined && target !== undefined) {
    const captures = capturesOn(position, target).filter((move) => move.from === mover);
    if (captures.length > 0)
      return { moves: captures, points: [point('captureWith', ['4.3.3'], { mover, target })] };
  }
  return firstPossible(position, inOrder, ['4.3.3'], 'firstOfBoth');
}

/** The first of these squares whose piece can move or be taken; 4.5 where there is none. */
function firstPossible(
  position: Position,
  squares: readonly Square[],
  articles: readonly string[],
  code: 'captureFirst' | 'moveFirst' | 'firstOfBoth',
): Duty {
  const passed: Square[] = [];
  for (const square of squares) {
    const moves = movesOrCaptures(position, square);
    if (moves.length > 0) return { moves, points: [point(code, articles, { square, passed })] };
    passed.push(square);
  }
  return free(passed);
}

function movesOrCaptures(position: Position, square: Square): readonly Move[] {
  return colorAt(position, square) === position.turn
    ? legalMovesFrom(position, square)
    : capturesOn(position, square);
}

/** 4.4.4: the new piece has touched the square of promotion, so the pawn becomes that. */
function withPromotion(
  position: Position,
  { touches, released: let_go, promotionTouched }: Pick<Touch, 'touches' | 'released' | 'promotionTouched'>,
  duty: Duty,
): Duty {
  if (promotionTouched === undefined) return duty;
  const pawns = let_go === undefined ? touches : [let_go.from];
  const among = duty.moves === 'any' ? legalMoves(position) : duty.moves;
  const moves = among.filter(
    (move) =>
      move.promotion === promotionTouched &&
      pawns.includes(move.from) &&
      (let_go === undefined || move.to === let_go.to),
  );
  if (moves.length === 0) return duty;
  return { moves, points: [...duty.points, point('promotionFinal', ['4.4.4'], { role: promotionTouched })] };
}

/** 4.7: a piece let go, as a legal move that the touches allow, stays; 4.7.2 for a king let go as if to castle. */
function released(
  position: Position,
  { released: let_go }: Pick<Touch, 'released'>,
  duty: Duty,
): Duty | null {
  if (let_go === undefined || colorAt(position, let_go.from) !== position.turn) return null;
  const { from, to } = let_go;
  const among = duty.moves === 'any' ? legalMoves(position) : duty.moves;
  const stays = among.filter((move) => move.from === from && move.to === to && !isOwnMan(position, to));
  if (stays.length > 0) {
    const said = duty.points.flatMap(({ code }) => (code === 'rookFirst' ? ['4.4.2'] : []));
    const promoted = duty.points.filter(({ code }) => code === 'promotionFinal');
    return { moves: stays, points: [point('releasedStays', ['4.7', ...said], { from, to }), ...promoted] };
  }
  // a king that the men touched before it keep from moving cannot have begun to castle
  if (!among.some((move) => move.from === from) && duty.moves !== 'any') return null;
  const rook = rookOfReleasedKing(position, from, to);
  return rook === null ? null : mustCastle(position, from, rook, '4.7.2');
}
