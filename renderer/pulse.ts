/** So often a line is looked at; after so long without a word something is asked, and so long an answer may take. */
const [everyMs, quietMs, patienceMs] = [2_000, 2_000, 8_000];

/** A question any desk answers at once, with an id that no call has. */
const question = JSON.stringify({ id: 0, call: 'time', params: null });

export interface PulseParts {
  readonly ask: (text: string) => void;
  /** A question is not answered: the line is open, and nobody is at its other end. */
  readonly silent: () => void;
}

/**
 * Whether a line that is open still leads to a desk: a computer that froze, or a network that swallows everything,
 * closes nothing. A page that was not allowed to run asks anew before it judges.
 */
export class Pulse {
  readonly #parts: PulseParts;
  #timer: ReturnType<typeof setInterval> | null = null;
  #lastHeard = 0;
  #lastLook = 0;
  #askedAt: number | null = null;

  constructor(parts: PulseParts) {
    this.#parts = parts;
  }

  start(): void {
    this.stop();
    this.heard();
    this.#lastLook = performance.now();
    this.#timer = setInterval(() => this.#look(), everyMs);
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
  }

  heard(): void {
    this.#lastHeard = performance.now();
    this.#askedAt = null;
  }

  #look(): void {
    const now = performance.now();
    const slept = now - this.#lastLook > everyMs * 2;
    this.#lastLook = now;
    if (this.#askedAt !== null && !slept) {
      if (now - this.#askedAt >= patienceMs) this.#parts.silent();
    } else if (slept || now - this.#lastHeard >= quietMs) {
      this.#askedAt = now;
      this.#parts.ask(question);
    }
  }
}
