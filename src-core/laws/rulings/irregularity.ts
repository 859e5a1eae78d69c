/** What was wrong from the start or stands wrong now: 6.10.2, 7.2-7.4, 7.6, A.5.1, A.5.4. */
import type { Position, Square } from '../../chess/index.ts';
import { pieceAt } from '../../chess/index.ts';
import type { ClockSetWrong, Displaced, IllegalPosition, WrongStart } from '../incident.ts';
import type { MissingIncrement } from '../points.ts';
import type { Case } from '../record.ts';
import { point, ruled, ruledIfEnded } from '../record.ts';
import type { Contradiction, Point, Ruled } from '../ruling.ts';

export function countContradiction(count: number | undefined): Contradiction | null {
  return count === undefined || (Number.isInteger(count) && count >= 0)
    ? null
    : { answer: 'contradiction', code: 'badNumber', facts: { number: String(count) } };
}

export function ruleIrregularity(
  of: Case,
  incident: WrongStart | IllegalPosition | ClockSetWrong | Displaced,
): Ruled {
  switch (incident.kind) {
    case 'wrongStart':
      return ruleWrongStart(of, incident);
    case 'illegalPosition':
      return ruleIllegalPosition(of, incident);
    case 'clockSetWrong':
      return ruleClockSetWrong(of, incident);
    case 'displaced':
      return ruleDisplaced(of, incident);
  }
}

function ruleWrongStart(of: Case, start: WrongStart): Ruled {
  const over = ruledIfEnded(of, false);
  if (over !== null) return over;
  const moves = start.completedByBoth ?? 0;
  if (start.what === 'coloursReversed') return coloursReversed(of, moves);
  const stands = of.ruleSet.settingsStandAfter;
  if (stands !== null && moves >= stands.value) {
    const points = [
      point('setUpStands', ['A.5.1.2'], { moves }),
      ...castlingLost(of.record.game.start, start),
    ];
    return ruled(of, points, { upheld: false });
  }
  const until = point('putRightUntil', stands === null ? ['7.2'] : ['A.5.1'], {
    moves: stands?.value ?? null,
  });
  return start.what === 'array'
    ? ruled(of, [point('wrongArray', ['7.2.1'], { moves }), until], { upheld: true, newGame: true })
    : ruled(of, [point('boardTurned', ['7.2.2']), until], { upheld: true });
}

function coloursReversed({ ruleSet, ...of }: Case, moves: number): Ruled {
  const { value, articles } = ruleSet.coloursPutRightBefore;
  const begins = moves < value;
  const code = begins ? 'coloursPutRight' : 'coloursStand';
  return ruled({ ruleSet, ...of }, [point(code, articles, { moves, before: value })], {
    upheld: begins,
    newGame: begins,
  });
}

/** A.5.1.2: with the king misplaced no castling; with a rook misplaced none with that rook. */
function castlingLost(start: Position, { misplaced = [] }: WrongStart): readonly Point[] {
  const holds = (role: string) => (square: Square) => pieceAt(start, square)?.role === role;
  const kings = misplaced.filter(holds('king'));
  const rooks = misplaced.filter(holds('rook'));
  return [
    ...kings.map((square) => point('noCastlingKing', ['A.5.1.2'], { square })),
    ...rooks.map((square) => point('noCastlingRook', ['A.5.1.2'], { square })),
  ];
}

function ruleIllegalPosition(of: Case, { what, nextMoveCompleted }: IllegalPosition): Ruled {
  const over = ruledIfEnded(of, false);
  if (over !== null) return over;
  const { value: draws, articles } = of.ruleSet.illegalPositionDraws;
  if (!draws)
    return ruled(of, [
      point('findTheIllegalMove', what === 'pawnOnLastRank' ? ['7.5.2'] : articles, { what }),
    ]);
  return nextMoveCompleted === true
    ? ruled(of, [point('illegalPositionDraw', articles, { what })], { result: '1/2-1/2' })
    : ruled(of, [point('illegalPositionWait', articles, { what })]);
}

/** What was set wrong is set right, with the time owed or had too much for each; a clock nobody started is shared. */
function ruleClockSetWrong(of: Case, wrong: ClockSetWrong): Ruled {
  const over = ruledIfEnded(of, false);
  if (over !== null) return over;
  const stands = of.ruleSet.settingsStandAfter;
  const moves = wrong.completedByBoth ?? null;
  if (stands !== null && moves !== null && moves >= stands.value) {
    return ruled(of, [point('settingStands', ['A.5.1.1'], { moves })], { upheld: false });
  }
  const { missingIncrement, missingBase = 0, stood = 0 } = wrong;
  const owed = moves === null ? 0 : moves * missingIncrement;
  const each = owed + missingBase - Math.floor(stood / 2);
  const points = [
    ...(missingIncrement > 0 || (missingBase === 0 && stood === 0)
      ? [point('setClockRight', ['6.10.2'], missing(missingIncrement, moves))]
      : []),
    ...(missingBase === 0 ? [] : [point('baseSetRight', ['6.10.2'], { seconds: missingBase })]),
    ...(stood === 0
      ? []
      : [point('clockNotStarted', ['6.10.2', '0.2'], { stood, each: Math.floor(stood / 2) })]),
  ];
  return ruled(of, points, { upheld: true, moreTime: each === 0 ? null : { white: each, black: each } });
}

function missing(missingIncrement: number, moves: number | null): MissingIncrement {
  return moves === null
    ? { missingIncrement, moves, owed: null }
    : { missingIncrement, moves, owed: moves * missingIncrement };
}

function ruleDisplaced(of: Case, { by }: Displaced): Ruled {
  const over = ruledIfEnded(of, null);
  if (over !== null) return over;
  return by === null
    ? ruled(of, [point('displacedFound', ['7.6'])], { restoreToPly: of.record.game.moves.length })
    : ruled(of, [point('displacedBy', ['7.4.1', '7.4.3'], { by }), point('penaltyMay', ['12.9'])]);
}
