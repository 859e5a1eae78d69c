export type * from './commands/clock-commands.ts';
export type * from './commands/game-commands.ts';
export type * from './commands/incident-commands.ts';
export type * from './commands/round-commands.ts';
export type { PlayerForm } from '../tournament/index.ts';
export type { TournamentForm } from './journal/tournament-details.ts';
export type * from './journal/clock-events.ts';
export { controlReading } from './clocks/control-reading.ts';
export { clockOf } from './journal/clock-state.ts';
export { runningBoards } from './clocks/clock-places.ts';
export { defaultLimits } from './round/round-start-view.ts';
export type * from './commands/commands.ts';
export type * from './journal/events.ts';
export { placeOf } from './journal/events.ts';
export type * from './commands/draw-commands.ts';
export type * from './journal/draw-events.ts';
export type * from './journal/people.ts';
export { decide, decideInSteps, isLong, propose } from './decide.ts';
export type { Accepted, Answer, PersonChange, Refused } from './commands/answer.ts';
export { documentOf } from './texts/documents.ts';
export { fold, foldAll, unreadableLine } from './journal/fold.ts';
export { historyLine } from './history/history.ts';
export { refuse } from './commands/answer.ts';
export type { RefusalCode, RefusalFacts } from './commands/refusals/index.ts';
export { ruleAt } from './incidents/rule-at.ts';
export { scopeOf } from './deciding.ts';
export type { Scope } from './deciding.ts';
export { boardOf, emptyState, presentOf, roundOf } from './journal/state.ts';
export type { BoardRecord, DeskState, RoundRecord } from './journal/state.ts';
export { viewOf } from './topics.ts';
export type { DeskTopic } from './topics.ts';
export { throwsRead } from './draw960/draw-view.ts';
export { type Throwing, throwingSeen } from './draw960/throwing.ts';
export { dueDraws } from './draw960/decide-draw-show.ts';
export {
  type Answers,
  answerPosition,
  failedPosition,
  searchingPosition,
} from './positions/position-answer.ts';
export type * from '../contract/position-views.ts';
export { type MatesFound, isDead, matingKey } from './positions/mating.ts';
export { foundFor, searchBefore } from './incidents/mating-ahead.ts';
export { touchedBy } from './topics.ts';
