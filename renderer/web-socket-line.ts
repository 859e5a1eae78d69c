import { notInvited } from '../src-core/plain/admission.ts';
import { inParts } from '../src-core/plain/parts.ts';
import type { Admission } from './admission.ts';
import type { Line } from './line.ts';
import { Pulse } from './pulse.ts';

const firstPause = 250;
const longestPause = 4000;

/**
 * A line to a served desk. It connects by itself, and again after each break, waiting longer each time. Nothing of the
 * door's is said on it before both ends have proven who they are.
 */
export class WebSocketLine implements Line {
  readonly #address: URL;
  readonly #admission: Admission;
  readonly #heard: ((text: string) => void)[] = [];
  readonly #broken: (() => void)[] = [];
  readonly #refused: (() => void)[] = [];
  readonly #pulse = new Pulse({
    ask: (text) => this.send(text),
    silent: () => this.#break(),
  });
  #socket: WebSocket | null = null;
  #letIn = false;
  #pause = firstPause;
  #again: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(address: URL, admission: Admission) {
    this.#address = address;
    this.#admission = admission;
    this.#connect();
    // back from sleep or from another network: do not wait for the next try
    addEventListener('online', () => this.tryNow());
  }

  send(text: string): void {
    if (!this.#letIn || this.#socket?.readyState !== WebSocket.OPEN) return;
    for (const part of inParts(text)) this.#socket.send(part);
  }

  onMessage(heard: (text: string) => void): void {
    this.#heard.push(heard);
  }

  onClose(heard: () => void): void {
    this.#broken.push(heard);
  }

  onRefused(heard: () => void): void {
    this.#refused.push(heard);
  }

  /** Connects at once where there is no line. */
  tryNow(): void {
    this.#pause = firstPause;
    this.#connect();
  }

  close(): void {
    this.#ended = true;
    this.#pulse.stop();
    clearTimeout(this.#again);
    this.#socket?.close();
  }

  #connect(): void {
    if (this.#ended || this.#socket !== null) return;
    clearTimeout(this.#again);
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    // a network that swallows everything does not even say that it connects
    this.#pulse.start();
    socket.addEventListener('open', () => void this.#begin(socket));
    socket.addEventListener('message', (event: MessageEvent<unknown>) => {
      const text = event.data;
      if (typeof text !== 'string' || this.#socket !== socket) return;
      this.#pulse.heard();
      if (!this.#letIn) return void this.#answer(socket, text);
      this.#pause = firstPause;
      for (const heard of this.#heard) heard(text);
    });
    socket.addEventListener('close', ({ code }) => {
      if (this.#socket !== socket) return;
      if (code === notInvited) this.#refuse();
      else this.#break();
    });
  }

  async #begin(socket: WebSocket): Promise<void> {
    const first = await this.#admission.begin();
    if (this.#socket !== socket) return;
    if (first === null) this.#refuse();
    else socket.send(JSON.stringify(first));
  }

  async #answer(socket: WebSocket, text: string): Promise<void> {
    // what makes no sense is no desk's
    const saying = await this.#admission.answer(text).catch(() => null);
    if (this.#socket !== socket) return;
    if (saying === null) return this.#refuse();
    this.#letIn = saying.last;
    socket.send(JSON.stringify(saying.say));
  }

  /** This page is not let in. Where an invitation was refused it may have a session, which is tried at once. */
  #refuse(): void {
    if (this.#admission.refused()) {
      this.#leave();
      return this.#connect();
    }
    this.#break();
    for (const heard of this.#refused) heard();
  }

  /** The line is closed, or nothing comes through it: it is given up, and tried anew. */
  #break(): void {
    this.#leave();
    for (const heard of this.#broken) heard();
    this.#again = setTimeout(() => this.#connect(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, longestPause);
  }

  #leave(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#letIn = false;
    this.#pulse.stop();
    socket?.close();
  }
}
