/** Who begins (P-13). The text leaves a tie open; here who ties for the highest throws again, the others do not. */
import type { Color } from './track.ts';

export interface Throw {
  readonly color: Color;
  readonly value: number;
}

export type Start =
  | { readonly kind: 'begins'; readonly color: Color }
  /** These throw (again). */
  | { readonly kind: 'throws'; readonly colors: readonly Color[] };

/** By rounds of throws; what was thrown besides by who had not to is not read. */
export function startOf(players: readonly Color[], rounds: readonly (readonly Throw[])[]): Start {
  let left = players;
  for (const round of rounds) {
    const thrown = round.filter(({ color }) => left.includes(color));
    if (!left.every((color) => thrown.some((each) => each.color === color))) break;
    const most = Math.max(...thrown.map(({ value }) => value));
    left = left.filter((color) => thrown.some((each) => each.color === color && each.value === most));
    const [first, second] = left;
    if (first !== undefined && second === undefined) return { kind: 'begins', color: first };
  }
  return { kind: 'throws', colors: left };
}
