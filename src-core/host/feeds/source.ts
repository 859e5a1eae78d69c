import type { FeedEvent } from '../../feeds/index.ts';

export type Hear = (event: FeedEvent) => void;

/** A source that is followed, until it is closed. */
export interface Source {
  /** When what was there at first has been heard. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
}
