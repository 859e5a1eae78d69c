/**
 * A door: what one connected screen sends, read as unknown text, done at the desk, and answered. The same for IPC
 * and WebSocket. Nothing a screen sends ends the connection or reaches the desk unread.
 */
import type { Fault, ShellApi, View } from '../contract/desk-api.ts';
import { DeskFault, faultOf } from '../plain/desk-fault.ts';
import type { DeskHost } from '../host/desk-host.ts';
import { changedRows } from './changed-rows.ts';
import { protocol, type Call, type Message } from '../contract/messages.ts';
import { readCall } from './read-call.ts';

export interface DoorParts {
  readonly host: DeskHost;
  /** Null for a visitor: what belongs to this computer is not theirs. */
  readonly shell: ShellApi | null;
  readonly send: (text: string) => void;
  /** Told of what is a fault of the program, for the log. */
  readonly report?: (error: unknown) => void;
}

const mostWatches = 256;

export class Door {
  readonly #parts: DoorParts;
  readonly #watches = new Map<number, () => void>();
  readonly #leave: () => void;
  #closed = false;

  constructor(parts: DoorParts) {
    this.#parts = parts;
    this.#leave = parts.host.screenCame((desk) => this.#send({ desk }));
    this.#send({ hello: protocol, desk: parts.host.path });
  }

  /** Takes a message. The answer comes through `send`; nothing here throws. */
  receive(message: unknown): void {
    const reading = readCall(message);
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
    if (desk !== undefined && desk !== this.#parts.host.path) {
      throw new DeskFault('noTournament', 'the tournament this was meant for is no longer open');
    }
    this.#send({ id, reply: await this.#do(id, call) });
  }

  #do(id: number, { call, params }: Call): unknown {
    const { host } = this.#parts;
    switch (call) {
      case 'act':
        return host.act(params);
      case 'propose':
        return host.propose(params);
      case 'rule':
        return host.rule(params);
      case 'history':
        return host.history(params);
      case 'document':
        return host.document(params);
      case 'readControl':
        return host.readControl(params);
      case 'time':
        return host.time();
      case 'checkDraw':
        return host.checkDraw(params.text);
      case 'readThrows':
        return host.readThrows(params);
      case 'watch':
        return this.#watch(id, params);
      case 'unwatch':
        return this.#unwatch(params.watch);
      default:
        return this.#doInShell({ call, params } as ShellCall);
    }
  }

  #doInShell({ call, params }: ShellCall): unknown {
    const { shell } = this.#parts;
    if (shell === null) throw new DeskFault('notAllowed', `${call} belongs to the desk's own computer`);
    switch (call) {
      case 'shell.about':
        return shell.about();
      case 'shell.recent':
        return shell.recent();
      case 'shell.create':
        return shell.create(params.path, params.act);
      case 'shell.open':
        return shell.open(params.path);
      case 'shell.close':
        return shell.close().then(() => null);
      case 'shell.chooseToOpen':
        return shell.chooseToOpen();
      case 'shell.chooseToCreate':
        return shell.chooseToCreate(params.suggested);
      case 'shell.newWindow':
        return shell.newWindow();
    }
  }

  #watch(id: number, topic: Extract<Call, { call: 'watch' }>['params']): null {
    if (this.#watches.has(id))
      throw new DeskFault('badRequest', 'this id is a watch already', { path: 'id' });
    if (this.#watches.size >= mostWatches) throw new DeskFault('tooLarge', 'too many watches on one screen');
    this.#watches.set(id, () => {});
    let before: View | null = null;
    const stop = this.#parts.host.watch(topic, (view) => {
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
    return fault;
  }

  #send(message: Message): void {
    if (!this.#closed) this.#parts.send(JSON.stringify(message));
  }
}

type ShellCall = Extract<Call, { call: `shell.${string}` }>;
