/** What follows from an illegal act, of whatever kind: 7.5.1-7.5.5, A.3, A.5.2. */
import type { Color, Move, Position } from '../../chess/index.ts';
import { otherColor, play } from '../../chess/index.ts';
import type { Case, End } from '../record.ts';
import { endAfter, mateKnown, numbering, point, ruled, winIfCanMate } from '../record.ts';
import type { Point, Ruled } from '../ruling.ts';
import type { Duty } from './duty.ts';

/** Who did it, and what is known of the moments after it. */
export interface Offence {
  readonly by: Color;
  readonly clockPressed?: boolean;
  readonly opponentHasReplied?: boolean;
  readonly opponentCanMate?: boolean;
}

/** The moves a duty leaves. */
export function limitedTo({ moves }: Duty): Partial<Ruled> {
  return moves === 'any' ? { freeMove: true } : { mustChooseFrom: moves };
}

/**
 * A move that is not legal, or not whole, told by `why`: completed by the press it is taken back and punished, and the
 * move in its place is bound by 4.3 and 4.7 (7.5.1); before that only the duty holds.
 */
export function ruleWrongMove(
  of: Case,
  act: Offence,
  why: readonly Point[],
  duty: Duty,
): Ruled | 'opponentCanMate' {
  if (act.clockPressed !== true) {
    const notCompleted = point('notCompleted', ['7.5.1', '6.2.1'], { by: act.by });
    return ruled(of, [...why, notCompleted, ...duty.points], limitedTo(duty));
  }
  const ply = of.record.game.moves.length;
  const restored = [...why, point('restore', ['7.5.1'], { ply, ...numbering(of) })];
  return punish(of, act, restored, of.position, {
    ...limitedTo(duty),
    restoreToPly: ply,
    removeIncrement: act.by,
    points: [...duty.points, point('incrementTakenBack', ['7.1'], { by: act.by })],
  });
}

/** 7.5.2: the pawn that was not exchanged becomes a queen, and stands. */
export function pawnBecomesQueen(
  of: Case,
  act: Offence,
  queen: Move,
  why: readonly Point[] = [],
): Ruled | 'opponentCanMate' {
  const late = tooLate(of, act);
  if (late !== null) {
    // nothing is corrected, but the pawn still stands where none may
    const wait = point('illegalPositionWait', of.ruleSet.illegalPositionDraws.articles, {
      what: 'pawnOnLastRank',
    });
    return ruled(of, [late, wait], { upheld: false });
  }
  const position = play(of.position, queen);
  const points = [...why, point('becomesQueen', ['7.5.2'], { square: queen.to })];
  return punish(
    of,
    act,
    points,
    position,
    { position, made: queen, mustChooseFrom: [queen] },
    endAfter(of, queen),
  );
}

/** Too late (A.5.2), or time to the opponent, or the game (7.5.5); `end`: the position has ended the game already. */
export function punish(
  of: Case,
  act: Offence,
  points: readonly Point[],
  position: Position,
  more: Partial<Ruled>,
  end: End | null = null,
): Ruled | 'opponentCanMate' {
  const { ruleSet } = of;
  const late = tooLate(of, act);
  if (late !== null) return ruled(of, [late], { upheld: false });
  const opponent = otherColor(act.by);
  const count = of.record.illegalSoFar[act.by] + 1;
  const illegalCount = { ...of.record.illegalSoFar, [act.by]: count };
  const { points: duties = [], ...rest } = more;
  const { mustChooseFrom: _must, freeMove: _free, removeIncrement: _back, ...kept } = rest;
  if (count >= ruleSet.illegalActsThatLose.value) {
    const canMate = mateKnown(of, position, opponent, act.opponentCanMate);
    const result = winIfCanMate(canMate, opponent);
    if (result === null) return 'opponentCanMate';
    const code = canMate === true ? 'losesByIllegalActs' : 'drawnByIllegalActs';
    const lost = point(code, ruleSet.illegalActsThatLose.articles, { by: act.by, count, result });
    return ruled(of, [...points, lost], { ...kept, upheld: true, illegalCount, result });
  }
  if (end !== null) {
    return ruled(of, [...points, endsNow(end)], { ...kept, upheld: true, illegalCount, result: end.result });
  }
  return ruled(of, [...points, bonus(of, act.by, count), ...duties], {
    ...rest,
    upheld: true,
    illegalCount,
    addTime: { to: opponent, seconds: ruleSet.bonusForIllegalAct.value },
  });
}

/** A.5.2: with his next move made the opponent has let it stand. */
export function tooLate({ ruleSet }: Case, { by, opponentHasReplied }: Offence): Point | null {
  const { value, articles } = ruleSet.correctedUntil;
  return opponentHasReplied === true && value === 'opponentsNextMove'
    ? point('tooLate', articles, { by })
    : null;
}

export function endsNow({ ended, result, articles }: End): Point {
  return point('endsNow', articles, { ended, result });
}

function bonus({ ruleSet }: Case, by: Color, count: number): Point {
  const { value: seconds, articles } = ruleSet.bonusForIllegalAct;
  return point('timeForIllegalAct', articles, { to: otherColor(by), by, seconds, count });
}
