/** Lines of the file, read back into entries and held against the chain. */
import type { DeskFault } from '../plain/desk-fault.ts';
import type { Entry } from '../plain/entries.ts';
import type { Steps } from '../plain/steps.ts';
import { chainHash, emptyHead, type Head, type Line } from './chain.ts';

/** Is told what is wrong with a journal that is read as far as it goes. */
export type Spare = (fault: DeskFault) => void;

/** The hash that a line should have after the one before. */
export type HashOf = (before: string, line: Line) => string;

export function raise(fault: DeskFault): never {
  throw fault;
}

/** So many lines are held against the chain within a millisecond. */
const pageInStep = 200;

/** Holds every line up to `last` against the chain: `damaged` of the first that is not what was written, or null. */
export function* unchained(
  last: Head,
  pageAfter: (seq: number, most: number) => readonly Line[],
  damaged: (seq: number, reason: string) => DeskFault,
): Steps<DeskFault | null> {
  let { seq, hash } = emptyHead;
  while (seq < last.seq) {
    const page = pageAfter(seq, Math.min(last.seq - seq, pageInStep));
    for (const line of page) {
      if (line.seq !== seq + 1) return damaged(seq + 1, 'missing');
      if (chainHash(hash, line) !== line.hash) return damaged(line.seq, 'changed');
      ({ seq, hash } = line);
    }
    if (page.length === 0) return damaged(seq + 1, 'missing');
    yield;
  }
  return hash === last.hash ? null : damaged(seq, 'head');
}

export function entryOf<Event>({ seq, act, at, by, hash }: Line, event: Event): Entry<Event> {
  return { seq, act, at, by, event, hash };
}
