import type { Steps } from '../plain/steps.ts';

/** How long a long piece of work keeps everybody waiting at a time, in milliseconds. */
export const turnMs = 20;

/** Does work to its end, a turn at a time, with whatever else this process is asked in between. */
export function inTurns<T>(steps: Steps<T>, monotonic: () => number): Promise<T> {
  return new Promise((resolve, reject) => {
    const turn = (): void => {
      const until = monotonic() + turnMs;
      try {
        do {
          const { done, value } = steps.next();
          if (done) return resolve(value);
        } while (monotonic() < until);
        setImmediate(turn);
      } catch (error) {
        reject(error);
      }
    };
    turn();
  });
}
