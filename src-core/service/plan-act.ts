/** One act at the desk: its reply, and what it would write. Nothing is written here. */
import type { Act, ActReply, Entry, LineFault } from '../contract/desk-api.ts';
import { decide, refuse, scopeOf } from '../desk/index.ts';
import type { DeskEvent, InterruptClocks } from '../desk/index.ts';
import type { Person } from '../desk/journal/people.ts';
import { nextEntries, type DoneAct, type Head } from '../store/index.ts';
import { afterEntries, withPeople, type Snapshot } from './snapshot.ts';

/** An act of an arbiter, or of the desk itself. */
export type OwnAct = Omit<Act, 'command'> & { readonly command: Act['command'] | InterruptClocks };

/** An act on its way: when it was heard, in the desk's own time. */
export interface Heard {
  readonly act: OwnAct;
  readonly now: number;
}

/** What is known of acts and entries already written. */
export interface Known {
  findAct(id: string): DoneAct | null;
  entry(seq: number): Entry | null;
  /** The lines an act left out, while the desk remembers them: they hold names, and are not kept in the file. */
  leftOut(act: string): readonly LineFault[];
}

export interface Plan {
  readonly reply: ActReply;
  readonly entries: readonly Entry[];
  readonly people: readonly Person[];
  readonly next: Snapshot;
}

/**
 * What follows from an act after `head`. An act done before is answered again; one whose screen had not seen the
 * last line of its scope is refused (`staleView`).
 */
export function planAct(
  { act, now: heard }: Heard,
  at: string,
  now: Snapshot,
  head: Head,
  known: Known,
): Plan {
  const early = repeated(act, known) ?? staleView(act, now, known);
  if (early !== null) return { reply: early, entries: [], people: [], next: now };
  const decision = decide(now.state, now.people, act.command, heard);
  if (!decision.ok) return { reply: decision, entries: [], people: [], next: now };
  const { events, people, faults, count } = decision;
  const entries = nextEntries(head, { act: act.id, at, by: signerOf(events, act.by), events });
  const next = { state: afterEntries(now.state, entries), people: withPeople(now.people, people) };
  const first = entries[0]?.seq ?? head.seq;
  const last = entries.at(-1)?.seq ?? head.seq;
  return { reply: { ok: true, first, last, faults, count, repeated: false }, entries, people, next };
}

/** A player who touches his clock signs nothing, and nobody signs for him. */
function signerOf(events: readonly DeskEvent[], by: string): string {
  const players = events.every((event) => event.type === 'clockActed' && event.from === 'clock');
  return players && events.length > 0 ? '' : by;
}

function repeated(act: OwnAct, known: Known): ActReply | null {
  const done = known.findAct(act.id);
  return done === null ? null : { ok: true, ...done, faults: known.leftOut(act.id), repeated: true };
}

function staleView(act: OwnAct, now: Snapshot, known: Known): ActReply | null {
  if (act.seen === null || act.command.type === 'interruptClocks') return null;
  const { seq } = scopeOf(act.command, now.state);
  if (seq <= act.seen) return null;
  const entry = known.entry(seq);
  return refuse('staleView', { seen: act.seen, last: seq, by: entry?.by ?? '', at: entry?.at ?? '' });
}
