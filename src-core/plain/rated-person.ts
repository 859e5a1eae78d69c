import type { Sex } from '../vocabulary/people.ts';

/** A person as FIDE's rating list has him. Ratings are null where there is none. */
export interface RatedPerson {
  readonly fideId: string;
  /** `Anand, Viswanathan`, as the list writes it. */
  readonly name: string;
  readonly federation: string;
  readonly sex: Sex;
  /** The higher of both titles, as FIDE abbreviates it; empty without one. */
  readonly title: string;
  readonly standard: number | null;
  readonly rapid: number | null;
  readonly blitz: number | null;
  /** The year, or empty: the list says no more. */
  readonly birth: string;
}

/** The rating list that this computer has. */
export interface RatingListAbout {
  /** The name of the file it came from. */
  readonly source: string;
  readonly people: number;
}
