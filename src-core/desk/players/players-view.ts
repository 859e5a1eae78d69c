import type { AwayView, PlayerView, PresenceView } from '../../contract/desk-api.ts';
import { absenceIn } from '../journal/pairing-state.ts';
import type { People } from '../journal/people.ts';
import type { DeskState } from '../journal/state.ts';
import { nobody } from './persons.ts';

/** The players by their numbers. */
export function playersOf(state: DeskState, people: People): readonly PlayerView[] {
  return [...state.players.values()]
    .map((details) => ({ ...(people.get(details.id) ?? nobody(details.id)), ...details }))
    .sort((a, b) => a.number - b.number);
}

export function presenceOf({ pairing, details }: DeskState): readonly PresenceView[] {
  const rounds = details?.rounds ?? 0;
  return [...pairing.presence.keys()].map((id) => ({
    id,
    rounds: Array.from({ length: rounds }, (_, at) => absenceIn(pairing, id, at + 1)),
  }));
}

/** Who is not paired in a round, by number. */
export function awayIn(state: DeskState, people: People, round: number): readonly AwayView[] {
  return [...state.pairing.presence.keys()]
    .flatMap((id): readonly AwayView[] => {
      const player = state.players.get(id);
      const away = player === undefined ? null : absenceIn(state.pairing, id, round);
      if (player === undefined || away === null) return [];
      return [{ id, number: player.number, name: people.get(id)?.name ?? '', ...away }];
    })
    .toSorted((a, b) => a.number - b.number);
}
