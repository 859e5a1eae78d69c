import type { ReportMiss } from '../tournament/trf/misses.ts';
import type { ReportOutWords } from './es/report-out.ts';

/** What a report still lacks, in words. */
export function missSaid({ says }: ReportOutWords, miss: ReportMiss): string {
  switch (miss.of) {
    case 'head':
      return says.head(miss);
    case 'dates':
      return says.dates(miss);
    case 'players':
      return says.players(miss);
    case 'results':
      return says.results(miss);
    case 'rounds':
      return says.rounds(miss);
  }
}
