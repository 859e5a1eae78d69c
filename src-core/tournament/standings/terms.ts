/** What a figure is summed of, round by round, and which of it is cut (C.07 14 and 16.5). */
import type { TieBreak } from './codes.ts';

export interface Term {
  readonly round: number;
  /** Whose figure it is; null where nobody sat there. */
  readonly opponent: number | null;
  readonly value: number;
  /** Left out by the modifier. */
  readonly cut: boolean;
}

/** A figure and its working. */
export interface Figure {
  readonly value: number;
  readonly terms: readonly Term[];
}

/** A term before the cut: by what its weight is judged, and whether the round was left unplayed on purpose. */
export interface Weighed extends Omit<Term, 'cut'> {
  /** The score of the opponent: of Buchholz the value itself. */
  readonly weight: number;
  readonly voluntary: boolean;
}

export function sum(values: readonly number[]): number {
  return Math.round(values.reduce((all, value) => all + value, 0) * 10_000) / 10_000;
}

/** The terms with those marked that the modifier cuts: the least significant first, then the most (14.3). */
export function cut(terms: readonly Weighed[], { cutLow, cutHigh }: TieBreak): Term[] {
  const gone = new Set<Weighed>();
  for (let count = 0; count < cutLow; count++) {
    const least = leastSignificant(terms.filter((term) => !gone.has(term)));
    if (least !== null) gone.add(least);
  }
  for (let count = 0; count < cutHigh; count++) {
    const left = terms.filter((term) => !gone.has(term));
    const most = left.toSorted((a, b) => b.weight - a.weight || b.value - a.value)[0];
    if (most !== undefined) gone.add(most);
  }
  return terms.map((term) => ({
    round: term.round,
    opponent: term.opponent,
    value: term.value,
    cut: gone.has(term),
  }));
}

/**
 * The value of the lowest opponent, the lowest of several such (14.1.1); of a player who left rounds unplayed on
 * purpose the lowest value of those, where it is not lower (16.5).
 */
function leastSignificant(terms: readonly Weighed[]): Weighed | null {
  const least = terms.toSorted((a, b) => a.weight - b.weight || a.value - b.value)[0];
  const unplayed = terms
    .filter((term) => term.voluntary)
    .toSorted((a, b) => a.value - b.value || a.weight - b.weight)[0];
  if (least === undefined) return null;
  return unplayed !== undefined && unplayed.value >= least.value ? unplayed : least;
}

export function summed(terms: readonly Term[]): Figure {
  return { value: sum(terms.filter((term) => !term.cut).map((term) => term.value)), terms };
}

/** The average of what is not cut, rounded where `digits` says so, a half upwards; 0 of nothing. */
export function averaged(terms: readonly Term[], digits: number): Figure {
  const values = terms.filter((term) => !term.cut).map((term) => term.value);
  const scale = 10 ** digits;
  const average = values.length === 0 ? 0 : sum(values) / values.length;
  return { value: Math.floor(average * scale + 0.5 + 1e-9) / scale, terms };
}

/** What stands for itself and is summed of nothing. */
export function plain(value: number): Figure {
  return { value, terms: [] };
}

/** A value worked out once for each, however many ask for it. */
export function once<K extends object, V>(work: (of: K) => V): (of: K) => V {
  const known = new Map<K, V>();
  return (of) => {
    const before = known.get(of);
    if (before !== undefined) return before;
    const value = work(of);
    known.set(of, value);
    return value;
  };
}
