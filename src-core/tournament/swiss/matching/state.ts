/**
 * A graph whose edges weigh in several limbs, compared from the first: what a criterion of a higher place costs is never
 * made good by one of a lower. Limbs are whole even numbers far below 2^53, so every sum here is exact.
 */
export interface Matching {
  /** Vertices 0 … size - 1; blossoms have the numbers above. */
  readonly size: number;
  readonly limbs: number;
  /** Limb k of the edge u-v is `weight[(u * size + v) * limbs + k]`; -Infinity in the first where there is no edge. */
  readonly weight: Float64Array;
  /** The dual of each vertex, limb by limb. */
  readonly dual: Float64Array;
  readonly mate: Int32Array;
  /** The outermost blossom (or the vertex itself) that holds a vertex, and the blossom around a vertex or blossom. */
  readonly outer: Int32Array;
  readonly parent: Int32Array;
  readonly blossoms: Map<number, Blossom>;
  /** The vertices that are still to be decided. */
  live: number[];
  /** What the duals say above what the pairs weigh; a trial may spend so much and no more. */
  spare: Float64Array;
}

/** An odd circle of vertices or blossoms, the one with the base first. */
export interface Blossom {
  readonly children: readonly number[];
  /** The edge from each child to the next, by its end in this and in the next. */
  readonly ends: readonly (readonly [number, number])[];
  readonly leaves: readonly number[];
  readonly base: number;
  readonly dual: Float64Array;
}

export function matchingOf(size: number, limbs: number, weight: Float64Array): Matching {
  return {
    size,
    limbs,
    weight,
    dual: new Float64Array(size * limbs),
    mate: new Int32Array(size).fill(-1),
    outer: Int32Array.from({ length: size }, (_, v) => v),
    parent: new Int32Array(size * 2).fill(-1),
    blossoms: new Map(),
    live: Array.from({ length: size }, (_, v) => v),
    spare: new Float64Array(limbs),
  };
}

/** A copy to come back to. */
export function copyOf(m: Matching): Matching {
  return {
    ...m,
    dual: m.dual.slice(),
    mate: m.mate.slice(),
    outer: m.outer.slice(),
    parent: m.parent.slice(),
    blossoms: new Map([...m.blossoms].map(([id, b]) => [id, { ...b, dual: b.dual.slice() }])),
    live: m.live.slice(),
    spare: m.spare.slice(),
  };
}

export function comeBack(m: Matching, kept: Matching): void {
  m.dual.set(kept.dual);
  m.mate.set(kept.mate);
  m.outer.set(kept.outer);
  m.parent.set(kept.parent);
  m.blossoms.clear();
  for (const [id, blossom] of kept.blossoms) m.blossoms.set(id, blossom);
  m.live = kept.live;
  m.spare.set(kept.spare);
}

/** Slack of an edge between two outermost blossoms, in one limb. */
export function slackOf(m: Matching, u: number, v: number, limb: number): number {
  const k = m.limbs;
  return (
    (m.dual[u * k + limb] ?? 0) + (m.dual[v * k + limb] ?? 0) - (m.weight[(u * m.size + v) * k + limb] ?? 0)
  );
}

/** Below, at or above 0: the slack of a-b against the slack of c-d. */
export function compareSlack(m: Matching, a: number, b: number, c: number, d: number): number {
  for (let limb = 0; limb < m.limbs; limb++) {
    const one = slackOf(m, a, b, limb);
    const other = slackOf(m, c, d, limb);
    if (one !== other) return one < other ? -1 : 1;
  }
  return 0;
}

export function isTight(m: Matching, u: number, v: number): boolean {
  for (let limb = 0; limb < m.limbs; limb++) if (slackOf(m, u, v, limb) !== 0) return false;
  return true;
}

export function hasEdge(m: Matching, u: number, v: number): boolean {
  return (m.weight[(u * m.size + v) * m.limbs] ?? -Infinity) !== -Infinity;
}

/** Whether the dual of a vertex is nothing: it may stay alone in a best matching. */
export function mayStayAlone(m: Matching, v: number): boolean {
  for (let limb = 0; limb < m.limbs; limb++) if (m.dual[v * m.limbs + limb] !== 0) return false;
  return true;
}

export function leavesOf(m: Matching, id: number): readonly number[] {
  return m.blossoms.get(id)?.leaves ?? [id];
}

export function baseOf(m: Matching, id: number): number {
  return m.blossoms.get(id)?.base ?? id;
}

/** Whether u-v can stand in some best matching: tight, the blossoms around both counted. */
export function couldPair(m: Matching, u: number, v: number): boolean {
  if (!hasEdge(m, u, v)) return false;
  const around = new Set<number>();
  for (let id = m.parent[u] ?? -1; id >= 0; id = m.parent[id] ?? -1) around.add(id);
  const common: Blossom[] = [];
  for (let id = m.parent[v] ?? -1; id >= 0; id = m.parent[id] ?? -1) {
    const blossom = around.has(id) ? m.blossoms.get(id) : undefined;
    if (blossom !== undefined) common.push(blossom);
  }
  for (let limb = 0; limb < m.limbs; limb++) {
    const inside = common.reduce((sum, blossom) => sum + (blossom.dual[limb] ?? 0), 0);
    if (slackOf(m, u, v, limb) + inside !== 0) return false;
  }
  return true;
}
