/** What is asked of a desk and what it answers, whichever the game. */
import type { Person } from './entries.ts';

/** Why, as a rule of the game says it: its own code with facts, and the articles it stands on. */
export interface Ground {
  readonly code: string;
  readonly articles: readonly string[];
  readonly facts: object;
}

type Fact = string | number | boolean | null | readonly string[] | readonly Ground[];

/** The desk says no, and that is normal. `code` has its words in words/; `facts` fill them in. */
export interface Refusal {
  readonly code: string;
  readonly facts: Readonly<Record<string, Fact>>;
}

/** A line of a text from outside that did not go in, and why. */
export interface LineFault extends Refusal {
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

/** A command is granted: the lines to write. */
export interface Accepted<Event> {
  readonly ok: true;
  readonly events: readonly Event[];
  /** People to insert, or to put in the place of those with their ids; an erased one has empty fields. */
  readonly people: readonly Person[];
  /** Lines of a list or a text that did not go in. */
  readonly faults: readonly LineFault[];
  /** How many players, pairings, moves or games go in. */
  readonly count: number;
}

export interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
  readonly faults: readonly LineFault[];
}

/** One act of one arbiter. `id` is made by the screen (a UUID): an act repeated is answered, not done twice. */
export interface Act<Command> {
  readonly id: string;
  /**
   * Who signs it. Where somebody has signed in at the device, that name and no other (the door refuses it:
   * `notAllowed`); elsewhere, as at the desk's own computer, whatever the arbiter there calls himself.
   */
  readonly by: string;
  /**
   * The last line this screen had shown of what the command is about: of a board's view for a command about it, of
   * the tournament's own lines for one about no board (`seq` of each). Null: does not matter.
   */
  readonly seen: number | null;
  readonly command: Command;
}

/** An act that is done. */
export interface Written {
  readonly ok: true;
  /** First and last entry written; equal to the desk's last where nothing had to be written. */
  readonly first: number;
  readonly last: number;
  /** Lines left out of a list or a PGN that otherwise went in. */
  readonly faults: readonly LineFault[];
  /** How many players, pairings, moves or games the act brought in. */
  readonly count: number;
  /** True where this act had been done before, and is only answered again. */
  readonly repeated: boolean;
}

export type ActReply = Written | Refused;

/** What an act would be answered; `consequences`: what it tells beside its lines. */
export type Proposed<Consequences> = Refused | (Written & { readonly consequences: Consequences });
