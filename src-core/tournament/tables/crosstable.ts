/** The crosstable: who met whom, in the order of the standings. */
import type { TournamentRecord } from '../record.ts';
import { isRoundRobin } from '../standings/index.ts';
import type { TieBreak } from '../standings/index.ts';
import { roundsTold } from './round-told.ts';
import type { RoundTold } from './round-told.ts';
import { standingsTable } from './standings-table.ts';
import type { StandingLine, StandingsTable } from './standings-table.ts';

export interface CrossLine extends StandingLine {
  /** A cell a column: of a round, one thing; against an opponent, as many as they met. */
  readonly cells: readonly (readonly RoundTold[])[];
}

export interface Crosstable extends StandingsTable {
  /** Everybody meets everybody, so a column is an opponent; else it is a round. */
  readonly byOpponent: boolean;
  /** Numbers of opponents in the order of the lines, or of rounds. */
  readonly columns: readonly number[];
  readonly lines: readonly CrossLine[];
}

export function crosstable(record: TournamentRecord, list: readonly TieBreak[], after: number): Crosstable {
  const table = standingsTable(record, list, after);
  const byOpponent = isRoundRobin(record);
  const columns = byOpponent
    ? table.lines.map(({ number }) => number)
    : Array.from({ length: table.after }, (_, at) => at + 1);
  const players = new Map(record.players.map((player) => [player.number, player]));
  const lines = table.lines.map((line): CrossLine => {
    const player = players.get(line.number);
    const told = player === undefined ? [] : roundsTold(record, player, table.after);
    const cells = columns.map((column) =>
      told.filter(({ round, opponent }) => (byOpponent ? opponent : round) === column),
    );
    return { ...line, cells };
  });
  return { ...table, byOpponent, columns, lines };
}
