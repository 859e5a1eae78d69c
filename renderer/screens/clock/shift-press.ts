/** How long a Shift key may be down before it is taken for a press, whatever follows; far within what is corrected. */
const patience = 400;

/** A press of one side, with the instant it was made. */
type Press = () => void;

/** Does something later; gives the way not to. */
type Later = (ms: number, act: () => void) => () => void;

const later: Later = (ms, act) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};

/**
 * A Shift key presses a clock, and it is also how `?` is typed. It counts from the instant it went down, once it comes
 * up, another key goes down, or it is held: only where `?` follows was it no press.
 */
export class ShiftPress {
  #press: Press | null = null;
  #forget: () => void = () => {};
  readonly #later: Later;

  constructor(wait = later) {
    this.#later = wait;
  }

  down(press: Press): void {
    this.settle();
    this.#press = press;
    this.#forget = this.#later(patience, () => this.settle());
  }

  /** It was a press. */
  settle(): void {
    const press = this.#press;
    this.drop();
    press?.();
  }

  /** It was none. */
  drop(): void {
    this.#forget();
    this.#press = null;
  }
}
