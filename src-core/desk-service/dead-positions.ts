/** Boards whose position may be dead (5.2.2), where that is not known at once: searched for elsewhere, then shown. */
import type { Entry, Place } from '../desk-api.ts';
import { formatFen } from '../chess/index.ts';
import type { DeskState, PositionQuestion } from '../desk/index.ts';
import { boardOf, isDead, placeOf, presentOf } from '../desk/index.ts';

/** Searches, and tells when it has found something; what was found is remembered where the desk looks for it. */
export type SearchPosition = (question: PositionQuestion, found: () => void) => () => void;

export class DeadPositions {
  readonly #search: SearchPosition;
  readonly #found: () => void;
  readonly #searches = new Map<string, () => void>();

  /** Without a search, the desk goes by what is known at once. */
  constructor(search: SearchPosition | undefined, found: () => void) {
    this.#search = search ?? (() => () => {});
    this.#found = found;
  }

  /** Looks at the boards these entries are about. */
  look(state: DeskState, entries: readonly Entry[]): void {
    for (const { event } of entries) {
      const place = placeOf(event);
      if (place !== null) this.#lookAt(state, place);
    }
  }

  close(): void {
    for (const stop of this.#searches.values()) stop();
    this.#searches.clear();
  }

  #lookAt(state: DeskState, place: Place): void {
    const key = `${place.round}.${place.board}`;
    const board = boardOf(state, place);
    if (board === null || board.bye || board.result !== null) return this.#stop(key);
    const position = presentOf(board);
    if (isDead(position) !== null) return this.#stop(key);
    this.#stop(key);
    const { variant } = position;
    const fen = formatFen(position);
    const stop = this.#search({ fen, variant, happened: 'nothing', by: 'white', limit: null }, () => {
      this.#searches.delete(key);
      this.#found();
    });
    this.#searches.set(key, stop);
  }

  #stop(key: string): void {
    this.#searches.get(key)?.();
    this.#searches.delete(key);
  }
}
