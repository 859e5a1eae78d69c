import type { ParchisColor, ParchisReason } from '../../../vocabulary/parchis.ts';
import type { VariantFault } from '../../../parchis/variant.ts';
import { facts } from './facts.ts';

export const PARCHIS_REFUSALS = {
  noParchisTable: facts<{ round: number; table: number }>(),
  /** `seats`: so many were given. */
  badParchisSeats: facts<{ seats: number }>(),
  /** `name` empty: it was erased. `table`: where else he plays in this round; 0: at this one. */
  parchisPlayerTwice: facts<{ name: string; table: number }>(),
  parchisVariants: facts<{ why: VariantFault }>(),
  parchisBegun: facts<{ table: number }>(),
  parchisNotBegun: facts<{ table: number }>(),
  parchisOver: facts<{ table: number }>(),
  /** Who throws next, before somebody has thrown highest alone. */
  parchisStartOpen: facts<{ colors: readonly ParchisColor[] }>(),
  badParchisDice: facts<{ dice: number }>(),
  /** Something is left to be counted before the next roll. */
  parchisCountFirst: facts<{ color: ParchisColor; count: number }>(),
  /** `square`: of the barrier, or that is full. */
  parchisIllegal: facts<{
    why: ParchisReason;
    rule: string;
    color: ParchisColor;
    square: number | null;
    count: number | null;
  }>(),
  parchisNoSuchRoll: facts<{ seq: number }>(),
  /** The arbiter decides otherwise than the rules are read, and says no reason. */
  parchisOwnReason: facts<{ back: boolean }>(),
  parchisDiceOpen: facts<{ commitment: string }>(),
  parchisNoDice: facts(),
  parchisSayFirst: facts(),
  parchisSaidAlready: facts(),
  badParchisSaid: facts<{ value: string }>(),
} as const;
