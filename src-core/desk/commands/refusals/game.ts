import type { IllegalFacts, SanErrorCode } from '../../../chess/index.ts';
import type { Point } from '../../../laws/ruling.ts';
import type { GameResult, ResultReason } from '../../../vocabulary/results.ts';
import { facts } from './facts.ts';

type Declared = { result: GameResult; reason: ResultReason };
/** A result that stands, on its line. */
type Stands = Declared & { seq: number };
/** What the reader says where no single move was meant. */
export type NoOneMove = Exclude<SanErrorCode, 'unreadable' | 'ambiguous'>;
export type WhyIllegal = IllegalFacts | { readonly why: NoOneMove };
/** `possible`: moves that could have been meant; `acts`: what a hand did that made it, where it can only have been one. */
export type IllegalMove = WhyIllegal & {
  text: string;
  possible: readonly string[];
  acts?: readonly string[];
};

export const GAME_REFUSALS = {
  /** `why` and `field` as the readers of positions give them. */
  badStartPosition: facts<{ text: string; why: string; column: number; field?: string }>(),
  byeHasNoMoves: facts<{ board: number; round?: number }>(),
  gameOver: facts<Stands & { board: number; round?: number }>(),
  illegalMove: facts<IllegalMove>(),
  /** It was said to be illegal. */
  moveIsLegal: facts<{ text: string }>(),
  unreadableMove: facts<{ text: string }>(),
  ambiguousMove: facts<{ text: string; possible: readonly string[] }>(),
  resultStands: facts<Stands & { board: number; round?: number }>(),
  resultDoesNotFit: facts<Declared>(),
  /** A question: `says` is the Laws' result in its place, null where the game goes on or they ask something first. */
  lawsSayOtherwise: facts<
    Declared & {
      says: GameResult | null;
      saysReason: ResultReason | null;
      points: readonly Point[];
      round?: number;
      board?: number;
    }
  >(),
  byeOnly: facts<{ reason: ResultReason }>(),
  notABye: facts<{ board: number }>(),
  reasonMissing: facts(),
  noResultToUndo: facts<{ board: number; seq: number }>(),
  notTheLastResult: facts<{ board: number; last: number }>(),
  resultOfIncident: facts<{ board: number; seq: number }>(),
} as const;
