import type { Line } from './line.ts';
import { Pulse } from './pulse.ts';

const firstPause = 250;
const longestPause = 4000;

/** A line to a served desk. It connects by itself, and again after each break, waiting longer each time. */
export class WebSocketLine implements Line {
  readonly #address: URL;
  readonly #heard: ((text: string) => void)[] = [];
  readonly #broken: (() => void)[] = [];
  readonly #refused: (() => void)[] = [];
  readonly #pulse = new Pulse({
    ask: (text) => this.send(text),
    silent: () => this.#break(),
  });
  #socket: WebSocket | null = null;
  #pause = firstPause;
  #ended = false;

  constructor(address: URL) {
    this.#address = address;
    this.#connect();
    // back from sleep or from another network: do not wait for the next try
    addEventListener('online', () => this.#connect());
  }

  send(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
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

  close(): void {
    this.#ended = true;
    this.#pulse.stop();
    this.#socket?.close();
  }

  #connect(): void {
    if (this.#ended || this.#socket !== null) return;
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    // a network that swallows everything does not even say that it connects
    this.#pulse.start();
    socket.addEventListener('open', () => {
      this.#pause = firstPause;
    });
    socket.addEventListener('message', (event: MessageEvent<unknown>) => {
      const text = event.data;
      if (typeof text !== 'string' || this.#socket !== socket) return;
      this.#pulse.heard();
      for (const heard of this.#heard) heard(text);
    });
    socket.addEventListener('close', () => {
      if (this.#socket === socket) this.#break();
    });
  }

  /** The line is closed, or nothing comes through it: it is given up, and tried anew. */
  #break(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#pulse.stop();
    socket?.close();
    for (const heard of this.#broken) heard();
    void this.#askWhy();
    setTimeout(() => this.#connect(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, longestPause);
  }

  /** A browser does not tell why a line was refused; an ordinary question does. */
  async #askWhy(): Promise<void> {
    try {
      const { status } = await fetch('/session');
      if (status === 401 || status === 403) for (const heard of this.#refused) heard();
    } catch {
      // the desk is not there at all
    }
  }
}
