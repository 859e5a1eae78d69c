/**
 * Several things true at one moment (a flag, an illegal move, a touched piece, a penalty), as one ruling. The Laws give
 * their order: a game over by itself or by its players before a flag (6.9), a flag before what the game must still be
 * going on for (7.5.1), the position before the duty to move a piece in it (4.3), claims and what is left to 12.9 last.
 */
import type { Color } from '../chess/index.ts';
import type { Incident, IncidentKind } from './incident.ts';
import type { PointCode, RuledResult } from './points.ts';
import type { GameRecord } from './record.ts';
import { otherColor, point, ruled } from './record.ts';
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
const ONE_IN_A_MOVE = [
  'illegalMove',
  'boardAsItStands',
  'pawnNotExchanged',
  'pressedWithoutMoving',
  'twoHands',
] as const;
type IllegalAct = Extract<Incident, { readonly kind: (typeof ONE_IN_A_MOVE)[number] }>;

const isIllegalAct = (incident: Incident): incident is IllegalAct =>
  ONE_IN_A_MOVE.some((kind) => kind === incident.kind);

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

/** Time given for each claim found incorrect (9.5.3, III.5.3), where they are several. */
const FOR_EACH_CLAIM: ReadonlySet<PointCode> = new Set<PointCode>(['timeForWrongClaim', 'quickplayRejected']);

/** Nothing of these ends the game or gives time back: what came before them makes no difference to that. */
const ENDS_NOTHING: ReadonlySet<IncidentKind> = new Set<IncidentKind>([
  'status',
  'displaced',
  'touch',
  'clockSetWrong',
  'recording',
  'repliedBeforePress',
  'other',
]);

type RuleOne = (record: GameRecord, incident: Incident) => Ruling;

/**
 * One ruling on all of it; a question where one of them turns on a fact nobody has given, or where it matters whether
 * the one told now came before the rest; a contradiction where one does not fit the game. `upheld` is of the one told
 * now, the first here.
 */
export function ruleSeveral(
  record: GameRecord,
  given: readonly [Incident, ...Incident[]],
  ruleSet: RuleSet,
  ruleOne: RuleOne,
): Ruling {
  const told = saidOfEither(given);
  const [now, ...before] = told;
  const inTurn = (order: readonly Incident[]): Ruling => ruleInTurn(record, told, order, ruleSet, ruleOne);
  const asTheyCame = inTurn(placed([...before, now]));
  if (asTheyCame.answer !== 'ruled' || now.cameFirst === 'first' || now.cameFirst === 'later')
    return asTheyCame;
  const rest = placed(before).filter(({ kind }) => !ENDS_NOTHING.has(kind));
  if (rest.length === 0 || ENDS_NOTHING.has(now.kind)) return asTheyCame;
  const [first, last] = [inTurn(fromTheStart([now, ...rest])), inTurn(fromTheStart([...rest, now]))];
  if (!differ(first, last)) return asTheyCame;
  const unknown = told.some(({ cameFirst }) => cameFirst === 'notKnown');
  const { edition, regime } = ruleSet;
  return unknown
    ? ruled({ record, ruleSet }, [
        point('orderNotKnown', ['0.2'], { first: resultOf(first), last: resultOf(last) }),
      ])
    : {
        answer: 'question',
        edition,
        regime,
        question: 'cameFirst',
        meant: [],
        about: 0,
        points: [point('question.cameFirst', ['0.2'])],
      };
}

/** Of two, what came first is said of either: the first told has nothing before it that it could be said against. */
function saidOfEither(told: readonly [Incident, ...Incident[]]): readonly [Incident, ...Incident[]] {
  const [now, ...before] = told;
  const [other, ...more] = before;
  const said = other?.cameFirst;
  if (more.length > 0 || now.cameFirst !== undefined || said === undefined || said === 'notKnown')
    return told;
  return [{ ...now, cameFirst: said === 'first' ? 'later' : 'first' }, ...before];
}

/** As far as it was said which came first; the others in the order of the Laws. */
function placed(told: readonly Incident[]): readonly Incident[] {
  return told.reduce<readonly Incident[]>((order, incident) => {
    if (incident.cameFirst === 'first') return [incident, ...order];
    if (incident.cameFirst === 'later') return [...order, incident];
    const at = order.findIndex(({ kind }) => (RANK.get(kind) ?? 0) >= (RANK.get(incident.kind) ?? 0));
    return at < 0 ? [...order, incident] : order.toSpliced(at, 0, incident);
  }, []);
}

/** Who came late came before all the rest, and nobody is asked. */
function fromTheStart(order: readonly Incident[]): readonly Incident[] {
  const [late, rest] = [true, false].map((is) => order.filter(({ kind }) => (kind === 'lateArrival') === is));
  return [...(late ?? []), ...(rest ?? [])];
}

const resultOf = (ruling: Ruling): RuledResult | null => (ruling.answer === 'ruled' ? ruling.result : null);

