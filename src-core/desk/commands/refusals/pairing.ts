import type { Announced, Away } from '../../../vocabulary/pairings.ts';
import { facts } from './facts.ts';

export const PAIRING_REFUSALS = {
  /** `round`: the first that is paired. */
  frozenByRoundOne: facts<{ what: Announced; round: number }>(),
  numbersHold: facts<{ round: number }>(),
  badPoints: facts<{ value: number }>(),
  badPointOrder: facts(),
  badTieBreak: facts<{ code: string }>(),
  badForbidden: facts<{ players: number }>(),
  badRoundSpan: facts<{ first: number; last: number }>(),
  /** `why`: what he is away by. */
  playerAway: facts<{ number: number; name: string; round: number; why: Away }>(),
  playerIsPaired: facts<{ number: number; name: string; round: number; board: number }>(),
  playerNotPaired: facts<{ number: number; name: string; round: number }>(),
  notWithdrawn: facts<{ number: number; name: string }>(),
  withdrawnBefore: facts<{ number: number; name: string; round: number }>(),
  tooManyHalfByes: facts<{ number: number; name: string; most: number }>(),
  boardInPlay: facts<{ round: number; board: number }>(),
  roundIsPaired: facts<{ round: number }>(),
  tooFewPlayers: facts<{ players: number; fewest: number }>(),
  tooManyPlayers: facts<{ players: number; most: number }>(),
  alreadyPublished: facts<{ round: number }>(),
  noResultToCorrect: facts<{ round: number; board: number }>(),
} as const;
