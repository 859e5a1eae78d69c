/** People: an ordinary table, so that a name (often a child's) can be corrected or erased. */
import type { PlayerForm } from '../../tournament/index.ts';

export type PersonId = string;

/** Of a player what is his own; all of it empty once he is erased. */
export interface Person extends Pick<PlayerForm, 'name' | 'fideId' | 'birth' | 'sex' | 'club'> {
  readonly id: PersonId;
}

/** Of a player what the tournament knows, and the journal holds. */
export interface PlayerDetails extends Omit<PlayerForm, keyof Person> {
  readonly id: PersonId;
}

/** The ordinary table of people, as the desk reads it. */
export type People = ReadonlyMap<PersonId, Person>;
