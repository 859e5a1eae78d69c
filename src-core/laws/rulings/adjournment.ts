/** Guidelines I, where the event has them: a game adjourned, its envelope, and how it is taken up again. */
import type { Color } from '../../chess/index.ts';
import type { SealedWrong } from '../../vocabulary/incidents.ts';
import type { Adjournment } from '../incident.ts';
import type { Case } from '../record.ts';
import { mateKnown, otherColor, point, ruled, ruledIfEnded, winFor, winIfCanMate } from '../record.ts';
import type { ArticleId } from '../rule-sets/rule-set.ts';
import type { Contradiction, Ruled } from '../ruling.ts';

const SEALED_BY: Readonly<Record<SealedWrong, ArticleId>> = {
  sealedAmbiguous: 'I.8.1',
  sealedUnreadable: 'I.8.2',
  sealedIllegal: 'I.8.3',
};

/** Only the player who has the move seals one (I.1.1). */
export function sealContradiction({ position }: Case, { what, by }: Adjournment): Contradiction | null {
  const seals = what === 'seal' || what === 'sealEarly';
  return seals && by !== position.turn ? { answer: 'contradiction', code: 'notOnMove', facts: { by } } : null;
}

export function ruleAdjournment(of: Case, told: Adjournment): Ruled | 'absent' | 'opponentCanMate' {
  const over = ruledIfEnded(of, null);
  if (over !== null) return over;
  const { what, by } = told;
  const { guidelinesI } = of.ruleSet;
  if (guidelinesI.value === 'notAdopted')
    return ruled(of, [point('adjournmentNotAdopted', guidelinesI.articles, { by })], { upheld: false });
  switch (what) {
    case 'seal':
      return sealed(of, by, [point('sealMove', ['I.1.1'], { by })]);
    case 'sealEarly':
      return sealed(of, by, [point('sealMove', ['I.1.1'], { by }), point('sealedEarly', ['I.1.2'], { by })]);
    case 'resume':
      return told.absent === undefined ? 'absent' : resumed(of, told);
    case 'sealedAmbiguous':
    case 'sealedUnreadable':
    case 'sealedIllegal':
      return sealedWrong(of, told, what);
    case 'lateToResume':
      return told.sealedEnds === true ? sealedEnds(of) : late(of, by);
    case 'envelopeLost':
      return ruled(of, [point('envelopeLost', ['I.12.1'], { by })]);
    case 'positionLost':
      return ruled(of, [point('positionLost', ['I.12.2'])], { newGame: true });
    case 'wrongTimes':
      return told.madeAMove === true
        ? ruled(of, [point('wrongTimesStand', ['I.13'])], { upheld: false })
        : ruled(of, [point('wrongTimesPutRight', ['I.13'])], { upheld: true });
  }
}

function sealed(of: Case, by: Color, points: Ruled['points']): Ruled {
  const { moveNumber } = of.position;
  return ruled(of, [
    ...points,
    point('envelopeSays', ['I.2'], { by, moveNumber }),
    point('envelopeKept', ['I.3']),
    point('offerStaysSealed', ['I.4']),
  ]);
}

/** Who is there decides whose clock runs and when the envelope is opened. */
function resumed(of: Case, { by, absent, sealedEnds: ends }: Adjournment): Ruled {
  const { value: seconds, articles } = of.ruleSet.defaultTime;
  const replier = otherColor(by);
  const facts = { by: replier, defaultMinutes: seconds / 60 };
  const setUp = point('resumptionSetUp', ['I.5', 'I.7']);
  if (absent === 'replierAbsent') return ruled(of, [setUp, point('replierAbsent', ['I.9.2', 'I.10'], facts)]);
  if (absent === 'sealerAbsent')
    return ruled(of, [setUp, point('sealerAbsent', ['I.9.3', 'I.10'], { ...facts, by })]);
  if (absent === 'nobodyAbsent')
    return ruled(of, [setUp, point('envelopeOpened', ['I.9.1'], { by: replier })]);
  if (seconds > 0) return ruled(of, [setUp, point('nobodyPresent', ['I.11'], { by: replier })]);
  return ends === true
    ? sealedEnds(of)
    : ruled(of, [point('nobodyResumes', ['I.10', ...articles])], { result: '0-0' });
}

function sealedEnds(of: Case): Ruled {
  return ruled(of, [point('sealedMoveEnded', ['I.10'])]);
}

function late(of: Case, by: Color): Ruled {
  const { value: seconds } = of.ruleSet.defaultTime;
  const result = winFor(otherColor(by));
  return ruled(of, [point('lateToResume', ['I.10'], { by, defaultMinutes: seconds / 60 })], { result });
}

/** The game is lost; drawn where the opponent cannot mate, as on time (6.9). */
function sealedWrong(
  of: Case,
  { by, opponentCanMate }: Adjournment,
  what: SealedWrong,
): Ruled | 'opponentCanMate' {
  const opponent = otherColor(by);
  const canMate = mateKnown(of, of.position, opponent, opponentCanMate);
  const result = winIfCanMate(canMate, opponent);
  if (result === null) return 'opponentCanMate';
  const told = { by, opponent, result, what };
  const article = SEALED_BY[what];
  return canMate === true
    ? ruled(of, [point('sealedMoveLoses', [article], told)], { result })
    : ruled(of, [point('sealedMoveDraws', [article, '6.9'], told)], { result });
}
