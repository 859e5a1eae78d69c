/** The numbers of the starting list, which the pairing goes by (C.04.2 2.2 to 2.5). */
import { byStrength, type Listed } from '../../tournament/starting-order.ts';
import { LIMITS } from '../../vocabulary/limits.ts';
import type { Answer } from '../commands/answer.ts';
import { accept, refuse } from '../commands/answer.ts';
import type { CommandOf } from '../commands/commands.ts';
import { isWhole, openTournament } from '../commands/places.ts';
import type { DeskEvent } from '../journal/events.ts';
import type { NumberGiven } from '../journal/pairing-events.ts';
import type { People } from '../journal/people.ts';
import type { DeskState } from '../journal/state.ts';
import { registerPlayers } from './decide-players.ts';
import { numbersHold } from './numbers-hold.ts';
import { playersOf } from './players-view.ts';

export function orderPlayers(state: DeskState, people: People): Answer {
  const open = openTournament(state);
  if (!open.ok) return open;
  const ordered = playersOf(state, people).toSorted(byStrength);
  return numbered(
    state,
    ordered.map(({ id }, at) => ({ id, number: at + 1 })),
  );
}

export function numberPlayer(
  state: DeskState,
  people: People,
  { id, number }: CommandOf<'numberPlayer'>,
): Answer {
  const player = state.players.get(id);
  if (player === undefined) return refuse('unknownPerson', { id });
  if (!isWhole(number, 1, LIMITS.startingNumber)) return refuse('badNumber', { value: String(number) });
  const [from, to] = [player.number, number];
  const step = from < to ? -1 : 1;
  const between = playersOf(state, people).filter(
    (other) => other.id !== id && Math.min(from, to) <= other.number && other.number <= Math.max(from, to),
  );
  const taken = between.some((other) => other.number === to);
  const moved = taken ? between.map((other) => ({ id: other.id, number: other.number + step })) : [];
  return numbered(state, [{ id, number }, ...moved]);
}

function numbered(state: DeskState, numbers: readonly NumberGiven[]): Answer {
  const changed = numbers.filter(({ id, number }) => state.players.get(id)?.number !== number);
  if (changed.length === 0) return accept([]);
  return numbersHold(state) ?? accept([{ type: 'playersNumbered', numbers: changed }]);
}

/**
 * One who comes late takes the place that his rating earns in the list as it stands, whatever has been paired; who
 * stands below moves down by one (C.04.2 2.4, 2.5).
 */
export function registerLate(
  state: DeskState,
  people: People,
  { player, round }: CommandOf<'registerLate'>,
): Answer {
  const open = openTournament(state);
  if (!open.ok) return open;
  const { rounds } = open.value;
  if (!isWhole(round, 1, rounds)) return refuse('badRound', { round, rounds });
  const registered = registerPlayers(state, people, [{ ...player, number: 0 }]);
  if (!registered.ok) return registered;
  const list = playersOf(state, people);
  const number = numberEarned(list, player);
  const moved = list
    .filter((other) => other.number >= number)
    .map((other) => ({ id: other.id, number: other.number + 1 }));
  const events = registered.events.flatMap((event): readonly DeskEvent[] =>
    event.type !== 'playersRegistered'
      ? [event]
      : [
          ...(moved.length === 0 ? [] : [{ type: 'playersNumbered', numbers: moved } as const]),
          { ...event, players: event.players.map((one) => ({ ...one, number })) },
          ...event.players.map(({ id }) => ({ type: 'playerEntersLate', id, round }) as const),
        ],
  );
  return { ...registered, events };
}

/** That of the first whom he stands before; after all of them, the next. */
function numberEarned(list: readonly (Listed & { readonly number: number })[], player: Listed): number {
  const first = list.find((other) => byStrength(player, other) < 0);
  return first?.number ?? (list.at(-1)?.number ?? 0) + 1;
}
