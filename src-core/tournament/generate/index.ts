export { generate } from './generate.ts';
export type { Generated } from './generate.ts';
export { MOST_PLAYERS, MOST_ROUNDS } from './enter.ts';
export type { Plan } from './enter.ts';
export { oddsOf } from './odds.ts';
export { PROFILES } from './profiles.ts';
export type { ProfileName } from './profiles.ts';
