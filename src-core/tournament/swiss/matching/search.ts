import { rebase } from './blossoms.ts';
import { type Matching, baseOf, compareSlack, isTight, slackOf } from './state.ts';
import { EVEN, NONE, ODD, type Tree, close, makeEven, openEmpty, openOdd, treeFrom, turn } from './tree.ts';

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

function spend(m: Matching, step: Float64Array, bounded: boolean): boolean {
  let sign = 0;
  for (let limb = 0; limb < m.limbs; limb++) {
    const left = (m.spare[limb] ?? 0) - (step[limb] ?? 0);
    m.spare[limb] = left;
    if (sign === 0) sign = left;
  }
  return !bounded || sign >= 0;
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
