/** What a desk gives for the service to keep its journal: the rules of one game, as one value. */
import type { Accepted, Refused } from '../plain/acts.ts';
import type { Entry, People } from '../plain/entries.ts';
import type { Steps } from '../plain/steps.ts';
import type { Trust } from '../plain/trust.ts';

/** What a desk is made of, each game of its own types. */
export interface DeskTypes {
  /** What the lines come to; `seq`: the last of them. */
  readonly State: { readonly seq: number };
  readonly Event: unknown;
  readonly Command: unknown;
  /** What a screen may watch, as plain JSON. */
  readonly Topic: unknown;
  readonly View: unknown;
  /** What a proposal tells beside its lines. */
  readonly Consequences: unknown;
  /** What of its views is in no line of the journal. */
  readonly Beside: unknown;
}

/** Functions of what they are given alone, but for `viewOf`, which may ask what stands beside the journal. */
export interface Rules<D extends DeskTypes> {
  /** Before the first line. */
  readonly empty: D['State'];
  /** The lines to write for a command, or why not, in steps; `now` in the desk's own time, in whole milliseconds. */
  decide(
    state: D['State'],
    people: People,
    command: D['Command'],
    now: number,
  ): Steps<Refused | Accepted<D['Event']>>;
  /** Whether a command may bring so much that others should be heard while it is done. */
  isLong(command: D['Command']): boolean;
  /** What `decide` would answer, asked before anybody has seen what follows. */
  propose(state: D['State'], people: People, command: D['Command'], now: number): Steps<Proposal<D>>;
  /** The state after one more entry. Throws only on an entry no desk ever wrote. */
  fold(state: D['State'], entry: Entry<D['Event']>): D['State'];
  /** The same after entries that follow one another. What takes long to read may wait until somebody looks at it. */
  foldAll(state: D['State'], entries: readonly Entry<D['Event']>[]): Steps<D['State']>;
  /** The line of an entry left to be read, and that no desk ever wrote; null where there is none. */
  unreadableLine(state: D['State']): Steps<number | null>;
  /** The last line that a command's screen must have seen. */
  scopeOf(command: D['Command'], state: D['State']): { readonly seq: number };
  /** The refusal of a screen that has not, in the desk's own code. */
  staleView(facts: StaleFacts): Refused;
  /** Who signs these lines, done by `by`. */
  signerOf(events: readonly D['Event'][], by: string): string;
  /** The place of the game a line is about, in a word; null: none. */
  placeOf(event: D['Event']): string | null;
  /** The latest instant of the desk's own time that the lines know, in milliseconds. */
  lastInstant(state: D['State']): number;
  /** Whether what these entries led to, from one state to the next, can have changed what a topic shows. */
  touchedBy(
    entries: readonly Entry<D['Event']>[],
    before: D['State'],
    after: D['State'],
  ): (topic: D['Topic']) => boolean;
  /** How soon a screen is shown what has changed, after these entries; after none, where it was in no line. */
  paceAfter(entries: readonly Entry<D['Event']>[]): (topic: D['Topic']) => Pace;
  /** Whether a topic shows the file and what is wrong with it. */
  showsTrust(topic: D['Topic']): boolean;
  viewOf(topic: D['Topic'], shown: Shown<D['State']>, beside: D['Beside']): D['View'];
}

export type Proposal<D extends DeskTypes> =
  Refused | (Accepted<D['Event']> & { readonly consequences: D['Consequences'] });

export interface StaleFacts {
  /** The last line seen, and the last there is. */
  readonly seen: number;
  readonly last: number;
  /** Who wrote that one, and when. */
  readonly by: string;
  readonly at: string;
}

/** `soon`: with what else changes meanwhile; `late`: its screen goes on by itself for a while. */
export type Pace = 'atOnce' | 'soon' | 'late';

/** The desk at one moment: what the journal says, and the people it speaks of. Never changed in place. */
export interface Snapshot<State> {
  readonly state: State;
  readonly people: People;
}

/** What a view is made of: `now` in the desk's own time. */
export interface Shown<State> extends Snapshot<State> {
  readonly now: number;
  readonly trust: Trust;
}

/** What a game does besides, at the service's hours. */
export interface Beside<Event> {
  /** Entries became durable, by this desk or another process; no screen has been told. */
  wrote(entries: readonly Entry<Event>[], byOthers: boolean): void;
  /** Each second. */
  look(): void;
  /** The file is about to be let go; what waited is written. */
  close(): void;
}
