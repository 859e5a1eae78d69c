/** Who can still mate: searches in threads of their own, a few at a time, so that the desk never waits for one. */
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Answers, PositionQuestion, PositionView } from '../desk/index.ts';
import { searchingPosition } from '../desk/index.ts';
import type { FromWorker } from './position-worker.ts';

/** More wait for their turn, but for an urgent one: each may take a processor and 250 MB. */
const mostAtOnce = 2;

/** How far it is, and in the end what it shows and what was found. */
type Show = (view: PositionView, answers?: Answers) => void;
type Hear = (question: PositionQuestion, answers: Answers) => void;

interface Search {
  readonly question: PositionQuestion;
  readonly show: Show;
  readonly failed: (error: unknown) => void;
  worker: Worker | null;
}

export class PositionSearches {
  readonly #waiting: Search[] = [];
  readonly #running = new Set<Search>();
  readonly #hearers = new Set<Hear>();

  /** Tells of every search that ends, whoever asked for it. Gives the way to hear no more. */
  readonly hear = (hear: Hear): (() => void) => {
    this.#hearers.add(hear);
    return () => this.#hearers.delete(hear);
  };

  /**
   * Shows how far the search is, and in the end its answer. Gives the way to stop it. `urgent`: an arbiter waits with a
   * player before him.
   */
  start(
    question: PositionQuestion,
    show: Show,
    failed: (error: unknown) => void,
    urgent = false,
  ): () => void {
    const search: Search = { question, show, failed, worker: null };
    if (urgent) this.#begin(search);
    else this.#waiting.push(search);
    this.#next();
    return () => this.#end(search);
  }

  #next(): void {
    if (this.#running.size >= mostAtOnce) return;
    const search = this.#waiting.shift();
    if (search !== undefined) this.#begin(search);
  }

  #begin(search: Search): void {
    this.#running.add(search);
    const worker = startWorker(search.question);
    search.worker = worker;
    worker.unref();
    worker.on('message', (message: FromWorker) => this.#hear(search, message));
    worker.on('error', (error) => this.#fail(search, error));
    worker.on('exit', (code) => this.#fail(search, new Error(`a search ended with ${code}, unanswered`)));
  }

  #hear(search: Search, message: FromWorker): void {
    if (!this.#running.has(search)) return;
    if ('searched' in message) {
      const view = searchingPosition(search.question, message.searched);
      if (view !== null) search.show(view);
      return;
    }
    const { view, answers } = message;
    this.#end(search);
    search.show(view, answers);
    for (const hear of this.#hearers) hear(search.question, answers);
  }

  /** A thread that ends before its answer: killed, or out of memory. */
  #fail(search: Search, error: unknown): void {
    if (!this.#running.has(search)) return;
    this.#end(search);
    search.failed(error);
  }

  #end(search: Search): void {
    const at = this.#waiting.indexOf(search);
    if (at >= 0) this.#waiting.splice(at, 1);
    if (!this.#running.delete(search)) return;
    void search.worker?.terminate();
    this.#next();
  }
}

/** The searches of this computer. */
export const positionSearches = new PositionSearches();

/**
 * The thread: from source where we run from source; else from the file that was built beside the program, given as text,
 * since a package keeps it in its archive.
 */
function startWorker(question: PositionQuestion): Worker {
  const here = import.meta.dirname;
  if (import.meta.filename.endsWith('.ts'))
    return new Worker(join(here, 'position-worker.ts'), { workerData: question });
  const folder = basename(here) === 'chunks' ? dirname(here) : here;
  const text = readFileSync(join(folder, 'position-worker.cjs'), 'utf8');
  return new Worker(text, { eval: true, workerData: question });
}
