import type { AbnormalPoints, HeadField, KeptLine } from '../../tournament/record.ts';
import type { PersonId } from './people.ts';
import type { TextChange } from './text-change.ts';

/** What a report said that no other line of the desk says, as it stood there; people by their ids. */
export interface ReportRest {
  readonly head: Readonly<Partial<Record<HeadField, string>>>;
  readonly deputies: readonly PersonId[];
  /** The day of each round. */
  readonly dates: readonly string[];
  readonly pairsByRank: boolean;
  readonly abnormal: readonly (Omit<AbnormalPoints, 'players'> & { readonly players: readonly PersonId[] })[];
  readonly kept: readonly KeptLine[];
}

/** The tournament came in as a report; what else it says are lines like those of a hand. */
export interface ReportEvent {
  readonly type: 'reportRead';
  readonly report: ReportRest;
}

/** With its texts changed, in each of which somebody may be named. */
export function reportWith({ head, kept, ...report }: ReportRest, change: TextChange): ReportRest {
  return {
    ...report,
    head: Object.fromEntries(Object.entries(head).map(([field, text]) => [field, change(text)])),
    kept: kept.map(({ after, text }) => ({ after, text: change(text) })),
  };
}
