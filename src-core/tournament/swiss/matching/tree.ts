/** The tree of alternating paths that a search grows (Edmonds): how it closes circles, opens them, and turns a path. */
import { enclose, open, rebase } from './blossoms.ts';
import { type Matching, baseOf, leavesOf } from './state.ts';

export const NONE = 0;
export const EVEN = 1;
export const ODD = 2;

/** One search: a tree of alternating paths from a vertex that stands alone (Edmonds). */
export interface Tree {
  readonly m: Matching;
  readonly label: Uint8Array;
  /** The edge by which an odd blossom hangs in the tree: its end above, its end in the blossom. */
  readonly entry: Map<number, readonly [number, number]>;
  readonly queue: number[];
  readonly even: number[];
  /** Who else stands alone: looked at first, as a search may end there. */
  readonly alone: readonly number[];
  /** The even vertex with the least slack to a vertex that is not even, and between two that are. */
  readonly nearest: Int32Array;
  readonly nearestEven: Int32Array;
}

export function treeFrom(m: Matching, root: number): Tree {
  const outer = m.outer[root] ?? root;
  const tree: Tree = {
    m,
    label: new Uint8Array(m.size * 2),
    entry: new Map(),
    queue: [],
    even: [],
    alone: m.live.filter((v) => m.outer[v] !== outer && m.mate[baseOf(m, m.outer[v] ?? v)] === -1),
    nearest: new Int32Array(m.size).fill(-1),
    nearestEven: new Int32Array(m.size).fill(-1),
  };
  makeEven(tree, outer);
  return tree;
}

export function makeEven(tree: Tree, blossom: number): void {
  tree.label[blossom] = EVEN;
  for (const leaf of leavesOf(tree.m, blossom)) {
    tree.queue.push(leaf);
    tree.even.push(leaf);
  }
}

/** Matches `u` with `v` (-1: with nobody), and turns the path from there to the root. */
export function turn(tree: Tree, u: number, v: number): void {
  const { m, entry } = tree;
  let from = u;
  let to = v;
  for (;;) {
    const even = m.outer[from] ?? from;
    const above = m.mate[baseOf(m, even)] ?? -1;
    rebase(m, even, from);
    m.mate[from] = to;
    if (above < 0) return;
    const odd = m.outer[above] ?? above;
    const [up, down] = entry.get(odd) ?? [-1, -1];
    rebase(m, odd, down);
    m.mate[down] = up;
    from = up;
    to = down;
  }
}

/** The even and odd blossoms from a vertex up to the root, with the edge from each to the next. */
export function pathUp(tree: Tree, vertex: number): { blossoms: number[]; ends: [number, number][] } {
  const { m, entry } = tree;
  const blossoms = [m.outer[vertex] ?? vertex];
  const ends: [number, number][] = [];
  for (let even = blossoms[0] ?? -1; ;) {
    const base = baseOf(m, even);
    const mate = m.mate[base] ?? -1;
    if (mate < 0) return { blossoms, ends };
    const odd = m.outer[mate] ?? mate;
    const [up, down] = entry.get(odd) ?? [-1, -1];
    even = m.outer[up] ?? up;
    blossoms.push(odd, even);
    ends.push([base, mate], [down, up]);
  }
}

/** A tight edge between two even blossoms closes an odd circle: it becomes one even blossom. */
export function close(tree: Tree, u: number, v: number): void {
  const left = pathUp(tree, u);
  const right = pathUp(tree, v);
  const onRight = new Map(right.blossoms.map((blossom, at) => [blossom, at]));
  const up = left.blossoms.findIndex((blossom) => onRight.has(blossom));
  const across = onRight.get(left.blossoms[up] ?? -1) ?? 0;
  const down = left.blossoms.slice(0, up + 1).reverse();
  const children = [...down, ...right.blossoms.slice(0, across)];
  const turned = left.ends
    .slice(0, up)
    .reverse()
    .map(([a, b]): [number, number] => [b, a]);
  const ends: [number, number][] = [...turned, [u, v], ...right.ends.slice(0, across)];
  const odd = children.filter((child) => tree.label[child] === ODD);
  const fresh = odd.flatMap((child) => leavesOf(tree.m, child));
  const id = enclose(tree.m, children, ends);
  tree.label[id] = EVEN;
  tree.queue.push(...fresh);
  tree.even.push(...fresh);
}

/** An odd blossom whose dual is spent is opened: the path through it stays in the tree, the rest leaves it. */
export function openOdd(tree: Tree, id: number): void {
  const { m, label, entry } = tree;
  const came = entry.get(id) ?? [-1, -1];
  const blossom = open(m, id);
  entry.delete(id);
  label[id] = NONE;
  if (blossom === null) return;
  const { children, ends } = blossom;
  const count = children.length;
  let at = children.indexOf(m.outer[came[1]] ?? -1);
  const forward = at % 2 === 1;
  let edge: readonly [number, number] = came;
  for (;;) {
    const odd = children[at] ?? -1;
    label[odd] = ODD;
    entry.set(odd, edge);
    if (at === 0) return;
    const even = forward ? (at + 1) % count : at - 1;
    makeEven(tree, children[even] ?? -1);
    at = forward ? (even + 1) % count : even - 1;
    const [one, other] = ends[forward ? even : at] ?? [-1, -1];
    edge = forward ? [one, other] : [other, one];
  }
}

/** Even blossoms without a dual hold nothing together. */
export function openEmpty(tree: Tree): void {
  const { m } = tree;
  for (let again = true; again;) {
    again = false;
    for (const [id, blossom] of [...m.blossoms]) {
      if ((m.parent[id] ?? -1) >= 0 || blossom.dual.some((limb) => limb !== 0)) continue;
      open(m, id);
      again = true;
    }
  }
}
