import { part, release } from './blossoms.ts';
import { type Grown, matchFirst, search } from './search.ts';
import {
  type Matching,
  comeBack,
  copyOf,
  couldPair,
  hasEdge,
  isTight,
  matchingOf,
  mayStayAlone,
  slackOf,
} from './state.ts';

/**
 * The heaviest matching: duals from what each vertex can have at most, plain pairs first (each vertex looks for a
 * partner in the order that `partners` gives), then a search for whoever may not stay alone.
 */
export function solve(m: Matching, partners: (u: number) => readonly number[]): void {
  for (const v of m.live) dualAtMost(m, v);
  for (const u of m.live) {
    if (m.mate[u] !== -1) continue;
    const v = partners(u).find((each) => each !== u && m.mate[each] === -1 && isTight(m, u, each));
    if (v === undefined) continue;
    m.mate[u] = v;
    m.mate[v] = u;
  }
  settle(m, false);
}

/** Half the heaviest edge of a vertex, compared limb by limb. */
function dualAtMost(m: Matching, v: number): void {
  const { limbs, size, weight } = m;
  let best = -1;
  for (const u of m.live) {
    if (u === v || !hasEdge(m, v, u)) continue;
    const at = (v * size + u) * limbs;
    let limb = 0;
    while (best >= 0 && limb < limbs && weight[at + limb] === weight[best + limb]) limb++;
    if (best < 0 || (weight[at + limb] ?? 0) > (weight[best + limb] ?? 0)) best = limb < limbs ? at : best;
  }
  for (let limb = 0; limb < limbs; limb++) {
    m.dual[v * limbs + limb] = best < 0 ? 0 : (weight[best + limb] ?? 0) / 2;
  }
}

/** Finds mates for all who may not stay alone. False where a trial cost more than it might; `onAlone` hears who stays. */
export function settle(m: Matching, bounded: boolean, onAlone?: (grown: Grown) => void): boolean {
  for (const v of m.live) {
    while (m.mate[v] === -1 && !mayStayAlone(m, v)) {
      const grown = search(m, v, bounded);
      if (!grown.found) return false;
      if (grown.even.length > 0) onAlone?.(grown);
    }
  }
  return true;
}

/** Does something to a best matching and keeps it where another one as good follows. */
function trial(m: Matching, act: () => void): boolean {
  const kept = copyOf(m);
  m.spare.fill(0);
  act();
  if (settle(m, true) && m.spare.every((limb) => limb === 0)) return true;
  comeBack(m, kept);
  return false;
}

/** Fixes a pair that `couldPair` for good, where a best matching has it. Both leave the graph. */
export function fixPair(m: Matching, u: number, v: number): boolean {
  return trial(m, () => {
    release(m, u);
    release(m, v);
    for (let limb = 0; limb < m.limbs; limb++) m.spare[limb] = (m.spare[limb] ?? 0) - slackOf(m, u, v, limb);
    if (m.mate[u] !== v) {
      part(m, u);
      part(m, v);
      m.mate[u] = v;
      m.mate[v] = u;
    }
    m.live = m.live.filter((each) => each !== u && each !== v);
  });
}

/**
 * Fixes the first of `wanted` (in this order) with whom `u` stands in some best matching that keeps what is fixed
 * already. Nobody stands alone (`cover`), so one search tells; inside a blossom each is tried. The pair leaves the graph.
 */
export function fixFirst(m: Matching, u: number, wanted: readonly number[]): number {
  const live = new Set(m.live);
  const able = wanted.filter((v) => live.has(v) && couldPair(m, u, v));
  if (m.outer[u] !== u) {
    const tried = able.find((v) => fixPair(m, u, v));
    if (tried === undefined) throw new RangeError('a best matching keeps its own pairs');
    return tried;
  }
  const first = matchFirst(m, u, able);
  m.mate[u] = -1;
  m.mate[first] = -1;
  release(m, first);
  m.mate[u] = first;
  m.mate[first] = u;
  m.live = m.live.filter((v) => v !== u && v !== first);
  return first;
}

