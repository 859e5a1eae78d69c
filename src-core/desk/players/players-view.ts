import type { PlayerView } from '../../contract/desk-api.ts';
import type { People } from '../journal/people.ts';
import type { DeskState } from '../journal/state.ts';
import { nobody } from './persons.ts';

/** The players by their numbers. */
export function playersOf(state: DeskState, people: People): readonly PlayerView[] {
  return [...state.players.values()]
    .map((details) => ({ ...(people.get(details.id) ?? nobody(details.id)), ...details }))
    .sort((a, b) => a.number - b.number);
}
