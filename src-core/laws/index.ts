/** What the Laws of Chess say. */
export type * from './incident.ts';
export type * from './points.ts';
export type * from './ruling.ts';
export { articlesOf } from './ruling.ts';
export { decidingOf } from './deciding.ts';
export { askedIn } from './complaint.ts';
export type { CanMate, GameRecord, MatingAnswer } from './record.ts';
export { type Law, type Regime, type RuleSet, type TournamentRules, law } from './rule-sets/rule-set.ts';
export { fide2023 } from './rule-sets/fide-2023.ts';
export type { HeldReason, ResultWanted } from './rulings/result.ts';
export { holdResult, rule } from './rule.ts';
