import type { OpenOptions } from '../store/index.ts';
import type { Clocks } from './clock-watch.ts';
import type { Answers, PositionQuestion } from '../desk/index.ts';
import type { SearchPosition } from './dead-positions.ts';

export interface DeskServiceOptions extends Clocks, Pick<OpenOptions, 'mode' | 'busyMs'> {
  /** Least time between two pushes to a screen, in milliseconds. */
  readonly pushEveryMs?: number;
  /** How often to look for what other processes wrote to the file, in milliseconds. */
  readonly pollEveryMs?: number;
  /** Searches for who can still mate, away from the desk's own thread. */
  readonly searchPosition?: SearchPosition;
  /** Hears of every search that ends, whoever asked for it; gives the way to hear no more. */
  readonly hearAnswers?: (hear: (question: PositionQuestion, answers: Answers) => void) => () => void;
  /** Told of what went wrong where nobody waits for an answer. */
  report?(error: unknown): void;
}

/** Whom to tell of what went wrong where nobody waits: without anyone, the process says it. */
export function reporterOf({ report }: DeskServiceOptions): (error: unknown) => void {
  return (error) => (report ?? warn)(error);
}

function warn(error: unknown): void {
  process.emitWarning(error instanceof Error ? error : String(error));
}
