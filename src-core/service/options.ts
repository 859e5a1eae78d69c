import type { OpenOptions } from '../store/index.ts';
import type { Clocks } from './clock-watch.ts';

export interface ServiceOptions extends Clocks, Pick<OpenOptions, 'mode' | 'busyMs'> {
  /** Least time between two pushes to a screen, in milliseconds. */
  readonly pushEveryMs?: number;
  /** How often to look for what other processes wrote to the file, in milliseconds. */
  readonly pollEveryMs?: number;
  /** A journal of so many lines is read whole before its desk is open; of a longer one, what takes long is read after. */
  readonly readAtOnce?: number;
  /** Told of what went wrong where nobody waits for an answer. */
  report?(error: unknown): void;
}

/** So many lines take a quarter of a second. */
export const usualReadAtOnce = 20_000;

/** Whom to tell of what went wrong where nobody waits: without anyone, the process says it. */
export function reporterOf({ report }: ServiceOptions): (error: unknown) => void {
  return (error) => (report ?? warn)(error);
}

function warn(error: unknown): void {
  process.emitWarning(error instanceof Error ? error : String(error));
}
