import type { Trust } from '../plain/trust.ts';

/** More than this between two looks is no drift: somebody set the clock, or the computer slept. */
const jumpMs = 1_000;

export interface Clocks {
  /** The time of day, milliseconds since 1970. */
  now(): number;
  /** Milliseconds that only ever go forward, from anywhere. */
  monotonic(): number;
  /** Milliseconds since the computer started, sleep included, where the system tells. */
  sinceStart?(): number;
}

/** Holds the time of day against a clock that nobody can set. */
export class ClockWatch {
  readonly #clocks: Clocks;
  #gap: number;
  #jumped = false;

  constructor(clocks: Clocks) {
    this.#clocks = clocks;
    this.#gap = this.#measure();
  }

  get state(): Trust['clock'] {
    return this.#jumped ? 'jumped' : 'steady';
  }

  /** Looks again. Compared with the last look and not with the first, as a clock kept by the network drifts slowly. */
  look(): void {
    const gap = this.#measure();
    if (Math.abs(gap - this.#gap) > jumpMs) this.#jumped = true;
    this.#gap = gap;
  }

  #measure(): number {
    return this.#clocks.now() - this.#clocks.monotonic();
  }
}
