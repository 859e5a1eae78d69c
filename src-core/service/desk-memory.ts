import { DeskFault } from '../plain/desk-fault.ts';
import type { Entry } from '../plain/entries.ts';
import { drained, type Steps } from '../plain/steps.ts';
import { emptyHead, type Head, type Journal, type StrangePerson } from '../store/index.ts';
import { PlaceIndex } from './place-index.ts';
import type { DeskTypes, Rules, Snapshot } from './rules.ts';
import { afterEntries } from './snapshot.ts';

/** How many lines are held at a time while a journal is read. */
const pageLength = 1_000;

/** What the desk holds of its journal in memory: only what is durable. */
export class DeskMemory<D extends DeskTypes> {
  readonly places = new PlaceIndex();
  readonly #rules: Rules<D>;
  readonly #journal: Journal<D['Event']>;
  #snapshot: Snapshot<D['State']>;
  #head: Head = emptyHead;
  #savedAt: string | null = null;
  #version = -1;
  #strange: readonly StrangePerson[] = [];

  constructor(rules: Rules<D>, journal: Journal<D['Event']>) {
    this.#rules = rules;
    this.#snapshot = { state: rules.empty, people: new Map() };
    this.#journal = journal;
  }

  get snapshot(): Snapshot<D['State']> {
    return this.#snapshot;
  }

  get head(): Head {
    return this.#head;
  }

  /** When the last line became durable; null before the first. */
  get savedAt(): string | null {
    return this.#savedAt;
  }

  /** People who are not as the chain has them. */
  get strange(): readonly StrangePerson[] {
    return this.#strange;
  }

  /**
   * Reads a journal just opened, whole. Throws `damaged` where a line is not what was written, or tells `spare` and reads
   * on. Of one longer than `atOnce`, gives what is left to be read of it, in steps; null where it is read.
   */
  open(atOnce: number, spare?: (fault: DeskFault) => void): Steps<DeskFault | null> | null {
    try {
      return this.#openWhole(atOnce);
    } catch (error) {
      if (spare === undefined) throw this.#fault(error);
      this.openDamaged(spare);
      // an act that says otherwise than its lines is in the way of none of them
      if (error instanceof DeskFault) spare(error);
      return null;
    }
  }

  /** The same of a journal known to be damaged. */
  openDamaged(spare: (fault: DeskFault) => void): void {
    this.places.clear();
    this.#head = emptyHead;
    this.#version = -1;
    this.#snapshot = { state: this.#rules.empty, people: new Map() };
    this.catchUp(spare);
  }

  #openWhole(atOnce: number): Steps<DeskFault | null> | null {
    const version = this.#journal.dataVersion();
    const isLong = this.#journal.lastSeq > atOnce;
    const lines = isLong ? this.#journal.readQuickly() : this.#journal.follow(emptyHead);
    for (const page of pagesOf(lines)) {
      const state = drained(this.#rules.foldAll(this.#snapshot.state, page));
      this.adopt({ ...this.#snapshot, state }, page, page.at(-1)?.at ?? null);
    }
    this.#snapshot = { ...this.#snapshot, people: this.#journal.people() };
    this.#version = version;
    this.#strange = this.#journal.lookAtPeople().strange;
    if (isLong) return this.#wrong(this.#head, this.#snapshot.state);
    const fault = drained(this.#unreadable(this.#snapshot.state)) ?? this.#journal.strangeAct();
    if (fault !== null) throw fault;
    return null;
  }

  /** What keeps a line from being read is, first of all, that it is not what was written. */
  #fault(error: unknown): unknown {
    if (error instanceof DeskFault) return error;
    return drained(this.#journal.unchained(this.#journal.head())) ?? error;
  }

  *#wrong(head: Head, state: D['State']): Steps<DeskFault | null> {
    const fault = (yield* this.#journal.unchained(head)) ?? (yield* this.#unreadable(state));
    return fault ?? this.#journal.strangeAct();
  }

  *#unreadable(state: D['State']): Steps<DeskFault | null> {
    const seq = yield* this.#rules.unreadableLine(state);
    if (seq === null) return null;
    const { path } = this.#journal;
    return new DeskFault('damaged', `${path}: entry ${seq} cannot be read`, {
      path,
      reason: 'unreadable',
      seq,
    });
  }

  /**
   * Reads what others wrote since the last look, if anything. Gives the new entries, and whether people changed
   * without one. Throws `damaged` where a line is not what was written, or tells `spare` and reads on.
   */
  catchUp(spare?: (fault: DeskFault) => void): {
    readonly entries: readonly Entry<D['Event']>[];
    readonly changed: boolean;
  } {
    const version = this.#journal.dataVersion();
    if (version === this.#version) return { entries: [], changed: false };
    const entries = [...this.#journal.follow(this.#head, spare)];
    const state = drained(afterEntries(this.#rules, this.#snapshot.state, entries, spare));
    this.adopt({ state, people: this.#journal.people() }, entries, entries.at(-1)?.at ?? this.#savedAt);
    this.#version = version;
    this.#strange = this.#strangeNow(spare);
    return { entries, changed: true };
  }

  /** Of a damaged file that is only read, who could not be held against the chain is not told. */
  #strangeNow(spare?: (fault: DeskFault) => void): readonly StrangePerson[] {
    try {
      return this.#journal.lookAtPeople().strange;
    } catch (error) {
      if (spare === undefined || !(error instanceof DeskFault)) throw error;
      spare(error);
      return [];
    }
  }

  /** Takes over what has just become durable. */
  adopt(snapshot: Snapshot<D['State']>, entries: readonly Entry<D['Event']>[], savedAt: string | null): void {
    const corrected = this.#strange.length > 0 && snapshot.people !== this.#snapshot.people;
    this.#snapshot = snapshot;
    if (corrected) this.#strange = this.#strangeNow();
    for (const { event, seq } of entries) this.places.add(this.#rules.placeOf(event), seq);
    const last = entries.at(-1);
    if (last !== undefined) this.#head = { seq: last.seq, hash: last.hash };
    this.#savedAt = savedAt;
  }
}

function* pagesOf<T>(all: Iterable<T>): Generator<readonly T[], void, undefined> {
  let page: T[] = [];
  for (const one of all) {
    page.push(one);
    if (page.length < pageLength) continue;
    yield page;
    page = [];
  }
  yield page;
}
