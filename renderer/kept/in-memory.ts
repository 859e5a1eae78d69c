/** Keeping for a page that is alone and has no browser's store: nothing outlasts it. */
import type { ActStore, KeptAct } from './act-store.ts';
import type { Pages } from './pages.ts';

export class MemoryActs implements ActStore {
  readonly #acts = new Map<string, KeptAct>();

  async read(): Promise<readonly KeptAct[]> {
    return [...this.#acts.values()];
  }

  async keep(kept: KeptAct): Promise<void> {
    this.#acts.set(kept.act.id, kept);
  }

  async drop(id: string): Promise<void> {
    this.#acts.delete(id);
  }
}

export const onePage: Pages = {
  own: 'this page',
  open: async () => new Set(['this page']),
  tell: () => undefined,
  onChange: () => undefined,
};
