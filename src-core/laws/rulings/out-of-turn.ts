/**
 * A move by the player who does not have the move. No article says what follows (0.2): 1.2 and 1.3 say whose move it is,
 * 3.1-3.9 nothing of the turn, so it is no illegal move by itself (3.10.2). It goes back as one does (7.5.1, A.5.2), and
 * binds nobody (4.3). Only where his own clock ran and he pressed it has he done what 7.5.3 penalises: a press with no
 * move of his to complete.
 */
import type { BoardAsItStands, IllegalMove } from '../incident.ts';
import type { Case } from '../record.ts';
import { numbering, otherColor, point, ruled, ruledIfEndedByItself } from '../record.ts';
import type { Ruled } from '../ruling.ts';
import { punish, tooLate } from './illegal-consequences.ts';

export function ruleOutOfTurn(of: Case, act: IllegalMove | BoardAsItStands): Ruled | 'opponentCanMate' {
  const over = ruledIfEndedByItself(of, false);
  if (over !== null) return over;
  const { by } = act;
  const moved = point('movedOutOfTurn', ['1.2', '1.3'], { by });
  if (act.gameOver === true || of.record.resultStands === true)
    return ruled(of, [moved, point('gameIsOver', ['7.5.1'])], { upheld: false });
  const late = tooLate(of, act);
  if (late !== null) return ruled(of, [moved, late], { upheld: false });
  const ply = of.record.game.moves.length;
  const back = point('outOfTurnBack', ['0.2', '7.5.1', '4.3'], { by: otherColor(by), ply, ...numbering(of) });
  if (act.clockRan === 'own' && act.clockPressed === true) {
    return punish(of, act, [moved, back, point('outOfTurnCounts', ['0.2', '7.5.3'], { by })], of.position, {
      restoreToPly: ply,
      freeMove: true,
      removeIncrement: by,
      points: [point('incrementTakenBack', ['7.1'], { by })],
    });
  }
  return ruled(of, [moved, back, point('penaltyMay', ['11.5', '12.9'])], {
    upheld: true,
    restoreToPly: ply,
    freeMove: true,
  });
}
