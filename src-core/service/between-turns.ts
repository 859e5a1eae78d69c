import { setTimeout as later } from 'node:timers/promises';
import type { Steps } from '../plain/steps.ts';

/** How long others are kept waiting at a time, and then left alone, in milliseconds. */
const turnMs = 10;
const restMs = 10;

/** Work that nobody waits for, done a little at a time beside what this process is asked. Rejects once it is given up. */
export async function betweenTurns<T>(
  steps: Steps<T>,
  monotonic: () => number,
  givenUp: AbortSignal,
): Promise<T> {
  for (;;) {
    await later(restMs, undefined, { ref: false, signal: givenUp });
    const until = monotonic() + turnMs;
    do {
      const { done, value } = steps.next();
      if (done) return value;
    } while (monotonic() < until);
  }
}
