/**
 * The desk as a screen has it: the contract over a transport. It knows neither Node nor the page.
 *
 * After a break it sends again, with the same ids, what was not answered, and watches again what was watched. A call
 * waits until it is answered, however long that takes: silence is shown as a lost connection (`onConnection`), never
 * as a failed act. An act is only ever done in the tournament that was open when it was sent.
 */
import { deskCalls, shellCalls } from '../contract/calls.ts';
import {
  DESK_CALLS,
  type DeskApi,
  type Fault,
  type RoundView,
  type ShellApi,
  type Topic,
  type View,
  type ViewOf,
} from '../contract/desk-api.ts';
import { DeskFault } from '../plain/desk-fault.ts';
import type { CallName, Message, ParamsOf, ReplyOf, Request } from '../contract/messages.ts';
import { withChangedRows } from './with-changed-rows.ts';

/** A line to a door. It connects by itself, and again after each break; the door's greeting says that it is there. */
export interface Transport {
  send(text: string): void;
  onMessage(heard: (text: string) => void): void;
  onClose(heard: () => void): void;
  close(): void;
}

/** What Electron's preload puts into the page as `window.escaque`, and all of it. */
export interface Bridge {
  /** Opens a door for this page and gives the way to speak to it. One opened before is closed: nothing of it is heard
   * any more, and what is said to it goes nowhere. */
  open(heard: (text: string) => void): (text: string) => void;
  /** Where a file lies that was dropped on this page or chosen in it; empty where it lies nowhere. */
  pathOf(file: File): string;
}

export interface Connection {
  readonly state: 'connecting' | 'connected' | 'lost';
  /** Since when it is so, by this screen's clock: UTC, ISO 8601. */
  readonly since: string;
}

interface Waiting {
  readonly request: Request;
  readonly answered: (reply: unknown) => void;
  readonly failed: (fault: DeskFault) => void;
}

interface Watch {
  readonly topic: Topic;
  readonly show: (view: View) => void;
  /** What it was shown last. */
  readonly last: View | null;
}

export class DeskClient {
  readonly desk: DeskApi;
  readonly shell: ShellApi;
  readonly #transport: Transport;
  readonly #waiting = new Map<number, Waiting>();
  readonly #watches = new Map<number, Watch>();
  readonly #listeners = new Set<(connection: Connection) => void>();
  #connection: Connection = { state: 'connecting', since: now() };
  #open: string | null | undefined = undefined;
  #lastId = 0;
  #closed = false;

  constructor(transport: Transport) {
    this.#transport = transport;
    const calls = deskCalls((call, params) =>
      this.#call(call, params, DESK_CALLS[call] === 'thisTournament'),
    );
    this.desk = { ...calls, watch: (topic, show) => this.#watch(topic, show) };
    this.shell = shellCalls((call, params) => this.#call(call, params));
    transport.onMessage((text) => this.#hear(text));
    transport.onClose(() => this.#become('lost'));
  }

  get connection(): Connection {
    return this.#connection;
  }

  /** Tells of the connection now and after each change; gives the way to stop. */
  onConnection(heard: (connection: Connection) => void): () => void {
    this.#listeners.add(heard);
    heard(this.#connection);
    return () => this.#listeners.delete(heard);
  }

  #watch<T extends Topic>(topic: T, show: (view: ViewOf<T>) => void): () => void {
    const id = ++this.#lastId;
    // the door answers a topic with that topic's view
    this.#watches.set(id, { topic, show: show as (view: View) => void, last: null });
    this.#post({ id, call: 'watch', params: topic });
    return () => {
      if (this.#watches.delete(id))
        this.#post({ id: ++this.#lastId, call: 'unwatch', params: { watch: id } });
    };
  }

  /** Ends it: what still waits fails as `unreachable`. */
  close(): void {
    this.#closed = true;
    this.#transport.close();
    for (const { failed } of this.#waiting.values()) failed(unreachable());
    this.#waiting.clear();
    this.#watches.clear();
  }

  #call<C extends CallName>(call: C, params: ParamsOf<C>, bound = false): Promise<ReplyOf<C>> {
    if (this.#closed) return Promise.reject(unreachable());
    const id = ++this.#lastId;
    const desk = bound && this.#open !== undefined ? { desk: this.#open } : {};
    const request: Request = { id, call, params, ...desk };
    return new Promise<ReplyOf<C>>((resolve, reject) => {
      // the door answers a call with that call's reply
      this.#waiting.set(id, { request, answered: (reply) => resolve(reply as ReplyOf<C>), failed: reject });
      this.#post(request);
    });
  }

  /** While there is no connection nothing is sent: all that waits goes when it is back. */
  #post(request: Request): void {
    if (this.#connection.state === 'connected') this.#transport.send(JSON.stringify(request));
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as Message;
    if ('hello' in message) return this.#begin(message.desk);
    if ('desk' in message) this.#open = message.desk;
    else if ('watch' in message) this.#show(message);
    else if ('reply' in message) this.#take(message.id)?.answered(message.reply);
    else this.#take(message.id)?.failed(asError(message.fault));
  }

  /** Shows a watch a view, or what it was shown last with what changed of it. */
  #show(told: Extract<Message, { readonly watch: number }>): void {
    const watch = this.#watches.get(told.watch);
    const view = 'view' in told ? told.view : afterChange(watch?.last ?? null, told.changed);
    if (watch === undefined || view === null) return;
    this.#watches.set(told.watch, { ...watch, last: view });
    watch.show(view);
  }

  #begin(desk: string | null): void {
    this.#open = desk;
    this.#become('connected');
    for (const [id, { topic }] of this.#watches) this.#post({ id, call: 'watch', params: topic });
    for (const { request } of this.#waiting.values()) this.#post(request);
  }

  #take(id: number | null): Waiting | undefined {
    if (id === null) return undefined;
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  #become(state: Connection['state']): void {
    if (this.#connection.state === state) return;
    this.#connection = { state, since: now() };
    for (const heard of this.#listeners) heard(this.#connection);
  }
}

/** Null where there is nothing to change. */
function afterChange(last: View | null, changed: RoundView): RoundView | null {
  return last?.kind === 'round' ? withChangedRows(last, changed) : null;
}

const now = (): string => new Date().toISOString();
const asError = ({ code, message, facts }: Fault): DeskFault => new DeskFault(code, message, facts);
const unreachable = (): DeskFault => new DeskFault('unreachable', 'this screen has left the desk');
