/** The order of candidates in a homogeneous bracket or a remainder: exchanges, then transpositions (4.2, 4.3). */
import { halvesApart } from './apart.ts';
import { dropAll, dropEdges, fixFirst, refine } from './matching/solve.ts';
import { type Matching, couldPair } from './matching/state.ts';

/** The two subgroups: who is put first in a pair, and who else there is, both in order of rank. */
interface Halves {
  readonly tops: readonly number[];
  readonly others: readonly number[];
}

/** The pairs of the first candidate among the best matchings of the graph. `remainder` is in order of rank. */
export function pairRemainder(
  given: Matching,
  remainder: readonly number[],
): readonly (readonly [number, number])[] {
  const inside = new Set(remainder);
  const pairs = remainder.filter((u) => inside.has(given.mate[u] ?? -1)).length >> 1;
  const halves = { tops: remainder.slice(0, pairs), others: remainder.slice(pairs) };
  const plain = exchanged(given, halves) === 0;
  const graph = plain ? given : leastExchange(given, remainder, pairs);
  const { tops, others } = plain ? halves : exchange(graph, remainder, halves);
  keepBetween(graph, tops, others);
  const last = halvesApart(graph, tops, others) ?? graph;
  return tops.map((top) => [top, fixFirst(last, top, others)] as const);
}

/** How many pairs stand within the lower half: so many are exchanged. */
function exchanged(graph: Matching, { others }: Halves): number {
  const lower = new Set(others);
  return others.filter((u) => lower.has(graph.mate[u] ?? -1)).length >> 1;
}

/**
 * 4.3 first two rules: fewest exchanged, then the smallest difference of the sums. Both are sums over pairs, whose first
 * is the higher ranked: in the plain order that costs nothing, so the duals begin there.
 */
function leastExchange(graph: Matching, remainder: readonly number[], pairs: number): Matching {
  const count = remainder.length + 1;
  const places = new Map(remainder.map((u, at) => [u, at + 1]));
  const dual: number[] = [];
  remainder.slice(0, pairs).forEach((u, at) => {
    dual[u] = 2 * (count - at - 1);
  });
  const low = (u: number, v: number): number => {
    const one = places.get(u);
    const other = places.get(v);
    if (one === undefined || other === undefined) return 0;
    const top = Math.min(one, other);
    return 2 * (count - top - (top > pairs ? count * count : 0));
  };
  return refine(graph, low, dual);
}

/** 4.3 last two rules: the lowest that leave the upper half, then the highest that come into it. */
function exchange(graph: Matching, remainder: readonly number[], halves: Halves): Halves {
  const count = exchanged(graph, halves);
  const inside = new Set(remainder);
  const outside = graph.live.filter((v) => !inside.has(v));
  const above = (u: number): readonly number[] => remainder.filter((v) => v < u);
  const below = (u: number): readonly number[] => remainder.filter((v) => v > u);
  const leaving = take(halves.tops.toReversed(), count, (u) => {
    const may = [...above(u), ...outside].some((v) => couldPair(graph, u, v));
    return may && dropEdges(graph, u, below(u));
  });
  const coming = take(halves.others, count, (u) => {
    const may = below(u).some((v) => couldPair(graph, u, v));
    return may && dropEdges(graph, u, [...above(u), ...outside]);
  });
  const isTop = (u: number): boolean => (halves.tops.includes(u) ? !leaving.includes(u) : coming.includes(u));
  return { tops: remainder.filter(isTop), others: remainder.filter((u) => !isTop(u)) };
}

function take(from: readonly number[], count: number, may: (u: number) => boolean): readonly number[] {
  const taken: number[] = [];
  for (const u of from) {
    if (taken.length === count) break;
    if (may(u)) taken.push(u);
  }
  return taken;
}

/** From here on a pair has one of each half. */
function keepBetween(graph: Matching, tops: readonly number[], others: readonly number[]): void {
  const lower = new Set(others);
  const upper = new Set(tops);
  dropAll(graph, tops, (u, v) => !lower.has(v) || v < u);
  dropAll(graph, others, (_, v) => lower.has(v) && !upper.has(v));
}
