/** What every pair of a bracket weighs, criterion by criterion (2.3, 2.4), as digits in limbs. */
import { COLOR_CRITERIA, type Field, colorFail, floated, scoreOf } from './field.ts';
import { EDITION } from './edition.ts';

/** Where a vertex of the graph stands. The numbers rise with the order of the vertices. */
export const MOVED = 0;
export const RESIDENT = 1;
export const NEXT = 2;
export const REST = 3;
export const BYE = 4;

export interface Vertices {
  readonly field: Field;
  /** The player of each vertex, -1 for the bye: moved-down players, residents, the next group, the rest, the bye. */
  readonly players: readonly number[];
  readonly places: Uint8Array;
  readonly moved: number;
  readonly bracket: number;
  /** Whether everybody below is in the graph, so that nobody may stay alone. */
  readonly whole: boolean;
  /** Whether the one who floats from here has the bye: then the fewest unplayed games are sought (C9). */
  readonly byeHere: boolean;
}

/** One number of a sum to be made as great as can be. The sums of two matchings differ by `range` at most. */
interface Digit {
  readonly range: number;
  readonly of: (u: number, v: number) => number;
}

/** A limb holds digits up to this; duals then stay whole numbers for a thousand players and more. */
const LIMB = 2 ** 36;

/** The weights of all edges u < v, and how many limbs they have. */
export function weigh(vertices: Vertices, joined: (u: number, v: number) => boolean) {
  const limbs = packed(digitsOf(vertices));
  const size = vertices.players.length;
  const weight = new Float64Array(size * size * limbs.length).fill(-Infinity);
  for (let u = 0; u < size; u++) {
    for (let v = u + 1; v < size; v++) {
      if (!joined(u, v)) continue;
      limbs.forEach((digits, limb) => {
        let sum = 0;
        for (const { unit, digit } of digits) sum += unit * digit.of(u, v);
        weight[(u * size + v) * limbs.length + limb] = 2 * sum;
        weight[(v * size + u) * limbs.length + limb] = 2 * sum;
      });
    }
  }
  return { limbs: limbs.length, weight };
}

/** Digits with the unit of each in its limb; those that cannot differ are left out. */
function packed(digits: readonly Digit[]): { readonly unit: number; readonly digit: Digit }[][] {
  const limbs: Digit[][] = [[]];
  let full = 1;
  for (const digit of digits) {
    if (digit.range <= 0) continue;
    if (full * (digit.range + 1) > LIMB) {
      limbs.push([]);
      full = 1;
    }
    full *= digit.range + 1;
    limbs.at(-1)?.push(digit);
  }
  return limbs.map((limb) => {
    let unit = 1;
    const units = limb.toReversed().map((digit) => {
      const own = unit;
      unit *= digit.range + 1;
      return { unit: own, digit };
    });
    return units.reverse();
  });
}

function digitsOf(vertices: Vertices): readonly Digit[] {
  const colors = COLOR_CRITERIA.map((_, at) => colorDigit(vertices, at));
  const backs = Array.from({ length: EDITION.floatRounds }, (_, back) => back);
  return [
    ...completionDigits(vertices),
    ...downfloaterDigits(vertices),
    ...nextDigits(vertices),
    ...byeDigits(vertices),
    ...colors,
    ...backs.flatMap((back) => repeatDigits(vertices, back)),
    ...backs.flatMap((back) => differenceDigits(vertices, back)),
    ...movedSetDigits(vertices),
  ];
}

const one = (is: boolean): number => (is ? 1 : 0);

/** C4 and C5: with the rest in the graph nobody stays alone; else the bye at least finds its receiver. */
function completionDigits({ places, players, whole }: Vertices): readonly Digit[] {
  if (whole) return [{ range: players.length >> 1, of: () => 1 }];
  return [{ range: one(places.at(-1) === BYE), of: (_, v) => one(places[v] === BYE) }];
}

