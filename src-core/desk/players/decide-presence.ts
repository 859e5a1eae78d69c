/** In which rounds a player is there: byes asked for, late entry, withdrawal and return (C.04.2 2.4, 3.2, 3.3). */
import type { Answer, Refused } from '../commands/answer.ts';
import { accept, refuse } from '../commands/answer.ts';
import type { CommandOf } from '../commands/commands.ts';
import { type Found, isWhole, openTournament } from '../commands/places.ts';
import { THERE } from '../journal/pairing-state.ts';
import type { People, PersonId } from '../journal/people.ts';
import { type BoardRecord, type DeskState, roundOf } from '../journal/state.ts';

interface Named {
  readonly id: PersonId;
  readonly number: number;
  readonly name: string;
}

export function playerIn(state: DeskState, people: People, id: PersonId): Found<Named> | Refused {
  const player = state.players.get(id);
  if (player === undefined) return refuse('unknownPerson', { id });
  return { ok: true, value: { id, number: player.number, name: people.get(id)?.name ?? '' } };
}

/** The board where he sits in a round; null where he is in no pairing of it. */
export function seatOf(state: DeskState, id: PersonId, round: number): BoardRecord | null {
  const boards = roundOf(state, round)?.boards ?? [];
  return boards.find(({ white, black }) => white === id || black === id) ?? null;
}

/** The player, and a round of this tournament. */
function inRound(
  state: DeskState,
  people: People,
  { id, round }: { readonly id: PersonId; readonly round: number },
): Found<Named> | Refused {
  const open = openTournament(state);
  if (!open.ok) return open;
  const { rounds } = open.value;
  return isWhole(round, 1, rounds) ? playerIn(state, people, id) : refuse('badRound', { round, rounds });
}

/** The refusal that he sits at a board in one of these rounds, or null. */
function seatedIn(
  state: DeskState,
  { id, number, name }: Named,
  concerns: (round: number) => boolean,
): Refused | null {
  for (const { round } of state.rounds) {
    const seat = concerns(round) ? seatOf(state, id, round) : null;
    if (seat !== null) return refuse('playerIsPaired', { number, name, round, board: seat.board });
  }
  return null;
}

export function askByes(state: DeskState, people: People, { id, byes }: CommandOf<'askByes'>): Answer {
  for (const { round } of byes) {
    const found = inRound(state, people, { id, round });
    if (!found.ok) return found;
  }
  const found = playerIn(state, people, id);
  if (!found.ok) return found;
  const { presence, rules } = state.pairing;
  const before = presence.get(id) ?? THERE;
  const changed = byes.filter(({ round, bye }) => (before.byes.get(round) ?? null) !== bye);
  const asked = new Set(changed.filter(({ bye }) => bye !== null).map(({ round }) => round));
  const seated = seatedIn(state, found.value, (round) => asked.has(round));
  if (seated !== null) return seated;
  const after = new Map<number, unknown>(before.byes);
  for (const { round, bye } of changed) after.set(round, bye);
  const halves = [...after.values()].filter((bye) => bye === 'half').length;
  const most = rules.halfPointByes;
  const more = changed.some(({ bye }) => bye === 'half');
  if (more && most !== null && halves > most)
    return refuse('tooManyHalfByes', { number: found.value.number, name: found.value.name, most });
  return accept(changed.length === 0 ? [] : [{ type: 'byesAsked', id, byes: changed }]);
}

export function enterLate(state: DeskState, people: People, { id, round }: CommandOf<'enterLate'>): Answer {
  const found = inRound(state, people, { id, round });
  if (!found.ok) return found;
  const seated = seatedIn(state, found.value, (other) => other < round);
  if (seated !== null) return seated;
  const before = state.pairing.presence.get(id) ?? THERE;
  return accept(before.enters === round ? [] : [{ type: 'playerEntersLate', id, round }]);
}

export function withdrawPlayer(
  state: DeskState,
  people: People,
  { id, round, reason }: CommandOf<'withdrawPlayer'>,
): Answer {
  const found = inRound(state, people, { id, round });
  if (!found.ok) return found;
  const { number, name } = found.value;
  const out = outNow(state, id);
  if (out !== null) return refuse('withdrawnBefore', { number, name, round: out.from });
  const seated = seatedIn(state, found.value, (other) => other >= round);
  return seated ?? accept([{ type: 'playerWithdrew', id, round, reason: reason.trim() }]);
}

export function returnPlayer(
  state: DeskState,
  people: People,
  { id, round, reason }: CommandOf<'returnPlayer'>,
): Answer {
  const found = inRound(state, people, { id, round });
  if (!found.ok) return found;
  const { number, name } = found.value;
  if (outNow(state, id) === null) return refuse('notWithdrawn', { number, name });
  return accept([{ type: 'playerReturned', id, round, reason: reason.trim() }]);
}

/** The withdrawal from which he has not come back. */
function outNow({ pairing }: DeskState, id: PersonId): { readonly from: number } | null {
  const said = pairing.presence.get(id) ?? THERE;
  return said.withdrawn.find(({ returns }) => returns === null) ?? null;
}
