/** A start position of Chess960 explained, and questions about one for arbiters in training. */
import * as v from 'valibot';
import type { NumberExplained, Square, StartCastling, StartFault } from '../chess/index.ts';
import { count, line, topic } from '../desk/commands/primitives.ts';
import { LIMITS } from '../vocabulary/limits.ts';

/** What a hand does, in the order the Guidelines recommend (II.3.2.5): king outside, rook, king. */
export type HandStep = 'announce' | 'kingOut' | 'rookHome' | 'kingHome';

export interface CastlingStep {
  readonly step: HandStep;
  /** The chessboard after it: 64 letters from a1. */
  readonly board: string;
  /** The square outside whose edge the king stands meanwhile. */
  readonly outside: Square | null;
}

export interface CastlingShown extends StartCastling {
  /** Where king and rook start and end, and what is between, in the order they pass it. */
  readonly kingPath: readonly Square[];
  readonly rookPath: readonly Square[];
  /** Men of the start position that are in the way. */
  readonly blockedBy: readonly { readonly square: Square; readonly man: string }[];
  /** With the way cleared, step by step. */
  readonly steps: readonly CastlingStep[];
}

/** The journal has no part in these. */
export const position960Topics = {
  /** A start position of Chess960 by number, rank or FEN. */
  position960: topic('position960', { text: line(120) }),
  /** A question about one. */
  quiz960: topic('quiz960', { seed: count, question: v.pipe(count, v.maxValue(LIMITS.plies)) }),
} as const;
export type Position960Views = Position960View | Quiz960View;

export interface Position960View {
  readonly kind: 'position960';
  /** Null where the text is no start position; then `faults` says why. */
  readonly position: {
    readonly number: number;
    /** White's first rank in English letters. */
    readonly rank: string;
    readonly board: string;
    readonly fen: string;
    readonly count: NumberExplained;
    readonly mirror: number;
    readonly mirrorRank: string;
    readonly undefendedPawns: readonly Square[];
    readonly castlings: readonly CastlingShown[];
  } | null;
  readonly faults: readonly StartFault[];
  /** King on b1 (b8), rooks on a and h, and nothing else: how the Chess960 page shows castling. */
  readonly example: readonly CastlingShown[];
}

export type Asked = 'possible' | 'mustBeEmpty' | 'mayStayFilled' | 'form' | 'number';

export interface Quiz960View {
  readonly kind: 'quiz960';
  readonly seed: number;
  /** From 0. */
  readonly question: number;
  readonly asks: Asked;
  readonly number: number;
  readonly rank: string;
  readonly board: string;
  readonly castling: StartCastling;
  /** `yes` and `no`, forms, numbers, or squares with spaces between (none: empty). */
  readonly options: readonly string[];
  /** Which of the options is right. */
  readonly answer: number;
  /** Why castling is not possible on the board shown: men in the way, and squares of the king's that are attacked. */
  readonly blockedBy: readonly Square[];
  readonly attacked: readonly Square[];
}
