import type { People } from '../journal/people.ts';
import type { DeskState } from '../journal/state.ts';
import type { MatesFound } from './mating.ts';

/** The desk as a view is made of it: `now` in its own time; `found`: by long searches for who can still mate. */
export interface DeskShown {
  readonly state: DeskState;
  readonly people: People;
  readonly now: number;
  readonly found: MatesFound;
}
