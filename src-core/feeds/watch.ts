/** What every kind of source is to the desk: texts, messages and time go in, boards and notices come out. */
import type { Color, PgnResult, Position, Variant } from '../chess/index.ts';
import type { Ended } from './derive.ts';
import type { Notice } from './notices.ts';

/** What comes in. Times are ms of the watch's own clock. */
export type FeedEvent =
  /** A file holds this now; null: it is gone. */
  | { readonly kind: 'file'; readonly path: string; readonly text: string | null }
  /** A file or a folder has another name. */
  | { readonly kind: 'renamed'; readonly path: string; readonly to: string }
  | { readonly kind: 'socket'; readonly open: boolean }
  /** A message of the source, parsed from JSON. */
  | { readonly kind: 'message'; readonly message: unknown };

export interface BoardTold {
  readonly board: number;
  readonly white: string;
  readonly black: string;
  readonly start: Position;
  readonly moves: readonly string[];
  readonly illegalPlies: readonly number[];
  readonly result: PgnResult;
  readonly ended: Ended | null;
  /** First field of a FEN. */
  readonly placement: string;
  readonly rest: readonly string[];
}

/** A reading of the clock: ms of each, and whose runs. */
export interface ClockRead {
  readonly white: number;
  readonly black: number;
  readonly run: Color | null;
}

/** Whether a board is fed, and what its feed's clock said last. */
export interface BoardFed {
  readonly board: number;
  /** When something of it came last; null: never yet. */
  readonly signAt: number | null;
  readonly isLost: boolean;
  /** `at`: when it was read. A side of which nothing is told is null. */
  readonly clock:
    (Readonly<Record<Color, number | null>> & { readonly run: Color | null; readonly at: number }) | null;
}

/** What a watch has of a board, as plain JSON: another one goes on from there. */
export interface BoardSaved {
  readonly board: number;
  /** FEN. */
  readonly start: string;
  readonly variant: Variant;
  readonly moves: readonly string[];
  /** What each mover's clock showed, in ms; null where it is not told. */
  readonly clocks: readonly (number | null)[];
  readonly result: PgnResult;
  readonly rest: readonly string[];
  readonly stop: 'unreadable' | 'kings' | null;
  readonly toldAfterResult: boolean;
  /** Who has been given the time of the next period. */
  readonly added: readonly Color[];
  /** The file that told it; null where no file did. */
  readonly file: string | null;
  /** Of an electronic board: plies completed, whether its clock was started, and its state. */
  readonly eboard: {
    readonly completed: number;
    readonly started: boolean;
    readonly state: string | null;
  } | null;
}

/** Where a watch begins: when, and what was told and recorded of this round before. */
export interface Before {
  readonly begun: number;
  readonly notices: readonly Notice[];
  readonly boards: readonly BoardSaved[];
}

export const NOTHING_BEFORE: Before = { begun: 0, notices: [], boards: [] };

export interface Watch {
  take(event: FeedEvent, at: number): void;
  /** What is due at or before this moment happens. */
  advance(at: number): void;
  /** When something is next due if nothing comes in; null: never. */
  due(): number | null;
  boards(): readonly BoardTold[];
  /** In the order they were told; none ever changes its place. */
  notices(): readonly Notice[];
  fed(): readonly BoardFed[];
  /** Of the boards of which something came. */
  saved(): readonly BoardSaved[];
}
