/** Boards whose position may be dead (5.2.2), where that is not known at once: searched for elsewhere, then shown. */
import type { Position } from '../../chess/index.ts';
import type { Entry, Place } from '../../contract/desk-api.ts';
import { formatFen } from '../../chess/index.ts';
import type { Answers, DeskState, PositionQuestion } from '../../desk/index.ts';
import { boardOf, isDead, placeOf, presentOf } from '../../desk/index.ts';
import type { MatingMemory } from './mating-memory.ts';

/**
 * Searches, and tells what it has found when it has ended; nothing where it broke off. Gives the way to stop it, untold.
 * `urgent`: before all others.
 */
export type SearchPosition = (
  question: PositionQuestion,
  ended: (answers: Answers) => void,
  urgent?: boolean,
) => () => void;

export class DeadPositions {
  readonly #search: SearchPosition;
  readonly #memory: MatingMemory;
  readonly #found: () => void;
  readonly #searches: boolean;
  readonly #under = new Map<string, () => void>();
  #opening: NodeJS.Immediate | null = null;

  /** Without a search, the desk goes by what is known at once. */
  constructor(search: SearchPosition | undefined, memory: MatingMemory, found: () => void) {
    this.#search = search ?? (() => () => {});
    this.#searches = search !== undefined;
    this.#memory = memory;
    this.#found = found;
  }

  /** Looks at every game without a result, once the file just opened has been shown. */
  opened(state: () => DeskState): void {
    if (!this.#searches) return;
    this.#opening = setImmediate(() => {
      for (const { boards } of state().rounds) for (const board of boards) this.#lookAt(state(), board);
    });
  }

  /** Looks at the boards these entries are about. */
  look(state: DeskState, entries: readonly Entry[]): void {
    let last: Place | null = null;
    for (const { event } of entries.toReversed()) {
      const place = placeOf(event);
      // once for a game brought in, whose lines stand together
      if (place === null || (last?.round === place.round && last.board === place.board)) continue;
      last = place;
      this.#lookAt(state, place);
    }
  }

  close(): void {
    if (this.#opening !== null) clearImmediate(this.#opening);
    for (const stop of this.#under.values()) stop();
    this.#under.clear();
  }

  #lookAt(state: DeskState, place: Place): void {
    const key = `${place.round}.${place.board}`;
    const board = boardOf(state, place);
    if (board === null || board.bye || board.result !== null) return this.#stop(key);
    const position = presentOf(board);
    if (isDead(position, this.#memory.found) !== null || this.#isSearched(position)) return this.#stop(key);
    this.#stop(key);
    const { variant } = position;
    const fen = formatFen(position);
    const question = { fen, variant, happened: 'nothing', by: 'white', limit: null } as const;
    const stop = this.#search(question, (answers) => {
      this.#under.delete(key);
      this.#memory.remember(question, answers);
      this.#found();
    });
    this.#under.set(key, stop);
  }

  /** Searched before, and not settled even so. */
  #isSearched(position: Position): boolean {
    const { found } = this.#memory;
    return found(position, 'white') !== null && found(position, 'black') !== null;
  }

  #stop(key: string): void {
    this.#under.get(key)?.();
    this.#under.delete(key);
  }
}
