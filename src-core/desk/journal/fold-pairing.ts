/** Lines about taking part and pairing, read into the desk. */
import type { PairingEvent } from './pairing-events.ts';
import { type PairingState, type Presence, THERE } from './pairing-state.ts';
import type { PersonId } from './people.ts';
import type { DeskState } from './state.ts';

export function foldPairing(state: DeskState, event: PairingEvent): DeskState {
  switch (event.type) {
    case 'playersNumbered':
      return { ...state, players: numbered(state, event) };
    case 'roundUnpaired': {
      const rounds = state.rounds.filter(({ round }) => round !== event.round);
      const published = new Set([...state.pairing.published].filter((round) => round !== event.round));
      return { ...state, rounds, pairing: { ...state.pairing, published } };
    }
    default:
      return { ...state, pairing: after(state.pairing, event) };
  }
}

function numbered(
  { players }: DeskState,
  { numbers }: Extract<PairingEvent, { type: 'playersNumbered' }>,
): DeskState['players'] {
  return players.with(
    numbers.flatMap(({ id, number }) => {
      const player = players.get(id);
      return player === undefined ? [] : [[id, { ...player, number }] as const];
    }),
  );
}

function after(
  pairing: PairingState,
  event: Exclude<PairingEvent, { type: 'playersNumbered' | 'roundUnpaired' }>,
): PairingState {
  switch (event.type) {
    case 'pairingRulesSet':
      return { ...pairing, rules: event.rules };
    case 'forbiddenPairsSet':
      return { ...pairing, forbidden: event.forbidden };
    case 'roundPublished':
      return { ...pairing, published: new Set([...pairing.published, event.round]) };
    case 'byesAsked':
      return withPresence(pairing, event.id, (said) => ({ ...said, byes: byesAfter(said.byes, event.byes) }));
    case 'playerEntersLate':
      return withPresence(pairing, event.id, (said) => ({ ...said, enters: event.round }));
    case 'playerWithdrew':
      return withPresence(pairing, event.id, (said) => ({
        ...said,
        withdrawn: [...said.withdrawn, { from: event.round, returns: null }],
      }));
    case 'playerReturned':
      return withPresence(pairing, event.id, (said) => ({
        ...said,
        withdrawn: said.withdrawn.flatMap((out) => {
          if (out.returns !== null) return [out];
          // back in the round he was to leave: he never was away
          return event.round <= out.from ? [] : [{ ...out, returns: event.round }];
        }),
      }));
  }
}

function byesAfter(
  before: Presence['byes'],
  changes: Extract<PairingEvent, { type: 'byesAsked' }>['byes'],
): Presence['byes'] {
  const byes = new Map(before);
  for (const { round, bye } of changes) {
    if (bye === null) byes.delete(round);
    else byes.set(round, bye);
  }
  return byes;
}

function withPresence(
  pairing: PairingState,
  id: PersonId,
  change: (said: Presence) => Presence,
): PairingState {
  const presence = new Map(pairing.presence);
  presence.set(id, change(presence.get(id) ?? THERE));
  return { ...pairing, presence };
}
