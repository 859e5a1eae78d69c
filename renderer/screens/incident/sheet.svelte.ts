import type { Refusal } from '../../../src-core/desk-api.ts';
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

  /** Everything typed counts. */
  finish(): void {
    this.#become(movesTyped(this.text));
  }

  told(wrong: Refusal | null): void {
    this.wrong = wrong;
  }

  #become(moves: readonly string[]): void {
    if (moves.join(' ') === this.#moves.join(' ')) return;
    this.#moves = moves;
    this.#changed();
  }
}
