import type { Refusal } from '../../../plain/acts.ts';

/** A row of a table of refusals: at run time only that the code is there, in types what is told with it. */
export interface Row<F> {
  readonly facts?: Readonly<F>;
}

/** A sentence that needs to know nothing. */
export type NoFacts = Readonly<Record<never, never>>;

const row: Row<never> = Object.freeze({});

/** What a refusal tells, by name and type. A fact that only some places know is optional, and its sentence does without. */
export function facts<F extends Refusal['facts'] = NoFacts>(): Row<F> {
  return row;
}
