/**
 * Several things true at one moment (a flag, an illegal move, a touched piece, a penalty), as one ruling. The Laws give
 * their order: a game over by itself or by its players before a flag (6.9), a flag before what the game must still be
 * going on for (7.5.1), the position before the duty to move a piece in it (4.3), claims and what is left to 12.9 last.
 */
import type { Incident, IncidentKind } from './incident.ts';
import type { PointCode } from './points.ts';
import type { GameRecord } from './record.ts';
import { point, ruled } from './record.ts';
import type { ArticleId, RuleSet } from './rule-sets/rule-set.ts';
import type { Point, Ruled, Ruling } from './ruling.ts';

/** Where the game has ended by something before it: nothing is ruled on, by this article; null: it is all the same. */
type AfterTheEnd = ArticleId | null;

/** Every kind, in the order of the Laws: the first here is ruled on first. */
const ORDER = {
  lateArrival: '8.7',
  wrongStart: '8.7',
  adjournment: '8.7',
  // 5.1, 5.2: they come before the flag (6.9)
  status: null,
  resignation: '8.7',
  drawOffer: '8.7',
  flagFall: '8.7',
  device: '8.7',
  illegalPosition: '7.5.1',
  illegalMove: '7.5.1',
  boardAsItStands: '7.5.1',
  pawnNotExchanged: '7.5.1',
  pressedWithoutMoving: '7.5.1',
  twoHands: '7.5.1',
  displaced: '8.7',
  touch: '8.7',
  drawClaim: '8.7',
  quickplayClaim: '8.7',
  clockSetWrong: '8.7',
  recording: '8.7',
  repliedBeforePress: '8.7',
  conduct: null,
  other: null,
} as const satisfies Record<IncidentKind, AfterTheEnd>;

const RANK: ReadonlyMap<string, number> = new Map(Object.keys(ORDER).map((kind, at) => [kind, at]));

/** The kinds of illegal act: several of them in one move are one (7.5). */
const ONE_IN_A_MOVE: ReadonlySet<IncidentKind> = new Set<IncidentKind>([
  'illegalMove',
  'boardAsItStands',
  'pawnNotExchanged',
  'pressedWithoutMoving',
  'twoHands',
]);

/** Which piece must be moved: said once, of what was touched first. */
const DUTIES: ReadonlySet<PointCode> = new Set<PointCode>([
  'captureFirst',
  'moveFirst',
  'firstOfBoth',
  'firstNotKnown',
  'captureWith',
  'nothingPossible',
  'mustCastle',
  'castlingIllegalKingMoves',
  'castlingIllegalKingStuck',
  'rookFirst',
]);

type RuleOne = (record: GameRecord, incident: Incident) => Ruling;

/** In the order of the Laws, whatever the order they are told in. */
export function inOrder(incidents: readonly Incident[]): readonly Incident[] {
  return incidents.toSorted((a, b) => (RANK.get(a.kind) ?? 0) - (RANK.get(b.kind) ?? 0));
}

/**
 * One ruling on all of it; a question where one of them turns on a fact nobody has given, a contradiction where one
 * does not fit the game. `upheld` is of the one told first.
 */
export function ruleSeveral(
  record: GameRecord,
  told: readonly [Incident, ...Incident[]],
  ruleSet: RuleSet,
  ruleOne: RuleOne,
): Ruling {
  let all: Ruled | null = null;
  let upheld: boolean | null = null;
  let acted = false;
  for (const incident of inOrder(told)) {
    const known: GameRecord = { ...record, illegalSoFar: all?.illegalCount ?? record.illegalSoFar };
    const beside: Point | null = all === null ? null : besideWhatIs(all, incident, acted);
    const one: Ruling =
      beside === null
        ? ruleOne(known, incident)
        : ruled({ record: known, ruleSet }, [beside], { upheld: false });
    if (one.answer === 'question') return { ...one, about: told.indexOf(incident) };
    if (one.answer === 'contradiction') return one;
    if (incident === told[0]) ({ upheld } = one);
    acted ||= ONE_IN_A_MOVE.has(incident.kind) && one.upheld === true;
    all = all === null ? one : together(all, one, incident);
  }
  return all === null ? ruleOne(record, told[0]) : { ...all, upheld };
}

/** Why nothing more is ruled: the game has ended by what comes before, or it is one move with one illegal act; else null. */
function besideWhatIs({ result, newGame }: Ruled, { kind }: Incident, acted: boolean): Point | null {
  const after: AfterTheEnd = ORDER[kind];
  if ((result !== null || newGame) && after !== null) return point('gameIsOver', [after]);
  return acted && ONE_IN_A_MOVE.has(kind) ? point('oneActInOneMove', ['7.5.5']) : null;
}

/** What follows from both, the second ruled on with the first known. */
function together(first: Ruled, next: Ruled, incident: Incident): Ruled {
  // a piece touched before the move that is taken back is the one that must be moved (7.5.1, 4.3)
  const touch = incident.kind === 'touch' && next.mustChooseFrom !== null;
  const [duty, other] = touch || first.mustChooseFrom === null ? [next, first] : [first, next];
  const bound = duty.mustChooseFrom ?? other.mustChooseFrom;
  const result = first.result ?? next.result;
  const without = (points: readonly Point[]): readonly Point[] =>
    points.filter(({ code }) => !DUTIES.has(code));
  const bothBind = first.mustChooseFrom !== null && next.mustChooseFrom !== null;
  const all = {
    ...next,
    ...timesOf(first, next),
    mustChooseFrom: bound,
    freeMove: bound === null && (first.freeMove || next.freeMove),
    removeIncrement: first.removeIncrement ?? next.removeIncrement,
    restoreToPly: lower(first.restoreToPly, next.restoreToPly),
    newGame: first.newGame || next.newGame,
    position: next.position ?? first.position,
    status: first.status ?? next.status,
    result,
    points: eachOnce([
      ...(bothBind && duty === next ? without(first.points) : first.points),
      ...(bothBind && duty === first ? without(next.points) : next.points),
    ]),
  };
  return result === null ? all : ended(all);
}

/** Nothing is played on: no duty, no time, no increment. */
function ended(all: Ruled): Ruled {
  const points = all.points.filter(({ code }) => code !== 'incrementTakenBack' && !DUTIES.has(code));
  return {
    ...all,
    mustChooseFrom: null,
    freeMove: false,
    addTime: null,
    moreTime: null,
    removeIncrement: null,
    points,
  };
}

/** Time for one side in one place; what the other is given besides in `moreTime`. */
function timesOf(first: Ruled, next: Ruled): Pick<Ruled, 'addTime' | 'moreTime'> {
  const [a, b] = [first.addTime, next.addTime];
  const more = {
    white: (first.moreTime?.white ?? 0) + (next.moreTime?.white ?? 0),
    black: (first.moreTime?.black ?? 0) + (next.moreTime?.black ?? 0),
  };
  if (a !== null && b !== null && a.to !== b.to) more[b.to] += b.seconds;
  const moreTime = more.white === 0 && more.black === 0 ? null : more;
  if (a === null || b === null) return { addTime: a ?? b, moreTime };
  return { addTime: a.to === b.to ? { to: a.to, seconds: a.seconds + b.seconds } : a, moreTime };
}

function lower(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.min(a, b);
}

function eachOnce(points: readonly Point[]): readonly Point[] {
  const seen = new Set<string>();
  return points.filter((each) => {
    const text = JSON.stringify(each);
    if (seen.has(text)) return false;
    seen.add(text);
    return true;
  });
}
