/** What every kind of source is to the desk: texts, messages and time go in, boards and notices come out. */
import type { PgnResult, Position } from '../chess/index.ts';
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

export interface Watch {
  take(event: FeedEvent, at: number): void;
  /** What is due at or before this moment happens. */
  advance(at: number): void;
  /** When something is next due if nothing comes in; null: never. */
  due(): number | null;
  boards(): readonly BoardTold[];
  notices(): readonly Notice[];
}
