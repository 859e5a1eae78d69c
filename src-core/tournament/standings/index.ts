export { TIE_BREAKS, parseTieBreak } from './codes.ts';
export type { TieBreak, TieBreakName } from './codes.ts';
export { readTieBreaks, standings } from './standings.ts';
export type { DroppedReason, Standing, Standings } from './standings.ts';
export type { Figure, Term } from './terms.ts';
export { isRoundRobin } from './seats.ts';
