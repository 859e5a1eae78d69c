/**
 * The one way in: what the Laws say about an incident. Total and pure: a ruling with its articles, a question where
 * the ruling turns on a fact nobody has given, or the contradiction where the incident does not fit the game.
 */
import { withoutWhatIsPlayedOn } from './game-over.ts';
import type { BoardAsItStands, Incident } from './incident.ts';
import type { CanMate, Case, GameRecord } from './record.ts';
import { caseOf, point } from './record.ts';
import type { RuleSet } from './rule-sets/rule-set.ts';
import { ruleAdjournment, sealContradiction } from './rulings/adjournment.ts';
import { rulePlayers } from './rulings/conduct.ts';
import { claimContradiction, ruleDrawClaim, ruleDrawOffer, ruleStatus } from './rulings/draw.ts';
import { ruleBoardAsItStands } from './rulings/board-as-it-stands.ts';
import { standsContradiction, standsMeant } from './rulings/stands-told.ts';
import type { IllegalAct } from './rulings/illegal-act.ts';
import { illegalActContradiction, promotionsOf, ruleIllegalAct } from './rulings/illegal-act.ts';
import { countContradiction, ruleIrregularity } from './rulings/irregularity.ts';
import { ruleQuickplayClaim } from './rulings/quickplay.ts';
import type { ResultWanted } from './rulings/result.ts';
import { ruleResult } from './rulings/result.ts';
import { lateContradiction, ruleFlagFall, ruleLateArrival, ruleResignation } from './rulings/time.ts';
import { ruleTouch, touchContradiction } from './rulings/touch.ts';
import type { Contradiction, Question, Ruled, Ruling } from './ruling.ts';
import type { QuestionCode } from './points.ts';
import { ruleSeveral } from './several.ts';
import { askedInVain, supposed } from './not-known.ts';
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
  const ruling =
    also.length === 0 ? one(record, incident) : ruleSeveral(record, [incident, ...also], ruleSet, one);
  return ruling.answer === 'ruled' ? withoutWhatIsPlayedOn(ruling) : ruling;
}

function ruleOne(record: GameRecord, incident: Incident, ruleSet: RuleSet, canMate: CanMate): Ruling {
  const of = caseOf(record, ruleSet, canMate);
  const wrong = contradiction(of, incident);
  if (wrong !== null) return wrong;
  const answered = askWhereItTurns(
    of,
    supposed(incident),
    (known) => {
      const answer = ruleKnown(of, known);
      return typeof answer === 'string' ? question(of, answer, meantBy(of, known, answer)) : answer;
    },
    (key) => question(of, key, meantBy(of, incident, key)),
  );
  return askedInVain(of, incident, answered);
}

/** What the Laws say of a result somebody wants to write. It holds for a game without one. */
export function holdResult(
  { resultStands: _, ...record }: GameRecord,
  wanted: ResultWanted,
  ruleSet: RuleSet,
  canMate: CanMate,
): Ruled | Question {
  const of = caseOf(record, ruleSet, canMate);
  const held = ruleResult(of, wanted);
  return typeof held === 'string' ? question(of, held, []) : held;
}

function question(of: Case, key: QuestionCode, meant: Question['meant']): Question {
  const { edition, regime } = of.ruleSet;
  const points = [point(`question.${key}`, ['0.2'])];
  return { answer: 'question', edition, regime, question: key, meant, points };
}

/** What there is to choose from, where the answer is a move or what the player meant. */
function meantBy(of: Case, incident: Incident, key: QuestionCode): Question['meant'] {
  if (key === 'intention' && incident.kind === 'boardAsItStands') return standsMeant(of, incident);
  if (key !== 'from' || incident.kind !== 'pawnNotExchanged') return [];
  return promotionsOf(of.position, incident).filter(({ promotion }) => promotion === 'queen');
}

function contradiction(of: Case, incident: Incident): Contradiction | null {
  const { position } = of;
  switch (incident.kind) {
    case 'touch':
      return touchContradiction(position, incident);
    case 'illegalMove':
    case 'pawnNotExchanged':
    case 'pressedWithoutMoving':
    case 'twoHands':
      return illegalActContradiction(position, incident);
    case 'boardAsItStands':
      return standsContradiction(of, incident);
    case 'drawClaim':
      return claimContradiction(position, incident);
    case 'lateArrival':
      return lateContradiction(incident);
    case 'adjournment':
      return sealContradiction(of, incident);
    case 'wrongStart':
    case 'clockSetWrong':
    case 'drawOffer':
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
    case 'boardAsItStands':
    case 'pawnNotExchanged':
    case 'pressedWithoutMoving':
    case 'twoHands':
      return ruleAct(of, incident);
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
    case 'lateArrival':
      return ruleLateArrival(of, incident);
    case 'quickplayClaim':
      return ruleQuickplayClaim(of, incident);
    case 'wrongStart':
    case 'illegalPosition':
    case 'clockSetWrong':
    case 'displaced':
      return ruleIrregularity(of, incident);
    case 'adjournment':
      return ruleAdjournment(of, incident);
    case 'device':
    case 'recording':
    case 'conduct':
    case 'repliedBeforePress':
    case 'other':
      return rulePlayers(of, incident);
  }
}

function ruleAct(of: Case, act: IllegalAct | BoardAsItStands): Ruled | QuestionCode {
  return act.kind === 'boardAsItStands' ? ruleBoardAsItStands(of, act) : ruleIllegalAct(of, act);
}
