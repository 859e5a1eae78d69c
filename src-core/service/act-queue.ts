import type { Act, ActReply, LineFault } from '../plain/acts.ts';
import { DeskFault, faultOf } from '../plain/desk-fault.ts';
import { drained, type Steps } from '../plain/steps.ts';
import type { Entry } from '../plain/entries.ts';
import type { HeldJournal, Journal } from '../store/index.ts';
import { turnMs } from './in-turns.ts';
import type { DeskMemory } from './desk-memory.ts';
import { planAct, type Heard, type Known, type Plan } from './plan-act.ts';
import type { DeskTypes, Rules, Snapshot } from './rules.ts';

export interface ActQueueOptions<D extends DeskTypes> {
  readonly rules: Rules<D>;
  readonly journal: Journal<D['Event']>;
  readonly memory: DeskMemory<D>;
  /** How long acts wait for another process that holds the file, in milliseconds. */
  readonly busyMs: number;
  now(): number;
  monotonic(): number;
  /** The desk's own time. */
  deskNow(): number;
  /** Entries that became durable, by whomever. */
  wrote(entries: readonly Entry<D['Event']>[], byOthers: boolean): void;
  /** A commit failed; nothing of it was written. */
  failed(fault: DeskFault): void;
  report(error: unknown): void;
}

interface Waiting<Command> extends Heard<Command> {
  resolve(reply: ActReply): void;
  reject(fault: DeskFault): void;
}

/** What one commit leads to, once it is durable. */
interface Commit<D extends DeskTypes> {
  readonly snapshot: Snapshot<D['State']>;
  readonly entries: readonly Entry<D['Event']>[];
  readonly tell: readonly (() => void)[];
}

/** Acts whose left-out lines are remembered, for a screen that asks again. */
const remembered = 200;

/** Between two tries on a file that another process holds; the desk answers other calls meanwhile. */
const retryMs = 20;

/** Acts that arrive together are decided one after the other and share a commit; answers wait for the disk. */
export class ActQueue<D extends DeskTypes> {
  readonly #options: ActQueueOptions<D>;
  readonly #known: Known<D['Event']>;
  readonly #leftOut = new Map<string, readonly LineFault[]>();
  #waiting: Waiting<D['Command']>[] = [];
  /** The long act that is being done, with others waiting for it. */
  #long: { readonly one: Waiting<D['Command']>; readonly steps: Steps<void> } | null = null;
  #busySince: number | null = null;

