/** What FIDE asks of a report for rating (TRF16 R, TRF26) and the record does not say. */
import { roundsPaired } from '../record-points.ts';
import type { HeadField, RecordPlayer, TournamentRecord } from '../record.ts';

const NEEDED = [
  'name',
  'city',
  'federation',
  'start',
  'end',
  'arbiter',
  'timeControl',
] as const satisfies readonly HeadField[];
type Needed = (typeof NEEDED)[number];

const OF_PLAYERS = [
  'fideId',
  'federation',
  'birth',
  'sex',
] as const satisfies readonly (keyof RecordPlayer)[];
type OfPlayers = (typeof OF_PLAYERS)[number];

export type ReportMiss =
  | { readonly of: 'head'; readonly field: Needed }
  /** The days of these rounds. */
  | { readonly of: 'dates'; readonly rounds: readonly number[] }
  /** Of these players, by their numbers. */
  | { readonly of: 'players'; readonly field: OfPlayers; readonly numbers: readonly number[] }
  /** Games of these rounds without a result. */
  | { readonly of: 'results'; readonly rounds: readonly number[] }
  | { readonly of: 'rounds'; readonly paired: number; readonly planned: number };

export function reportMisses(record: TournamentRecord): readonly ReportMiss[] {
  const { head, dates, players, roundCount } = record;
  const paired = roundsPaired(record);
  const rounds = Array.from({ length: paired }, (_, at) => at + 1);
  const undated = rounds.filter((round) => (dates[round - 1] ?? '') === '');
  const open = rounds.filter((round) =>
    players.some((player) => player.rounds[round - 1]?.kind === 'adjourned'),
  );
  const lacking = (field: OfPlayers): ReportMiss[] => {
    const numbers = players.filter((player) => player[field] === '').map(({ number }) => number);
    return numbers.length === 0 ? [] : [{ of: 'players', field, numbers }];
  };
  return [
    ...NEEDED.filter((field) => !told(head, field)).map((field): ReportMiss => ({ of: 'head', field })),
    ...(undated.length === 0 ? [] : [{ of: 'dates', rounds: undated } as const]),
    ...(roundCount === null || paired >= roundCount
      ? []
      : [{ of: 'rounds', paired, planned: roundCount } as const]),
    ...(open.length === 0 ? [] : [{ of: 'results', rounds: open } as const]),
    ...OF_PLAYERS.flatMap(lacking),
  ];
}

/** The allotted times are told in words (122) or in code (222). */
function told(head: TournamentRecord['head'], field: Needed): boolean {
  const coded = field === 'timeControl' ? (head.codedTimeControl ?? '') : '';
  return (head[field] ?? '') !== '' || coded !== '';
}
