/** What stands on the table after an act: what it is (3, 4.7, 7.4), and what follows (7.5). */
import type {
  HalfReading,
  LegalReading,
  Move,
  Position,
  Square,
  StandsFault,
  StandsReading,
} from '../../chess/index.ts';
import { SQUARES, formatSan, pieceAt, play, sameMove } from '../../chess/index.ts';
import type { HalfMove } from '../../vocabulary/incidents.ts';
import type { BoardAsItStands } from '../incident.ts';
import type { Case } from '../record.ts';
import { endAfter, numbering, otherColor, point, ruled, ruledIfEndedByItself } from '../record.ts';
import type { Point, Ruled } from '../ruling.ts';
import { agreedOn } from '../same-outcome.ts';
import { endsNow, limitedTo, pawnBecomesQueen, punish, ruleWrongMove } from './illegal-consequences.ts';
import type { Duty } from './duty.ts';
import { ruleOutOfTurn } from './out-of-turn.ts';
import { isOutOfTurn, letGoTold, readingsOf, touchesOf, touchesTold } from './stands-told.ts';
import { touchDuty } from './touch-duty.ts';

export function ruleBoardAsItStands(of: Case, act: BoardAsItStands): Ruled | 'opponentCanMate' | 'intention' {
  const over = ruledIfEndedByItself(of, false);
  if (over !== null) return over;
  if (isOutOfTurn(of, act)) {
    const answer = ruleOutOfTurn(of, act);
    return typeof answer === 'string' ? answer : { ...answer, act: 'outOfTurn' };
  }
  const answers = readingsOf(of, act).map((reading) => {
    const answer = ruleReading(of, act, reading);
    return typeof answer === 'string' ? answer : { ...answer, act: reading.act };
  });
  return agreedOn<'opponentCanMate'>(answers) ?? 'intention';
}

function ruleReading(of: Case, act: BoardAsItStands, reading: StandsReading): Ruled | 'opponentCanMate' {
  if (act.gameOver === true || of.record.resultStands === true) {
    return ruled(of, [point('gameIsOver', ['7.5.1'])], { upheld: false });
  }
  switch (reading.act) {
    case 'legalMove':
      return ruleLegal(of, act, reading);
    case 'incompleteMove':
      return ruleHalf(of, act, reading, []);
    case 'illegalMove':
      return ruleFault(of, act, reading.fault);
    case 'severalMoves':
      return ruled(of, [severalPoint(of, reading.moves, reading.only)], {
        upheld: false,
        missing: reading.moves,
      });
    case 'displaced':
      return ruleOff(of, act, reading.squares, reading.made);
    case 'notOfThisGame':
      return ruled(
        of,
        [point('notOfThisGame', ['7.6'], { squares: reading.squares }), point('displacedFound', ['7.6'])],
        {
          restoreToPly: of.record.game.moves.length,
        },
      );
  }
}

/** A legal move is no illegal act; another man touched before it must still move or be taken (4.3). */
function ruleLegal(of: Case, act: BoardAsItStands, { move }: LegalReading): Ruled {
  const { by, clockPressed, noticedBy, opponentHasReplied } = act;
  const legal = point('standsLegal', ['3.10.1'], { san: formatSan(of.position, move) });
  const duty = dutyBefore(of, act, touchesTold(of, act));
  if (duty === null || duty.moves === 'any' || duty.moves.some((each) => sameMove(each, move))) {
    const end = endAfter(of, move);
    if (end === null) return ruled(of, [legal], { upheld: false });
    // it is completed without the clock (6.2.1.1), and is the last of the game
    const last = { position: play(of.position, move), made: move, result: end.result };
    return ruled(of, [legal, endsNow(end)], { upheld: false, ...last });
  }
  if (opponentHasReplied === true && noticedBy !== 'arbiter') {
    return ruled(of, [legal, point('claimLostByTouching', ['4.8'], { by: otherColor(by) })], {
      upheld: false,
    });
  }
  const ply = of.record.game.moves.length;
  const back = point('otherMoveMade', ['4.3'], { by, ply, ...numbering(of) });
  const pressed = clockPressed === true;
  const increment = pressed ? [point('incrementTakenBack', ['7.1'], { by })] : [];
  return ruled(of, [legal, ...duty.points, back, ...increment], {
    upheld: true,
    mustChooseFrom: duty.moves,
    restoreToPly: ply,
    ...(pressed ? { removeIncrement: by } : {}),
  });
}

/** 4.7 and 4.4: it must be made whole; with the clock pressed it is an illegal move, or the pawn a queen (7.5.2). */
function ruleHalf(
  of: Case,
  act: BoardAsItStands,
  reading: HalfReading,
  before: readonly Point[],
): Ruled | 'opponentCanMate' {
  const { half, moves } = reading;
  const [first] = moves;
  const why = [...before, ...(first === undefined ? [] : [halfPoint(of.position, half, first)])];
  const duty = halfDuty(of, act, reading);
  const queens = duty.moves === 'any' ? [] : duty.moves.filter(({ promotion }) => promotion === 'queen');
  if (half !== 'pawnNotExchanged' || !duty.points.some(({ code }) => code === 'pawnChoosesNow')) {
    return ruleWrongMove(of, act, why, duty);
  }
  if (act.clockPressed !== true) return ruled(of, [...why, ...duty.points], limitedTo(duty));
  const answers = queens.map((queen) => pawnBecomesQueen(of, act, queen, why));
  return agreedOn(answers) ?? ruleWrongMove(of, act, why, duty);
}

