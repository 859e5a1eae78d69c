import type { DeskCommand, Place } from '../../../src-core/contract/desk-api.ts';
import type { Answer, Problem } from '../../desk-mirror.svelte.ts';

/** Stops the clock of the board: whatever was pressed meanwhile, and only the arbiter lets it run again. */
export class ClockStop {
  readonly #act: (command: DeskCommand, seen: null) => Promise<Answer>;
  readonly #place: () => Place;
  problem: Problem | null = $state.raw(null);

  constructor(act: (command: DeskCommand, seen: null) => Promise<Answer>, place: () => Place) {
    this.#act = act;
    this.#place = place;
  }

  async stop(): Promise<void> {
    const { round, board } = this.#place();
    const deed = { do: 'freeze', pressed: null, reason: '' } as const;
    const answer = await this.#act({ type: 'clockAct', round, board, ...deed }, null);
    this.problem = answer.ok ? null : answer.problem;
  }
}
