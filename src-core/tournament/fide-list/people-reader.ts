import type { RatedPerson } from '../../plain/rated-person.ts';

export type RatingKind = 'standard' | 'rapid' | 'blitz';

/** The people in the next piece of a text. */
export interface PeopleReader {
  /** Null: no list of FIDE's. */
  read(piece: string): readonly RatedPerson[] | null;
  /** What the end of the text still gives. */
  end(): readonly RatedPerson[] | null;
  /** Lines or records that could not be read. */
  readonly unread: number;
}
