import type { PersonId } from '../desk/journal/people.ts';

/** A player at a board. */
export interface Side {
  readonly id: PersonId;
  readonly number: number;
  readonly name: string;
  readonly title: string;
  readonly rating: number | null;
}
