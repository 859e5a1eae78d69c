/** What the sentences of the Laws must be in every language: one for each code, from the facts of that code. */
import type {
  ContradictionCode,
  ContradictionFacts,
  PointCode,
  PointFacts,
  QuestionCode,
} from '../laws/points.ts';
import type { PointOf } from '../laws/ruling.ts';

export type PointWords = { readonly [C in PointCode]: (facts: PointFacts[C]) => string };
export type QuestionWords = Readonly<Record<QuestionCode, string>>;
export type ContradictionWords = {
  readonly [C in ContradictionCode]: (facts: ContradictionFacts[C]) => string;
};

/** A point in words. A code that only another version of the program knows is given as it is. */
export function pointSaid<C extends PointCode>(points: PointWords, { code, facts }: PointOf<C>): string {
  return Object.hasOwn(points, code) ? points[code](facts) : code;
}

/** As `pointSaid`, with where it is written. */
export function pointWithArticles<C extends PointCode>(points: PointWords, point: PointOf<C>): string {
  const says = pointSaid(points, point);
  const where = `(${point.articles.join(', ')})`;
  return says.endsWith('.') ? `${says.slice(0, -1)} ${where}.` : `${says} ${where}`;
}

/** The question of a fact, by its key; undefined where the Laws ask no such thing. */
export function questionAsked(questions: QuestionWords, key: string): string | undefined {
  const known: Readonly<Record<string, string>> = questions;
  return Object.hasOwn(known, key) ? known[key] : undefined;
}

/** Why the incident cannot be. */
export function contradictionIn<C extends ContradictionCode>(
  words: ContradictionWords,
  { code, facts }: { readonly code: C; readonly facts: ContradictionFacts[C] },
): string {
  return words[code](facts);
}

/** Why the incident cannot be, from the flat facts of a refusal; undefined where it is none of these reasons. */
export function contradictionSaid(
  words: ContradictionWords,
  code: string,
  fact: (name: string) => string,
): string | undefined {
  switch (code) {
    case 'emptySquare':
    case 'noPieceToMove':
    case 'noSuchPawn':
      return words[code]({ square: fact('square') });
    case 'notOnMove':
      return words.notOnMove({ by: fact('by') === 'black' ? 'black' : 'white' });
    case 'unreadableMove':
    case 'unreadableBoard':
    case 'unreadableAct':
    case 'actNotPossible':
      return words[code]({ text: fact('text') });
    case 'badNumber':
      return words.badNumber({ number: fact('number') });
    default:
      return undefined;
  }
}

/** A ruling that asks has the question itself among its points. */
export const asked = (
  questions: QuestionWords,
): Pick<PointWords, Extract<PointCode, `question.${string}`>> => ({
  'question.absent': () => questions.absent,
  'question.sealedEnds': () => questions.sealedEnds,
  'question.madeAMove': () => questions.madeAMove,
  'question.adjustingSaid': () => questions.adjustingSaid,
  'question.accidental': () => questions.accidental,
  'question.noticedBy': () => questions.noticedBy,
  'question.claimantHasTouched': () => questions.claimantHasTouched,
  'question.cameFirst': () => questions.cameFirst,
  'question.clockPressed': () => questions.clockPressed,
  'question.clockRan': () => questions.clockRan,
  'question.opponentHasReplied': () => questions.opponentHasReplied,
  'question.gameOver': () => questions.gameOver,
  'question.intention': () => questions.intention,
  'question.from': () => questions.from,
  'question.touched': () => questions.touched,
  'question.bagAllowed': () => questions.bagAllowed,
  'question.carried': () => questions.carried,
  'question.switchedOff': () => questions.switchedOff,
  'question.written': () => questions.written,
  'question.accepted': () => questions.accepted,
  'question.requiredMovesCompleted': () => questions.requiredMovesCompleted,
  'question.lastPeriod': () => questions.lastPeriod,
  'question.firstFlag': () => questions.firstFlag,
  'question.completedByBoth': () => questions.completedByBoth,
  'question.nextMoveCompleted': () => questions.nextMoveCompleted,
  'question.secondsLeft': () => questions.secondsLeft,
  'question.incrementPossible': () => questions.incrementPossible,
  'question.arbiterView': () => questions.arbiterView,
  'question.increment': () => questions.increment,
  'question.flagFallen': () => questions.flagFallen,
  'question.opponentCanMate': () => questions.opponentCanMate,
});
