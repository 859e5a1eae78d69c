/** Work done in steps, so that others can be heard in between; what it gives comes with the last. */
export type Steps<T> = Generator<void, T, undefined>;

/** What the work gives, done at once. */
export function drained<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
