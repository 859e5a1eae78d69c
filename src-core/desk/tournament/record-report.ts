/** What the report that a tournament came from says besides: in the record wherever the desk itself says nothing. */
import type { TournamentRecord } from '../../tournament/record.ts';
import { PAIRING_SYSTEMS, type PairingSystem } from '../../vocabulary/pairings.ts';
import type { People, PersonId } from '../journal/people.ts';
import type { DeskState } from '../journal/state.ts';

/** Which system record 192 names, whatever its edition and acceleration; null: one that the desk does not have. */
export function systemOf(code: string): PairingSystem | null {
  return PAIRING_SYSTEMS.find((system) => SYSTEMS[system].test(code)) ?? null;
}

const SYSTEMS = {
  byHand: /^$/,
  roundRobin: /^(FIDE|BERGER)_ROUNDROBIN/,
  doubleRoundRobin: /^(FIDE|BERGER)_DOUBLEROUNDROBIN/,
  swissDutch: /^FIDE_DUTCH/,
} as const satisfies Record<PairingSystem, RegExp>;

/** For a report, which gives each rank once: the tied by their numbers. */
export function rankedOnce(record: TournamentRecord): TournamentRecord {
  const order = record.players.toSorted(
    (a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || a.number - b.number,
  );
  const ranks = new Map(order.map(({ number }, at) => [number, at + 1]));
  const players = record.players.map((player) => ({ ...player, rank: ranks.get(player.number) ?? null }));
  return { ...record, players };
}

export function withReport(
  record: TournamentRecord,
  { report, pairing }: DeskState,
  people: People,
  numbers: ReadonlyMap<PersonId, number>,
): TournamentRecord {
  if (report === null) return record;
  const { system: told, ...head } = report.head;
  const same = told !== undefined && systemOf(told) === pairing.rules.system;
  const rounds = Math.max(report.dates.length, record.dates.length);
  return {
    ...record,
    head: { ...head, ...record.head, ...(same ? { system: told } : {}) },
    deputies: report.deputies.flatMap((id) => people.get(id)?.name || []),
    dates: Array.from({ length: rounds }, (_, at) => record.dates[at] || (report.dates[at] ?? '')),
    pairsByRank: report.pairsByRank,
    abnormal: [
      ...report.abnormal.map((row) => ({
        ...row,
        players: row.players.flatMap((id) => numbers.get(id) ?? []),
      })),
      ...record.abnormal,
    ],
    kept: report.kept,
  };
}
