/**
 * A door: what one connected screen sends, read as unknown text, held to the rights of who stands there, done at the
 * desk, and answered. The same for IPC and WebSocket. Nothing a screen sends ends the connection or reaches the desk
 * unread.
 */
import { DESK_CALLS, type Fault, type ShellApi, type View } from '../contract/desk-api.ts';
import { DeskFault, faultOf } from '../plain/desk-fault.ts';
import type { DeskHost } from '../host/desk-host.ts';
import { fileId } from '../service/file-id.ts';
import { changedRows } from './changed-rows.ts';
import { byFullName, type Kept } from '../contract/calls.ts';
import { protocol, type Call, type DeskCall, type Message, type ShellCall } from '../contract/messages.ts';
import { mayNot } from './may-not.ts';
import { faultFromAfar, viewFromAfar } from './from-afar.ts';
import { isLong, readCall, readLongCall, type Reading } from './read-call.ts';
import { RIGHTS, type Rights } from './rights.ts';
import type { Who } from './who.ts';
import type { DeskRole } from '../vocabulary/roles.ts';

export interface DoorParts {
  readonly host: Pick<DeskHost, 'desk' | 'path' | 'screenCame' | 'diary'>;
  readonly who: Who;
  /** What the roles may do; RIGHTS where nothing else is said. */
  readonly rights?: Readonly<Record<DeskRole, Rights>>;
  /** What belongs to this computer; null where the role of who stands here has no right to any of it. */
  readonly shell: ShellApi | null;
  readonly send: (text: string) => void;
  /** Told when a long message begins to be read, and when that is done: better nothing more comes meanwhile. */
  readonly reading?: (long: boolean) => void;
  /** Told of what is a fault of the program, for the log. */
  readonly report?: (error: unknown) => void;
}

const mostWatches = 256;
/** A call of the desk that takes longer comes into the diary, in milliseconds. */
const slowMs = 1_000;

export class Door {
  readonly #parts: DoorParts;
  readonly #kept: Partial<Kept<DeskCall | ShellCall>>;
  readonly #watches = new Map<number, () => void>();
  readonly #leave: () => void;
  /** The long message being read, and what came after it: a screen's messages are taken in their order. */
  #turn: Promise<void> | null = null;
  #closed = false;

  constructor(parts: DoorParts) {
    const { host, shell } = parts;
    this.#parts = parts;
    this.#kept = { ...host.desk, ...(shell === null ? {} : byFullName(shell)) };
    this.#leave = host.screenCame((path) => this.#send({ desk: idOf(path) }));
    this.#send({ hello: protocol, desk: idOf(host.path) });
  }

  /** Takes a message. The answer comes through `send`; nothing here throws. */
  receive(message: unknown): void {
    if (this.#turn === null && !isLong(message)) return this.#take(readCall(message));
    if (this.#turn === null) this.#parts.reading?.(true);
    const turn: Promise<void> = (this.#turn ?? Promise.resolve()).then(async () => {
      this.#take(await readLongCall(message));
      if (this.#turn !== turn) return;
      this.#turn = null;
      this.#parts.reading?.(false);
    });
    this.#turn = turn;
  }

  #take(reading: Reading): void {
    if (!reading.ok) return this.#send({ id: reading.id, fault: reading.fault });
    const { id, call, desk } = reading;
    void this.#answer(id, call, desk).catch((error: unknown) =>
      this.#send({ id, fault: this.#faultOf(error) }),
    );
  }

  close(): void {
    this.#closed = true;
    for (const stop of this.#watches.values()) stop();
    this.#watches.clear();
    this.#leave();
  }

  async #answer(id: number, call: Call, desk: string | null | undefined): Promise<void> {
    const { host, who, rights = RIGHTS } = this.#parts;
    const against = mayNot(who, call, rights[who.role]);
    if (against !== null) {
      host.diary.note('refused', `${who.role}: ${call.call}`);
      throw against;
    }
    if (desk !== undefined && desk !== idOf(host.path)) {
      throw new DeskFault('noTournament', 'the tournament this was meant for is no longer open');
    }
    // what gives nothing gives null on its way
    const began = performance.now();
    try {
      this.#send({ id, reply: (await this.#do(id, call)) ?? null });
    } finally {
      const ms = performance.now() - began;
      // what belongs to the computer waits for a person, who chooses a file
      if (ms > slowMs && call.call in DESK_CALLS) host.diary.note('slow', named(call), ms);
    }
  }

  #do(id: number, asked: Call): unknown {
    if (asked.call === 'watch') return this.#watch(id, asked.params);
    if (asked.call === 'unwatch') return this.#unwatch(asked.params.watch);
    return this.#pass(asked);
  }

  /** To whoever keeps it, by its name. */
  #pass<C extends DeskCall | ShellCall>({ call, params }: Call<C>): unknown {
    const kept: Partial<Kept<DeskCall | ShellCall>> = this.#kept;
    if (kept[call] === undefined)
      throw new DeskFault('notAllowed', `${call} belongs to the desk's own computer`);
    return kept[call](params);
  }

  #watch(id: number, topic: Extract<Call, { call: 'watch' }>['params']): null {
    if (this.#watches.has(id))
      throw new DeskFault('badRequest', 'this id is a watch already', { path: 'id' });
    if (this.#watches.size >= mostWatches) throw new DeskFault('tooLarge', 'too many watches on one screen');
    this.#watches.set(id, () => {});
    let before: View | null = null;
    const stop = this.#parts.host.desk.watch(topic, (shown) => {
      const view = this.#parts.who.here ? shown : viewFromAfar(shown);
      const changed = changedRows(view, before);
      before = view;
      this.#send(changed === null ? { watch: id, view } : { watch: id, changed });
    });
    this.#watches.set(id, stop);
    return null;
  }

  #unwatch(id: number): null {
    this.#watches.get(id)?.();
    this.#watches.delete(id);
    return null;
  }

  #faultOf(error: unknown): Fault {
    const fault = faultOf(error);
    if (fault.code === 'bug') this.#parts.report?.(error);
    return this.#parts.who.here ? fault : faultFromAfar(fault);
  }

  #send(message: Message): void {
    if (!this.#closed) this.#parts.send(JSON.stringify(message));
  }
}

/** A call, and of an act which command: its name and nothing it says. */
const named = ({ call, params }: Call): string =>
  call === 'act' ? `act ${params.command.type}` : call === 'propose' ? `propose ${params.type}` : call;

const idOf = (path: string | null): string | null => (path === null ? null : fileId(path));
