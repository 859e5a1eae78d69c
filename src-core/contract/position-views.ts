/** The Position tool: who can still mate from a position, and what follows from what happened. */
import * as v from 'valibot';
import type { CannotMateReason, FenError, RightsDoubt } from '../chess/index.ts';
import type { Color, Square } from '../chess/types.ts';
import type { Point } from '../laws/ruling.ts';
import type { Frozen } from '../desk/commands/frozen.ts';
import { color, count, line, topic, variant } from '../desk/commands/primitives.ts';
import type { GameResult } from '../desk/journal/events.ts';
import { LIMITS } from '../vocabulary/limits.ts';

export const positionTopics = {
  /** A position, what happened in it and to whom; how many positions may be looked at (see `limits`), null: as usual. */
  position: topic('position', {
    fen: line(LIMITS.position),
    variant,
    happened: v.picklist(['flag', 'resignation', 'nothing']),
    by: color,
    limit: v.nullable(v.pipe(count, v.minValue(1), v.maxValue(9_000_000))),
  }),
} as const;
export type PositionTopic = Frozen<v.InferOutput<typeof positionTopics.position>>;
export type PositionQuestion = Omit<PositionTopic, 'kind'>;

/** A position of a line, for a chessboard: 64 letters from a1, and the move that led there. */
export interface LinePosition {
  readonly board: string;
  readonly fen: string;
  readonly turn: Color;
  readonly check: Square | null;
  readonly moveNumber: number;
  /** English letters; null before the first move. */
  readonly san: string | null;
  readonly from: Square | null;
  readonly to: Square | null;
}

/** What is known of one side. A line, or the forced moves of a reason, begins with the position asked about. */
export type SideAnswer =
  | { readonly side: Color; readonly answer: 'yes'; readonly line: readonly LinePosition[] }
  | {
      readonly side: Color;
      readonly answer: 'no';
      readonly reason: CannotMateReason;
      readonly line: readonly LinePosition[];
    }
  | { readonly side: Color; readonly answer: 'unknown'; readonly searched: number };

export type PositionView = { readonly kind: 'position' } & (
  | { readonly state: 'unread'; readonly error: FenError }
  | {
      readonly state: 'searching';
      readonly shown: LinePosition;
      readonly searched: number;
      readonly limit: number;
    }
  /** The search ended without an answer, by no limit: asked once more, it begins again. */
  | { readonly state: 'failed'; readonly shown: LinePosition }
  | {
      readonly state: 'answered';
      readonly shown: LinePosition;
      /** Why its castling rights cannot come from one start. */
      readonly rightsDoubted: readonly RightsDoubt[];
      readonly sides: readonly SideAnswer[];
      readonly ruling: {
        /** Null where the game goes on, or where only the arbiter can answer. */
        readonly result: GameResult | null;
        readonly points: readonly Point[];
        readonly articles: readonly string[];
        readonly open: boolean;
      };
      /** The limit of the next longer search, where something stays unknown and there is one. */
      readonly longer: number | null;
    }
);
