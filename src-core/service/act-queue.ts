import type { Act, ActReply, LineFault } from '../plain/acts.ts';
import { DeskFault, faultOf } from '../plain/desk-fault.ts';
import type { Entry } from '../plain/entries.ts';
import type { HeldJournal, Journal } from '../store/index.ts';
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
  #busySince: number | null = null;

  constructor(options: ActQueueOptions<D>) {
    this.#options = options;
    options.journal.setPatience(0);
    this.#known = {
      findAct: (id) => options.journal.findAct(id),
      entry: (seq) => options.journal.entry(seq),
      leftOut: (id) => this.#leftOut.get(id) ?? [],
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
    this.#commit(true);
  }

  /** Decides and writes all that waits. */
  #commit(last = false): void {
    const batch = this.#waiting;
    if (batch.length === 0) return;
    this.#waiting = [];
    let commit: Commit<D>;
    try {
      commit = this.#options.journal.hold((held) => this.#decide(batch, held));
    } catch (error) {
      const fault = asFault(error);
      if (last || !this.#triesAgain(fault, batch)) this.#fail(fault, batch);
      return;
    }
    this.#busySince = null;
    const { memory, wrote } = this.#options;
    const { snapshot, entries, tell } = commit;
    memory.adopt(snapshot, entries, entries.length > 0 ? this.#time() : memory.savedAt);
    wrote(entries, false);
    for (const one of tell) one();
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
    const { memory, wrote } = this.#options;
    const others = memory.catchUp();
    if (others.changed) wrote(others.entries, true);
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
      const { reply } = plan;
      held.append(plan.entries, plan.people, reply.ok ? reply.count : 0);
      snapshot = plan.next;
      for (const entry of plan.entries) entries.push(entry);
      tell.push(() => resolve(this.#remember(act.id, reply)));
    }
    return { snapshot, entries, tell };
  }

  /** An act that the desk stumbles over (a bug) fails alone; a file that cannot be read fails them all. */
  #plan(
    heard: Heard<D['Command']>,
    at: string,
    snapshot: Snapshot<D['State']>,
    held: HeldJournal<D['Event']>,
  ): Plan<D> | DeskFault {
    try {
      return planAct(this.#options.rules, heard, at, snapshot, held.head, this.#known);
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
