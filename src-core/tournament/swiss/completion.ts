/** Whether all can be paired (C4), who may have the bye (C5), and who is in the way where they cannot. */
import { type Field, mayHaveBye, mayMeet, scoreOf } from './field.ts';
import { settle } from './matching/solve.ts';
import { matchingOf } from './matching/state.ts';

/** What the whole round is about: the score of who gets the bye, null for an even number. */
export interface Whole {
  readonly byeScore: number | null;
}

/** A set of players who have fewer possible opponents than they would need. */
export interface Blocked {
  readonly blocked: readonly number[];
  /** The only ones whom they could meet. */
  readonly opponents: readonly number[];
  /** Whether they would have to share the bye too. */
  readonly bye: boolean;
}

/** C5, once for the round: the lowest score of a bye with which all others can be paired. */
export function wholeOf(field: Field): Whole | Blocked {
  const all = field.players.map((_, at) => at);
  if (field.count % 2 === 0) {
    const blocked = field.count === 0 ? null : blockedBy(field, all, []);
    return blocked ?? { byeScore: null };
  }
  const eligible = all.filter((player) => mayHaveBye(field, player));
  const scores = [...new Set(eligible.map((player) => scoreOf(field, player)))].sort((a, b) => a - b);
  for (const byeScore of scores) {
    const receivers = eligible.filter((player) => scoreOf(field, player) === byeScore);
    if (blockedBy(field, all, receivers) === null) return { byeScore };
  }
  return blockedBy(field, all, eligible) ?? { blocked: all, opponents: [], bye: true };
}

/** Null where all can be paired, one of `receivers` (where the number is odd) having the bye. */
function blockedBy(field: Field, all: readonly number[], receivers: readonly number[]): Blocked | null {
  const odd = all.length % 2;
  if ((odd === 0 || receivers.length > 0) && meetsHalf(field, all, odd)) return null;
  const size = all.length + odd;
  const weight = new Float64Array(size * size).fill(-Infinity);
  const join = (a: number, b: number): void => {
    weight[a * size + b] = 2;
    weight[b * size + a] = 2;
  };
  for (const a of all) for (const b of all) if (a < b && mayMeet(field, a, b)) join(a, b);
  if (odd === 1) for (const receiver of receivers) join(receiver, all.length);
  return alone(weight, size, all);
}

function alone(weight: Float64Array, size: number, all: readonly number[]): Blocked | null {
  const graph = matchingOf(size, 1, weight);
  graph.dual.fill(1);
  const found: Blocked[] = [];
  const isPlayer = (v: number): boolean => v < all.length;
  settle(graph, false, ({ even, odd }) => {
    const bye = [...even, ...odd].some((v) => !isPlayer(v));
    found.push({ blocked: even.filter(isPlayer), opponents: odd.filter(isPlayer), bye });
  });
  return found[0] ?? null;
}

/** Everybody can meet at least half of the others (Dirac), one taken away for a bye: then all can be paired. */
function meetsHalf(field: Field, all: readonly number[], away: number): boolean {
  return all.every((player) => 2 * (possible(field, player, all) - away) >= all.length - away);
}

function possible(field: Field, player: number, among: readonly number[]): number {
  let count = 0;
  for (const other of among) if (mayMeet(field, player, other)) count++;
  return count;
}

/**
 * Whether those below (`rest`) are sure to be paired whichever `floaters` of `above` come down to them: each of these
 * finds somebody, and of the rest each can meet half of who is left.
 */
export function surelyCompletes(
  field: Field,
  above: readonly number[],
  rest: readonly number[],
  floaters: number,
  byeScore: number | null,
): boolean {
  const receivers = rest.filter((player) => mayHaveBye(field, player) && scoreOf(field, player) === byeScore);
  const bye = receivers.length > 0 ? 1 : 0;
  if (bye === 1 && receivers.length <= floaters) return false;
  const left = rest.length - floaters - bye;
  if (left < 0 || left % 2 !== 0) return false;
  if (floaters > 0 && above.some((player) => possible(field, player, rest) < floaters)) return false;
  return rest.every((player) => 2 * (possible(field, player, rest) - floaters - bye) >= left);
}
