import type { Entry, Page } from '../plain/entries.ts';
import type { Journal } from '../store/index.ts';
import type { PlaceIndex } from './place-index.ts';

const longestPage = 10_000;

/** The entries of a page of the history: of all places, or of one. */
export function entriesOf<Event>(
  journal: Journal<Event>,
  places: PlaceIndex,
  place: string | null,
  asked: Page,
): readonly Entry<Event>[] {
  const page = { ...asked, limit: Math.max(0, Math.min(asked.limit, longestPage)) };
  const { from, limit, newestFirst } = page;
  if (place === null) return newestFirst ? journal.readNewest(from, limit) : journal.read(from, limit);
  return places.page(place, page).flatMap((seq) => journal.entry(seq) ?? []);
}
