/**
 * Facts nobody has given. The Laws are asked with each value such a fact could have: where all agree it does not
 * matter; where they do not, the ruling turns on it and it must be asked for first.
 */
import type { Incident, IncidentKind } from './incident.ts';
import { CLOCK_RAN } from '../vocabulary/incidents.ts';
import type { QuestionCode } from './points.ts';
import type { Case } from './record.ts';
import type { Question, Ruled } from './ruling.ts';
import { isOutOfTurn } from './rulings/stands-told.ts';
import { touchBinds } from './rulings/touch.ts';
import { sameOutcome } from './same-outcome.ts';

type Values = readonly (string | number | boolean)[];

/** No first: where it makes no difference, the ruling is given as if it had not been so. */
const YES_OR_NO: Values = [false, true];
/** Either side of the limit of ten moves (7.3, A.5.1). */
const MOVES: Values = [0, 10];
/** Either side of two minutes, and of five (III.4, III.5, 8.4). */
const SECONDS: Values = [0, 1_000_000];

/** How a man was touched does not matter where none of those touched can be moved or taken (4.5). */
const whereBound = (of: Case, incident: Incident): boolean =>
  incident.kind !== 'touch' || touchBinds(of, incident);

/** What is seen before it is completed is seen while the game is played; then nobody is asked whether it was over. */
const whereCompleted = (_: Case, incident: Incident): boolean =>
  'clockPressed' in incident && incident.clockPressed === true;

/** Whose clock ran matters where he moved without having the move. */
const whereOutOfTurn = (of: Case, incident: Incident): boolean =>
  (incident.kind === 'illegalMove' && incident.by !== of.position.turn) ||
  (incident.kind === 'boardAsItStands' && isOutOfTurn(of, incident));

/** A fact, the values it could have, and whether it can matter at all. */
type Fact<I> = readonly [
  key: QuestionCode & keyof I,
  values: Values,
  matters?: (of: Case, incident: Incident) => boolean,
];

/** For each kind the facts that may be missing, in the order they are asked for, with values that differ. */
const FACTS: { readonly [K in IncidentKind]?: readonly Fact<Extract<Incident, { kind: K }>>[] } = {
  touch: [
    ['adjustingSaid', YES_OR_NO, whereBound],
    ['accidental', YES_OR_NO, whereBound],
    ['noticedBy', ['opponent', 'arbiter'], whereBound],
    ['claimantHasTouched', YES_OR_NO, whereBound],
  ],
  illegalMove: [
    ['clockRan', CLOCK_RAN, whereOutOfTurn],
    ['clockPressed', YES_OR_NO],
    ['opponentHasReplied', YES_OR_NO],
    ['gameOver', YES_OR_NO, whereCompleted],
  ],
  boardAsItStands: [
    ['clockRan', CLOCK_RAN, whereOutOfTurn],
    ['clockPressed', YES_OR_NO],
    ['opponentHasReplied', YES_OR_NO],
    ['noticedBy', ['opponent', 'arbiter']],
    ['gameOver', YES_OR_NO, whereCompleted],
  ],
  pawnNotExchanged: [
    ['clockPressed', YES_OR_NO],
    ['opponentHasReplied', YES_OR_NO],
  ],
  pressedWithoutMoving: [['opponentHasReplied', YES_OR_NO]],
  twoHands: [
    ['clockPressed', YES_OR_NO],
    ['opponentHasReplied', YES_OR_NO],
  ],
  drawClaim: [
    ['touched', YES_OR_NO],
    ['written', YES_OR_NO],
  ],
  drawOffer: [['accepted', YES_OR_NO]],
  flagFall: [
    ['requiredMovesCompleted', YES_OR_NO],
    ['lastPeriod', YES_OR_NO],
  ],
  wrongStart: [['completedByBoth', MOVES]],
  illegalPosition: [['nextMoveCompleted', YES_OR_NO]],
  quickplayClaim: [
    ['secondsLeft', SECONDS],
    ['incrementPossible', YES_OR_NO],
    ['arbiterView', ['opponentNotTrying', 'rejects', 'postpones']],
  ],
  device: [
    ['bagAllowed', YES_OR_NO],
    ['switchedOff', YES_OR_NO],
    ['carried', YES_OR_NO],
  ],
  clockSetWrong: [['completedByBoth', MOVES]],
  adjournment: [
    ['sealedEnds', YES_OR_NO],
    ['madeAMove', YES_OR_NO],
  ],
  recording: [
    ['flagFallen', YES_OR_NO],
    ['secondsLeft', SECONDS],
    ['increment', [0, 30]],
  ],
};

/** The ruling where every missing fact makes no difference; else the question of the first that does. */
export function askWhereItTurns(
  of: Case,
  incident: Incident,
  rule: (known: Incident) => Ruled | Question,
  question: (key: QuestionCode) => Question,
): Ruled | Question {
  const missing = (FACTS[incident.kind] ?? []).find(
    ([key, , matters]) =>
      Reflect.get(incident, key) === undefined && (matters === undefined || matters(of, incident)),
  );
  if (missing === undefined) return rule(incident);
  const [key, values] = missing;
  const answers = values.map((value) => askWhereItTurns(of, { ...incident, [key]: value }, rule, question));
  const [first] = answers;
  if (first === undefined) return question(key);
  return answers.every((answer) => sameOutcome(answer, first)) ? first : question(key);
}
