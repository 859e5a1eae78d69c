import type { StandingsTable } from '../../../src-core/tournament/tables/index.ts';
import type { Region } from '../../../src-core/words/region.ts';
import { decimals, digitsFor } from '../../../src-core/words/table-text.ts';

/** A line's figures as texts, so that those of a column stand under each other. */
export function figureTexts(
  { lines, codes }: StandingsTable,
  region: Region,
): (figures: readonly number[]) => readonly string[] {
  const digits = codes.map((_, at) => digitsFor(lines.map(({ figures }) => figures[at] ?? 0)));
  return (figures) => figures.map((figure, at) => decimals(region, figure, digits[at] ?? 0));
}
