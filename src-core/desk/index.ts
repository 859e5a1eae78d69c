export type * from './clock-commands.ts';
export type * from './clock-events.ts';
export { controlReading } from './control-reading.ts';
export { clockOf } from './clock-state.ts';
export { runningBoards } from './clock-places.ts';
export { defaultLimits } from './round-start-view.ts';
export type * from './commands.ts';
export type * from './events.ts';
export { placeOf } from './events.ts';
export type * from './draw-commands.ts';
export type * from './draw-events.ts';
export type * from './people.ts';
export { decide } from './decide.ts';
export type { Accepted, Decision, People, PersonChange, Refused } from './decision.ts';
export { documentOf } from './documents.ts';
export { fold } from './fold.ts';
export { historyLine } from './history.ts';
export { REFUSAL_CODES } from './refusal-codes.ts';
export type { RefusalCode } from './refusal-codes.ts';
export { ruleAt } from './rule-at.ts';
export { scopeOf } from './scope.ts';
export type { Scope } from './scope.ts';
export { boardOf, emptyState, presentOf, roundOf } from './state.ts';
export type { BoardRecord, DeskState, RoundRecord } from './state.ts';
export { touchedBy } from './touched.ts';
export { viewOf } from './views.ts';
export type { DeskTopic } from './views.ts';
export { throwsRead } from './draw-view.ts';
export { type Throwing, throwingSeen } from './throwing.ts';
export { dueDraws } from './decide-draw-show.ts';
export {
  type Answers,
  answerPosition,
  failedPosition,
  rememberAnswers,
  searchingPosition,
} from './position-answer.ts';
export type * from './position-types.ts';
export { isDead } from './mating.ts';
export { searchBefore } from './mating-ahead.ts';
