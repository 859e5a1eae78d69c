/** How close the cards of the hall stand: as large as lets the whole round be seen at once. */

export const DENSITIES = ['huge', 'large', 'usual', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

/** The largest with which all fits; the closest where nothing does, and the rest is scrolled to. */
export function densityWith(fits: (density: Density) => boolean): Density {
  return DENSITIES.find(fits) ?? 'compact';
}

/** Gives cards their density, and again when the room for them changes. Gives the way to end it. */
export function keepDense(cards: HTMLElement): () => void {
  const room = cards.closest('main');
  if (room === null) return () => undefined;
  const fits = (density: Density): boolean => {
    cards.dataset['density'] = density;
    return room.scrollHeight <= room.clientHeight;
  };
  const choose = (): void => {
    cards.dataset['density'] = densityWith(fits);
  };
  choose();
  const sizes = new ResizeObserver(choose);
  sizes.observe(room);
  return () => sizes.disconnect();
}
