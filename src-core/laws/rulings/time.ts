/** Flags, resignation, late arrival: 5.1.2, 6.4-6.9, Guidelines III.3. */
import type { Color } from '../../chess/index.ts';
import { otherColor } from '../../chess/index.ts';
import type { FlagFall, LateArrival, Resignation } from '../incident.ts';
import type { Case } from '../record.ts';
import { mateKnown, point, ruled, ruledIfEnded, winFor, winIfCanMate } from '../record.ts';
import type { Contradiction, Ruled } from '../ruling.ts';
import { agreedOn } from '../same-outcome.ts';
import { COLORS } from '../../vocabulary/colors.ts';

export function ruleFlagFall(of: Case, fall: FlagFall): Ruled | 'opponentCanMate' | 'firstFlag' {
  const over = ruledIfEnded(of, null);
  if (over !== null) return over;
  const flag = fall.flag === 'both' ? firstOf(fall) : fall.flag;
  if (fall.requiredMovesCompleted === true) return ruled(of, [point('movesCompleted', ['6.4'], { flag })]);
  return flag === null ? bothFlags(of, fall) : lostOnTime(of, flag, fall.opponentCanMate);
}

const firstOf = ({ firstFlag = 'notKnown' }: FlagFall): Color | null =>
  firstFlag === 'notKnown' ? null : firstFlag;

/**
 * Nobody knows which flag fell first: Guidelines III where they hold, else the arbiter's judgement (0.2), unless
 * either leads to the same.
 */
function bothFlags(
  of: Case,
  { lastPeriod, opponentCanMate, firstFlag }: FlagFall,
): Ruled | 'firstFlag' | 'opponentCanMate' {
  if (of.ruleSet.guidelinesIII.value !== 'adopted') {
    const either = COLORS.map((flag) => lostOnTime(of, flag, opponentCanMate));
    const [white, black] = either.map((each) => (typeof each === 'string' ? null : each.result));
    const notKnown = point('firstFlagNotKnown', ['0.2'], { white: white ?? null, black: black ?? null });
    return agreedOn(either) ?? (firstFlag === 'notKnown' ? ruled(of, [notKnown]) : 'firstFlag');
  }
  return lastPeriod === true
    ? ruled(of, [point('bothFlagsLastPeriod', ['III.3.1.2'])], { result: '1/2-1/2' })
    : ruled(of, [point('bothFlagsPlayOn', ['III.3.1.1'])]);
}

function lostOnTime(of: Case, by: Color, said: boolean | undefined): Ruled | 'opponentCanMate' {
  const opponent = otherColor(by);
  const canMate = mateKnown(of, of.position, opponent, said);
  const result = winIfCanMate(canMate, opponent);
  if (result === null) return 'opponentCanMate';
  const code = canMate === true ? 'losesOnTime' : 'drawnOnTime';
  return ruled(of, [point(code, ['6.9', ...of.ruleSet.flagAsWell], { by, opponent, result })], { result });
}

export function ruleResignation(of: Case, { by, opponentCanMate }: Resignation): Ruled | 'opponentCanMate' {
  const over = ruledIfEnded(of, null);
  if (over !== null) return over;
  const opponent = otherColor(by);
  const canMate = mateKnown(of, of.position, opponent, opponentCanMate);
  const result = winIfCanMate(canMate, opponent);
  if (result === null) return 'opponentCanMate';
  const code = canMate === true ? 'losesByResigning' : 'drawnByResigning';
  return ruled(of, [point(code, ['5.1.2'], { by, opponent, result })], { result });
}

export function lateContradiction({ minutesLate }: LateArrival): Contradiction | null {
  if (minutesLate === undefined) return null;
  const all = typeof minutesLate === 'number' ? [minutesLate] : Object.values(minutesLate);
  const wrong = all.find((each) => !Number.isFinite(each) || each < 0);
  return wrong === undefined
    ? null
    : { answer: 'contradiction', code: 'badNumber', facts: { number: String(wrong) } };
}

export function ruleLateArrival(of: Case, { by, minutesLate }: LateArrival): Ruled {
  const over = ruledIfEnded(of, null);
  if (over !== null) return over;
  if (minutesLate === undefined) return lateNobodyKnowsHow(of, by);
  const { value: seconds, articles } = of.ruleSet.defaultTime;
  const late = (color: Color): number =>
    by !== 'both' && by !== color ? 0 : typeof minutesLate === 'number' ? minutesLate : minutesLate[color];
  const loses = { white: late('white') * 60 > seconds, black: late('black') * 60 > seconds };
  const facts = { white: late('white'), black: late('black'), defaultMinutes: seconds / 60 };
  if (loses.white && loses.black)
    return ruled(of, [point('bothForfeit', articles, facts)], { result: '0-0' });
  if (loses.white || loses.black) {
    const loser = loses.white ? 'white' : 'black';
    return ruled(of, [point('forfeits', articles, { by: loser, ...facts })], {
      result: winFor(otherColor(loser)),
    });
  }
  return by === 'both'
    ? ruled(of, [point('whiteLosesTheTime', ['6.7.2'], facts)])
    : ruled(of, [point('lateButPlays', articles, { by, ...facts })]);
}

/** Nobody knows how late: with a default time of zero it makes no difference, else it is the arbiter's judgement. */
function lateNobodyKnowsHow(of: Case, by: LateArrival['by']): Ruled {
  const { value: seconds, articles } = of.ruleSet.defaultTime;
  if (seconds > 0)
    return ruled(of, [point('lateNotKnown', ['0.2', ...articles], { by, defaultMinutes: seconds / 60 })]);
  const result = by === 'both' ? '0-0' : winFor(otherColor(by));
  return ruled(of, [point('lateAtAll', articles, { by })], { result });
}
