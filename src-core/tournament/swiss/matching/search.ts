import { enclose, open, rebase } from './blossoms.ts';
import { type Matching, baseOf, compareSlack, isTight, leavesOf, slackOf } from './state.ts';

const NONE = 0;
const EVEN = 1;
const ODD = 2;

/** One search: a tree of alternating paths from a vertex that stands alone (Edmonds). */
interface Tree {
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

export interface Grown {
  /** False where a trial would have cost more than it might. */
  readonly found: boolean;
  /** Set where the vertex must stay alone: the vertices at even and at odd distance, as they stood at the end. */
  readonly even: readonly number[];
  readonly odd: readonly number[];
}

type Event =
  | { readonly kind: 'alone'; readonly vertex: number }
  | { readonly kind: 'edge'; readonly from: number; readonly to: number }
  | { readonly kind: 'open'; readonly blossom: number };

const DONE = { found: true, even: [], odd: [] };

/**
 * Finds a mate for a vertex that stands alone, changing duals as little as can be, or leaves alone one for whom it
 * costs nothing. With `bounded` no more than `spare` is spent.
 */
export function search(m: Matching, root: number, bounded: boolean): Grown {
  const tree = treeFrom(m, root);
  for (;;) {
    if (scanAll(tree)) break;
    const step = new Float64Array(m.limbs);
    const event = nextEvent(tree, step);
    if (!spend(m, step, bounded)) return { found: false, even: [], odd: [] };
    changeDuals(tree, step);
    if (event.kind === 'alone') {
      const odd = m.live.filter((v) => tree.label[m.outer[v] ?? v] === ODD);
      const even = tree.even.slice();
      turn(tree, event.vertex, -1);
      openEmpty(tree);
      return { found: true, even, odd };
    }
    if (event.kind === 'open') openOdd(tree, event.blossom);
    else if (meet(tree, event.from, event.to)) break;
  }
  openEmpty(tree);
  return DONE;
}

/**
 * In a best matching where nobody stands alone: the first of `wanted` with whom `u` stands in some best matching; the
 * matching has it then. `u` is in no blossom. One search from his mate tells all who could be left for him.
 */
export function matchFirst(m: Matching, u: number, wanted: readonly number[]): number {
  const mate = m.mate[u] ?? -1;
  const able = wanted.filter((v) => v === mate || isTight(m, u, v));
  if (able[0] === mate) return mate;
  m.live = m.live.filter((v) => v !== u);
  m.mate[mate] = -1;
  m.mate[u] = -1;
  const tree = treeFrom(m, mate);
  scanAll(tree);
  const first = able.find((v) => tree.label[m.outer[v] ?? v] === EVEN) ?? mate;
  turn(tree, first, -1);
  openEmpty(tree);
  m.mate[u] = first;
  m.mate[first] = u;
  return first;
}

function treeFrom(m: Matching, root: number): Tree {
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

function spend(m: Matching, step: Float64Array, bounded: boolean): boolean {
  let sign = 0;
  for (let limb = 0; limb < m.limbs; limb++) {
    const left = (m.spare[limb] ?? 0) - (step[limb] ?? 0);
    m.spare[limb] = left;
    if (sign === 0) sign = left;
  }
  return !bounded || sign >= 0;
}

function makeEven(tree: Tree, blossom: number): void {
  tree.label[blossom] = EVEN;
  for (const leaf of leavesOf(tree.m, blossom)) {
    tree.queue.push(leaf);
    tree.even.push(leaf);
  }
}

/** Looks at what is tight from every even vertex; true once a mate was found. */
function scanAll(tree: Tree): boolean {
  for (let vertex = tree.queue.pop(); vertex !== undefined; vertex = tree.queue.pop()) {
    if (scan(tree, vertex)) return true;
  }
  return false;
}

function scan(tree: Tree, u: number): boolean {
  const { m, label, nearest, nearestEven } = tree;
  for (const v of tree.alone) if (isTight(m, u, v)) return meet(tree, u, v);
  for (const v of m.live) {
    const outer = m.outer[v] ?? v;
    if (outer === m.outer[u]) continue;
    const is = label[outer];
    if (is !== ODD && isTight(m, u, v)) {
      if (meet(tree, u, v)) return true;
      continue;
    }
    const best = is === EVEN ? nearestEven : nearest;
    const at = is === EVEN ? u : v;
    const other = is === EVEN ? v : u;
    const known = best[at] ?? -1;
    if (known < 0 || compareSlack(m, at, other, at, known) < 0) best[at] = other;
  }
  return false;
}

/** A tight edge from an even vertex: to one that stands alone (true), into the tree, or a circle. */
function meet(tree: Tree, u: number, v: number): boolean {
  const { m, label, entry } = tree;
  const outer = m.outer[v] ?? v;
  if (label[outer] === EVEN) {
    if (outer !== m.outer[u]) close(tree, u, v);
    return false;
  }
  if (label[outer] === ODD) return false;
  const mate = m.mate[baseOf(m, outer)] ?? -1;
  if (mate < 0) {
    rebase(m, outer, v);
    m.mate[v] = u;
    turn(tree, u, v);
    return true;
  }
  label[outer] = ODD;
  entry.set(outer, [u, v]);
  makeEven(tree, m.outer[mate] ?? mate);
  return false;
}

/** Matches `u` with `v` (-1: with nobody), and turns the path from there to the root. */
function turn(tree: Tree, u: number, v: number): void {
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
function pathUp(tree: Tree, vertex: number): { blossoms: number[]; ends: [number, number][] } {
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
function close(tree: Tree, u: number, v: number): void {
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

/** What happens first as the duals change, and after which step. */
function nextEvent(tree: Tree, step: Float64Array): Event {
  const { m, label, nearest } = tree;
  let event: Event | null = null;
  const take = (next: Event, valueOf: (limb: number) => number): void => {
    let lower = event === null;
    for (let limb = 0; limb < m.limbs; limb++) {
      const value = valueOf(limb);
      if (!lower && value > (step[limb] ?? 0)) return;
      if (value < (step[limb] ?? 0)) lower = true;
      if (lower) {
        for (let rest = limb; rest < m.limbs; rest++) step[rest] = valueOf(rest);
        event = next;
        return;
      }
    }
  };
  for (const vertex of tree.even)
    take({ kind: 'alone', vertex }, (limb) => m.dual[vertex * m.limbs + limb] ?? 0);
  for (const v of m.live) {
    const u = nearest[v] ?? -1;
    if (u < 0 || label[m.outer[v] ?? v] !== NONE) continue;
    take({ kind: 'edge', from: u, to: v }, (limb) => slackOf(m, u, v, limb));
  }
  for (const u of tree.even) {
    const v = nearestInAnother(tree, u);
    if (v >= 0) take({ kind: 'edge', from: u, to: v }, (limb) => slackOf(m, u, v, limb) / 2);
  }
  for (const [id, blossom] of m.blossoms) {
    if (label[id] !== ODD || (m.parent[id] ?? -1) >= 0) continue;
    take({ kind: 'open', blossom: id }, (limb) => (blossom.dual[limb] ?? 0) / 2);
  }
  return event ?? { kind: 'alone', vertex: tree.even[0] ?? -1 };
}

/** The nearest even vertex in another blossom; looked for again where blossoms have grown together. */
function nearestInAnother(tree: Tree, u: number): number {
  const { m, label, nearestEven } = tree;
  const known = nearestEven[u] ?? -1;
  if (known < 0 || m.outer[known] !== m.outer[u]) return known;
  let best = -1;
  for (const v of m.live) {
    const outer = m.outer[v] ?? v;
    if (outer === m.outer[u] || label[outer] !== EVEN) continue;
    if (best < 0 || compareSlack(m, u, v, u, best) < 0) best = v;
  }
  nearestEven[u] = best;
  return best;
}

function changeDuals(tree: Tree, step: Float64Array): void {
  const { m, label } = tree;
  if (step.every((limb) => limb === 0)) return;
  for (const v of m.live) {
    const is = label[m.outer[v] ?? v];
    if (is === NONE) continue;
    for (let limb = 0; limb < m.limbs; limb++) {
      const by = step[limb] ?? 0;
      m.dual[v * m.limbs + limb] = (m.dual[v * m.limbs + limb] ?? 0) + (is === EVEN ? -by : by);
    }
  }
  for (const [id, { dual }] of m.blossoms) {
    if (label[id] === NONE || (m.parent[id] ?? -1) >= 0) continue;
    for (let limb = 0; limb < m.limbs; limb++) {
      const by = 2 * (step[limb] ?? 0);
      dual[limb] = (dual[limb] ?? 0) + (label[id] === EVEN ? by : -by);
    }
  }
}

/** An odd blossom whose dual is spent is opened: the path through it stays in the tree, the rest leaves it. */
function openOdd(tree: Tree, id: number): void {
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
function openEmpty(tree: Tree): void {
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
