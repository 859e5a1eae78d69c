import type { Person } from '../plain/entries.ts';

/** A player as typed or read from a list: every column there is. */
export interface PlayerForm extends Omit<Person, 'id'> {
  /** The number in the starting list, from 1; 0 where none is given. */
  readonly number: number;
  readonly title: string;
  readonly federation: string;
  readonly rating: number | null;
  readonly nationalRating: number | null;
}
