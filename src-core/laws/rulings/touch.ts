/** A touched piece as an incident: who asks, what excuses, and whether the duty was kept (Article 4). */
import type { Move, Position, Square } from '../../chess/index.ts';
import { otherColor, pieceAt, samePlayed } from '../../chess/index.ts';
import type { Touch } from '../incident.ts';
import type { Case } from '../record.ts';
import { numbering, point, ruled, ruledIfEnded } from '../record.ts';
import type { Contradiction, Point, Ruled } from '../ruling.ts';
import { touchDuty } from './touch-duty.ts';

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
