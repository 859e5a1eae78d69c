import type {
  ProposeReply,
  Act,
  ActReply,
  DeskApi,
  DeskCommand,
  DeskDocument,
  DocumentQuery,
  Entry,
  Fault,
  HistoryPage,
  HistoryQuery,
  RulingQuery,
  RulingReply,
  Topic,
  View,
  ViewOf,
} from '../contract/desk-api.ts';
import { randomUUID } from 'node:crypto';
import { DeskFault, faultOf } from '../plain/desk-fault.ts';
import { ActQueue } from './act-queue.ts';
import { ClockKeeper, isAlive } from './clock-keeper.ts';
import { checkDraw } from './check-draw.ts';
import { ClockWatch } from './clock-watch.ts';
import { DeadPositions } from './dead-positions.ts';
import { deskViewOf } from './desk-view-of.ts';
import { entriesOf } from './entries-of.ts';
import { DeskMemory } from './desk-memory.ts';
import { DeskTime } from './desk-time.ts';
import { Draws } from './draws.ts';
import { proposalOf } from './propose.ts';
import { lastInstant } from './last-instant.ts';
import { MatingAhead } from './mating-ahead.ts';
import { type DeskServiceOptions, reporterOf } from './options.ts';
import { Watchers } from './watchers.ts';
import { answerPosition, controlReading, documentOf, historyLine, ruleAt, viewOf } from '../desk/index.ts';
import { createJournal, openJournal, usualBusyMs, type Journal } from '../store/index.ts';

export type { DeskServiceOptions };

/**
 * The desk of one tournament: the contract kept, and the only object that holds state. Nobody is answered, and no
 * screen changes, before what was written is durable.
 */
export class DeskService implements DeskApi {
  readonly #journal: Journal;
  readonly #memory: DeskMemory;
  readonly #queue: ActQueue;
  readonly #watchers: Watchers;
  readonly #dead: DeadPositions;
  readonly #mating: MatingAhead;
  readonly #clock: ClockWatch;
  readonly #time: DeskTime;
  readonly #keeper: ClockKeeper;
  readonly #draws: Draws;
  readonly #poll: NodeJS.Timeout;
  #fault: Fault | null = null;
  #closed = false;

  /** Makes a new, empty tournament file and its desk. Throws a DeskFault. */
  static create(path: string, options: DeskServiceOptions): DeskService {
    return DeskService.over(createJournal(path, options), options);
  }

  /** Opens the desk of a tournament file. Throws a DeskFault; see openJournal. */
  static open(path: string, options: DeskServiceOptions): DeskService {
    return DeskService.over(openJournal(path, options), options);
  }

  /** The desk over an open journal, which closes with it. */
  static over(journal: Journal, options: DeskServiceOptions): DeskService {
    try {
      return new DeskService(journal, options);
    } catch (error) {
      journal.close();
      throw error;
    }
  }

