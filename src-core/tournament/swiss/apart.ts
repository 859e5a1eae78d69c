/** The halves of a remainder apart from whoever else is in the graph, so that only they are left to be looked at. */
import { part, release } from './matching/blossoms.ts';
import { settle } from './matching/solve.ts';
import { type Matching, copyOf, matchingOf } from './matching/state.ts';

/**
 * A graph of the halves alone that has the same best pairs. Where one floats, what his going is worth outside weighs the
 * edge to a vertex that stands for it. Null where several float: then it depends on all of them together.
 */
export function halvesApart(
  m: Matching,
  tops: readonly number[],
  others: readonly number[],
): Matching | null {
  const floaters = others.length - tops.length;
  if (floaters > 1) return null;
  const inside = [...tops, ...others].sort((a, b) => a - b);
  for (const v of m.live) release(m, v);
  const apart = floaters === 0 ? { ...m, live: inside } : withFloater(m, inside, others);
  settle(apart, false);
  return apart;
}

function withFloater(m: Matching, inside: readonly number[], others: readonly number[]): Matching {
  const { limbs, size } = m;
  const values = valuesOutside(m, inside, others);
  const weight = new Float64Array(size * size * limbs).fill(-Infinity);
  const within = new Set(inside);
  const float = m.live.find((v) => !within.has(v)) ?? -1;
  for (const u of inside) {
    for (const v of inside) copyEdge(m.weight, weight, (u * size + v) * limbs, limbs);
  }
  const apart = { ...matchingOf(size, limbs, weight), live: [...inside, float].sort((a, b) => a - b) };
  for (const v of inside) {
    apart.dual.set(m.dual.subarray(v * limbs, (v + 1) * limbs), v * limbs);
    apart.mate[v] = within.has(m.mate[v] ?? -1) ? (m.mate[v] ?? -1) : -1;
  }
  for (const [v, value] of values) {
    weight.set(value, (v * size + float) * limbs);
    weight.set(value, (float * size + v) * limbs);
  }
  raiseDual(apart, float, [...values.keys()]);
  return apart;
}

function copyEdge(from: Float64Array, to: Float64Array, at: number, limbs: number): void {
  for (let limb = 0; limb < limbs; limb++) to[at + limb] = from[at + limb] ?? 0;
}

/** The dual of a vertex just so high that no edge of it weighs more than its ends. */
function raiseDual(m: Matching, v: number, to: readonly number[]): void {
  const { limbs, size } = m;
  const best = new Float64Array(limbs);
  for (const u of to) {
    const over = Array.from(
      best,
      (_, limb) => (m.weight[(v * size + u) * limbs + limb] ?? 0) - (m.dual[u * limbs + limb] ?? 0),
    );
    const differs = over.findIndex((value, limb) => value !== best[limb]);
    if (differs >= 0 && (over[differs] ?? 0) > (best[differs] ?? 0)) best.set(over);
  }
  m.dual.set(best, v * limbs);
}

/** What the best matching of those outside weighs with each of the others among them. */
function valuesOutside(
  m: Matching,
  inside: readonly number[],
  others: readonly number[],
): ReadonlyMap<number, Float64Array> {
  const within = new Set(inside);
  const base = copyOf(m);
  base.live = m.live.filter((v) => !within.has(v));
  for (const v of inside) if (!within.has(base.mate[v] ?? -1)) part(base, v);
  const outside = [...base.live];
  return new Map(
    others.map((floater) => {
      const one = copyOf(base);
      one.live = [...outside, floater];
      one.mate[floater] = -1;
      raiseDual(one, floater, outside);
      settle(one, false);
      return [floater, totalOf(one)];
    }),
  );
}

function totalOf(m: Matching): Float64Array {
  const total = new Float64Array(m.limbs);
  for (const v of m.live) {
    const mate = m.mate[v] ?? -1;
    if (mate <= v) continue;
    for (let limb = 0; limb < m.limbs; limb++) {
      total[limb] = (total[limb] ?? 0) + (m.weight[(v * m.size + mate) * m.limbs + limb] ?? 0);
    }
  }
  return total;
}
