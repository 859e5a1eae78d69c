import { setImmediate as others } from 'node:timers/promises';
import type { Steps } from '../plain/steps.ts';

/** How long a long piece of work keeps everybody waiting at a time, in milliseconds. */
export const turnMs = 20;

/** Does work to its end, a turn at a time, with whatever else this process is asked in between. */
export async function inTurns<T>(steps: Steps<T>, monotonic: () => number): Promise<T> {
  for (;;) {
    const until = monotonic() + turnMs;
    do {
      const { done, value } = steps.next();
      if (done) return value;
    } while (monotonic() < until);
    await others();
  }
}
