/** Who can still mate: searches in threads of their own. */
import type { Answers, PositionQuestion, PositionView } from '../desk/index.ts';
import { searchingPosition } from '../desk/index.ts';
import type { FromWorker } from './position-worker.ts';
import { Threads } from './threads.ts';

/** Each may take a processor and 250 MB. */
const mostAtOnce = 2;

/** How far it is, and in the end what it shows and what was found. */
type Show = (view: PositionView, answers?: Answers) => void;
type Hear = (question: PositionQuestion, answers: Answers) => void;

export class PositionSearches {
  readonly #threads = new Threads<PositionQuestion, FromWorker>('position-worker', mostAtOnce);
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
    const heard = (message: FromWorker): boolean => {
      if ('searched' in message) {
        const view = searchingPosition(question, message.searched);
        if (view !== null) show(view);
        return false;
      }
      const { view, answers } = message;
      show(view, answers);
      for (const hear of this.#hearers) hear(question, answers);
      return true;
    };
    return this.#threads.start(question, heard, failed, urgent);
  }
}

/** The searches of this computer. */
export const positionSearches = new PositionSearches();
