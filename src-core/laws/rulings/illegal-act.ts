/** The four kinds of illegal act, in one count: 7.5.1-7.5.5, A.3, A.5.2. */
import type { Color, Move, Position, PromotionRole, Square } from '../../chess/index.ts';
import { explainMove, illegalFacts, legalMoves, pieceAt } from '../../chess/index.ts';
import type { IllegalMove, PawnNotExchanged, PressedWithoutMoving, TwoHands } from '../incident.ts';
import type { EndOnTheBoard } from '../../vocabulary/incidents.ts';
import type { RuledResult } from '../points.ts';
import type { Case } from '../record.ts';
import { point, ruled, ruledIfEnded, ruledIfEndedByItself, winFor } from '../record.ts';
import type { Contradiction, Point, Ruled } from '../ruling.ts';
import { agreedOn } from '../same-outcome.ts';
import { pawnBecomesQueen, punish, ruleWrongMove } from './illegal-consequences.ts';
import type { Duty } from './duty.ts';
import { ruleOutOfTurn } from './out-of-turn.ts';
import { emptyAmong } from './touch.ts';
import { touchDuty } from './touch-duty.ts';

export type IllegalAct = IllegalMove | PawnNotExchanged | PressedWithoutMoving | TwoHands;

export function illegalActContradiction(position: Position, act: IllegalAct): Contradiction | null {
  if (act.by !== position.turn && act.kind !== 'illegalMove')
    return { answer: 'contradiction', code: 'notOnMove', facts: { by: act.by } };
  if (act.kind === 'pawnNotExchanged' && promotionsOf(position, act).length === 0) {
    return { answer: 'contradiction', code: 'noSuchPawn', facts: { square: act.square } };
  }
  if (act.kind !== 'illegalMove') return null;
  const empty = emptyAmong(position, [...(act.touchedBefore ?? []), act.move.from]);
  if (empty !== null) return empty;
  return pieceAt(position, act.move.from)?.color === act.by
    ? null
    : { answer: 'contradiction', code: 'noPieceToMove', facts: { square: act.move.from } };
}

export function ruleIllegalAct(of: Case, act: IllegalAct): Ruled | 'opponentCanMate' | 'from' {
  switch (act.kind) {
    case 'illegalMove':
      return ruleIllegalMove(of, act);
    case 'pawnNotExchanged':
      return rulePawnNotExchanged(of, act);
    case 'pressedWithoutMoving':
      return rulePressedWithoutMoving(of, act);
    case 'twoHands':
      return ruleTwoHands(of, act);
  }
}

function ruleIllegalMove(of: Case, act: IllegalMove): Ruled | 'opponentCanMate' {
  if (act.by !== of.position.turn) return ruleOutOfTurn(of, act);
  const over = ruledIfEndedByItself(of, false);
  if (over !== null) return over;
  const why = whyIllegal(of, act);
  if (why === null) {
    return ruled(of, [point('moveWasLegal', ['3.10.1'], { from: act.move.from, to: act.move.to })], {
      upheld: false,
    });
  }
  if (act.gameOver === true || of.record.resultStands === true)
    return ruled(of, [why, point('gameIsOver', ['7.5.1'])], { upheld: false });
  return ruleWrongMove(of, act, [why, ...noEnd(act)], dutyOf(of, act));
}

function dutyOf({ position }: Case, act: IllegalMove): Duty {
  return touchDuty(position, { touches: [...(act.touchedBefore ?? []), ...touchesOf(position, act)] });
}

/** 5.1.1, 5.2.1, 5.2.2: only a move in accordance with Article 3 ends the game. */
function noEnd({ looksLike }: IllegalMove): readonly Point[] {
  return looksLike === undefined
    ? []
    : [point('noEndByIllegalMove', ENDS[looksLike].articles, { ended: looksLike })];
}

const ENDS: Readonly<
  Record<EndOnTheBoard, { readonly articles: readonly string[]; readonly result: (by: Color) => RuledResult }>
> = {
  checkmate: { articles: ['5.1.1'], result: winFor },
  stalemate: { articles: ['5.2.1'], result: () => '1/2-1/2' },
  deadPosition: { articles: ['5.2.2'], result: () => '1/2-1/2' },
};

