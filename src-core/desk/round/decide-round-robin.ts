/** All rounds of a round robin at once, by Berger tables (C.05 Annex 1). */
import { BERGER_FEWEST, type BergerRound, bergerTable, doubleBergerTable } from '../../tournament/berger.ts';
import { LIMITS } from '../../vocabulary/limits.ts';
import type { Answer } from '../commands/answer.ts';
import { accept, refuse } from '../commands/answer.ts';
import type { CommandOf } from '../commands/commands.ts';
import { openTournament } from '../commands/places.ts';
import type { DeskEvent, Pairing } from '../journal/events.ts';
import { absenceIn } from '../journal/pairing-state.ts';
import type { PersonId } from '../journal/people.ts';
import type { DeskState } from '../journal/state.ts';

/** The numbers of the players, in their order, are those of the table; the tournament gets as many rounds as it has. */
export function pairRoundRobin(state: DeskState, { double }: CommandOf<'pairRoundRobin'>): Answer {
  const open = openTournament(state);
  if (!open.ok) return open;
  const paired = state.rounds.find(({ boards }) => boards.length > 0);
  if (paired !== undefined) return refuse('roundIsPaired', { round: paired.round });
  const players = [...state.players.values()]
    .filter(({ id }) => absenceIn(state.pairing, id, 1)?.why !== 'withdrawn')
    .toSorted((a, b) => a.number - b.number);
  const count = players.length;
  if (count < BERGER_FEWEST) return refuse('tooFewPlayers', { players: count, fewest: BERGER_FEWEST });
  const table = count > LIMITS.rounds ? [] : (double ? doubleBergerTable : bergerTable)(count);
  if (table.length === 0 || table.length > LIMITS.rounds)
    return refuse('tooManyPlayers', { players: count, most: double ? LIMITS.rounds / 2 : LIMITS.rounds });
  const { rules } = state.pairing;
  const system = double ? 'doubleRoundRobin' : 'roundRobin';
  const before: DeskEvent[] = [];
  if (open.value.rounds !== table.length)
    before.push({ type: 'tournamentChanged', details: { ...open.value, rounds: table.length } });
  if (rules.system !== system) before.push({ type: 'pairingRulesSet', rules: { ...rules, system } });
  const ids = players.map(({ id }) => id);
  const rounds = table.map((round, at): DeskEvent => ({
    type: 'roundPaired',
    round: at + 1,
    pairings: pairingsOf(round, ids),
  }));
  return accept([...before, ...rounds], { count: rounds.length });
}

/** Who is free has no point for it. */
function pairingsOf({ pairs, free }: BergerRound, ids: readonly PersonId[]): readonly Pairing[] {
  const idOf = (number: number): PersonId | null => ids[number - 1] ?? null;
  const games = pairs.map(([white, black], at): Pairing => {
    return { board: at + 1, white: idOf(white), black: idOf(black), bye: false };
  });
  if (free === null) return games;
  return [...games, { board: games.length + 1, white: idOf(free), black: null, bye: true, byeOf: 'zero' }];
}