/** The levels of score among the moved-down players, the highest first, with how many there are. */
function levels(vertices: Vertices, upTo: number): readonly (readonly [number, number])[] {
  const counts = new Map<number, number>();
  for (const player of vertices.players.slice(0, upTo)) {
    const score = scoreOf(vertices.field, player);
    counts.set(score, (counts.get(score) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => b - a);
}

/** C6 and C7: most pairs, then the downfloaters of the highest scores paired. */
function downfloaterDigits(vertices: Vertices): readonly Digit[] {
  const { bracket, moved } = vertices;
  const scores = vertices.players.map((player) => scoreOf(vertices.field, player));
  return [
    { range: bracket >> 1, of: (_, v) => one(v < bracket) },
    ...levels(vertices, moved).map(([score, range]) => ({
      range,
      of: (u: number, v: number) => one(v < bracket && u < moved && scores[u] === score),
    })),
  ];
}

/** C8: the same of the next bracket, made of those who float and the next group. */
function nextDigits(vertices: Vertices): readonly Digit[] {
  const { bracket, places, players } = vertices;
  const scores = players.map((player) => scoreOf(vertices.field, player));
  const below = places.reduce((count, place) => count + one(place === NEXT), 0);
  if (below === 0) return [];
  return [
    { range: (bracket + below) >> 1, of: (u, v) => one(places[v] === NEXT && (places[u] ?? BYE) <= NEXT) },
    ...levels(vertices, bracket).map(([score, count]) => ({
      range: Math.min(count, below),
      of: (u: number, v: number) => one(u < bracket && places[v] === NEXT && scores[u] === score),
    })),
  ];
}

/** C9. */
function byeDigits(vertices: Vertices): readonly Digit[] {
  const { bracket, byeHere, field, places, players } = vertices;
  if (!byeHere) return [];
  const unplayed = players.map((player) => field.players[player]?.unplayed ?? 0);
  const range = Math.max(...unplayed.slice(0, bracket));
  return [{ range, of: (u, v) => (places[v] === BYE && u < bracket ? -(unplayed[u] ?? 0) : 0) }];
}

/** C10 to C13. */
function colorDigit({ bracket, field, players }: Vertices, at: number): Digit {
  return {
    range: bracket,
    of: (u, v) => (v < bracket ? -colorFail(field, players[u] ?? 0, players[v] ?? 0, at) : 0),
  };
}

function countOf(flags: readonly boolean[], from: number, to: number): number {
  return flags.slice(from, to).filter(Boolean).length;
}

/** C14 and C15 (C16 and C17): residents who float down again, and who are met from above again. */
function repeatDigits(vertices: Vertices, back: number): readonly Digit[] {
  const { bracket, moved, players, field } = vertices;
  const down = players.map((player) => floated(field, player, back, 'down'));
  const up = players.map((player) => floated(field, player, back, 'up'));
  const again = (v: number): number => one(v >= moved && v < bracket && down[v] === true);
  return [
    { range: countOf(down, moved, bracket), of: (u, v) => (v < bracket ? again(u) + again(v) : 0) },
    {
      range: Math.min(moved, countOf(up, moved, bracket)),
      of: (u, v) => -one(u < moved && v < bracket && up[v] === true),
    },
  ];
}

/** C18 and C19 (C20 and C21): the differences of score of those, from the highest moved-down player. */
function differenceDigits(vertices: Vertices, back: number): readonly Digit[] {
  const { bracket, moved, players, field } = vertices;
  const down = players.map((player) => floated(field, player, back, 'down'));
  const up = players.map((player) => floated(field, player, back, 'up'));
  const scores = players.map((player) => scoreOf(field, player));
  const all = levels(vertices, moved);
  return [
    ...all.map(([score]) => ({
      range: countOf(
        down.map((is, v) => is && scores[v] === score),
        0,
        moved,
      ),
      of: (u: number, v: number) => one(u < moved && v < bracket && down[u] === true && scores[u] === score),
    })),
    ...all.map(([score, count]) => ({
      range: Math.min(count, countOf(up, moved, bracket)),
      of: (u: number, v: number) => -one(u < moved && v < bracket && up[v] === true && scores[u] === score),
    })),
  ];
}

/** 4.4: among sets of moved-down players as good, the one whose first differing number is smaller. */
function movedSetDigits({ bracket, moved }: Vertices): readonly Digit[] {
  return Array.from({ length: moved }, (_, at) => ({
    range: 1,
    of: (u: number, v: number) => one(u === at && v < bracket),
  }));
}
