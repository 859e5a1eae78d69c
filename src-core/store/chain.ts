/** How each line of the journal is tied to the one before. */
import { hash } from 'node:crypto';
import { drained, type Steps } from '../plain/steps.ts';
import type { Entry, Person } from '../plain/entries.ts';

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

/** SHA-256, in hex, over the hash of the line before and this line. */
export function chainHash(before: string, line: Omit<Line, 'hash'>): string {
  return hash('sha256', JSON.stringify([before, line.seq, line.act, line.at, line.by, line.event]), 'hex');
}

/** The entries that a batch becomes after `head`. Text that UTF-8 cannot hold is mended first. */
export function nextEntries<Event>(head: Head, batch: Lines<Event>): readonly Entry<Event>[] {
  return drained(entriesInSteps(head, batch));
}

type Lines<Event> = Omit<Batch<Event>, 'people' | 'count'>;

/** The same, a line at a step. */
export function* entriesInSteps<Event>(head: Head, batch: Lines<Event>): Steps<readonly Entry<Event>[]> {
  const act = batch.act.toWellFormed();
  const by = batch.by.toWellFormed();
  let { seq, hash: before } = head;
  const entries: Entry<Event>[] = [];
  for (const event of batch.events) {
    yield;
    seq += 1;
    const line = { seq, act, at: batch.at, by, event: JSON.stringify(event) };
    before = chainHash(before, line);
    entries.push({ seq, act, at: batch.at, by, event, hash: before });
  }
  return entries;
}

/** The event of a line, of whichever game the file is said to hold; null where its text is no JSON. */
export function parseEvent<Event>(line: Line): Event | null {
  try {
    return JSON.parse(line.event) as Event | null;
  } catch {
    return null;
  }
}
