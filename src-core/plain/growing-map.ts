/**
 * A map that never changes, of which one with more keys costs no more than those keys: they share what they hold. Only
 * a change to a key that was there, or to a map that another has grown from already, copies it.
 */
export class GrowingMap<K, V> {
  readonly size: number;
  readonly #values: Map<K, V>;
  readonly #places: Map<K, number>;

  constructor(values = new Map<K, V>(), places = new Map<K, number>(), size = values.size) {
    this.#values = values;
    this.#places = places;
    this.size = size;
  }

  has(key: K): boolean {
    const place = this.#places.get(key);
    return place !== undefined && place < this.size;
  }

  get(key: K): V | undefined {
    return this.has(key) ? this.#values.get(key) : undefined;
  }

  /** In the order in which their keys came. */
  *[Symbol.iterator](): Generator<[K, V], void, undefined> {
    let left = this.size;
    for (const pair of this.#values) {
      if (left === 0) return;
      left -= 1;
      yield pair;
    }
  }

  *values(): Generator<V, void, undefined> {
    for (const [, value] of this) yield value;
  }

  /** With these keys and values too. */
  with(more: readonly (readonly [K, V])[]): GrowingMap<K, V> {
    const grows = this.size === this.#values.size && more.every(([key]) => !this.#places.has(key));
    const values = grows ? this.#values : new Map(this);
    const places = grows ? this.#places : new Map([...values.keys()].map((key, at) => [key, at]));
    for (const [key, value] of more) {
      if (!places.has(key)) places.set(key, places.size);
      values.set(key, value);
    }
    return new GrowingMap(values, places);
  }
}
