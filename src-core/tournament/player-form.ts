import type { Sex } from '../vocabulary/people.ts';

/** A player as typed or read from a list: every column there is. */
export interface PlayerForm {
  /** The number in the starting list, from 1; 0 where none is given. */
  readonly number: number;
  /** As printed: `Anand, Viswanathan`. */
  readonly name: string;
  readonly title: string;
  readonly federation: string;
  readonly rating: number | null;
  readonly fideId: string;
  /** Birth date as given: `1969-12-11`, `1969`, or empty. */
  readonly birth: string;
  readonly sex: Sex;
  readonly club: string;
}
