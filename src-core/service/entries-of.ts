import type { Entry, HistoryQuery } from '../contract/desk-api.ts';
import type { Journal } from '../store/index.ts';
import type { DeskMemory } from './desk-memory.ts';

const longestPage = 10_000;

/** The entries of a page of the history: of all boards, or of one. */
export function entriesOf(
  journal: Journal,
  places: DeskMemory['places'],
  asked: HistoryQuery,
): readonly Entry[] {
  const query = { ...asked, limit: Math.max(0, Math.min(asked.limit, longestPage)) };
  const { from, limit, newestFirst, place } = query;
  if (place === null) return newestFirst ? journal.readNewest(from, limit) : journal.read(from, limit);
  return places.page(place, query).flatMap((seq) => journal.entry(seq) ?? []);
}
