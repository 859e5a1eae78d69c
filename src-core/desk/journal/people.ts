/** People: an ordinary table, so that a name (often a child's) can be corrected or erased. */

export type PersonId = string;

export interface Person {
  readonly id: PersonId;
  /** As printed: `Anand, Viswanathan`; empty once erased. */
  readonly name: string;
  readonly fideId: string;
  /** Birth date as given: `1969-12-11`, `1969`, or empty. */
  readonly birth: string;
  readonly sex: '' | 'm' | 'w';
  readonly club: string;
}

/** The ordinary table of people, as the desk reads it. */
export type People = ReadonlyMap<PersonId, Person>;
