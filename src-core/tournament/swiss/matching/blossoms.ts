import { type Blossom, type Matching, baseOf, leavesOf } from './state.ts';

/** Makes a circle of an odd number of outermost blossoms one blossom, the base's first. Gives its number. */
export function enclose(m: Matching, children: readonly number[], ends: Blossom['ends']): number {
  let id = m.size;
  while (m.blossoms.has(id)) id++;
  const leaves = children.flatMap((child) => leavesOf(m, child));
  const first = children[0] ?? -1;
  m.blossoms.set(id, { children, ends, leaves, base: baseOf(m, first), dual: new Float64Array(m.limbs) });
  for (const child of children) m.parent[child] = id;
  for (const leaf of leaves) m.outer[leaf] = id;
  return id;
}

/** Opens an outermost blossom: its children are outermost. */
export function open(m: Matching, id: number): Blossom | null {
  const blossom = m.blossoms.get(id);
  if (blossom === undefined) return null;
  for (const child of blossom.children) {
    m.parent[child] = -1;
    for (const leaf of leavesOf(m, child)) m.outer[leaf] = child;
  }
  m.blossoms.delete(id);
  return blossom;
}

/** The child of a blossom that holds a vertex. */
export function childWith(m: Matching, id: number, vertex: number): number {
  let child = vertex;
  while (m.parent[child] !== id) child = m.parent[child] ?? -1;
  return child;
}

/** Matches a blossom within, so that `vertex` is the one to be matched outside. */
export function rebase(m: Matching, id: number, vertex: number): void {
  const blossom = m.blossoms.get(id);
  if (blossom === undefined || blossom.base === vertex) return;
  const child = childWith(m, id, vertex);
  rebase(m, child, vertex);
  const from = blossom.children.indexOf(child);
  const children = [...blossom.children.slice(from), ...blossom.children.slice(0, from)];
  const ends = [...blossom.ends.slice(from), ...blossom.ends.slice(0, from)];
  for (let at = 1; at < children.length; at += 2) {
    const [one, other] = ends[at] ?? [-1, -1];
    rebase(m, children[at] ?? -1, one);
    rebase(m, children[at + 1] ?? -1, other);
    m.mate[one] = other;
    m.mate[other] = one;
  }
  m.blossoms.set(id, { ...blossom, children, ends, base: vertex });
}

/**
 * Frees a vertex of all blossoms: what a blossom's dual held goes to its vertices, half to each, so that edges inside
 * stay as tight as they were. The edge that leaves it is no longer tight, and both its ends stand alone.
 */
export function release(m: Matching, vertex: number): void {
  for (;;) {
    const id = m.outer[vertex] ?? vertex;
    const blossom = m.blossoms.get(id);
    if (blossom === undefined) return;
    if (blossom.dual.some((limb) => limb !== 0)) {
      for (let limb = 0; limb < m.limbs; limb++) {
        const half = (blossom.dual[limb] ?? 0) / 2;
        for (const leaf of blossom.leaves)
          m.dual[leaf * m.limbs + limb] = (m.dual[leaf * m.limbs + limb] ?? 0) + half;
        m.spare[limb] = (m.spare[limb] ?? 0) + half;
      }
      part(m, blossom.base);
    }
    open(m, id);
  }
}

/** A vertex and its mate stand alone. */
export function part(m: Matching, vertex: number): void {
  const mate = m.mate[vertex] ?? -1;
  if (mate < 0) return;
  m.mate[vertex] = -1;
  m.mate[mate] = -1;
}
