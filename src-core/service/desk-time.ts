import type { Clocks } from './clock-watch.ts';

/**
 * The desk's own time, in whole milliseconds: it begins at the time of day, goes on by a clock that nobody can set,
 * and is never before what the journal holds already.
 */
export class DeskTime {
  readonly #clocks: Clocks;
  readonly #base: number;

  constructor(clocks: Clocks, notBefore: number) {
    this.#clocks = clocks;
    this.#base = Math.max(clocks.now(), notBefore) - clocks.monotonic();
  }

  now(): number {
    return Math.floor(this.#base + this.#clocks.monotonic());
  }
}