/** Does the game come to another end? What cannot have been so is no other order. */
function differ(a: Ruling, b: Ruling): boolean {
  if (a.answer === 'contradiction' || b.answer === 'contradiction') return false;
  if (a.answer === 'ruled' && b.answer === 'ruled') return a.result !== b.result || a.newGame !== b.newGame;
  return a.answer !== b.answer || resultOf(a) !== resultOf(b);
}

function ruleInTurn(
  record: GameRecord,
  told: readonly [Incident, ...Incident[]],
  order: readonly Incident[],
  ruleSet: RuleSet,
  ruleOne: RuleOne,
): Ruling {
  let all: Ruled | null = null;
  let upheld: boolean | null = null;
  let actedBy: Color | null = null;
  for (const incident of order) {
    const known: GameRecord = { ...record, illegalSoFar: all?.illegalCount ?? record.illegalSoFar };
    const beside: Point | null = all === null ? null : besideWhatIs(all, incident, actedBy);
    const one: Ruling =
      beside === null
        ? ruleOne(known, incident)
        : ruled({ record: known, ruleSet }, [beside], { upheld: false });
    if (one.answer === 'question') return { ...one, about: told.indexOf(incident) };
    if (one.answer === 'contradiction') return one;
    if (incident === told[0]) ({ upheld } = one);
    if (isIllegalAct(incident) && one.upheld === true) actedBy = incident.by;
    all = all === null ? one : together(all, sameClaim(all, one, told), incident);
  }
  return all === null ? ruleOne(record, told[0]) : { ...all, upheld };
}

/** Why nothing more is ruled: the game has ended, it is one move with one illegal act, or the time is given back; else null. */
function besideWhatIs(
  { result, newGame, addTime }: Ruled,
  incident: Incident,
  actedBy: Color | null,
): Point | null {
  const after: AfterTheEnd = ORDER[incident.kind];
  if ((result !== null || newGame) && after !== null) return point('gameIsOver', [after]);
  if (actedBy === null) return null;
  if (isIllegalAct(incident)) return point('oneActInOneMove', ['7.5.5']);
  // it fell in the time that ran by a press that is taken back, or for which time is given (6.8, 7.1, 7.5.5)
  return incident.kind === 'flagFall' &&
    incident.flag === otherColor(actedBy) &&
    addTime?.to === incident.flag
    ? point('flagNoLongerCounts', ['6.8', '7.1'], { by: incident.flag })
    : null;
}

/**
 * Two grounds of one claim, made in one stop of the clock (9.5.1): it is found incorrect once, and the time is given once
 * (9.5.3). Where one is said to have come after the other the game had gone on, and it is a claim of its own.
 */
function sameClaim(first: Ruled, next: Ruled, told: readonly Incident[]): Ruled {
  const apart = told.some(
    ({ kind, cameFirst }) => kind === 'drawClaim' && (cameFirst === 'first' || cameFirst === 'later'),
  );
  const timed = ({ points }: Ruled): Point | undefined =>
    points.find(({ code }) => code === 'timeForWrongClaim');
  const [before, again] = [timed(first), timed(next)];
  if (apart || before === undefined || again === undefined) return next;
  if (JSON.stringify(before) !== JSON.stringify(again)) return next;
  const once = point('oneClaim', ['9.5.1', '9.5.3']);
  return { ...next, addTime: null, points: next.points.map((each) => (each === again ? once : each)) };
}

/** What follows from both, the second ruled on with the first known. */
function together(first: Ruled, next: Ruled, incident: Incident): Ruled {
  // a piece touched before the move that is taken back is the one that must be moved (7.5.1, 4.3)
  const touch = incident.kind === 'touch' && next.mustChooseFrom !== null;
  const [duty, other] = touch || first.mustChooseFrom === null ? [next, first] : [first, next];
  const bound = duty.mustChooseFrom ?? other.mustChooseFrom;
  const without = (points: readonly Point[]): readonly Point[] =>
    points.filter(({ code }) => !DUTIES.has(code));
  const bothBind = first.mustChooseFrom !== null && next.mustChooseFrom !== null;
  return {
    ...next,
    ...timesOf(first, next),
    mustChooseFrom: bound,
    freeMove: bound === null && (first.freeMove || next.freeMove),
    removeIncrement: first.removeIncrement ?? next.removeIncrement,
    restoreToPly: lower(first.restoreToPly, next.restoreToPly),
    newGame: first.newGame || next.newGame,
    position: next.position ?? first.position,
    status: first.status ?? next.status,
    result: first.result ?? next.result,
    points: eachOnce([
      ...(bothBind && duty === next ? without(first.points) : first.points),
      ...(bothBind && duty === first ? without(next.points) : next.points),
    ]),
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
    if (FOR_EACH_CLAIM.has(each.code)) return true;
    const text = JSON.stringify(each);
    if (seen.has(text)) return false;
    seen.add(text);
    return true;
  });
}
