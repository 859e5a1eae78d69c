import type { Page } from '../plain/entries.ts';

/** Which entries are about which place. */
export class PlaceIndex {
  readonly #seqs = new Map<string, number[]>();

  clear(): void {
    this.#seqs.clear();
  }

  add(place: string | null, seq: number): void {
    if (place === null) return;
    const seqs = this.#seqs.get(place);
    if (seqs === undefined) this.#seqs.set(place, [seq]);
    else seqs.push(seq);
  }

  count(place: string): number {
    return this.#seqs.get(place)?.length ?? 0;
  }

  /** The entries of a page of a place's history, in its order. */
  page(place: string, { from, limit, newestFirst }: Page): readonly number[] {
    const seqs = this.#seqs.get(place) ?? [];
    if (!newestFirst) return seqs.filter((seq) => seq > from).slice(0, limit);
    const before = from === 0 ? seqs : seqs.filter((seq) => seq < from);
    return before.slice(-limit).reverse();
  }
}
