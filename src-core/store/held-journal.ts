/** A journal while its file is held for writing, over whichever connection holds it. */
import type { Entry, Person } from '../plain/entries.ts';
import type { Steps } from '../plain/steps.ts';
import { emptyHead, type Head } from './chain.ts';
import type { Statements } from './statements.ts';

/** The journal while its file is held for writing, and nobody else can write. */
export interface HeldJournal<Event> {
  /** The last line, what this hold has appended included. */
  readonly head: Head;
  /** Appends the entries of one act, made by `nextEntries` from `head`, a row at a step. */
  append(entries: readonly Entry<Event>[], people: readonly Person[], count: number): Steps<void>;
}

/** `erased`: told when a person was put there without a name. */
export function heldOver<Event>(sql: Statements, erased: () => void): HeldJournal<Event> {
  let head = sql.head.get() ?? emptyHead;
  return {
    get head() {
      return head;
    },
    *append(entries, people, count) {
      const [first, last] = [entries[0], entries.at(-1)];
      if (first !== undefined && last !== undefined) {
        sql.addAct.run(first.act, first.seq, last.seq, count);
        for (const { seq, act, at, by, event, hash } of entries) {
          sql.addEntry.run(seq, act, at, by, JSON.stringify(event), hash);
          yield;
        }
        head = { seq: last.seq, hash: last.hash };
      }
      for (const { id, name, fideId, birth, sex, club } of people) {
        sql.putPerson.run(id, name, fideId, birth, sex, club);
        if (name === '') erased();
        yield;
      }
    },
  };
}
