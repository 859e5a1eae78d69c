import { randomUUID } from 'node:crypto';
import { nextInstant } from '../../clocks/index.ts';
import {
  clockOf,
  defaultLimits,
  runningBoards,
  type DeskState,
  type InterruptClocks,
} from '../../desk/index.ts';
import type { DeskCommand } from '../../desk/commands/commands.ts';
import type { Fault } from '../../contract/desk-api.ts';
import { faultOf } from '../../plain/desk-fault.ts';
import type { Heartbeat, Journal } from '../../store/index.ts';
import type { Clocks } from '../clock-watch.ts';

/** Without a sign of life for so long by our own clock, or by the time of day on opening, its writer is gone. */
const silenceMs = 3_500;
const openSilenceMs = 5_000;

/** Between two looks, which come each second: longer than a busy program is, this is a computer that slept. */
const sleepMs = 15_000;

/** How far two clocks may part between two looks. */
const partedMs = 2_000;

/** The longest wait a timer takes. */
const longestWait = 2 ** 31 - 1;

export interface ClockKeeperOptions {
  readonly journal: Pick<Journal<unknown>, 'readOnly' | 'heartbeat' | 'beat' | 'isDesk' | 'takeOver'>;
  readonly clocks: Clocks;
  /** The desk's own time. */
  now(): number;
  state(): DeskState;
  /** When the last line was written: UTC, ISO 8601; null before the first. */
  savedAt(): string | null;
  /** Has the desk itself do something. */
  act(command: DeskCommand | InterruptClocks): Promise<unknown>;
  /** A sign could not be written; the next one is due in a second. */
  unsigned(fault: Fault): void;
  /** Signs are written again, after that fault. */
  signedAgain(fault: Fault): void;
  /** A default time has run out: what shows it is to be shown again. */
  limitReached(): void;
  /** Is that process there? */
  isAlive(pid: number): boolean;
}

/**
 * Keeps the running clocks of a file, at the one desk that has it: writes a sign of life each second, has flags and
 * periods written when they are due, and makes all clocks stand after a crash or a sleep.
 */
