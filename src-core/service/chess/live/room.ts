/** What the watch over live boards needs of the machine. */
import type { LiveSource } from '../../../contract/live-orders.ts';
import type { FeedEvent, WatchedRound } from '../../../feeds/index.ts';

/** Whoever follows something, until it is closed. */
export interface Followed {
  close(): Promise<void> | void;
}

/** Keeps what comes in a file, names taken out. */
export interface FeedRecorder extends Followed {
  readonly path: string;
  /** `at`: ms since it began. */
  take(event: FeedEvent, at: number): void;
}

/** Where feeds come from; a desk without it shows what was told and follows nothing. */
export interface Feeds {
  /** Tells what the source tells, and whenever something of it changes. Nothing is ever written to it. */
  follow(source: LiveSource, serials: readonly string[], hear: (event: FeedEvent) => void): Followed;
  record(round: WatchedRound, source: LiveSource): FeedRecorder;
}
