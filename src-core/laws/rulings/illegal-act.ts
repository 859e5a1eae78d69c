/** The four kinds of illegal act, in one count: 7.5.1-7.5.5, A.3, A.5.2. */
import type { Color, Move, Position, PromotionRole, Square } from '../../chess/index.ts';
import { explainMove, illegalFacts, legalMoves, otherColor, pieceAt, play } from '../../chess/index.ts';
import type { IllegalMove, PawnNotExchanged, PressedWithoutMoving, TwoHands } from '../incident.ts';
import type { EndOnTheBoard } from '../../vocabulary/incidents.ts';
import type { RuledResult } from '../points.ts';
import type { Case } from '../record.ts';
import {
  mateKnown,
  numbering,
  point,
  ruled,
  ruledIfEnded,
  ruledIfEndedByItself,
  winFor,
  winIfCanMate,
} from '../record.ts';
import type { Contradiction, Point, Ruled } from '../ruling.ts';
import { touchDuty } from './touch.ts';

export type IllegalAct = IllegalMove | PawnNotExchanged | PressedWithoutMoving | TwoHands;

export function illegalActContradiction(position: Position, act: IllegalAct): Contradiction | null {
  if (act.by !== position.turn) return { answer: 'contradiction', code: 'notOnMove', facts: { by: act.by } };
  if (act.kind === 'pawnNotExchanged' && promotionsTo(position, act.square).length === 0) {
    return { answer: 'contradiction', code: 'noSuchPawn', facts: { square: act.square } };
  }
  if (act.kind !== 'illegalMove') return null;
  const moved = pieceAt(position, act.move.from);
  if (moved === null)
    return { answer: 'contradiction', code: 'emptySquare', facts: { square: act.move.from } };
  return moved.color === act.by
    ? null
    : { answer: 'contradiction', code: 'noPieceToMove', facts: { square: act.move.from } };
}

export function ruleIllegalAct(of: Case, act: IllegalAct): Ruled | 'opponentCanMate' {
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
  const told = [why, ...noEnd(act)];
  const duty = touchDuty(of.position, { touches: touchesOf(of.position, act) });
  const limited = duty.moves === 'any' ? { freeMove: true } : { mustChooseFrom: duty.moves };
  if (act.clockPressed !== true) {
    return ruled(
      of,
      [...told, point('notCompleted', ['7.5.1', '6.2.1'], { by: act.by }), ...duty.points],
      limited,
    );
  }
  const ply = of.record.game.moves.length;
  const restored = [...told, point('restore', ['7.5.1'], { ply, ...numbering(of) })];
  return punish(of, act, restored, of.position, {
    ...limited,
    restoreToPly: ply,
    removeIncrement: act.by,
    points: [...duty.points, point('incrementTakenBack', ['7.1'], { by: act.by })],
  });
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
        why: told.code,
      });
}

function lawful(promotion: PromotionRole | undefined): { readonly promotion?: PromotionRole } {
  return promotion === undefined ? {} : { promotion };
}

/** 7.5.1 binds the replacing move to 4.3: the piece moved counts as touched, then the one captured, or the rook. */
function touchesOf(position: Position, { move, by }: IllegalMove): readonly Square[] {
  const { from, to } = move;
  const told = explainMove(position, { from, to });
  const castling = !told.legal && 'side' in told.facts ? told.move.to : null;
  if (castling !== null && pieceAt(position, castling)?.role === 'rook') return [from, castling];
  const target = pieceAt(position, to);
  return target === null || (target.color !== by && target.role === 'king') ? [from] : [from, to];
}

function rulePawnNotExchanged(of: Case, act: PawnNotExchanged): Ruled | 'opponentCanMate' {
  const over = ruledIfEnded(of, false);
  if (over !== null) return over;
  const promotions = promotionsTo(of.position, act.square);
  if (act.clockPressed !== true) {
    const points = [point('pawnChoosesNow', ['3.7.3.3'], { square: act.square })];
    return ruled(of, points, { mustChooseFrom: promotions });
  }
  const queen = promotions.find((move) => move.promotion === 'queen');
  const after = queen === undefined ? of.position : play(of.position, queen);
  const points = [point('becomesQueen', ['7.5.2'], { square: act.square })];
  return punish(of, act, points, after, { position: after });
}

function promotionsTo(position: Position, square: Square): readonly Move[] {
  return legalMoves(position).filter((move) => move.to === square && move.promotion !== undefined);
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

/** 7.5.5 with A.3 and A.5.2: too late, or time to the opponent, or the game. */
function punish(
  of: Case,
  act: IllegalAct,
  points: readonly Point[],
  position: Position,
  more: Partial<Ruled>,
): Ruled | 'opponentCanMate' {
  const { ruleSet } = of;
  if (act.opponentHasReplied === true && ruleSet.correctedUntil.value === 'opponentsNextMove') {
    return ruled(of, [point('tooLate', ruleSet.correctedUntil.articles, { by: act.by })], { upheld: false });
  }
  const opponent = otherColor(act.by);
  const count = of.record.illegalSoFar[act.by] + 1;
  const illegalCount = { ...of.record.illegalSoFar, [act.by]: count };
  const { points: duties = [], ...rest } = more;
  if (count < ruleSet.illegalActsThatLose.value) {
    return ruled(of, [...points, bonus(of, act.by, count), ...duties], {
      ...rest,
      upheld: true,
      illegalCount,
      addTime: { to: opponent, seconds: ruleSet.bonusForIllegalAct.value },
    });
  }
  const canMate = mateKnown(of, position, opponent, act.opponentCanMate);
  const result = winIfCanMate(canMate, opponent);
  if (result === null) return 'opponentCanMate';
  const code = canMate === true ? 'losesByIllegalActs' : 'drawnByIllegalActs';
  const end = point(code, ruleSet.illegalActsThatLose.articles, { by: act.by, count, result });
  const { mustChooseFrom: _must, freeMove: _free, removeIncrement: _back, ...kept } = rest;
  return ruled(of, [...points, end], { ...kept, upheld: true, illegalCount, result });
}

function bonus({ ruleSet }: Case, by: Color, count: number): Point {
  const { value: seconds, articles } = ruleSet.bonusForIllegalAct;
  return point('timeForIllegalAct', articles, { to: otherColor(by), by, seconds, count });
}