export class ClockKeeper {
  readonly #options: ClockKeeperOptions;
  readonly #owner = randomUUID();
  #running = false;
  /** The last sign of life that is ours. */
  #beat: (Heartbeat & { readonly monotonic: number }) | null = null;
  /** The last sign of another desk, and since when we have seen no newer one. */
  #other: { readonly wall: number; readonly since: number } | null = null;
  /** How far the time of day, or since the computer started, has gone ahead of the time that stops asleep. */
  #ahead: number | null = null;
  #asked = false;
  /** Why the last sign could not be written. */
  #unsigned: Fault | null = null;
  #found: { readonly state: DeskState; readonly running: ReturnType<typeof runningBoards> } | null = null;
  #shownLimit = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(options: ClockKeeperOptions) {
    this.#options = options;
  }

  /** A file just opened: clocks that ran when its desk ended stand from now on. */
  open(): void {
    this.#running = this.#anyRuns();
    if (!this.#running) return;
    const last = this.#options.journal.heartbeat();
    if (!this.#options.journal.isDesk) return this.#follow(last);
    const silent = last === null || this.#options.clocks.now() - last.wall > openSilenceMs;
    if (silent || last.pid === 0 || !this.#options.isAlive(last.pid)) this.#interruptAfter(last);
    else this.#follow(last);
  }

  #follow(last: Heartbeat | null): void {
    this.#other = { wall: last?.wall ?? 0, since: this.#options.clocks.monotonic() };
  }

  /** Lines were written: by this desk, or by another process. */
  wrote(byOthers: boolean): void {
    const ran = this.#running;
    this.#running = this.#anyRuns();
    this.#asked = false;
    if (!this.#running) this.#beat = null;
    else if (!ran && (byOthers ? this.#options.journal.isDesk : this.#options.journal.takeOver()))
      this.#sign();
    this.#schedule();
  }

  /** Looks: a sign of life, or what has happened since the last one. To be called each second. */
  look(): void {
    this.#showLimit();
    if (!this.#running || this.#asked) return;
    if (this.#beat === null) return this.#watchOther();
    if (this.notice()) return;
    this.#ask();
    this.#sign();
  }

  /** Makes all clocks stand after a sleep; to be called also before anything counts that is heard just after one. */
  notice(): boolean {
    if (!this.#running || this.#asked || this.#beat === null || !this.#slept()) return false;
    this.#interrupt('sleep', this.#beat);
    return true;
  }

  /** The file is let go with clocks running: up to here they are sure. */
  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#beat !== null) this.#sign(0);
  }

  /** How many boards' clocks run; a file that is only read has none to keep. */
  get running(): number {
    return this.#options.journal.readOnly ? 0 : this.#runningNow().length;
  }

  /** How many of those are mirrors. */
  get mirrors(): number {
    return this.#options.journal.readOnly
      ? 0
      : this.#runningNow().filter(({ there }) => there.mode === 'mirror').length;
  }

  #anyRuns(): boolean {
    return this.#runningNow().length > 0;
  }

  #runningNow(): ReturnType<typeof runningBoards> {
    const state = this.#options.state();
    if (this.#found?.state !== state) this.#found = { state, running: runningBoards(state) };
    return this.#found.running;
  }

  /** Signs life. A file held by another process is signed the next time. */
  #sign(pid = process.pid): void {
    const { clocks, journal, now, state } = this.#options;
    const beat = {
      owner: this.#owner,
      pid,
      seq: state().seq,
      wall: Math.round(clocks.now()),
      desk: now(),
    };
    const monotonic = clocks.monotonic();
    this.#beat = { ...beat, monotonic };
    this.#parted();
    try {
      journal.beat(beat);
      if (this.#unsigned !== null) this.#options.signedAgain(this.#unsigned);
      this.#unsigned = null;
    } catch (error) {
      const fault = faultOf(error);
      if (fault.code === 'busy') return;
      this.#unsigned = fault;
      this.#options.unsigned(fault);
    }
  }

  #parted(): number {
    const { clocks } = this.#options;
    const ahead = (clocks.sinceStart?.() ?? clocks.now()) - clocks.monotonic();
    const parted = this.#ahead === null ? 0 : ahead - this.#ahead;
    this.#ahead = ahead;
    return parted;
  }

  #slept(): boolean {
    const since = this.#options.clocks.monotonic() - (this.#beat?.monotonic ?? 0);
    return since > sleepMs || this.#parted() > partedMs;
  }

  /** Another desk keeps these clocks, as long as it signs; one that has closed hands them on. */
  #watchOther(): void {
    const { clocks, journal } = this.#options;
    const last = journal.heartbeat();
    const mono = clocks.monotonic();
    if (last !== null && last.pid === 0 && clocks.now() - last.wall <= openSilenceMs) {
      if (journal.takeOver()) this.#sign();
    } else if (this.#other === null || this.#other.wall !== (last?.wall ?? 0)) this.#follow(last);
    else if (mono - this.#other.since > silenceMs && journal.takeOver()) this.#interruptAfter(last);
  }

  #interruptAfter(last: Heartbeat | null): void {
    this.#interrupt(last?.pid === 0 ? 'closed' : 'crash', last);
  }

  #interrupt(cause: InterruptClocks['cause'], last: Heartbeat | null): void {
    const { clocks, savedAt } = this.#options;
    const latest = Math.max(0, ...this.#runningNow().map(({ there }) => clockOf(there).at));
    const bySign = last !== null && last.desk >= latest;
    // a line after the last sign was stamped so much later; when it was saved may be after the sleep
    const sinceSign = last === null ? Infinity : Math.max(0, latest - last.desk);
    const signed = last !== null && sinceSign <= openSilenceMs;
    const wall = signed ? last.wall + sinceSign : Date.parse(savedAt() ?? '');
    this.#beat = null;
    const gap = Math.max(0, Math.round(clocks.now() - wall) || 0);
    const at = bySign ? last.desk : latest;
    this.#do({ type: 'interruptClocks', cause, at, gap });
  }

  /** Has what is due written, once. */
  #ask(): void {
    const next = this.#nextOfClocks();
    if (next === null || next > this.#options.now()) return;
    this.#do({ type: 'lookAtClocks' });
  }

  #do(command: DeskCommand | InterruptClocks): void {
    this.#asked = true;
    void this.#options.act(command).finally(() => (this.#asked = false));
  }

  #nextOfClocks(): number | null {
    const instants = this.#runningNow().flatMap(({ clock }) => nextInstant(clock) ?? []);
    return instants.length === 0 ? null : Math.min(...instants);
  }

  #nextLimit(): number | null {
    const coming = defaultLimits(this.#options.state()).filter((limit) => limit > this.#shownLimit);
    return coming.length === 0 ? null : Math.min(...coming);
  }

  #showLimit(): void {
    const limit = this.#nextLimit();
    if (limit === null || limit > this.#options.now()) return;
    this.#shownLimit = limit;
    this.#options.limitReached();
  }

  #schedule(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const instants = [this.#beat === null ? null : this.#nextOfClocks(), this.#nextLimit()];
    const next = Math.min(...instants.map((instant) => instant ?? Infinity));
    if (next === Infinity) return;
    const wait = Math.min(longestWait, Math.max(1, next - this.#options.now()));
    this.#timer = setTimeout(() => this.#due(), wait);
    this.#timer.unref();
  }

  #due(): void {
    this.#showLimit();
    if (this.#running && this.#beat !== null && !this.#asked) this.#ask();
    if (!this.#asked) this.#schedule();
  }
}
