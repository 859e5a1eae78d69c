/** Work that takes long, each piece in a thread of its own, a few at a time, so that the desk never waits for one. */
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** A file beside this one, and in what is built beside the program, under this name. */
export type ThreadFile = 'position-worker' | 'pairing-worker';

interface Work<Question, Message> {
  readonly question: Question;
  /** True where it has ended with this. */
  readonly hear: (message: Message) => boolean;
  readonly failed: (error: unknown) => void;
  worker: Worker | null;
}

export class Threads<Question, Message> {
  readonly #file: ThreadFile;
  readonly #most: number;
  readonly #waiting: Work<Question, Message>[] = [];
  readonly #running = new Set<Work<Question, Message>>();

  /** `most` run at a time; more wait for their turn, but for urgent ones. */
  constructor(file: ThreadFile, most: number) {
    this.#file = file;
    this.#most = most;
  }

  /**
   * Hears what the thread tells of the question, until `hear` says that this was the last. Gives the way to stop it.
   * `urgent`: an arbiter waits with a player before him.
   */
  start(
    question: Question,
    hear: (message: Message) => boolean,
    failed: (error: unknown) => void,
    urgent = false,
  ): () => void {
    const work: Work<Question, Message> = { question, hear, failed, worker: null };
    if (urgent) this.#begin(work);
    else this.#waiting.push(work);
    this.#next();
    return () => this.#end(work);
  }

  #next(): void {
    if (this.#running.size >= this.#most) return;
    const work = this.#waiting.shift();
    if (work !== undefined) this.#begin(work);
  }

  #begin(work: Work<Question, Message>): void {
    this.#running.add(work);
    const worker = startThread(this.#file, work.question);
    work.worker = worker;
    worker.unref();
    worker.on('message', (message: Message) => {
      if (this.#running.has(work) && work.hear(message)) this.#end(work);
    });
    worker.on('error', (error) => this.#fail(work, error));
    worker.on('exit', (code) => this.#fail(work, new Error(`a thread ended with ${code}, unanswered`)));
  }

  /** A thread that ends before its answer: killed, or out of memory. */
  #fail(work: Work<Question, Message>, error: unknown): void {
    if (!this.#running.has(work)) return;
    this.#end(work);
    work.failed(error);
  }

  #end(work: Work<Question, Message>): void {
    const at = this.#waiting.indexOf(work);
    if (at >= 0) this.#waiting.splice(at, 1);
    if (!this.#running.delete(work)) return;
    void work.worker?.terminate();
    this.#next();
  }
}

/**
 * The thread: from source where we run from source; else from the file that was built beside the program, given as text,
 * since a package keeps it in its archive.
 */
function startThread(file: ThreadFile, workerData: unknown): Worker {
  const here = import.meta.dirname;
  if (import.meta.filename.endsWith('.ts')) return new Worker(join(here, `${file}.ts`), { workerData });
  const folder = basename(here) === 'chunks' ? dirname(here) : here;
  return new Worker(readFileSync(join(folder, `${file}.cjs`), 'utf8'), { eval: true, workerData });
}
