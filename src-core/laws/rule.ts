/**
 * The one way in: what the Laws say about an incident. Total and pure: a ruling with its articles, a question where
 * the ruling turns on a fact nobody has given, or the contradiction where the incident does not fit the game.
 */
import type { Incident } from './incident.ts';
import type { CanMate, Case, GameRecord } from './record.ts';
import { caseOf, point } from './record.ts';
import type { RuleSet } from './rule-sets/rule-set.ts';
import { rulePlayers } from './rulings/conduct.ts';
import { claimContradiction, ruleDrawClaim, ruleDrawOffer, ruleStatus } from './rulings/draw.ts';
import { illegalActContradiction, ruleIllegalAct } from './rulings/illegal-act.ts';
import {
  countContradiction,
  ruleClockSetWrong,
  ruleDisplaced,
  ruleIllegalPosition,
  ruleWrongStart,
} from './rulings/irregularity.ts';
import { ruleQuickplayClaim } from './rulings/quickplay.ts';
import { lateContradiction, ruleFlagFall, ruleLateArrival, ruleResignation } from './rulings/time.ts';
import { ruleTouch, touchContradiction } from './rulings/touch.ts';
import type { Contradiction, Question, Ruled, Ruling } from './ruling.ts';
import type { QuestionCode } from './points.ts';
import { ruleSeveral } from './several.ts';
import { askWhereItTurns } from './unknown-facts.ts';

/** `also`: what else was true at that moment; all of it comes out as one ruling. */
export function rule(
  record: GameRecord,
  incident: Incident,
  ruleSet: RuleSet,
  canMate: CanMate,
  also: readonly Incident[] = [],
): Ruling {
  const one = (known: GameRecord, told: Incident): Ruling => ruleOne(known, told, ruleSet, canMate);
  return also.length === 0 ? one(record, incident) : ruleSeveral(record, [incident, ...also], ruleSet, one);
}

function ruleOne(record: GameRecord, incident: Incident, ruleSet: RuleSet, canMate: CanMate): Ruling {
  const of = caseOf(record, ruleSet, canMate);
  const wrong = contradiction(of, incident);
  if (wrong !== null) return wrong;
  return askWhereItTurns(
    incident,
    (known) => {
      const answer = ruleKnown(of, known);
      return typeof answer === 'string' ? question(of, answer) : answer;
    },
    (key) => question(of, key),
  );
}

function question({ ruleSet }: Case, key: QuestionCode): Question {
  const { edition, regime } = ruleSet;
  return { answer: 'question', edition, regime, question: key, points: [point(`question.${key}`, ['0.2'])] };
}

function contradiction({ position }: Case, incident: Incident): Contradiction | null {
  switch (incident.kind) {
    case 'touch':
      return touchContradiction(position, incident);
    case 'illegalMove':
    case 'pawnNotExchanged':
    case 'pressedWithoutMoving':
    case 'twoHands':
      return illegalActContradiction(position, incident);
    case 'drawClaim':
      return claimContradiction(position, incident);
    case 'lateArrival':
      return lateContradiction(incident);
    case 'wrongStart':
    case 'clockSetWrong':
      return countContradiction(incident.completedByBoth);
    default:
      return null;
  }
}

/** The ruling with every fact known, or the one fact that only the arbiter can tell. */
function ruleKnown(of: Case, incident: Incident): Ruled | QuestionCode {
  switch (incident.kind) {
    case 'touch':
      return ruleTouch(of, incident);
    case 'illegalMove':
    case 'pawnNotExchanged':
    case 'pressedWithoutMoving':
    case 'twoHands':
      return ruleIllegalAct(of, incident);
    case 'drawClaim':
      return ruleDrawClaim(of, incident);
    case 'drawOffer':
      return ruleDrawOffer(of, incident);
    case 'flagFall':
      return ruleFlagFall(of, incident);
    case 'resignation':
      return ruleResignation(of, incident);
    case 'status':
      return ruleStatus(of);
    case 'wrongStart':
      return ruleWrongStart(of, incident);
    case 'lateArrival':
      return ruleLateArrival(of, incident);
    case 'illegalPosition':
      return ruleIllegalPosition(of, incident);
    case 'quickplayClaim':
      return ruleQuickplayClaim(of, incident);
    case 'clockSetWrong':
      return ruleClockSetWrong(of, incident);
    case 'displaced':
      return ruleDisplaced(of, incident);
    case 'device':
    case 'recording':
    case 'conduct':
    case 'repliedBeforePress':
    case 'other':
      return rulePlayers(of, incident);
  }
}
