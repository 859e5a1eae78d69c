/** The standings as a table: each player's line, and what was left out of the tie-breaks. */
import type { RecordPlayer, TournamentRecord } from '../record.ts';
import { entryOf } from '../record-points.ts';
import { standings } from '../standings/index.ts';
import type { Standing, Standings, TieBreak } from '../standings/index.ts';

/** A player as tables name him. */
export interface PlayerLine {
  /** The starting rank. */
  readonly number: number;
  readonly title: string;
  readonly name: string;
  readonly federation: string;
  readonly rating: number | null;
}

export interface StandingLine extends PlayerLine {
  /** From 1; who is tied to the end of the list has the same. */
  readonly rank: number;
  readonly points: number;
  /** In the order of the table's codes. */
  readonly figures: readonly number[];
}

export interface StandingsTable {
  /** After how many rounds. */
  readonly after: number;
  /** Games of these rounds without a result: each counts as a draw until it has one. */
  readonly open: number;
  readonly codes: readonly string[];
  readonly dropped: Standings['dropped'];
  /** Best first. */
  readonly lines: readonly StandingLine[];
}

export function standingsTable(
  record: TournamentRecord,
  list: readonly TieBreak[],
  after: number,
): StandingsTable {
  const { rows, rounds, dropped } = standings(record, list, after);
  const codes = list.map(({ code }) => code).filter((code) => !dropped.some((one) => one.code === code));
  return {
    after: rounds,
    open: openGames(record, rounds),
    codes,
    dropped,
    lines: rows.map((row) => standingLine(row, codes)),
  };
}

export function standingLine(
  { player, rank, points, figures }: Standing,
  codes: readonly string[],
): StandingLine {
  return {
    ...playerLine(player),
    rank,
    points,
    figures: codes.map((code) => figures.get(code)?.value ?? 0),
  };
}

export function playerLine({ number, title, name, federation, rating }: RecordPlayer): PlayerLine {
  return { number, title, name, federation, rating };
}

function openGames({ players }: TournamentRecord, rounds: number): number {
  const sides = players.flatMap((player) =>
    Array.from({ length: rounds }, (_, at) => entryOf(player, at + 1)).filter(
      ({ kind }) => kind === 'adjourned',
    ),
  );
  return sides.length / 2;
}
