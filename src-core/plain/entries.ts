/** What stands in the file of a desk, whichever the game: the lines of its journal, and its people. */
import type { Sex } from '../vocabulary/people.ts';

/** A line of the journal as it is read back. */
export interface Entry<Event> {
  /** 1, 2, 3 ... without a gap. */
  readonly seq: number;
  /** The act that wrote it; several entries of one act stand together or not at all. */
  readonly act: string;
  /** UTC, ISO 8601 with milliseconds. */
  readonly at: string;
  /** Who acted, as that screen named its arbiter. */
  readonly by: string;
  readonly event: Event;
  /** SHA-256 in hex over the entry before and this one. */
  readonly hash: string;
}

/** Which entries to read, and in which order. */
export interface Page {
  /** Entries after this one; 0 for all. With `newestFirst`, entries before it; 0 for the newest. */
  readonly from: number;
  readonly limit: number;
  readonly newestFirst: boolean;
}

export type PersonId = string;

/** Of a player what is his own; all of it empty once he is erased. */
export interface Person {
  readonly id: PersonId;
  /** As printed: `Anand, Viswanathan`. */
  readonly name: string;
  readonly fideId: string;
  /** Birth date as given: `1969-12-11`, `1969`, or empty. */
  readonly birth: string;
  readonly sex: Sex;
  readonly club: string;
  /** His number in his national federation. */
  readonly nationalId: string;
  /** How the arbiter reaches him: a telephone, an address. On no paper and no public screen. */
  readonly contact: string;
}

/** The ordinary table of people, as a desk reads it. */
export type People = ReadonlyMap<PersonId, Person>;