/** Why the move is illegal; null where it is legal. A pawn that is not exchanged or becomes a king is illegal. */
function whyIllegal(of: Case, { move }: IllegalMove): Point | null {
  const { from, to, promotion } = move;
  if (promotion === 'king' || promotion === 'pawn') {
    return point('promotionForbidden', ['3.7.3.3'], { role: promotion });
  }
  const told = explainMove(of.position, { from, to, ...lawful(promotion) }, of.record.game);
  return told.legal
    ? null
    : point('illegalBecause', ['3.10.2'], {
        ...illegalFacts(of.position, { from, to }, told),
        from,
        to,
      });
}

function lawful(promotion: PromotionRole | undefined): { readonly promotion?: PromotionRole } {
  return promotion === undefined ? {} : { promotion };
}

/** 7.5.1 binds the replacing move to 4.3: the piece moved counts as touched, then the one captured, or the rook. */
function touchesOf(position: Position, { move, by }: IllegalMove): readonly Square[] {
  const { from, to } = move;
  const told = explainMove(position, { from, to });
  const castling = !told.legal && 'side' in told.facts ? told.move : null;
  if (castling !== null && pieceAt(position, castling.to)?.role === 'rook')
    return [castling.from, castling.to];
  const target = pieceAt(position, to);
  return target === null || (target.color !== by && target.role === 'king') ? [from] : [from, to];
}

/** Where two pawns could stand there and nobody says which, the one asked for first, unless it makes no difference. */
function rulePawnNotExchanged(of: Case, act: PawnNotExchanged): Ruled | 'opponentCanMate' | 'from' {
  const over = ruledIfEnded(of, false);
  if (over !== null) return over;
  const promotions = promotionsOf(of.position, act);
  const origins = [...new Set(promotions.map(({ from }) => from))];
  const answers = origins.map((from) =>
    rulePawnOf(
      of,
      act,
      promotions.filter((move) => move.from === from),
    ),
  );
  return agreedOn(answers) ?? 'from';
}

function rulePawnOf(of: Case, act: PawnNotExchanged, promotions: readonly Move[]): Ruled | 'opponentCanMate' {
  const queen = promotions.find((move) => move.promotion === 'queen');
  if (act.clockPressed === true && queen !== undefined) return pawnBecomesQueen(of, act, queen);
  const points = [point('pawnChoosesNow', ['3.7.3.3'], { square: act.square })];
  return ruled(of, points, { mustChooseFrom: promotions });
}

/** The promotions of a pawn on that square, by the pawn that is meant where it is told. */
export function promotionsOf(
  position: Position,
  { square, from }: Pick<PawnNotExchanged, 'square' | 'from'>,
): readonly Move[] {
  return legalMoves(position).filter(
    (move) =>
      move.to === square && move.promotion !== undefined && (from === undefined || move.from === from),
  );
}

function rulePressedWithoutMoving(of: Case, act: PressedWithoutMoving): Ruled | 'opponentCanMate' {
  const points = [point('pressedWithoutMove', ['7.5.3'], { by: act.by })];
  const back = { removeIncrement: act.by, points: [point('incrementTakenBack', ['7.1'], { by: act.by })] };
  return ruledIfEnded(of, false) ?? punish(of, act, points, of.position, back);
}

function ruleTwoHands(of: Case, act: TwoHands): Ruled | 'opponentCanMate' {
  const over = ruledIfEnded(of, false);
  if (over !== null) return over;
  if (act.looksLike !== undefined) {
    // 4.1 is none of the articles that a move must keep to end the game, and it is complete without a press (6.2.1.1)
    const { articles, result } = ENDS[act.looksLike];
    const end = point('endedWithTwoHands', articles, {
      by: act.by,
      ended: act.looksLike,
      result: result(act.by),
    });
    return ruled(of, [end], { upheld: false, result: result(act.by) });
  }
  if (act.clockPressed !== true) {
    return ruled(of, [point('twoHandsNotPressed', ['4.1', '7.5.4'], { by: act.by })]);
  }
  return punish(of, act, [point('twoHandsPressed', ['7.5.4'], { by: act.by })], of.position, {});
}
