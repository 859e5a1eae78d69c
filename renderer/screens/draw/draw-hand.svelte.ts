import type { DeskCommand, DrawView } from '../../../src-core/contract/desk-api.ts';
import type { DeskMirror, Problem } from '../../desk-mirror.svelte.ts';

/** The hand of the arbiter on the draw of a round: its acts go one after the other, and what was refused is kept. */
export class DrawHand {
  problem: Problem | null = $state.raw(null);
  readonly #desk: DeskMirror;
  readonly #view: () => DrawView | null;
  /** The last line written here: its view may arrive later. */
  #written = 0;

  constructor(desk: DeskMirror, view: () => DrawView | null) {
    this.#desk = desk;
    this.#view = view;
  }

  /** True where it went in. */
  async act(command: DeskCommand): Promise<boolean> {
    const answer = await this.#desk.act(command, Math.max(this.#view()?.seq ?? 0, this.#written));
    this.problem = answer.ok ? null : answer.problem;
    if (answer.ok) this.#written = Math.max(this.#written, answer.last);
    return answer.ok;
  }
}
