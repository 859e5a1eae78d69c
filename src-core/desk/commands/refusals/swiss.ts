import type { PairingSystem } from '../../../vocabulary/pairings.ts';
import type { Color } from '../../../vocabulary/colors.ts';
import { facts } from './facts.ts';

export const SWISS_REFUSALS = {
  otherSystem: facts<{ system: PairingSystem }>(),
  /** `before`: the first round that is not paired. */
  earlierNotPaired: facts<{ round: number; before: number }>(),
  initialColorMissing: facts(),
  /** It was drawn or set before. */
  initialColorHolds: facts<{ color: Color }>(),
  /** Results, players or absences have changed since it was worked out. */
  pairingOutdated: facts<{ round: number }>(),
  /** Who is neither at a board nor has the bye; none where there is a bye too many. */
  leftOver: facts<{ names: readonly string[] }>(),
  leavesFide: facts<{ round: number }>(),
} as const;
