/** People: an ordinary table, so that a name (often a child's) can be corrected or erased. */
import type { People, Person, PersonId } from '../../plain/entries.ts';
import type { PlayerForm } from '../../tournament/index.ts';

export type { People, Person, PersonId };

/** Of a player what the tournament knows, and the journal holds. */
export interface PlayerDetails extends Omit<PlayerForm, keyof Person> {
  readonly id: PersonId;
}
