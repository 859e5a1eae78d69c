import type { DeskFault } from '../plain/desk-fault.ts';
import type { Entry, Person, PersonId } from '../plain/entries.ts';
import { drained, type Steps } from '../plain/steps.ts';
import type { OtherDesk } from '../plain/trust.ts';
import { putAside, readAside } from './aside.ts';
import { lookAtPeople, type PeopleFound, unboundPeople } from './bound-people.ts';
import { chainHash, emptyHead, nextEntries, parseEvent, type Batch, type Head, type Line } from './chain.ts';
import { copyFile } from './copy-file.ts';
import { DeskHold, otherDesk } from './desk-hold.ts';
import type { DeskLock } from './desk-lock.ts';
import { heldAside } from './held-aside.ts';
import { heldOver, type HeldJournal } from './held-journal.ts';
import { entryOf, type HashOf, raise, type Spare, unchained } from './read-lines.ts';
import { OpenedFiles } from './opened-files.ts';
import type { AsideRow, DoneAct, Heartbeat } from './rows.ts';
import { type Sqlite, usualBusyMs } from './sqlite.ts';
import { prepareStatements, type Statements } from './statements.ts';
import { asStoreFault, storeFault } from './store-faults.ts';

/** One open file, of the game whose events are said. Every failure is a DeskFault, and then nothing was written. */
export class Journal<Event> {
  readonly path: string;
  readonly readOnly: boolean;
  readonly #db: Sqlite;
  readonly #sql: Statements;
  readonly #close: () => void;
  readonly #files: OpenedFiles;
  readonly #hold: DeskHold;
  readonly #found: OtherDesk | null;
  /** How often something was written that nobody could be told, as its file was away. */
  #untold = 0;
  #patience = usualBusyMs;

  /**
   * Over a connection that is set up already, and closed with the journal: by `close`, if given. `lock`: that of the
   * one desk which has the file; without it, the journal writes beside that desk.
   */
  constructor(
    db: Sqlite,
    path: string,
    how: { readonly readOnly?: boolean; readonly lock?: DeskLock | null; close?(): void } = {},
  ) {
    this.path = path;
    this.readOnly = how.readOnly ?? false;
    this.#db = db;
    this.#close = how.close ?? (() => void db.close());
    this.#sql = prepareStatements(db);
    this.#found = otherDesk(this.#sql.opened.get(), path, false);
    this.#files = new OpenedFiles(path, (head) => this.#isOurs(head));
    this.#hold = new DeskHold(db, this.#sql, path, this.#files, how.lock ?? null);
  }

  /** Whether this is the one desk that has the file, which keeps its clocks; others may write beside it. */
  get isDesk(): boolean {
    return this.#hold.has;
  }

  /** Becomes the desk of the file where the one that was is gone. Gives whether this is the desk now. */
  takeOver(): boolean {
    return !this.readOnly && this.#guard(() => this.#hold.takeOver());
  }

  /** Brings the file itself up to date, for who copies it: cheap where nothing was written since. */
  settle(now: number): void {
    this.#guard(() => this.#hold.settle(now));
  }

  /** Another desk that the file knows of: while only read, as it is now; else as this one found it, now its desk. */
  other(): OtherDesk | null {
    if (this.readOnly) return this.#guard(() => otherDesk(this.#sql.opened.get(), this.path));
    return this.isDesk ? this.#found : null;
  }

  /** The last line in the file, whoever wrote it. */
  head(): Head {
    return this.#guard(() => this.#sql.head.get() ?? emptyHead);
  }

  get lastSeq(): number {
    return this.head().seq;
  }

  /** Entries after `seq`, oldest first. */
  read(after: number, limit: number): Entry<Event>[] {
    return this.#guard(() => this.#sql.after.all(after, limit).map((line) => this.#entry(line)));
  }

  /** Entries before `seq`, newest first; 0 for the newest of all. */
  readNewest(before: number, limit: number): Entry<Event>[] {
    const from = before === 0 ? Number.MAX_SAFE_INTEGER : before;
    return this.#guard(() => this.#sql.before.all(from, limit).map((line) => this.#entry(line)));
  }

