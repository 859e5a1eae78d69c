/** Touched pieces: Article 4. */
import type { Move, Piece, Position, Square } from '../../chess/index.ts';
import {
  capturesOn,
  castlings,
  explainMove,
  legalMoves,
  legalMovesFrom,
  otherColor,
  pieceAt,
  sameMove,
  samePlayed,
} from '../../chess/index.ts';
import type { Touch } from '../incident.ts';
import type { Case } from '../record.ts';
import { numbering, point, ruled, ruledIfEnded } from '../record.ts';
import type { Contradiction, Point, Ruled } from '../ruling.ts';

/** What a player must do on this move: one of these moves, or any legal one. */
export interface Duty {
  readonly moves: readonly Move[] | 'any';
  readonly points: readonly Point[];
}

export function touchContradiction(position: Position, { touches, released }: Touch): Contradiction | null {
  const empty = emptyAmong(position, touches);
  if (empty !== null) return empty;
  if (released === undefined || pieceAt(position, released.from) !== null) return null;
  return { answer: 'contradiction', code: 'noPieceToMove', facts: { square: released.from } };
}

/** The contradiction that a man was touched where none stands. */
export function emptyAmong(position: Position, squares: readonly Square[]): Contradiction | null {
  const empty = squares.find((square) => pieceAt(position, square) === null);
  return empty === undefined
    ? null
    : { answer: 'contradiction', code: 'emptySquare', facts: { square: empty } };
}

/** Does it matter how a man was touched (4.2)? Not where none of those touched can be moved or taken (4.5). */
export function touchBinds({ position }: Case, touch: Touch): boolean {
  return touchDuty(position, touch).moves !== 'any';
}

export function ruleTouch(of: Case, incident: Touch): Ruled {
  const over = ruledIfEnded(of, false);
  if (over !== null) return over;
  const { position } = of;
  if (incident.by !== position.turn) {
    return ruled(of, [point('notHisMove', ['4.3', '4.2.1'], { by: incident.by })], { upheld: false });
  }
  const excused = excuse(incident);
  if (excused !== null) return ruled(of, [excused], { upheld: false, freeMove: true });
  if (incident.noticedBy === 'opponent' && incident.claimantHasTouched === true) {
    return ruled(of, [point('claimLostByTouching', ['4.8'], { by: otherColor(incident.by) })], {
      upheld: false,
    });
  }
  const duty = touchDuty(position, incident);
  if (duty.moves === 'any') return ruled(of, duty.points, { upheld: true, freeMove: true });
  return bound(of, incident, duty.points, duty.moves);
}

/** He must make one of these moves; where he has made another already, that is taken back (4.3, and 7.1 for the clocks). */
function bound(of: Case, { by }: Touch, points: readonly Point[], moves: readonly Move[]): Ruled {
  const { played = [], game } = of.record;
  const [made] = played;
  if (made === undefined) return ruled(of, points, { upheld: true, mustChooseFrom: moves });
  if (moves.some((move) => samePlayed(move, made))) {
    return ruled(of, [...points, point('dutyKept', ['4.3'], { by })], { upheld: false });
  }
  const ply = game.moves.length;
  const back = point('otherMoveMade', ['4.3'], { by, ply, ...numbering(of) });
  const increment = point('incrementTakenBack', ['7.1'], { by });
  return ruled(of, [...points, back, increment], {
    upheld: true,
    mustChooseFrom: moves,
    restoreToPly: ply,
    removeIncrement: by,
  });
}

function excuse({ adjustingSaid, accidental, by }: Touch): Point | null {
  if (adjustingSaid === true) return point('adjusted', ['4.2.1'], { by });
  return accidental === true ? point('accidental', ['4.2.2'], { by }) : null;
}

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

function free(squares: readonly Square[]): Duty {
  return { moves: 'any', points: [point('nothingPossible', ['4.5'], { squares })] };
}

/** 4.4.1-4.4.3, where the first two own pieces touched are the king and a rook of his rank; else null. */
function kingAndRook(position: Position, own: readonly Square[], orderKnown: boolean): Duty | null {
  const [first, second] = own;
  if (first === undefined || second === undefined) return null;
  const king = [first, second].find((square) => pieceAt(position, square)?.role === 'king');
  const rook = [first, second].find((square) => pieceAt(position, square)?.role === 'rook');
  if (king === undefined || rook === undefined || king[1] !== rook[1]) return null;
  return first === rook && orderKnown
    ? rookThenKing(position, own, king, rook)
    : mustCastle(position, king, rook, '4.4.3');
}

/** Castling with that rook where it is legal; else another legal king move; else anything (4.4.1, 4.4.3, 4.7.2). */
function mustCastle(position: Position, king: Square, rook: Square, otherwise: '4.4.3' | '4.7.2'): Duty {
  const castling = castlings(position).find(({ move }) => move.to === rook);
  const released = otherwise === '4.7.2';
  if (castling !== undefined) {
    return {
      moves: [castling.move],
      points: [point('mustCastle', released ? ['4.7.2'] : ['4.4.1'], { king, rook })],
    };
  }
  const moves = legalMovesFrom(position, king);
  if (moves.length > 0)
    return { moves, points: [point('castlingIllegalKingMoves', [otherwise], { king, rook })] };
  return { moves: 'any', points: [point('castlingIllegalKingStuck', [otherwise], { king, rook })] };
}

/** 4.4.2: no castling on that side now, and 4.3.1 governs: the rook, else the king, else the others touched. */
function rookThenKing(position: Position, own: readonly Square[], king: Square, rook: Square): Duty {
  const notThat = (move: Move): boolean => !(move.from === king && move.to === rook);
  const passed: Square[] = [];
  for (const square of own) {
    const moves = legalMovesFrom(position, square).filter(notThat);
    if (moves.length > 0)
      return { moves, points: [point('rookFirst', ['4.4.2', '4.3.1'], { king, rook, square })] };
    passed.push(square);
  }
  const others = legalMoves(position).filter(notThat);
  const noCastling = others.length < legalMoves(position).length;
  const points = [point('rookFirst', ['4.4.2'], { king, rook, square: null }), ...free(passed).points];
  return { moves: noCastling ? others : 'any', points };
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

/** The rook a king let go on its castling square was going to castle with; null where it was no castling. */
function rookOfReleasedKing(position: Position, from: Square, to: Square): Square | null {
  if (pieceAt(position, from)?.role !== 'king' || from[1] !== to[1]) return null;
  const legal = castlings(position).find(({ kingTo }) => kingTo === to);
  if (legal !== undefined) return legal.move.to;
  const told = explainMove(position, { from, to });
  return told.legal || !('side' in told.facts) ? null : told.move.to;
}

function isOwnMan(position: Position, square: Square): boolean {
  return colorAt(position, square) === position.turn;
}

function colorAt(position: Position, square: Square): Piece['color'] | null {
  return pieceAt(position, square)?.color ?? null;
}
