import type { Problem } from '../problem.ts';
import type { ActStore, KeptAct } from './act-store.ts';
import type { Pages } from './pages.ts';

/**
 * The acts that screens of this device have taken, kept on it until it is known what became of each: it was sent, or
 * the desk refused it and that was told, or the arbiter threw it away. None goes in another way.
 */
export class KeptActs {
  /** Those that no open page has in hand: left by a page that is gone, or refused after a break. */
  offered: readonly KeptAct[] = $state.raw([]);
  /** False once this browser has kept nothing: what waits is lost with the page. */
  keeps = $state(true);
  readonly #store: ActStore;
  readonly #pages: Pages;
  #last = 0;
  /** What is written of an act is written in order, and read after it. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(store: ActStore, pages: Pages) {
    this.#store = store;
    this.#pages = pages;
    pages.onChange(() => void this.look());
    void this.look();
  }

  /** Keeps an act from now on. Gives it back as it is kept. */
  take(taken: Pick<KeptAct, 'act' | 'file' | 'after'>): KeptAct {
    const at = instant();
    this.#last = Math.max(Date.parse(at), this.#last + 1);
    const kept = { ...taken, at, order: this.#last, page: this.#pages.own, problem: null };
    this.#write(() => this.#store.keep(kept));
    return kept;
  }

  /** It is known what became of it: sent, told, or thrown away. */
  settle(kept: KeptAct): void {
    this.#write(() => this.#store.drop(kept.act.id));
    if (this.offered.some(({ act }) => act.id === kept.act.id)) void this.#changed();
  }

  /** The desk did not do it after all, and whoever took it may be gone: it is told where all that is kept is. */
  refused(kept: KeptAct, problem: Problem): void {
    this.#write(() => this.#store.keep({ ...kept, problem }));
    void this.#changed();
  }

  /** Reads anew what is kept. */
  look(): Promise<void> {
    return this.#inTurn(async () => {
      const [all, open] = await Promise.all([this.#store.read(), this.#pages.open()]);
      this.offered = all.filter(({ page, problem }) => problem !== null || !open.has(page));
    }).catch(() => undefined);
  }

  async #changed(): Promise<void> {
    await this.look();
    this.#pages.tell();
  }

  #write(work: () => Promise<void>): void {
    void this.#inTurn(work).catch(() => (this.keeps = false));
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#turn.then(work);
    this.#turn = mine.catch(() => undefined);
    return mine;
  }
}

const instant = (): string => new Date().toISOString();
