import type { PlainFacts } from '../../../chess/index.ts';
import type { GameResult, ResultReason } from '../../../vocabulary/results.ts';
import { facts } from './facts.ts';

/** A result that stands, on its line. */
type Stands = { result: GameResult; reason: ResultReason; seq: number };
/** `why` with what belongs to it, as illegalFacts gives it; `possible`: moves that could have been meant. */
export type IllegalMove = PlainFacts & { why: string; text: string; possible: readonly string[] };

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
  resultDoesNotFit: facts<{ result: GameResult; reason: ResultReason }>(),
  notCheckmate: facts(),
  notStalemate: facts(),
  wrongWinner: facts<{ ending: ResultReason; result: GameResult }>(),
  endingOnBoard: facts<{ ending: ResultReason; result: GameResult; reason: ResultReason }>(),
  notRepetition: facts<{ occurrences: number }>(),
  notFiftyMoves: facts<{ quietPlies: number }>(),
  notFivefold: facts<{ occurrences: number }>(),
  notSeventyFiveMoves: facts<{ quietPlies: number }>(),
  forfeitWithMoves: facts<{ moves: number }>(),
  byeOnly: facts<{ reason: ResultReason }>(),
  notABye: facts<{ board: number }>(),
  reasonMissing: facts(),
  noResultToUndo: facts<{ board: number; seq: number }>(),
  notTheLastResult: facts<{ board: number; last: number }>(),
  resultOfIncident: facts<{ board: number; seq: number }>(),
} as const;
