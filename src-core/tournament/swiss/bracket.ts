/** One bracket: the best candidate by the criteria, and of those as good the one that comes first (articles 3 and 4). */
import { surelyCompletes } from './completion.ts';
import { type Field, mayHaveBye, mayMeet, scoreOf } from './field.ts';
import { cover, fixFirst, solve } from './matching/solve.ts';
import { type Matching, matchingOf } from './matching/state.ts';
import { pairRemainder } from './remainder.ts';
import { BYE, MOVED, NEXT, REST, RESIDENT, type Vertices, weigh } from './weights.ts';

export interface Bracket {
  readonly moved: readonly number[];
  readonly residents: readonly number[];
  readonly next: readonly number[];
  readonly rest: readonly number[];
  readonly byeScore: number | null;
}

export type Pair = readonly [number, number];

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}

/**
 * The pairs of the bracket, the higher ranked first. Who is in none floats on. Among the best, moved-down players get the
 * first resident with whom a best candidate remains, in order (4.2), then the remainder is paired.
 */
export function pairBracket(field: Field, bracket: Bracket, whole: boolean): readonly Pair[] {
  const { vertices, graph: found } = whole ? withBye(field, bracket, true) : best(field, bracket);
  const graph = cover(found);
  const player = (v: number): number => vertices.players[v] ?? -1;
  const residents = range(vertices.moved, vertices.bracket);
  const pairs: Pair[] = [];
  for (let u = 0; u < vertices.moved; u++) {
    const mate = graph.mate[u] ?? -1;
    if (mate < 0 || mate >= vertices.bracket) continue;
    pairs.push([u, fixFirst(graph, u, residents)]);
  }
  const taken = new Set(pairs.map(([, resident]) => resident));
  const remainder = residents.filter((v) => !taken.has(v));
  return [...pairs, ...pairRemainder(graph, remainder)].map(([u, v]) => [player(u), player(v)] as const);
}

/** A best matching of the bracket: with the rest left out where it surely completes, with all of it otherwise. */
function best(field: Field, bracket: Bracket): { vertices: Vertices; graph: Matching } {
  const above = [...bracket.moved, ...bracket.residents, ...bracket.next];
  const sure = (floaters: number): boolean =>
    surelyCompletes(field, above, bracket.rest, floaters, bracket.byeScore);
  if (bracket.rest.length > 0 && sure(parity(field, bracket, above))) {
    const found = withBye(field, bracket, false);
    if (sure(found.graph.live.filter((v) => found.graph.mate[v] === -1).length)) return found;
  }
  return withBye(field, bracket, true);
}

/** The least number of those who must go on below the next group. */
function parity(field: Field, bracket: Bracket, above: readonly number[]): number {
  return (above.length + (byeIn(field, above, bracket.byeScore) ? 1 : 0)) % 2;
}

function byeIn(field: Field, players: readonly number[], byeScore: number | null): boolean {
  return players.some((player) => scoreOf(field, player) === byeScore && mayHaveBye(field, player));
}

/** C9 counts only where exactly one floats and the bye is for this bracket: that is known after C6. */
function withBye(field: Field, bracket: Bracket, whole: boolean) {
  const found = matched(field, bracket, whole, false);
  const resident = scoreOf(field, bracket.residents[0] ?? -1);
  if (bracket.byeScore === null || resident > bracket.byeScore) return found;
  const { graph, vertices } = found;
  let floaters = 0;
  for (let u = 0; u < vertices.bracket; u++) {
    const mate = graph.mate[u] ?? -1;
    if (mate < 0 || mate >= vertices.bracket) floaters++;
  }
  return floaters === 1 ? matched(field, bracket, whole, true) : found;
}

function verticesOf(field: Field, bracket: Bracket, whole: boolean, byeHere: boolean): Vertices {
  const groups: [number, readonly number[]][] = [
    [MOVED, bracket.moved],
    [RESIDENT, bracket.residents],
    [NEXT, bracket.next],
    [REST, whole ? bracket.rest : []],
  ];
  const inGraph = groups.flatMap(([, players]) => players);
  groups.push([BYE, byeIn(field, inGraph, bracket.byeScore) ? [-1] : []]);
  return {
    field,
    players: groups.flatMap(([, players]) => players),
    places: Uint8Array.from(groups.flatMap(([place, players]) => players.map(() => place))),
    moved: bracket.moved.length,
    bracket: bracket.moved.length + bracket.residents.length,
    whole,
    byeHere,
  };
}

function matched(field: Field, bracket: Bracket, whole: boolean, byeHere: boolean) {
  const vertices = verticesOf(field, bracket, whole, byeHere);
  const { players, places, moved } = vertices;
  const joined = (u: number, v: number): boolean => {
    const a = players[u] ?? -1;
    if (places[v] === BYE) return scoreOf(field, a) === bracket.byeScore && mayHaveBye(field, a);
    return v >= moved && mayMeet(field, a, players[v] ?? -1);
  };
  const { limbs, weight } = weigh(vertices, joined);
  const graph = matchingOf(players.length, limbs, weight);
  solve(graph, plainOrder(vertices));
  return { vertices, graph };
}

/** Whom each looks at first: residents those of the lower half, so that the plain pairs come out. */
function plainOrder({ players, moved, bracket }: Vertices): (u: number) => readonly number[] {
  const half = moved + ((bracket - moved) >> 1);
  const all = players.map((_, v) => v);
  const residents = [...all.slice(half, bracket), ...all.slice(0, half), ...all.slice(bracket)];
  return (u) => (u >= moved && u < bracket ? residents : all);
}
