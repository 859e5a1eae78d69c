/** Standings as the terminal tells them: for programs, and as a table. */
import type { Standing, Standings, TieBreak } from '../tournament/standings/index.ts';
import type { Terminal } from './terminal.ts';

/** The tie-breaks of the list that were worked out. */
export function toldCodes(list: readonly TieBreak[], { dropped }: Standings): readonly string[] {
  return list.map(({ code }) => code).filter((code) => !dropped.some((one) => one.code === code));
}

export function plainStandings({ rows, dropped }: Standings, codes: readonly string[]) {
  return {
    standings: rows.map(({ player, rank, points, figures }) => ({
      startNumber: player.number,
      rank,
      points,
      tieBreaks: Object.fromEntries(codes.map((code) => [code, figures.get(code)?.value ?? null])),
    })),
    ...(dropped.length === 0 ? {} : { dropped }),
  };
}

/** Ratings and numbers of games are whole; other figures have a half or two decimals. */
export function figureText(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(Number.isInteger(value * 10) ? 1 : 2);
}

export function standingsLines(
  { rows, rounds }: Standings,
  codes: readonly string[],
  { words }: Terminal,
): string[] {
  const { records } = words;
  const head = [records.rank, records.number, records.name, records.points, ...codes];
  const cells = rows.map((row) => cellsOf(row, codes));
  const widths = head.map((title, at) => Math.max(title.length, ...cells.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, at) => (at === 2 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd();
  return [records.afterRound(rounds), line(head), ...cells.map(line)];
}

function cellsOf({ player, rank, points, figures }: Standing, codes: readonly string[]): string[] {
  const own = [String(rank), String(player.number), player.name, points.toFixed(1)];
  return [...own, ...codes.map((code) => figureText(figures.get(code)?.value ?? 0))];
}
