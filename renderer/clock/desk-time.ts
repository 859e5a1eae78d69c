import {
  deskInstant,
  measureDeskTime,
  type DeskTimeMeasured,
} from '../../src-core/client/measure-desk-time.ts';

/** So often the desk is asked; an answer older than `keptMs` counts no more, as clocks drift apart. */
export const everyMs = 30_000;
const keptMs = 150_000;
/** What two good clocks drift apart meanwhile, at the most. */
const driftMs = 30;

interface Kept extends DeskTimeMeasured {
  readonly at: number;
}

/** The desk's time as this window knows it: the most exact answer of the last minutes. */
export class DeskTime {
  readonly #ask: () => Promise<number>;
  readonly #now: () => number;
  #kept: readonly Kept[] = [];
  #best: DeskTimeMeasured | null = null;

  /** `ask`: the desk's instant, asked over the line. `now`: this window's, on the scale of `Event.timeStamp`. */
  constructor(ask: () => Promise<number>, now: () => number) {
    this.#ask = ask;
    this.#now = now;
  }

  /** How far this window may be wrong, in milliseconds; null until the desk has answered. */
  get within(): number | null {
    return this.#best?.within ?? null;
  }

  /** The desk's instant now, as far as is known. */
  now(): number {
    return this.#now() + (this.#best?.offset ?? 0);
  }

  /**
   * The desk's instant, in whole milliseconds, of an instant of this window; null until the desk has answered: a
   * window that does not know the desk's time has nothing to say of when it was touched.
   */
  instantOf(here: number): number | null {
    return this.#best === null ? null : deskInstant(this.#best, here);
  }

  /** Asks several times, and believes the first answer until there is a better one. The line may break meanwhile. */
  async measure(): Promise<void> {
    for (const times of [1, 4]) this.#keep(await measureDeskTime({ time: this.#ask }, this.#now, times));
  }

  #keep(measured: DeskTimeMeasured): void {
    const at = this.#now();
    // what cannot be true beside this answer was measured before this computer slept, its own time standing still
    const kept = this.#kept.filter((old) => at - old.at < keptMs && agree(old, measured));
    this.#kept = [...kept, { ...measured, at }];
    this.#best = this.#kept.reduce((best, kept) => (kept.within < best.within ? kept : best));
  }

  /** The line was broken, or this computer slept: what was measured before counts only until it is measured anew. */
  forget(): void {
    this.#kept = [];
  }
}

/** Whether both may be right: each is out by no more than `within`. */
function agree(one: DeskTimeMeasured, other: DeskTimeMeasured): boolean {
  return Math.abs(one.offset - other.offset) <= one.within + other.within + driftMs;
}
