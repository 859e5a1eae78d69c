/**
 * A move by the player who does not have the move. No article says what follows (0.2): 1.2 and 1.3 say whose move it is,
 * 3.1-3.9 nothing of the turn, so it is no illegal move by itself (3.10.2). It goes back as one does (7.5.1, A.5.2), and
 * binds nobody (4.3). Only where his own clock ran and he pressed it has he done what 7.5.3 penalises: a press with no
 * move of his to complete. Should it stand all the same it is in accordance with Article 3, and what it ends is ended
 * (5.1.1, 5.2.1, 5.2.2); taken back it ends nothing.
 */
import { ending, hasKings, parseBoard, standingBoard, standingMove } from '../../chess/index.ts';
import type { Position } from '../../chess/index.ts';
import type { BoardAsItStands, IllegalMove } from '../incident.ts';
import type { Case } from '../record.ts';
import { ENDED_BY, numbering, otherColor, point, ruled, ruledIfEndedByItself } from '../record.ts';
import type { Point, Ruled } from '../ruling.ts';
import { punish, tooLate } from './illegal-consequences.ts';

export function ruleOutOfTurn(of: Case, act: IllegalMove | BoardAsItStands): Ruled | 'opponentCanMate' {
  const over = ruledIfEndedByItself(of, false);
  if (over !== null) return over;
  const { by } = act;
  const moved = point('movedOutOfTurn', ['1.2', '1.3'], { by });
  const noEnd = noEndOf(of, act);
  if (act.gameOver === true || of.record.resultStands === true)
    return ruled(of, [moved, point('gameIsOver', ['7.5.1'])], { upheld: false });
  const late = tooLate(of, act);
  if (late !== null) return ruled(of, [moved, late], { upheld: false });
  const ply = of.record.game.moves.length;
  const back = point('outOfTurnBack', ['0.2', '7.5.1', '4.3'], { by: otherColor(by), ply, ...numbering(of) });
  if (act.clockRan === 'own' && act.clockPressed === true) {
    return punish(
      of,
      act,
      [moved, ...noEnd, back, point('outOfTurnCounts', ['0.2', '7.5.3'], { by })],
      of.position,
      {
        restoreToPly: ply,
        freeMove: true,
        removeIncrement: by,
        points: [point('incrementTakenBack', ['7.1'], { by })],
      },
    );
  }
  return ruled(of, [moved, ...noEnd, back, point('penaltyMay', ['11.5', '12.9'])], {
    upheld: true,
    restoreToPly: ply,
    freeMove: true,
  });
}

/** What looks like mate, stalemate or a dead position after it, and goes back. */
function noEndOf({ position }: Case, act: IllegalMove | BoardAsItStands): readonly Point[] {
  const after = leftBy({ ...position, turn: act.by, epSquare: null }, act);
  const end = hasKings(after) ? ending(after) : null;
  return end === null ? [] : [point('noEndOutOfTurn', ['1.2', ...ENDED_BY[end.kind]], { ended: end.kind })];
}

function leftBy(before: Position, act: IllegalMove | BoardAsItStands): Position {
  if (act.kind === 'boardAsItStands')
    return standingBoard(before, parseBoard(act.stands) ?? before.board).after;
  const { from, to, promotion } = act.move;
  return standingMove(before, {
    from,
    to,
    ...(promotion === undefined || promotion === 'king' || promotion === 'pawn' ? {} : { promotion }),
  }).after;
}
