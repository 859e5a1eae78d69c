import type { Variant } from '../../chess/types.ts';
import type { RuleSetId } from '../../vocabulary/rule-sets.ts';
import type { TournamentRules } from './incident-types.ts';
import type { PersonId } from './people.ts';

interface Particulars {
  readonly name: string;
  readonly place: string;
  /** ISO dates, `2026-11-29`, or empty where not known yet. */
  readonly begins: string;
  readonly ends: string;
  /** FIDE's three-letter code, or empty. */
  readonly federation: string;
  readonly ruleSet: RuleSetId;
  readonly variant: Variant;
  readonly rounds: number;
  /** Boards expected in a round; a round may be paired with fewer or more. */
  readonly boards: number;
  /** What the Laws leave to the tournament; old files have none. */
  readonly rules?: TournamentRules;
}

/** As the journal has it: the chief arbiter is among the people. */
export interface TournamentDetails extends Particulars {
  readonly chiefArbiter: PersonId | null;
  /** Of a tournament to try things on: the word that its name begins with, wherever that stands. */
  readonly example?: string;
}

/** As it is typed: the name of the chief arbiter; of the rules, what is left out stays as it was. */
export interface TournamentForm extends Particulars {
  readonly chiefArbiter: string;
}
