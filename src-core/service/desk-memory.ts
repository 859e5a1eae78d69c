import type { Entry } from '../desk/journal/events.ts';
import type { DeskFault } from '../plain/desk-fault.ts';
import { emptyHead, type Head, type Journal } from '../store/index.ts';
import { PlaceIndex } from './place-index.ts';
import { afterEntries, emptySnapshot, type Snapshot } from './snapshot.ts';

/** What the desk holds of its journal in memory: only what is durable. */
export class DeskMemory {
  readonly places = new PlaceIndex();
  readonly #journal: Journal;
  #snapshot: Snapshot = emptySnapshot;
  #head: Head = emptyHead;
  #savedAt: string | null = null;
  #version = -1;

  constructor(journal: Journal) {
    this.#journal = journal;
  }

  get snapshot(): Snapshot {
    return this.#snapshot;
  }

  get head(): Head {
    return this.#head;
  }

  /** When the last line became durable; null before the first. */
  get savedAt(): string | null {
    return this.#savedAt;
  }

  /**
   * Reads what others wrote since the last look, if anything. Gives the new entries, and whether people changed
   * without one. Throws `damaged` where a line is not what was written, or tells `spare` and reads on.
   */
  catchUp(spare?: (fault: DeskFault) => void): {
    readonly entries: readonly Entry[];
    readonly changed: boolean;
  } {
    const version = this.#journal.dataVersion();
    if (version === this.#version) return { entries: [], changed: false };
    const entries = [...this.#journal.follow(this.#head, spare)];
    const state = afterEntries(this.#snapshot.state, entries, spare);
    this.adopt({ state, people: this.#journal.people() }, entries, entries.at(-1)?.at ?? this.#savedAt);
    this.#version = version;
    return { entries, changed: true };
  }

  /** Takes over what has just become durable. */
  adopt(snapshot: Snapshot, entries: readonly Entry[], savedAt: string | null): void {
    this.#snapshot = snapshot;
    for (const entry of entries) this.places.add(entry);
    const last = entries.at(-1);
    if (last !== undefined) this.#head = { seq: last.seq, hash: last.hash };
    this.#savedAt = savedAt;
  }
}
