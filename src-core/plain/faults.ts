/** What is broken, as against a refusal, which is an answer. */
import type { Refusal } from './acts.ts';

export type FaultCode =
  | 'noTournament'
  | 'notATournament'
  | 'notARatingList'
  | 'newerFile'
  | 'damaged'
  | 'readOnly'
  | 'diskFull'
  | 'notFound'
  | 'exists'
  | 'noAccess'
  | 'busy'
  | 'held'
  | 'pulledAway'
  /** Nothing was refused: people beside the journal are not as it has them, until they are corrected. */
  | 'peopleChanged'
  | 'badRequest'
  | 'tooLarge'
  | 'notAllowed'
  | 'unreachable'
  | 'bug';

/** What a promise of the contract rejects with: nothing was written. */
export interface Fault {
  readonly code: FaultCode;
  /** For the log, in English: what, where, what to do. */
  readonly message: string;
  readonly facts: Refusal['facts'];
}
