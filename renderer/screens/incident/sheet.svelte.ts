import type { Refusal } from '../../../src-core/contract/desk-api.ts';
import { movesTyped } from '../board/typed-moves.ts';

/** Moves of a paper scoresheet being typed: those whole, and the one that cannot be. */
export class Sheet {
  text = $state('');
  /** Whether they are written into the game with the decision. */
  record = $state(true);
  opened = $state(false);
  /** Why one of them cannot be; its facts tell which. */
  wrong: Refusal | null = $state.raw(null);
  #moves: readonly string[] = $state.raw([]);
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** The moves that stand whole in the text. */
  get moves(): readonly string[] {
    return this.#moves;
  }

  /** Typed. The last word counts once a blank or Enter is behind it. */
  type(text: string): void {
    this.text = text;
    this.#become(/\s$/.test(text) ? movesTyped(text) : movesTyped(text).slice(0, -1));
  }

  /** Everything typed counts. What was wrong with less of it is not what may be wrong now. */
  finish(): void {
    const moves = movesTyped(this.text);
    if (!this.#has(moves)) this.wrong = null;
    this.#become(moves);
  }

  /** Told of what stands now: a sheet closed before that was known opens again. */
  told(wrong: Refusal | null): void {
    this.wrong = wrong;
    if (wrong !== null) this.opened = true;
  }

  #has(moves: readonly string[]): boolean {
    return moves.join(' ') === this.#moves.join(' ');
  }

  #become(moves: readonly string[]): void {
    if (this.#has(moves)) return;
    this.#moves = moves;
    this.#changed();
  }
}