  entry(seq: number): Entry<Event> | null {
    const line = this.#guard(() => this.#sql.one.get(seq));
    return line === undefined ? null : this.#entry(line);
  }

  /**
   * The entries after `head`, oldest first, each held against the chain. An entry that is not what was written, or
   * is missing, is `damaged`: thrown, or told to `spare`, and then what can be read goes on.
   */
  follow(head: Head, spare: Spare = raise): Generator<Entry<Event>, void, undefined> {
    return this.#lines(head, spare, chainHash);
  }

  /** The same of the whole journal, but that no entry is held against the chain: see `unchained`. */
  readQuickly(): Generator<Entry<Event>, void, undefined> {
    return this.#lines(emptyHead, raise, (_, { hash }) => hash);
  }

  /** Holds every line up to this one against the chain: `damaged` of the first that is not what was written, or null. */
  unchained(last: Head): Steps<DeskFault | null> {
    const pageAfter = (seq: number, most: number) => this.#page(seq, most);
    return unchained(last, pageAfter, (seq, reason) => this.#damaged(seq, reason));
  }

  *#lines(head: Head, spare: Spare, hashOf: HashOf): Generator<Entry<Event>, void, undefined> {
    let { seq, hash } = head;
    for (let page = this.#page(seq); page.length > 0; page = this.#page(seq)) {
      for (const line of page) {
        if (line.seq !== seq + 1) spare(this.#damaged(seq + 1, 'missing'));
        else if (hashOf(hash, line) !== line.hash) spare(this.#damaged(line.seq, 'changed'));
        ({ seq, hash } = line);
        const event = parseEvent<Event>(line);
        if (event === null) spare(this.#damaged(line.seq, 'badJson'));
        else yield entryOf(line, event);
      }
    }
    const last = this.head();
    // what another process has written since the last page is there to be read next time
    if (last.seq > seq && this.#page(seq).length === 0) spare(this.#damaged(seq + 1, 'missing'));
    if (last.seq < seq || (last.seq === seq && last.hash !== hash)) spare(this.#damaged(seq, 'head'));
  }

  #page(after: number, most = 1_000): Line[] {
    return this.#guard(() => this.#sql.after.all(after, most));
  }

  /** The act of that id, if the journal has it. */
  findAct(id: string): DoneAct | null {
    return this.#guard(() => this.#sql.act.get(id.toWellFormed()) ?? null);
  }

  /** `damaged` of the first act that says otherwise than its lines; null where all agree with them. */
  strangeAct(): DeskFault | null {
    const found = this.#guard(() => this.#sql.strangeAct.get());
    return found === undefined ? null : this.#damaged(found.seq ?? 0, 'act');
  }

  people(): Map<PersonId, Person> {
    return this.#guard(() => new Map(this.#sql.people.all().map((person) => [person.id, person])));
  }

  /** Whether each of them is as the chain has him, or who is not. */
  lookAtPeople(): PeopleFound {
    return this.#guard(() => lookAtPeople(this.#db));
  }

  /** Whom the next line has to bind besides the people of its act: see `nextEntries`. */
  unbound(): readonly Person[] | null {
    return this.#guard(() => unboundPeople(this.#db));
  }

  /** The last sign of life; null where no clock ever ran. */
  heartbeat(): Heartbeat | null {
    return this.#guard(() => this.#sql.heartbeat.get() ?? null);
  }

  /** Writes a sign of life over the last one: durable when this returns. */
  beat({ owner, pid, seq, wall, desk }: Heartbeat): void {
    this.seeInPlace();
    this.#guard(() => this.#sql.beat.run(owner, pid, seq, wall, desk));
  }

  /** What is kept beside the lines, by its name. */
  aside(): ReadonlyMap<string, string> {
    return this.#guard(() => readAside(this.#sql));
  }

  /** Keeps these texts there, all or none: durable when this returns. */
  putAside(rows: readonly AsideRow[]): void {
    this.#seeWritable();
    this.#guard(() => putAside(this.#db, this.#sql, rows));
    this.seeInPlace();
  }

  /** A number that changes when another connection has written to the file, or this one what nobody was told. */
  dataVersion(): number {
    return this.#guard(() => (this.#sql.dataVersion.get() ?? 0) + this.#untold * 2 ** 32);
  }

  /** How long `hold` waits, and keeps everybody else waiting, for another process that holds the file. */
  setPatience(ms: number): void {
    this.#guard(() => this.#db.pragma(`busy_timeout = ${ms}`));
    this.#patience = ms;
  }

  /**
   * Runs `work` while nobody else can write; all that it appends becomes durable together before this returns.
   * If `work` throws, or the disk fails, none of it is in the file.
   */
  hold<T>(work: (held: HeldJournal<Event>) => T): T {
    this.#seeWritable();
    let erased = false;
    const given = this.#guard(() =>
      this.#db.transaction(() => work(heldOver(this.#sql, () => (erased = true)))).immediate(),
    );
    this.#held(erased);
    return given;
  }

  /**
   * The same in steps, over a connection of its own: who reads meanwhile is told what was durable before. Given up
   * before the last step, none of it is in the file.
   */
  *holdInSteps<T>(work: (held: HeldJournal<Event>) => Steps<T>): Steps<T> {
    this.#seeWritable();
    let erased = false;
    const given = yield* heldAside(this.path, this.#patience, work, () => (erased = true));
    this.#held(erased);
    return given;
  }

  /** The head is held in memory, and no file written over gives another: nothing after it is ours. */
  #isOurs({ seq, hash }: Head): boolean {
    const last = this.#sql.head.get() ?? emptyHead;
    if (seq >= last.seq) return seq === last.seq && hash === last.hash;
    return seq === 0 || this.#sql.one.get(seq)?.hash === hash;
  }

  #seeWritable(): void {
    if (this.readOnly) throw storeFault('readOnly', this.path);
    this.seeInPlace();
  }

  #held(erased: boolean): void {
    if (erased) this.#forget();
    this.#untold += 1; // what was written must be where somebody finds it before anyone is told
    this.seeInPlace();
    this.#untold -= 1;
  }

  /** Appends batches in one transaction: durable when this returns, or not there at all. */
  append(batches: readonly Batch<Event>[]): Entry<Event>[] {
    return this.hold((held) =>
      batches.flatMap((batch) => {
        const written = nextEntries(held.head, batch, this.unbound());
        drained(held.append(written, batch.count));
        return written.entries;
      }),
    );
  }

  /** An erased name must not stay in the -wal file. If that cannot be done now, the next checkpoint does it. */
  #forget(): void {
    try {
      this.#db.pragma('wal_checkpoint(TRUNCATE)');
    } catch {
      // what was written is durable all the same
    }
  }

  /** Throws where what this desk writes to is no longer what it opened; see OpenedFiles. */
  seeInPlace(): void {
    if (!this.readOnly) this.#files.see();
  }

  /** Copies the tournament whole into a new file, also where its own was taken away: see `copyFile`. Gives its path. */
  async copyTo(path: string): Promise<string> {
    const other = this.other();
    const lacks = other?.kind === 'copied' || other?.kind === 'cut';
    return copyFile(this.#db, path, this.head(), !lacks);
  }

  close(): void {
    if (!this.#db.open) return;
    this.#hold.close();
    this.#close();
    this.#hold.release();
  }

  #entry(line: Line): Entry<Event> {
    const event = parseEvent<Event>(line);
    if (event === null) throw this.#damaged(line.seq, 'badJson');
    return entryOf(line, event);
  }

  #damaged(seq: number, reason: string): DeskFault {
    return storeFault('damaged', this.path, { reason, seq });
  }

  #guard<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw asStoreFault(error, this.path);
    }
  }
}
