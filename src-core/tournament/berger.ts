/** Berger tables (C.05 Annex 1): who meets whom in a round robin, by drawn numbers. */

/** White's number and Black's. */
export type BergerPair = readonly [white: number, black: number];

export interface BergerRound {
  readonly pairs: readonly BergerPair[];
  /** Of an odd number of players, who is free. */
  readonly free: number | null;
}

export const BERGER_FEWEST = 3;
/** No column of a report holds a higher number. */
export const BERGER_MOST = 999;

/** Every round of so many players, everyone once. */
export function bergerTable(players: number): BergerRound[] {
  const even = players + (players % 2);
  return Array.from({ length: even - 1 }, (_, at) => bergerRound(players, even, at));
}

/** The last number meets x and the others sit round it: who is as far after x as another before it has White. */
function bergerRound(players: number, even: number, at: number): BergerRound {
  const ring = even - 1;
  const middle = (at * (even / 2)) % ring;
  const numberAt = (place: number): number => (((place % ring) + ring) % ring) + 1;
  const first: BergerPair = at % 2 === 0 ? [numberAt(middle), even] : [even, numberAt(middle)];
  const others = Array.from({ length: even / 2 - 1 }, (_, away): BergerPair => [
    numberAt(middle + away + 1),
    numberAt(middle - away - 1),
  ]);
  if (players === even) return { pairs: [first, ...others], free: null };
  return { pairs: others, free: numberAt(middle) };
}

/**
 * Everyone twice, the colours of the second cycle the other way round. The last two rounds of the first change places,
 * so that nobody has a colour three times running.
 */
export function doubleBergerTable(players: number): BergerRound[] {
  const once = bergerTable(players);
  const [last, butLast] = [once.at(-1), once.at(-2)];
  const swapped = last === undefined || butLast === undefined ? [] : [last, butLast];
  const back = once.map(({ pairs, free }): BergerRound => ({
    pairs: pairs.map(([white, black]) => [black, white]),
    free,
  }));
  return [...once.slice(0, -2), ...swapped, ...back];
}
