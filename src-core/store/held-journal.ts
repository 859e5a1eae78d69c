/** A journal while its file is held for writing, over whichever connection holds it. */
import type { Steps } from '../plain/steps.ts';
import { emptyHead, type Head, type Written } from './chain.ts';
import type { Statements } from './statements.ts';

/** The journal while its file is held for writing, and nobody else can write. */
export interface HeldJournal<Event> {
  /** The last line, what this hold has appended included. */
  readonly head: Head;
  /** Appends what one act writes, made by `nextEntries` from `head`, a row at a step. */
  append(written: Written<Event>, count: number): Steps<void>;
}

/** `erased`: told when a person was put there without a name. */
export function heldOver<Event>(sql: Statements, erased: () => void): HeldJournal<Event> {
  let head = sql.head.get() ?? emptyHead;
  return {
    get head() {
      return head;
    },
    *append({ entries, texts, bound }, count) {
      const [first, last] = [entries[0], entries.at(-1)];
      if (first !== undefined && last !== undefined) {
        sql.addAct.run(first.act, first.seq, last.seq, count);
        for (const [n, { seq, act, at, by, hash }] of entries.entries()) {
          sql.addEntry.run(seq, act, at, by, texts[n] ?? '', hash, n === 0 ? bound.text : null);
          yield;
        }
        head = { seq: last.seq, hash: last.hash };
      }
      for (const person of bound.people) {
        sql.putPerson.run(person);
        if (person.name === '') erased();
        yield;
      }
    },
  };
}
