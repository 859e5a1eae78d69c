/** How each line of the journal is tied to the one before. */
import { hash } from 'node:crypto';
import { DeskFault } from '../plain/desk-fault.ts';
import { drained, type Steps } from '../plain/steps.ts';
import type { Entry, Person } from '../plain/entries.ts';
import { bind, type Bound } from './bound-people.ts';

/** The last line of a journal: its number, and the hash that stands for everything up to it. */
export interface Head {
  readonly seq: number;
  readonly hash: string;
}

export const emptyHead: Head = { seq: 0, hash: '0'.repeat(64) };

/** A line as the file keeps it: the event as its exact JSON text, so that any change to it shows. */
export interface Line {
  readonly seq: number;
  readonly act: string;
  readonly at: string;
  readonly by: string;
  readonly event: string;
  readonly hash: string;
  /** The digests of people that it binds; null where it binds nobody. */
  readonly people: string | null;
}

/** What one act writes: all of it or none. */
export interface Batch<Event> {
  readonly act: string;
  readonly at: string;
  readonly by: string;
  readonly events: readonly Event[];
  /** People to insert or replace. */
  readonly people: readonly Person[];
  /** What the reply says the act brought in; kept so that a repeated act gets the same answer. */
  readonly count: number;
}

/** SHA-256, in hex, over the hash of the line before and this line; the people only where it binds any. */
export function chainHash(before: string, line: Omit<Line, 'hash'>): string {
  const { seq, act, at, by, event, people } = line;
  const told = [before, seq, act, at, by, event];
  return hash('sha256', JSON.stringify(people === null ? told : [...told, people]), 'hex');
}

/** What a batch becomes: its entries, and the people that the first of them binds. */
export interface Written<Event> {
  readonly entries: readonly Entry<Event>[];
  /** Their events as the chain has them, one of each entry. */
  readonly texts: readonly string[];
  readonly bound: Bound;
}

type Lines<Event> = Omit<Batch<Event>, 'count'>;

/**
 * What a batch becomes after `head`. Text that UTF-8 cannot hold is mended first. `unbound`: whom it binds besides its
 * own people, in a file that binds nobody yet; null after the first line that did.
 */
export function nextEntries<Event>(
  head: Head,
  batch: Lines<Event>,
  unbound: readonly Person[] | null,
): Written<Event> {
  return drained(entriesInSteps(head, batch, unbound));
}

/** The same, a line or a person at a step. */
export function* entriesInSteps<Event>(
  head: Head,
  batch: Lines<Event>,
  unbound: readonly Person[] | null,
): Steps<Written<Event>> {
  const act = batch.act.toWellFormed();
  const by = batch.by.toWellFormed();
  const bound = yield* boundBy(batch, unbound);
  let { seq, hash: before } = head;
  const entries: Entry<Event>[] = [];
  const texts: string[] = [];
  for (const event of batch.events) {
    yield;
    seq += 1;
    const people = entries.length === 0 ? bound.text : null;
    const text = JSON.stringify(event);
    before = chainHash(before, { seq, act, at: batch.at, by, event: text, people });
    texts.push(text);
    entries.push({ seq, act, at: batch.at, by, event, hash: before });
  }
  return { entries, texts, bound };
}

/** The first line of a file binds even nobody: whoever is put beside the journal after it is a stranger. */
function* boundBy<Event>(
  { act, events, people }: Lines<Event>,
  unbound: readonly Person[] | null,
): Steps<Bound> {
  if (events.length > 0 && (people.length > 0 || unbound !== null))
    return yield* bind([...(unbound ?? []), ...people]);
  if (people.length > 0) throw new DeskFault('bug', `${act}: people are changed by a line, and it has none`);
  return { people: [], text: null };
}

/** The event of a line, of whichever game the file is said to hold; null where its text is no JSON. */
export function parseEvent<Event>(line: Line): Event | null {
  try {
    return JSON.parse(line.event) as Event | null;
  } catch {
    return null;
  }
}
