import type { DeskFault } from '../plain/desk-fault.ts';
import type { Entry } from '../plain/entries.ts';
import { drained } from '../plain/steps.ts';
import { emptyHead, type Head, type Journal, type StrangePerson } from '../store/index.ts';
import { PlaceIndex } from './place-index.ts';
import type { DeskTypes, Rules, Snapshot } from './rules.ts';
import { afterEntries } from './snapshot.ts';

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
    this.#strange = this.#journal.lookAtPeople().strange;
    return { entries, changed: true };
  }

  /** Takes over what has just become durable. */
  adopt(snapshot: Snapshot<D['State']>, entries: readonly Entry<D['Event']>[], savedAt: string | null): void {
    const corrected = this.#strange.length > 0 && snapshot.people !== this.#snapshot.people;
    this.#snapshot = snapshot;
    if (corrected) this.#strange = this.#journal.lookAtPeople().strange;
    for (const { event, seq } of entries) this.places.add(this.#rules.placeOf(event), seq);
    const last = entries.at(-1);
    if (last !== undefined) this.#head = { seq: last.seq, hash: last.hash };
    this.#savedAt = savedAt;
  }
}
