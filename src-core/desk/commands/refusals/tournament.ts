import type { Variant } from '../../../vocabulary/pieces.ts';
import { facts } from './facts.ts';

export const TOURNAMENT_REFUSALS = {
  noTournament: facts(),
  alreadyCreated: facts<{ name: string }>(),
  emptyName: facts(),
  /** `value`: how the text begins. */
  tooLong: facts<{ value: string; most: number }>(),
  /** `wrong`: what is no date; null where the two are in the wrong order. */
  badDates: facts<{ begins: string; ends: string; wrong: string | null }>(),
  badRounds: facts<{ rounds: number; highest: number }>(),
  badBoards: facts<{ boards: number; highest: number }>(),
  badFederation: facts<{ value: string }>(),
  badRules: facts<{ value: number }>(),
  roundsInUse: facts<{ rounds: number; paired: number }>(),
  variantInUse: facts<{ variant: Variant }>(),
} as const;
