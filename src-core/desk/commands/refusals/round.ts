import type { GameResult } from '../../../vocabulary/results.ts';
import { facts } from './facts.ts';

export const ROUND_REFUSALS = {
  badRound: facts<{ round: number; rounds: number }>(),
  /** `value` empty: none was given. */
  badBoard: facts<{ value: string }>(),
  noPairings: facts<{ round: number }>(),
  /** `name` empty: it was erased. */
  samePlayerTwice: facts<{ name: string; board: number; round?: number }>(),
  alreadyPaired: facts<{ board: number }>(),
  boardTaken: facts<{ board: number }>(),
  noSuchRound: facts<{ round: number }>(),
  noSuchBoard: facts<{ round: number; board: number }>(),
  boardOfNoRound: facts<{ board: number }>(),
  pairingHasMoves: facts<{ round: number; board: number; moves: number }>(),
  pairingHasResult: facts<{ round: number; board: number; result: GameResult; seq: number }>(),
} as const;
