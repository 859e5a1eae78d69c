import type { Act, ActReply, Proposed } from '../plain/acts.ts';
import { DeskFault, faultOf } from '../plain/desk-fault.ts';
import type { Entry, Page } from '../plain/entries.ts';
import type { Fault } from '../plain/faults.ts';
import { drained, type Steps } from '../plain/steps.ts';
import type { OtherDesk, Trust } from '../plain/trust.ts';
import { usualBusyMs, type Journal } from '../store/index.ts';
import { ActQueue } from './act-queue.ts';
import { ClockWatch } from './clock-watch.ts';
import { DeskMemory } from './desk-memory.ts';
import { DeskTime } from './desk-time.ts';
import { entriesOf } from './entries-of.ts';
import { betweenTurns } from './between-turns.ts';
import { type ServiceOptions, reporterOf, usualReadAtOnce } from './options.ts';
import { inTurns } from './in-turns.ts';
import { proposalOf } from './propose.ts';
import type { Beside, DeskTypes, Rules, Snapshot } from './rules.ts';
import { strangePeople } from './strange-people.ts';
import { Watchers } from './watchers.ts';

/** What stands beside the journal of a desk: what the game does besides, and what its views ask of it. */
export type BesideOf<D extends DeskTypes> = Beside<D['Event']> & D['Beside'];

/**
 * The journal of one desk kept by the rules of its game, and the only object that holds state. Nobody is answered, and
 * no screen changes, before what was written is durable.
 */
export class Service<D extends DeskTypes, B extends BesideOf<D> = BesideOf<D>> {
  readonly beside: B;
  readonly #rules: Rules<D>;
  readonly #journal: Journal<D['Event']>;
  readonly #memory: DeskMemory<D>;
  readonly #queue: ActQueue<D>;
  readonly #watchers: Watchers<D>;
  readonly #clock: ClockWatch;
  readonly #time: DeskTime;
  readonly #poll: NodeJS.Timeout;
  readonly #now: () => number;
  readonly #reading = new AbortController();
  readonly #monotonic: () => number;
  #fault: Fault | null = null;
  /** What was found wrong with the journal once the desk was open: it stays, and nothing more is written. */
  #damage: DeskFault | null = null;
  #other: OtherDesk | null;
  #closed = false;

  /**
   * The service over an open journal, which closes with it; `besideOf` makes what stands beside it. Throws a DeskFault
   * where the journal cannot be read, and the journal is closed then.
   */
  static over<D extends DeskTypes, B extends BesideOf<D>>(
    journal: Journal<D['Event']>,
    rules: Rules<D>,
    options: ServiceOptions,
    besideOf: (service: Service<D>) => B,
  ): Service<D, B> {
    try {
      return new Service(journal, rules, options, besideOf);
    } catch (error) {
      journal.close();
      throw error;
    }
  }

  private constructor(
    journal: Journal<D['Event']>,
    rules: Rules<D>,
    options: ServiceOptions,
    besideOf: (service: Service<D>) => B,
  ) {
    this.#rules = rules;
    this.#journal = journal;
    this.#memory = new DeskMemory(rules, journal);
    const left = this.#memory.open(options.readAtOnce ?? usualReadAtOnce, this.#spare);
    this.#other = journal.other();
    this.#now = () => options.now();
    this.#monotonic = () => options.monotonic();
    this.#clock = new ClockWatch(options);
    // a desk that only reads stamps nothing, and its file may hold anything
    this.#time = new DeskTime(options, journal.readOnly ? 0 : rules.lastInstant(this.snapshot.state));
    this.#watchers = this.#watchersWith(options);
    this.#queue = this.#queueWith(options);
    this.beside = besideOf(this);
    this.#poll = setInterval(() => this.look(), options.pollEveryMs ?? 1_000).unref();
    if (left !== null) void this.#readOn(left, options);
  }

  /** Reads what was left of a long journal, while the desk works. */
  async #readOn(left: Steps<DeskFault | null>, options: ServiceOptions): Promise<void> {
    try {
      const damage = await betweenTurns(left, () => options.monotonic(), this.#reading.signal);
      if (damage !== null) this.#damaged(damage);
    } catch (error) {
      if (!this.#closed) reporterOf(options)(error);
    }
  }

  #damaged(damage: DeskFault): void {
    this.#damage = damage;
    if (this.#spare !== undefined) this.#memory.openDamaged(this.#spare);
    this.#watchers.changed();
  }

  #watchersWith(options: ServiceOptions): Watchers<D> {
    return new Watchers({
      rules: this.#rules,
      everyMs: options.pushEveryMs ?? 40,
      monotonic: () => options.monotonic(),
      view: (topic) => this.#view(topic),
      state: () => this.snapshot.state,
      report: reporterOf(options),
    });
  }

