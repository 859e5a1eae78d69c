/**
 * Circles of imports, among files or among rooms: of each knot (files that all reach one another) the shortest way
 * round. Types count too: two files that need each other's types can only be understood, and moved, as one.
 */

/** Who imports whom: for each name the names it goes to. Names that are no key themselves are not followed. */
export type Arrows = ReadonlyMap<string, readonly string[]>;

/** One circle of each knot, the shortest, from its first name by the alphabet; that name is not repeated at the end. */
export function circlesOf(arrows: Arrows): readonly (readonly string[])[] {
  return knotsOf(arrows)
    .map((knot) => shortestIn(arrows, knot))
    .sort((a, b) => compare(a[0] ?? '', b[0] ?? ''));
}

/** A circle as it is read: `a -> b -> a`. */
export function formatCircle(circle: readonly string[]): string {
  return [...circle, ...circle.slice(0, 1)].join(' -> ');
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The strongly connected components that hold a circle (Tarjan 1972, with a stack of its own for long chains). */
function knotsOf(arrows: Arrows): readonly ReadonlySet<string>[] {
  const number = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const knots: ReadonlySet<string>[] = [];

  const enter = (name: string) => {
    number.set(name, number.size);
    low.set(name, number.size - 1);
    open.push(name);
    isOpen.add(name);
    return { name, next: (arrows.get(name) ?? []).filter((other) => arrows.has(other)).values() };
  };
  const lower = (name: string, to: number | undefined) =>
    low.set(name, Math.min(low.get(name) ?? 0, to ?? Infinity));
  const close = (name: string) => {
    if (low.get(name) !== number.get(name)) return;
    const knot = new Set(open.splice(open.lastIndexOf(name)));
    for (const each of knot) isOpen.delete(each);
    if (knot.size > 1 || arrows.get(name)?.includes(name) === true) knots.push(knot);
  };

  for (const from of arrows.keys()) {
    const way = number.has(from) ? [] : [enter(from)];
    for (let here = way.at(-1); here !== undefined; here = way.at(-1)) {
      const step = here.next.next();
      if (step.done !== true) {
        if (!number.has(step.value)) way.push(enter(step.value));
        else if (isOpen.has(step.value)) lower(here.name, number.get(step.value));
        continue;
      }
      way.pop();
      const before = way.at(-1);
      if (before !== undefined) lower(before.name, low.get(here.name));
      close(here.name);
    }
  }
  return knots;
}

function shortestIn(arrows: Arrows, knot: ReadonlySet<string>): readonly string[] {
  let best: readonly string[] | null = null;
  for (const start of [...knot].sort(compare)) {
    const circle = shortestFrom(arrows, knot, start);
    if (circle !== null && (best === null || circle.length < best.length)) best = circle;
  }
  return best ?? [];
}

/** Breadth first from `start` until an arrow comes back to it. */
function shortestFrom(arrows: Arrows, knot: ReadonlySet<string>, start: string): readonly string[] | null {
  const cameFrom = new Map<string, string | null>([[start, null]]);
  for (const name of cameFrom.keys()) {
    for (const next of arrows.get(name) ?? []) {
      if (next === start) return wayTo(cameFrom, name);
      if (knot.has(next) && !cameFrom.has(next)) cameFrom.set(next, name);
    }
  }
  return null;
}

function wayTo(cameFrom: ReadonlyMap<string, string | null>, last: string): readonly string[] {
  const way: string[] = [];
  for (let name: string | null = last; name !== null; name = cameFrom.get(name) ?? null) way.unshift(name);
  return way;
}
