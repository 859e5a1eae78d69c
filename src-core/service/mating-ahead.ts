/** Rulings that turn on a mate hard to find: it is searched for elsewhere first, and the desk goes on meanwhile. */
import type { DeskCommand, IncidentTold } from '../contract/desk-api.ts';
import type { DeskState, PositionQuestion } from '../desk/index.ts';
import { searchBefore } from '../desk/index.ts';
import type { SearchPosition } from './dead-positions.ts';

export class MatingAhead {
  readonly #search: SearchPosition | undefined;
  readonly #open = new Set<() => void>();

  /** Without a search, the Laws search by themselves when they are asked. */
  constructor(search: SearchPosition | undefined) {
    this.#search = search;
  }

  /**
   * Resolves once the Laws can answer at once; null where they can now. Where the search broke off, they search by
   * themselves.
   */
  before(state: DeskState, told: DeskCommand | IncidentTold): Promise<void> | null {
    const search = this.#search;
    if (search === undefined || !isIncident(told)) return null;
    const first = searchBefore(state, told);
    return first === null ? null : this.#all(search, first, () => searchBefore(state, told));
  }

  /** Of a position that may be dead, first the one side is asked about and then the other. */
  async #all(
    search: SearchPosition,
    first: PositionQuestion,
    next: () => PositionQuestion | null,
  ): Promise<void> {
    const asked = new Set<string>();
    for (let question: PositionQuestion | null = first; question !== null; question = next()) {
      const key = JSON.stringify(question);
      if (asked.has(key)) return;
      asked.add(key);
      await this.#ended(search, question);
    }
  }

  #ended(search: SearchPosition, question: PositionQuestion): Promise<void> {
    return new Promise((resolve) => {
      const stop = search(question, () => end(), true);
      const end = (): void => {
        this.#open.delete(end);
        stop();
        resolve();
      };
      this.#open.add(end);
    });
  }

  close(): void {
    for (const end of this.#open) end();
  }
}

/** What is asked of the Laws as it is, or decided by them. */
function isIncident(told: DeskCommand | IncidentTold): told is IncidentTold {
  return !('type' in told) || told.type === 'decideIncident';
}
