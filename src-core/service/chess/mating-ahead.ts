/** Rulings that turn on a mate hard to find: it is searched for elsewhere first, and the desk goes on meanwhile. */
import type { Answers } from '../../desk/positions/position-answer.ts';
import type { AskedOfLaws } from '../../desk/incidents/mating-ahead.ts';
import { foundFor } from '../../desk/incidents/mating-ahead.ts';
import type { DeskCommand, IncidentTold } from '../../contract/desk-api.ts';
import type { DeskState, PositionQuestion } from '../../desk/index.ts';
import { searchBefore } from '../../desk/index.ts';
import type { SearchPosition } from './dead-positions.ts';
import { MatingMemory } from './mating-memory.ts';
import type { DeskServiceOptions } from './options.ts';

export class MatingAhead {
  readonly memory = new MatingMemory();
  readonly #search: SearchPosition | undefined;
  readonly #hearNoMore: () => void;
  readonly #open = new Set<() => void>();

  /**
   * Without a search, the Laws search by themselves when they are asked. `learnt`: another search, an arbiter's own, has
   * found more than was known.
   */
  constructor(options: Pick<DeskServiceOptions, 'searchPosition' | 'hearAnswers'>, learnt: () => void) {
    this.#search = options.searchPosition;
    const hear = options.hearAnswers ?? (() => () => {});
    this.#hearNoMore = hear((question, answers) => {
      if (this.memory.remember(question, answers)) learnt();
    });
  }

  /**
   * Resolves once the Laws can answer at once; null where they can now. Where the search broke off, they search by
   * themselves.
   */
  before(state: DeskState, told: DeskCommand | IncidentTold): Promise<void> | null {
    const search = this.#search;
    if (search === undefined || !isAskedOfLaws(told)) return null;
    const next = () => searchBefore(state, told, this.memory.found);
    const first = next();
    return first === null ? null : this.#all(search, first, next);
  }

  /** A decision with what was found of the mates it turns on, whatever its screen sent in that place. */
  withGiven(state: DeskState, command: DeskCommand): DeskCommand {
    if (command.type !== 'decideIncident' && command.type !== 'declareResult') return command;
    return { ...command, given: { mates: foundFor(state, command, this.memory.found) } };
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
      const heard = (answers: Answers): void => {
        this.memory.remember(question, answers);
        end();
      };
      const stop = search(question, heard, true);
      const end = (): void => {
        this.#open.delete(end);
        stop();
        resolve();
      };
      this.#open.add(end);
    });
  }

  close(): void {
    this.#hearNoMore();
    for (const end of this.#open) end();
  }
}

/** What is asked of the Laws as it is, or decided by them. */
function isAskedOfLaws(told: DeskCommand | IncidentTold): told is AskedOfLaws {
  return !('type' in told) || told.type === 'decideIncident' || told.type === 'declareResult';
}
