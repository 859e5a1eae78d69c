/** Pairings worked out in threads of their own, once for all who look at the same, and remembered for a while. */
import type { PairingAnswer, PairingQuestion } from '../tournament/swiss/index.ts';
import type { FromPairing } from './pairing-worker.ts';
import { Threads } from './threads.ts';

const mostAtOnce = 2;
const remembered = 12;

interface Looker {
  readonly told: (message: FromPairing) => void;
  readonly failed: (error: unknown) => void;
}

interface Running {
  readonly lookers: Set<Looker>;
  readonly stop: () => void;
  last: FromPairing | null;
}

export class Pairings {
  readonly #threads = new Threads<PairingQuestion, FromPairing>('pairing-worker', mostAtOnce);
  readonly #known = new Map<string, PairingAnswer>();
  readonly #running = new Map<string, Running>();

  /** Tells how far it is, and in the end the answer. Gives the way to stop: what nobody looks at any more is given up. */
  ask(question: PairingQuestion, told: Looker['told'], failed: Looker['failed']): () => void {
    const key = JSON.stringify(question);
    const answer = this.#known.get(key);
    if (answer !== undefined) {
      told({ answer });
      return () => {};
    }
    const looker = { told, failed };
    const running = this.#running.get(key) ?? this.#begin(key, question);
    running.lookers.add(looker);
    if (running.last !== null) told(running.last);
    return () => {
      running.lookers.delete(looker);
      if (running.lookers.size > 0 || this.#running.get(key) !== running) return;
      this.#running.delete(key);
      running.stop();
    };
  }

  #begin(key: string, question: PairingQuestion): Running {
    const lookers = new Set<Looker>();
    const heard = (message: FromPairing): boolean => {
      const ended = 'answer' in message;
      if (ended) this.#remember(key, message.answer);
      running.last = message;
      for (const { told } of lookers) told(message);
      return ended;
    };
    const fail = (error: unknown): void => {
      this.#running.delete(key);
      for (const { failed } of lookers) failed(error);
    };
    const running: Running = { lookers, last: null, stop: this.#threads.start(question, heard, fail) };
    this.#running.set(key, running);
    return running;
  }

  #remember(key: string, answer: PairingAnswer): void {
    this.#running.delete(key);
    this.#known.set(key, answer);
    const [oldest] = this.#known.keys();
    if (this.#known.size > remembered && oldest !== undefined) this.#known.delete(oldest);
  }
}

/** The pairings of this computer. */
export const pairings = new Pairings();
