import { placeOf, type Entry, type Place } from '../desk/journal/events.ts';
import type { HistoryQuery } from '../contract/desk-api.ts';

/** Which entries are about which board. */
export class PlaceIndex {
  readonly #seqs = new Map<string, number[]>();

  add(entry: Entry): void {
    const place = placeOf(entry.event);
    if (place === null) return;
    const seqs = this.#seqs.get(keyOf(place));
    if (seqs === undefined) this.#seqs.set(keyOf(place), [entry.seq]);
    else seqs.push(entry.seq);
  }

  count(place: Place): number {
    return this.#seqs.get(keyOf(place))?.length ?? 0;
  }

  /** The entries of a page of a board's history, in its order. */
  page(place: Place, { from, limit, newestFirst }: HistoryQuery): readonly number[] {
    const seqs = this.#seqs.get(keyOf(place)) ?? [];
    if (!newestFirst) return seqs.filter((seq) => seq > from).slice(0, limit);
    const before = from === 0 ? seqs : seqs.filter((seq) => seq < from);
    return before.slice(-limit).reverse();
  }
}

function keyOf({ round, board }: Place): string {
  return `${round}.${board}`;
}
