/** Every code with which the desk says no, or names a line left out, with the facts that fill its sentence. */
import { CLOCK_REFUSALS } from './clocks.ts';
import { DRAW_REFUSALS } from './draw960.ts';
import { GAME_REFUSALS } from './game.ts';
import { HISTORY_REFUSALS } from './history.ts';
import { INCIDENT_REFUSALS } from './incidents.ts';
import { PAIRING_REFUSALS } from './pairing.ts';
import { PARCHIS_REFUSALS } from './parchis.ts';
import { PLAYER_REFUSALS } from './players.ts';
import { ROUND_REFUSALS } from './round.ts';
import { SWISS_REFUSALS } from './swiss.ts';
import { TEXT_REFUSALS } from './texts.ts';
import { TOURNAMENT_REFUSALS } from './tournament.ts';

const REFUSALS = {
  ...TOURNAMENT_REFUSALS,
  ...PLAYER_REFUSALS,
  ...ROUND_REFUSALS,
  ...SWISS_REFUSALS,
  ...PAIRING_REFUSALS,
  ...GAME_REFUSALS,
  ...HISTORY_REFUSALS,
  ...CLOCK_REFUSALS,
  ...INCIDENT_REFUSALS,
  ...DRAW_REFUSALS,
  ...TEXT_REFUSALS,
  ...PARCHIS_REFUSALS,
} as const;

export type RefusalCode = keyof typeof REFUSALS;
export const REFUSAL_CODES: readonly string[] = Object.keys(REFUSALS);

/** What is told with each code. A screen of another version may ask: of a code in use, a fact never changes its meaning. */
export type RefusalFacts = {
  readonly [C in RefusalCode]: NonNullable<(typeof REFUSALS)[C]['facts']>;
};