/** The graph of a best matching with one more vertex for everybody who stands alone: whoever may, can be matched there. */
export function cover(m: Matching): Matching {
  const alone = m.live.filter((v) => m.mate[v] === -1);
  if (alone.length === 0) return m;
  const { limbs } = m;
  const size = m.size + alone.length;
  const weight = new Float64Array(size * size * limbs).fill(-Infinity);
  for (let u = 0; u < m.size; u++) {
    const row = m.weight.subarray(u * m.size * limbs, (u + 1) * m.size * limbs);
    weight.set(row, u * size * limbs);
    for (let v = m.size; v < size; v++) {
      weight.fill(0, (u * size + v) * limbs, (u * size + v + 1) * limbs);
      weight.fill(0, (v * size + u) * limbs, (v * size + u + 1) * limbs);
    }
  }
  const covered = matchingOf(size, limbs, weight);
  covered.dual.set(m.dual);
  covered.mate.set(m.mate);
  const moved = (id: number): number => (id >= m.size ? id + alone.length : id);
  for (let v = 0; v < m.size; v++) covered.outer[v] = moved(m.outer[v] ?? v);
  for (let id = 0; id < m.parent.length; id++) covered.parent[moved(id)] = moved(m.parent[id] ?? -1);
  for (const [id, blossom] of m.blossoms)
    covered.blossoms.set(moved(id), { ...blossom, children: blossom.children.map(moved) });
  alone.forEach((v, at) => {
    covered.mate[v] = m.size + at;
    covered.mate[m.size + at] = v;
  });
  return covered;
}

/** Takes the edges from a vertex to others for good, where a best matching does without them. */
export function dropEdges(m: Matching, u: number, to: readonly number[]): boolean {
  return dropAll(m, [u], (_, v) => to.includes(v));
}

/** Takes edges from these vertices for good, where a best matching does without them. */
export function dropAll(
  m: Matching,
  from: readonly number[],
  drops: (u: number, v: number) => boolean,
): boolean {
  const kept: (readonly [number, number, number])[] = [];
  const put = (u: number, v: number, value: number): void => {
    m.weight[(u * m.size + v) * m.limbs] = value;
    m.weight[(v * m.size + u) * m.limbs] = value;
  };
  const done = trial(m, () => {
    for (const u of from) {
      release(m, u);
      for (const v of m.live) {
        if (v === u || !hasEdge(m, u, v) || !drops(u, v)) continue;
        if (m.mate[u] === v) part(m, u);
        kept.push([u, v, m.weight[(u * m.size + v) * m.limbs] ?? 0]);
        put(u, v, -Infinity);
      }
    }
  });
  if (!done) for (const [u, v, value] of kept) put(u, v, value);
  return done;
}

/**
 * The same graph with one limb more below the others, from a best matching by those: `low` weighs the edges, `dual` its
 * vertices, and no edge may weigh more than its ends. What is no longer tight is sought again.
 */
export function refine(
  m: Matching,
  low: (u: number, v: number) => number,
  dual: readonly number[],
): Matching {
  for (const v of m.live) release(m, v);
  const { limbs, size, live } = m;
  const more = limbs + 1;
  const weight = new Float64Array(size * size * more).fill(-Infinity);
  for (const u of live) {
    for (const v of live) {
      const at = u * size + v;
      weight.set(m.weight.subarray(at * limbs, (at + 1) * limbs), at * more);
      weight[at * more + limbs] = u === v ? 0 : low(u, v);
    }
  }
  const finer = { ...matchingOf(size, more, weight), mate: m.mate, live };
  for (const v of live) {
    finer.dual.set(m.dual.subarray(v * limbs, (v + 1) * limbs), v * more);
    finer.dual[v * more + limbs] = dual[v] ?? 0;
  }
  for (const v of live) {
    const mate = m.mate[v] ?? -1;
    if (mate >= 0 && !isTight(finer, v, mate)) part(finer, v);
  }
  settle(finer, false);
  return finer;
}