  private constructor(journal: Journal, options: DeskServiceOptions) {
    const report = reporterOf(options);
    this.#journal = journal;
    this.#memory = new DeskMemory(journal);
    this.#catchUp();
    this.#clock = new ClockWatch(options);
    this.#time = new DeskTime(options, journal.readOnly ? 0 : lastInstant(this.#memory.snapshot.state));
    this.#watchers = new Watchers({
      everyMs: options.pushEveryMs ?? 40,
      monotonic: () => options.monotonic(),
      view: (topic) => this.#view(topic),
      state: () => this.#memory.snapshot.state,
      report,
    });
    this.#queue = new ActQueue({
      journal,
      memory: this.#memory,
      busyMs: options.busyMs ?? usualBusyMs,
      now: () => options.now(),
      monotonic: () => options.monotonic(),
      deskNow: () => this.#time.now(),
      wrote: (entries, byOthers) => this.#wrote(entries, byOthers),
      failed: ({ fault }) => this.#setFault(fault),
      report,
    });
    this.#keeper = this.#keeperWith(options, report);
    const state = () => this.#memory.snapshot.state;
    this.#draws = new Draws({
      state,
      now: () => options.now(),
      act: (act) => this.act(act),
      changed: () => this.#watchers.drawsChanged(),
    });
    const found = () => this.#watchers.changed();
    this.#mating = new MatingAhead(options, found);
    this.#dead = new DeadPositions(options.searchPosition, this.#mating.memory, found);
    if (!journal.readOnly) this.#dead.opened(state);
    this.#poll = setInterval(() => this.look(), options.pollEveryMs ?? 1_000).unref();
  }

  #keeperWith(options: DeskServiceOptions, report: (error: unknown) => void): ClockKeeper {
    const keeper = new ClockKeeper({
      journal: this.#journal,
      clocks: options,
      time: this.#time,
      state: () => this.#memory.snapshot.state,
      savedAt: () => this.#memory.savedAt,
      act: (command) => this.#queue.add({ id: randomUUID(), by: '', seen: null, command }).catch(report),
      unsigned: (fault) => this.#setFault(fault),
      signedAgain: ({ message }) => {
        if (this.#fault?.message === message) this.#setFault(null);
      },
      limitReached: () => this.#watchers.changed(),
      isAlive,
    });
    if (!this.#journal.readOnly) keeper.open();
    return keeper;
  }

  get path(): string {
    return this.#journal.path;
  }

  /** The tournament's name; empty before it has one. */
  get name(): string {
    return this.#memory.snapshot.state.details?.name ?? '';
  }

  /** What is wrong with the file, as far as is known; null where nothing is. */
  get fault(): Fault | null {
    return this.#fault;
  }

  async act(act: Act): Promise<ActReply> {
    this.#refuseClosed();
    if (this.#journal.readOnly) throw new DeskFault('readOnly', `${this.path}: opened only to be read`);
    this.#keeper.notice();
    // what needs no search is in the queue at once, in the order it came
    const search = this.#mating.before(this.#memory.snapshot.state, act.command);
    if (search !== null) await search;
    return this.#queue.add({ ...act, command: this.#withGiven(act.command) });
  }

  /** What a command cannot know by itself comes with it: the hour and the dice, and what searches found. */
  #withGiven(command: DeskCommand): DeskCommand {
    return this.#mating.withGiven(this.#memory.snapshot.state, this.#draws.withGiven(command));
  }

  async propose(command: DeskCommand): Promise<ProposeReply> {
    this.#refuseClosed();
    await this.#mating.before(this.#memory.snapshot.state, command);
    return proposalOf(this.#memory.snapshot, this.#withGiven(command), this.#time.now());
  }

  async rule(query: RulingQuery): Promise<RulingReply> {
    this.#refuseClosed();
    await this.#mating.before(this.#memory.snapshot.state, query);
    const { state } = this.#memory.snapshot;
    return this.#read(() => ruleAt(state, query, this.#time.now(), this.#mating.memory.found));
  }

  async history(query: HistoryQuery): Promise<HistoryPage> {
    this.#refuseClosed();
    const { state, people } = this.#memory.snapshot;
    const now = this.#time.now();
    const entries = entriesOf(this.#journal, this.#memory.places, query);
    return {
      lines: this.#read(() => entries.map((entry) => historyLine(state, people, entry, now))),
      total: query.place === null ? state.seq : this.#memory.places.count(query.place),
    };
  }

  async document(query: DocumentQuery): Promise<DeskDocument> {
    this.#refuseClosed();
    const { state, people } = this.#memory.snapshot;
    return this.#read(() => documentOf(state, people, query));
  }

  async time(): Promise<number> {
    this.#refuseClosed();
    return this.#time.now();
  }

  readonly readControl: DeskApi['readControl'] = async (query) =>
    controlReading(this.#memory.snapshot.state, this.#memory.snapshot.people, query);

  readonly checkDraw: DeskApi['checkDraw'] = async ({ text }) => checkDraw(text);

  readonly readThrows: DeskApi['readThrows'] = async (query) => this.#draws.readThrows(query);

  watch<T extends Topic>(topic: T, show: (view: ViewOf<T>) => void): () => void {
    this.#refuseClosed();
    // the view of a topic has the topic's own kind, which the types cannot follow
    return this.#watchers.add(topic, (view) => show(view as ViewOf<T>));
  }

  /** Looks at the clocks, and for what others wrote to the file. Also done by itself every second. */
  look(): void {
    const before = this.#clock.state;
    this.#clock.look();
    if (this.#clock.state !== before) this.#watchers.deskChanged();
    try {
      this.#journal.seeInPlace();
      const { entries, changed } = this.#catchUp();
      if (changed) this.#wrote(entries, true);
      if (!this.#journal.readOnly) this.#keeper.look();
      if (this.#fault?.code === 'notFound') this.#setFault(null);
      this.#draws.look();
    } catch (error) {
      this.#setFault(faultOf(error));
    }
  }

  /** Writes what still waits, and lets the file go. Calls after it reject. */
  close(): void {
    if (this.#closed) return;
    this.#queue.close();
    this.#closed = true;
    clearInterval(this.#poll);
    this.#keeper.close();
    this.#dead.close();
    this.#mating.close();
    this.#watchers.close();
    this.#journal.close();
  }

  /** A damaged file opened to be read is read as far as it goes, and the trust line says so. */
  #catchUp(): ReturnType<DeskMemory['catchUp']> {
    const spare = ({ fault }: DeskFault) => (this.#fault ??= fault);
    return this.#memory.catchUp(this.#journal.readOnly ? spare : undefined);
  }

  #wrote(entries: readonly Entry[], byOthers: boolean): void {
    if (!this.#journal.readOnly) this.#keeper.wrote(byOthers);
    if (byOthers) this.#watchers.changed();
    else this.#watchers.wrote(entries);
    this.#dead.look(this.#memory.snapshot.state, entries);
    if (!byOthers && entries.length > 0) this.#setFault(null);
  }

  #setFault(fault: Fault | null): void {
    if (fault === this.#fault || fault?.message === this.#fault?.message) return;
    this.#fault = fault;
    this.#watchers.deskChanged();
  }

  #view(topic: Topic): View {
    const { state, people } = this.#memory.snapshot;
    if (topic.kind === 'desk') return deskViewOf(this, this.#memory, this.#clock, this.#keeper, this.#fault);
    // whoever has the searches answers it better
    if (topic.kind === 'position') return answerPosition(topic).view;
    const view = this.#read(() => viewOf(state, people, topic, this.#time.now(), this.#mating.memory.found));
    return view.kind === 'draw' ? this.#draws.onScreen(view) : view;
  }

  /** The entries of a damaged file may hold anything: what fails over them is the damage, not the program. */
  #read<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (this.#fault?.code !== 'damaged') throw error;
      throw new DeskFault('damaged', this.#fault.message, this.#fault.facts, error);
    }
  }

  #refuseClosed(): void {
    if (this.#closed) throw new DeskFault('noTournament', `${this.path}: the desk of this file was closed`);
  }
}
