/** What the pairing of a round is made of, or why the round cannot be paired. */
import { roundsPaired } from '../../tournament/record-points.ts';
import type { TournamentRecord } from '../../tournament/record.ts';
import { sha256 } from '../../plain/sha256.ts';
import { type SwissInput, swissInput } from '../../tournament/swiss/index.ts';
import type { Refused } from '../commands/answer.ts';
import { refuse } from '../commands/answer.ts';
import { type Found, isWhole, openTournament } from '../commands/places.ts';
import type { People } from '../journal/people.ts';
import type { DeskState } from '../journal/state.ts';
import { recordOf } from '../tournament/record.ts';

export interface ToPair {
  readonly record: TournamentRecord;
  readonly input: SwissInput;
}

type Apart = readonly (readonly [number, number])[];

/** `apart`: pairs of numbers that are kept apart in this round besides. */
export function toPair(
  state: DeskState,
  people: People,
  round: number,
  apart: Apart,
): Found<ToPair> | Refused {
  const open = openTournament(state);
  if (!open.ok) return open;
  const { rounds } = open.value;
  if (!isWhole(round, 1, rounds)) return refuse('badRound', { round, rounds });
  const { system } = state.pairing.rules;
  if (system !== null && system !== 'swissDutch') return refuse('otherSystem', { system });
  const record = recordOf(state, people);
  const before = roundsPaired(record) + 1;
  if (before < round) return refuse('earlierNotPaired', { round, before });
  const input = swissInput(record, round);
  if (typeof input === 'string') return refuse('initialColorMissing');
  const players = input.players.filter(({ present }) => present).length;
  if (players < 2) return refuse('tooFewPlayers', { players, fewest: 2 });
  return { ok: true, value: { record, input: { ...input, forbidden: [...input.forbidden, ...apart] } } };
}

/** Stands for everything that the pairing goes by: SHA-256 of it as JSON. */
export function basisOf(input: SwissInput): string {
  return sha256(JSON.stringify(input));
}
