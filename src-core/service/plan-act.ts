/** One act at the desk: its reply, and what it would write. Nothing is written here. */
import type { Act, ActReply, LineFault } from '../plain/acts.ts';
import type { Steps } from '../plain/steps.ts';
import type { Entry, Person } from '../plain/entries.ts';
import { entriesInSteps, type DoneAct, type Head, type Written } from '../store/index.ts';
import type { DeskTypes, Rules, Snapshot } from './rules.ts';
import { afterEntries, withPeople } from './snapshot.ts';

/** An act on its way: when it was heard, in the desk's own time. */
export interface Heard<Command> {
  readonly act: Act<Command>;
  readonly now: number;
}

/** What is known of acts and entries already written. */
export interface Known<Event> {
  findAct(id: string): DoneAct | null;
  entry(seq: number): Entry<Event> | null;
  /** The lines an act left out, while the desk remembers them: they hold names, and are not kept in the file. */
  leftOut(act: string): readonly LineFault[];
  /** Whom the next line has to bind to the chain besides the people of its act; null: nobody any more. */
  unbound(): readonly Person[] | null;
}

export interface Plan<D extends DeskTypes> {
  readonly reply: ActReply;
  readonly written: Written<D['Event']>;
  readonly next: Snapshot<D['State']>;
}

const nothing = { entries: [], texts: [], bound: { people: [], text: null } };

/**
 * What follows from an act after `head`. An act done before is answered again; one whose screen had not seen the
 * last line of its scope is refused (`staleView`).
 */
export function* planAct<D extends DeskTypes>(
  rules: Rules<D>,
  { act, now: heard }: Heard<D['Command']>,
  at: string,
  now: Snapshot<D['State']>,
  head: Head,
  known: Known<D['Event']>,
): Steps<Plan<D>> {
  const early = repeated(act.id, known) ?? staleView(rules, act, now.state, known);
  if (early !== null) return { reply: early, written: nothing, next: now };
  const decision = yield* rules.decide(now.state, now.people, act.command, heard);
  if (!decision.ok) return { reply: decision, written: nothing, next: now };
  const { events, people, faults, count } = decision;
  const by = rules.signerOf(events, act.by);
  const written = yield* entriesInSteps(head, { act: act.id, at, by, events, people }, known.unbound());
  const { entries } = written;
  // a long act has read what it writes already
  const isRead = rules.isLong(act.command);
  const state = yield* isRead ? rules.foldAll(now.state, entries) : afterEntries(rules, now.state, entries);
  const next = { state, people: withPeople(now.people, people) };
  const first = entries[0]?.seq ?? head.seq;
  const last = entries.at(-1)?.seq ?? head.seq;
  return { reply: { ok: true, first, last, faults, count, repeated: false }, written, next };
}

function repeated<Event>(id: string, known: Known<Event>): ActReply | null {
  const done = known.findAct(id);
  return done === null ? null : { ok: true, ...done, faults: known.leftOut(id), repeated: true };
}

function staleView<D extends DeskTypes>(
  rules: Rules<D>,
  { seen, command }: Act<D['Command']>,
  state: D['State'],
  known: Known<D['Event']>,
): ActReply | null {
  if (seen === null) return null;
  const { seq } = rules.scopeOf(command, state);
  if (seq <= seen) return null;
  const entry = known.entry(seq);
  return rules.staleView({ seen, last: seq, by: entry?.by ?? '', at: entry?.at ?? '' });
}
