/** What the record tells of what was announced, and of who will not be there in the rounds to come. */
import type { Absence, Acceleration, TournamentRecord } from '../../tournament/record.ts';
import { ASKED_BYES, type PairingSystem } from '../../vocabulary/pairings.ts';
import { absenceIn } from '../journal/pairing-state.ts';
import type { PersonId } from '../journal/people.ts';
import type { DeskState } from '../journal/state.ts';

/** Record 192 of a report; empty where the report says nothing. */
export const SYSTEM_CODES = {
  byHand: '',
  roundRobin: 'FIDE_ROUNDROBIN',
  doubleRoundRobin: 'FIDE_DOUBLEROUNDROBIN',
  swissDutch: 'FIDE_DUTCH',
} as const satisfies Record<PairingSystem, string>;

type Numbers = ReadonlyMap<PersonId, number>;
type AnnouncedParts = Pick<
  TournamentRecord,
  'initialColor' | 'points' | 'tieBreaks' | 'forbidden' | 'acceleration'
>;

export function announcedOf(state: DeskState, numbers: Numbers): AnnouncedParts {
  const { rules, forbidden } = state.pairing;
  const last = state.details?.rounds ?? 0;
  return {
    initialColor: rules.initialColor,
    points: rules.points,
    tieBreaks: rules.tieBreaks,
    forbidden: forbidden.map(({ players, firstRound, lastRound }) => ({
      firstRound,
      lastRound: Math.min(lastRound, last),
      players: players.flatMap((id) => numbers.get(id) ?? []),
    })),
    acceleration: accelerationOf(state, numbers),
  };
}

function accelerationOf(state: DeskState, numbers: Numbers): readonly Acceleration[] {
  const { acceleration } = state.pairing.rules;
  if (acceleration === 'none') return [];
  if (acceleration === 'baku') return bakuOf(state);
  return acceleration.map(({ first, last, ...row }) => ({
    ...row,
    firstPlayer: numbers.get(first) ?? 0,
    lastPlayer: numbers.get(last) ?? 0,
  }));
}

/**
 * C.04.7: group A is the first half of those who are in round 1. Its last player stays its last, so that whoever comes
 * late above him joins it. A win more in the first half of the accelerated rounds, a draw more in the others.
 */
function bakuOf(state: DeskState): readonly Acceleration[] {
  const { players, pairing, details } = state;
  const there = inRoundOne(state);
  const first = [...players.values()]
    .filter(({ id }) => there(id))
    .map(({ number }) => number)
    .toSorted((a, b) => a - b);
  const lastPlayer = first[Math.min(first.length, 2 * Math.ceil(first.length / 4)) - 1];
  if (lastPlayer === undefined) return [];
  const accelerated = Math.ceil((details?.rounds ?? 0) / 2);
  const half = Math.ceil(accelerated / 2);
  const { whiteWin, whiteDraw } = pairing.rules.points;
  const group = { matchPoints: 0, firstPlayer: 1, lastPlayer };
  return [
    { ...group, points: whiteWin, firstRound: 1, lastRound: half },
    { ...group, points: whiteDraw, firstRound: half + 1, lastRound: accelerated },
  ].filter(({ firstRound, lastRound }) => firstRound <= lastRound);
}

/** Who plays round 1 or has the bye of its pairing; before it is paired, who will be there. */
function inRoundOne({ pairing, rounds }: DeskState): (id: PersonId) => boolean {
  const boards = rounds.find(({ round }) => round === 1)?.boards ?? [];
  if (boards.length === 0) return (id) => absenceIn(pairing, id, 1) === null;
  const paired = boards.filter(({ bye, byeOf = 'pairing' }) => !bye || byeOf === 'pairing');
  const there = new Set(paired.flatMap(({ white, black }) => [white, black]));
  return (id) => there.has(id);
}

/** Rounds to come, by round and kind. In rounds that were paired it stands with the player. */
export function absencesOf(state: DeskState, numbers: Numbers, last: number): readonly Absence[] {
  const rounds = Array.from(
    { length: Math.max(0, (state.details?.rounds ?? 0) - last) },
    (_, at) => last + at + 1,
  );
  return rounds.flatMap((round) =>
    ASKED_BYES.flatMap((bye) => {
      const players = [...numbers]
        .filter(([id]) => absenceIn(state.pairing, id, round)?.bye === bye)
        .map(([, number]) => number);
      return players.length === 0 ? [] : [{ bye, round, players }];
    }),
  );
}
