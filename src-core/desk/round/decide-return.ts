/** The second games of matches of two: the pairings of the round before, with the colours reversed. */
import type { Answer } from '../commands/answer.ts';
import { accept, refuse } from '../commands/answer.ts';
import type { CommandOf } from '../commands/commands.ts';
import { isWhole, openTournament } from '../commands/places.ts';
import type { Pairing } from '../journal/events.ts';
import { absenceIn } from '../journal/pairing-state.ts';
import type { People } from '../journal/people.ts';
import type { DeskState } from '../journal/state.ts';
import { roundOf } from '../journal/state.ts';

/** Refused where somebody of it is not there: who plays on, and against whom, is then for the arbiter to say. */
export function pairReturn(state: DeskState, people: People, { round }: CommandOf<'pairReturn'>): Answer {
  const open = openTournament(state);
  if (!open.ok) return open;
  const { rounds } = open.value;
  if (!isWhole(round, 2, rounds)) return refuse('badRound', { round, rounds });
  if ((roundOf(state, round)?.boards.length ?? 0) > 0) return refuse('roundIsPaired', { round });
  const boards = roundOf(state, round - 1)?.boards ?? [];
  if (boards.length === 0) return refuse('earlierNotPaired', { round, before: round - 1 });
  for (const id of boards.flatMap(({ white, black }) => [white, black])) {
    const player = id === null ? undefined : state.players.get(id);
    const away = id === null ? null : absenceIn(state.pairing, id, round);
    if (player === undefined || away === null) continue;
    const { number } = player;
    const name = people.get(player.id)?.name ?? '';
    return refuse('playerAway', { number, name, round, why: away.why });
  }
  const pairings = boards.map(({ board, white, black, bye, byeOf }): Pairing => {
    const sides = bye ? { white, black } : { white: black, black: white };
    return { board, ...sides, bye, ...(byeOf === undefined ? {} : { byeOf }) };
  });
  return accept([{ type: 'roundPaired', round, pairings }], { count: pairings.length });
}
