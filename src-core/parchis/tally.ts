/**
 * The standings over several tables, by places. The text ranks a game alone (P-44); the reading here: who has left more
 * players behind him stands first, then who has more first places, more seconds, and so on. A pair shares its place.
 */
export interface Tally<Id> {
  readonly id: Id;
  readonly games: number;
  /** Players of other places behind him, over all his games. */
  readonly beaten: number;
  /** How often first, second, third, fourth. */
  readonly places: readonly [number, number, number, number];
  /** The same for who cannot be told apart. */
  readonly rank: number;
}

/** `games`: of each finished table the players, by places. */
export function tallies<Id>(games: readonly (readonly (readonly Id[])[])[]): readonly Tally<Id>[] {
  const all = new Map<Id, Omit<Tally<Id>, 'rank'>>();
  for (const places of games)
    places.forEach((sharing, at) => {
      const behind = places.slice(at + 1).flat().length;
      for (const id of sharing) all.set(id, counted(all.get(id) ?? none(id), at, behind));
    });
  const sorted = [...all.values()].sort(byPlaces);
  return sorted.map((tally) => ({
    ...tally,
    rank: sorted.findIndex((other) => byPlaces(other, tally) === 0) + 1,
  }));
}

const none = <Id>(id: Id): Omit<Tally<Id>, 'rank'> => ({ id, games: 0, beaten: 0, places: [0, 0, 0, 0] });

function counted<Id>(tally: Omit<Tally<Id>, 'rank'>, at: number, behind: number): Omit<Tally<Id>, 'rank'> {
  const [first, second, third, fourth] = tally.places;
  const plus = (place: number): number => (place === at ? 1 : 0);
  return {
    id: tally.id,
    games: tally.games + 1,
    beaten: tally.beaten + behind,
    places: [first + plus(0), second + plus(1), third + plus(2), fourth + plus(3)],
  };
}

function byPlaces(
  a: Pick<Tally<unknown>, 'beaten' | 'places'>,
  b: Pick<Tally<unknown>, 'beaten' | 'places'>,
): number {
  if (a.beaten !== b.beaten) return b.beaten - a.beaten;
  return b.places.map((times, at) => times - (a.places[at] ?? 0)).find((more) => more !== 0) ?? 0;
}