  #queueWith(options: ServiceOptions): ActQueue<D> {
    return new ActQueue({
      rules: this.#rules,
      journal: this.#journal,
      memory: this.#memory,
      busyMs: options.busyMs ?? usualBusyMs,
      now: () => options.now(),
      monotonic: () => options.monotonic(),
      deskNow: () => this.now(),
      wrote: (entries, byOthers) => this.#wrote(entries, byOthers),
      failed: ({ fault }) => this.setFault(fault),
      report: reporterOf(options),
    });
  }

  get snapshot(): Snapshot<D['State']> {
    return this.#memory.snapshot;
  }

  /** What is known of the file that is kept, and what is wrong with it. */
  get trust(): Trust {
    const { head, savedAt } = this.#memory;
    const { path } = this.#journal;
    const [clock, other] = [this.#clock.state, this.#other];
    const fault = this.#damage?.fault ?? this.#fault ?? strangePeople(this.#memory.strange, path);
    return { path, seq: head.seq, savedAt, clock, fault, other };
  }

  /** Whether the file is only read. */
  get readOnly(): boolean {
    return this.#journal.readOnly;
  }

  /** The desk's own time, in whole milliseconds. */
  now(): number {
    return this.#time.now();
  }

  /** Does it, durably, or refuses. Rejects with a DeskFault where nothing could be written. */
  async act(act: Act<D['Command']>): Promise<ActReply> {
    this.seeWritable();
    return this.#queue.add(act);
  }

  /** What `act` would answer; writes nothing. Of much text others are heard meanwhile. */
  async propose(command: D['Command']): Promise<Proposed<D['Consequences']>> {
    this.seeOpen();
    const steps = proposalOf(this.#rules, this.snapshot, command, this.now());
    return this.#rules.isLong(command) ? inTurns(steps, this.#monotonic) : drained(steps);
  }

  /** The entries of a page of the history, of all places or of one, and how many there are. */
  history(
    place: string | null,
    page: Page,
  ): { readonly entries: readonly Entry<D['Event']>[]; readonly total: number } {
    this.seeOpen();
    const { places, snapshot } = this.#memory;
    const total = place === null ? snapshot.state.seq : places.count(place);
    return { entries: entriesOf(this.#journal, places, place, page), total };
  }

  /** Shows the view of a topic now and after each change; gives the way to stop. */
  watch(topic: D['Topic'], show: (view: D['View']) => void): () => void {
    this.seeOpen();
    return this.#watchers.add(topic, show);
  }

  /** Something changed that is in no line of the journal, on these screens or on every one. */
  changed(isStale?: (topic: D['Topic']) => boolean): void {
    if (isStale === undefined) this.#watchers.changed();
    else this.#watchers.markStale(isStale);
  }

  /** Looks at the clocks, and for what others wrote to the file. Also done by itself every second. */
  look(): void {
    const before = this.#clock.state;
    this.#clock.look();
    if (this.#clock.state !== before) this.#trustChanged();
    try {
      this.#journal.seeInPlace();
      const { entries, changed } = this.#memory.catchUp(this.#spare);
      if (changed) this.#wrote(entries, true);
      this.#journal.settle(this.#now());
      if (this.#fault?.code === 'notFound' || this.#fault?.code === 'pulledAway') this.setFault(null);
      this.#seeOther();
      this.beside.look();
    } catch (error) {
      this.setFault(faultOf(error));
    }
  }

  /** Copies the desk whole into a new file, also where its own was taken away. Gives its path. Rejects with a DeskFault. */
  async copyTo(path: string): Promise<string> {
    this.seeOpen();
    return this.#journal.copyTo(path);
  }

  /** Writes what still waits, and lets the file go. Calls after it reject. */
  close(): void {
    if (this.#closed) return;
    this.#queue.close();
    this.#closed = true;
    clearInterval(this.#poll);
    this.#reading.abort();
    this.beside.close();
    this.#watchers.close();
    this.#journal.close();
  }

  /** What is wrong with the file, as far as is known; null where nothing is. */
  setFault(fault: Fault | null): void {
    if (fault === this.#fault || fault?.message === this.#fault?.message) return;
    this.#fault = fault;
    this.#trustChanged();
  }

  /** The entries of a damaged file may hold anything: what fails over them is the damage, not the program. */
  read<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      const { fault } = this.trust;
      if (fault?.code !== 'damaged') throw error;
      throw new DeskFault('damaged', fault.message, fault.facts, error);
    }
  }

  /** Throws `noTournament` where the file was let go. */
  seeOpen(): void {
    const { path } = this.#journal;
    if (this.#closed) throw new DeskFault('noTournament', `${path}: the desk of this file was closed`);
  }

  /** Throws also where the file may only be read: `held` where another desk has it. */
  seeWritable(): void {
    this.seeOpen();
    const { path, readOnly } = this.#journal;
    if (!readOnly) {
      if (this.#damage !== null) throw this.#damage;
      return;
    }
    const { kind, host = '', pid = 0 } = this.#other ?? {};
    if (kind === 'has' || kind === 'gone') {
      throw new DeskFault('held', `${path}: only read, as another desk has it`, { path, host, pid });
    }
    throw new DeskFault('readOnly', `${path}: opened only to be read`);
  }

  /** A damaged file opened to be read is read as far as it goes, and the trust line says so. */
  get #spare(): ((fault: DeskFault) => void) | undefined {
    return this.#journal.readOnly ? ({ fault }) => (this.#fault ??= fault) : undefined;
  }

  /** A desk that only reads is told when the one that has the file is gone. */
  #seeOther(): void {
    const before = this.#other;
    if (!this.#journal.readOnly || before === null) return;
    const now = this.#journal.other();
    const had = before.kind === 'has' || before.kind === 'gone';
    this.#other = had && now?.kind !== 'has' ? { ...before, kind: 'gone' } : now;
    if (this.#other?.kind !== before.kind) this.#trustChanged();
  }

  #wrote(entries: readonly Entry<D['Event']>[], byOthers: boolean): void {
    this.beside.wrote(entries, byOthers);
    if (byOthers) this.#watchers.changed();
    else this.#watchers.wrote(entries);
    if (!byOthers && entries.length > 0) this.setFault(null);
  }

  #trustChanged(): void {
    this.#watchers.markStale((topic) => this.#rules.showsTrust(topic));
  }

  #view(topic: D['Topic']): D['View'] {
    const shown = { ...this.snapshot, now: this.now(), trust: this.trust };
    return this.read(() => this.#rules.viewOf(topic, shown, this.beside));
  }
}
