import type { OpenOptions } from '../store/index.ts';
import type { Clocks } from './clock-watch.ts';
import type { SearchPosition } from './dead-positions.ts';

export interface DeskServiceOptions extends Clocks, Pick<OpenOptions, 'mode' | 'busyMs'> {
  /** Least time between two pushes to a screen, in milliseconds. */
  readonly pushEveryMs?: number;
  /** How often to look for what other processes wrote to the file, in milliseconds. */
  readonly pollEveryMs?: number;
  /** Searches for who can still mate, away from the desk's own thread. */
  readonly searchPosition?: SearchPosition;
  /** Told of what went wrong where nobody waits for an answer. */
  report?(error: unknown): void;
}