/** By which articles each half has to be made whole. */
const FINISH: Readonly<Record<HalfMove, readonly string[]>> = {
  pawnNotExchanged: ['3.7.3.3'],
  pawnLeft: ['4.7.3'],
  rookLeft: ['4.7.2'],
  kingLeft: ['4.7.2'],
  takenPawnLeft: ['4.7.1'],
  takenManLeft: ['4.7.1'],
  onlyTaken: ['4.3.2'],
  lifted: ['4.3.1'],
};

/** The moves it can be the half of, as far as men touched before it allow; else what those ask for. */
function halfDuty(of: Case, act: BoardAsItStands, { half, moves }: HalfReading): Duty {
  const [first] = moves;
  const finish: Point =
    half === 'pawnNotExchanged' && first !== undefined
      ? point('pawnChoosesNow', FINISH[half], { square: first.to })
      : point('mustFinish', FINISH[half]);
  const earlier = dutyBefore(of, act, touchesOf(of, act));
  if (earlier === null || earlier.moves === 'any') return { moves, points: [finish] };
  const { moves: bound } = earlier;
  const both = moves.filter((move) => bound.some((each) => sameMove(each, move)));
  return both.length > 0 ? { moves: both, points: [finish] } : earlier;
}

/** On which square the man is that is still to be moved, taken off, set down or exchanged. */
function halfPoint(position: Position, half: HalfMove, { from, to }: Move): Point {
  const beside = SQUARES.find((square) => square === `${to.charAt(0)}${from.charAt(1)}`) ?? to;
  const squares: Readonly<Record<HalfMove, Square>> = {
    pawnNotExchanged: to,
    pawnLeft: from,
    rookLeft: to,
    kingLeft: from,
    takenPawnLeft: beside,
    takenManLeft: to,
    onlyTaken: pieceAt(position, to) === null ? beside : to,
    lifted: from,
  };
  return point('halfMade', FINISH[half], { half, square: squares[half] });
}

function ruleFault(of: Case, act: BoardAsItStands, fault: StandsFault): Ruled | 'opponentCanMate' {
  const touches = touchesOf(of, act, fault);
  const duty: Duty =
    touches.length === 0
      ? { moves: 'any', points: [] }
      : touchDuty(of.position, { touches, ...letGoTold(of, act) });
  if (fault.code !== 'nothingMoved') return ruleWrongMove(of, act, [faultPoint(fault)], duty);
  if (act.clockPressed !== true) {
    const nothing = point('nothingMoved', ['7.5.3'], { by: act.by });
    return ruled(of, [nothing, ...duty.points], { ...limitedTo(duty), upheld: false });
  }
  const { by } = act;
  return punish(of, act, [point('pressedWithoutMove', ['7.5.3'], { by })], of.position, {
    ...limitedTo(duty),
    removeIncrement: by,
    points: [...duty.points, point('incrementTakenBack', ['7.1'], { by })],
  });
}

function faultPoint(fault: Exclude<StandsFault, { readonly code: 'nothingMoved' }>): Point {
  switch (fault.code) {
    case 'badMove': {
      const { from, to, why } = fault;
      return point('illegalBecause', ['3.10.2'], { ...why, from, to });
    }
    case 'kingTaken':
      return point('kingTaken', ['1.4.1'], { square: fault.square });
    case 'takenByNoMove':
      return point('takenByNoMove', ['3.1.1'], { squares: fault.squares });
    case 'menMoved':
      return point('menMoved', ['3.10.2'], { squares: fault.squares });
    case 'castledElsewhere':
      return point('castledElsewhere', ['3.8.2'], { rook: fault.rook });
    case 'wronglyExchanged':
      return point('wronglyExchanged', ['3.7.3.3'], { square: fault.square });
    case 'manPutOn':
      return point('manPutOn', ['3.10.2'], { square: fault.square });
  }
}

/** 7.4: they go back on the player's time; what he moved besides is ruled on as it is. */
function ruleOff(
  of: Case,
  act: BoardAsItStands,
  squares: readonly Square[],
  made: LegalReading | HalfReading | null,
): Ruled | 'opponentCanMate' {
  const back = [
    point('menDisplaced', ['7.4.1'], { squares }),
    point('displacedBy', ['7.4.1', '7.4.3'], { by: act.by }),
    point('penaltyMay', ['12.9']),
  ] as const;
  if (made === null || act.by !== of.position.turn) return ruled(of, back, { upheld: false });
  if (made.act === 'incompleteMove') return ruleHalf(of, act, made, back);
  const legal = ruleLegal(of, act, made);
  return { ...legal, points: [...back, ...legal.points] };
}

function severalPoint(of: Case, moves: readonly Move[], only: boolean | null): Point {
  const sans: string[] = [];
  moves.reduce((at, move) => {
    sans.push(formatSan(at, move));
    return play(at, move);
  }, of.position);
  const { moveNumber, turn } = of.position;
  return point('severalMoves', ['8.1.1'], { sans, moveNumber, turn, only });
}

/** The duty of men touched before the act, or told in another order; null where nothing is told of that. */
function dutyBefore(of: Case, act: BoardAsItStands, touches: readonly Square[]): Duty | null {
  const { touchedBefore = [], acts = [] } = act;
  return touchedBefore.length + acts.length === 0 || touches.length === 0
    ? null
    : touchDuty(of.position, { touches, ...letGoTold(of, act) });
}