  constructor(options: ActQueueOptions<D>) {
    this.#options = options;
    options.journal.setPatience(0);
    this.#known = {
      findAct: (id) => options.journal.findAct(id),
      entry: (seq) => options.journal.entry(seq),
      leftOut: (id) => this.#leftOut.get(id) ?? [],
      unbound: () => options.journal.unbound(),
    };
  }

  /** An act's instant is when it came, however long it waits. */
  add(act: Act<D['Command']>): Promise<ActReply> {
    const now = this.#options.deskNow();
    return new Promise((resolve, reject) => {
      this.#waiting.push({ act, now, resolve, reject });
      if (this.#waiting.length === 1) setImmediate(() => this.#commit());
    });
  }

  /** Writes what still waits, for as long as it takes within the desk's patience. */
  close(): void {
    this.#options.journal.setPatience(this.#options.busyMs);
    while (this.#long !== null || this.#waiting.length > 0) {
      if (this.#long === null) this.#commit(true);
      else this.#turn(true);
    }
  }

  /** Decides and writes what waits, up to a long act, which comes alone. */
  #commit(last = false): void {
    const [first] = this.#waiting;
    if (first === undefined || this.#long !== null) return;
    const isLong = ({ act }: Waiting<D['Command']>): boolean => this.#options.rules.isLong(act.command);
    if (isLong(first)) {
      this.#waiting.shift();
      this.#long = { one: first, steps: this.#writeLong(first) };
      return this.#turn(last);
    }
    const long = this.#waiting.findIndex(isLong);
    const batch = this.#waiting.splice(0, long < 0 ? this.#waiting.length : long);
    let commit: Commit<D>;
    try {
      commit = this.#options.journal.hold((held) => this.#decide(batch, held));
    } catch (error) {
      return this.#failed(error, batch, last);
    }
    this.#adopt(commit);
    this.#tell(commit);
    this.#goOn();
  }

  /** Does the long act for a moment, and goes on with it after whatever else this process is asked; or to its end. */
  #turn(last = false): void {
    if (this.#long === null) return;
    const { one, steps } = this.#long;
    const until = this.#options.monotonic() + turnMs;
    try {
      while (steps.next().done !== true) {
        if (last || this.#options.monotonic() < until) continue;
        setImmediate(() => this.#turn());
        return;
      }
      this.#long = null;
      this.#goOn();
    } catch (error) {
      this.#long = null;
      if (!(error instanceof DeskFault)) this.#options.report(error);
      this.#failed(error, [one], last);
    }
  }

  /** A long act is planned while others may write, and once more where somebody did. */
  *#writeLong({ act, now, resolve }: Waiting<D['Command']>): Steps<void> {
    const { rules, memory, journal } = this.#options;
    this.#catchUp();
    const at = this.#time();
    const planned = () => planAct(rules, { act, now }, at, memory.snapshot, memory.head, this.#known);
    const before = memory.snapshot;
    let plan = yield* planned();
    const catchUp = () => this.#catchUp();
    yield* journal.holdInSteps(function* (held) {
      catchUp();
      if (memory.snapshot !== before) plan = yield* planned();
      yield* held.append(plan.written, plan.reply.ok ? plan.reply.count : 0);
    });
    const { reply, next: snapshot, written } = plan;
    const commit = {
      snapshot,
      entries: written.entries,
      tell: [() => resolve(this.#remember(act.id, reply))],
    };
    this.#adopt(commit);
    yield;
    this.#tell(commit);
  }

  #adopt({ snapshot, entries }: Commit<D>): void {
    this.#busySince = null;
    const { memory } = this.#options;
    memory.adopt(snapshot, entries, entries.length > 0 ? this.#time() : memory.savedAt);
  }

  #tell({ entries, tell }: Commit<D>): void {
    this.#options.wrote(entries, false);
    for (const one of tell) one();
  }

  #goOn(): void {
    if (this.#waiting.length > 0) setImmediate(() => this.#commit());
  }

  #failed(error: unknown, batch: readonly Waiting<D['Command']>[], last: boolean): void {
    const fault = asFault(error);
    if (!last && this.#triesAgain(fault, batch)) return;
    this.#fail(fault, batch);
    this.#goOn();
  }

  #fail(fault: DeskFault, batch: readonly Waiting<D['Command']>[]): void {
    this.#busySince = null;
    this.#options.failed(fault);
    for (const one of batch) one.reject(fault);
  }

  /** Another process holds the file, but not yet for too long: the batch goes back to the front of the queue. */
  #triesAgain({ fault }: DeskFault, batch: readonly Waiting<D['Command']>[]): boolean {
    const time = this.#options.monotonic();
    this.#busySince ??= time;
    if (fault.code !== 'busy' || time - this.#busySince >= this.#options.busyMs) return false;
    this.#waiting = [...batch, ...this.#waiting];
    setTimeout(() => this.#commit(), retryMs);
    return true;
  }

  #decide(batch: readonly Waiting<D['Command']>[], held: HeldJournal<D['Event']>): Commit<D> {
    const { memory } = this.#options;
    this.#catchUp();
    let snapshot = memory.snapshot;
    const entries: Entry<D['Event']>[] = [];
    const tell: (() => void)[] = [];
    const at = this.#time();
    for (const { act, now, resolve, reject } of batch) {
      const plan = this.#plan({ act, now }, at, snapshot, held);
      if (plan instanceof DeskFault) {
        tell.push(() => reject(plan));
        continue;
      }
      const { reply, written } = plan;
      drained(held.append(written, reply.ok ? reply.count : 0));
      snapshot = plan.next;
      for (const entry of written.entries) entries.push(entry);
      tell.push(() => resolve(this.#remember(act.id, reply)));
    }
    return { snapshot, entries, tell };
  }

  #catchUp(): void {
    const others = this.#options.memory.catchUp();
    if (others.changed) this.#options.wrote(others.entries, true);
  }

  /** An act that the desk stumbles over (a bug) fails alone; a file that cannot be read fails them all. */
  #plan(
    heard: Heard<D['Command']>,
    at: string,
    snapshot: Snapshot<D['State']>,
    held: HeldJournal<D['Event']>,
  ): Plan<D> | DeskFault {
    try {
      return drained(planAct(this.#options.rules, heard, at, snapshot, held.head, this.#known));
    } catch (error) {
      if (error instanceof DeskFault) throw error;
      this.#options.report(error);
      return asFault(error);
    }
  }

  #remember(act: string, reply: ActReply): ActReply {
    if (!reply.ok || reply.faults.length === 0) return reply;
    this.#leftOut.set(act, reply.faults);
    const [oldest] = this.#leftOut.keys();
    if (this.#leftOut.size > remembered && oldest !== undefined) this.#leftOut.delete(oldest);
    return reply;
  }

  #time(): string {
    return new Date(this.#options.now()).toISOString();
  }
}

function asFault(error: unknown): DeskFault {
  if (error instanceof DeskFault) return error;
  const { code, message } = faultOf(error);
  return new DeskFault(code, message, {}, error);
}
