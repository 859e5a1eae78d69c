/** A player at a board, as views show it. */
import type { Side } from '../../contract/desk-api.ts';
import type { People, PersonId } from '../journal/people.ts';
import type { DeskState } from '../journal/state.ts';

export function sideOf(state: DeskState, people: People, id: PersonId | null): Side | null {
  const details = id === null ? undefined : state.players.get(id);
  if (details === undefined) return null;
  const { number, title, rating } = details;
  return { id: details.id, number, name: people.get(details.id)?.name ?? '', title, rating };
}
