import type { DecideIncident, GameResult } from '../../../src-core/contract/desk-api.ts';
import type { Answer, Problem, Proposal } from '../../desk-mirror.svelte.ts';

interface SendingRoom {
  readonly ready: () => boolean;
  /** The result of the ruling or of the arbiter's own decision. */
  readonly result: () => GameResult | null;
  /** The game is cancelled, and another begins. */
  readonly cancels: () => boolean;
  readonly command: (expected: GameResult | null) => DecideIncident | null;
  readonly seen: () => number;
  readonly propose: (command: DecideIncident) => Promise<Proposal>;
  readonly act: (command: DecideIncident, seen: number) => Promise<Answer>;
}

/** A decision on its way: one press, and a second one where it ends the game. */
export class Sending {
  readonly #room: SendingRoom;
  /** Asked once more: the result that would be written, or that the game would be cancelled. */
  confirming: { readonly result: GameResult | null } | null = $state.raw(null);
  busy = $state(false);
  /** The line written. */
  written: number | null = $state(null);
  /** Why it was not written. */
  problem: Problem | null = $state.raw(null);
  /** What another screen wrote meanwhile has been told: the same button pressed again decides all the same. */
  #told = 0;

  constructor(room: SendingRoom) {
    this.#room = room;
  }

  /** Something else was said: nothing is being confirmed. */
  forget(): void {
    this.confirming = null;
    this.problem = null;
  }

  async apply(): Promise<void> {
    if (this.busy || this.written !== null || !this.#room.ready()) return;
    this.busy = true;
    try {
      await (this.confirming === null ? this.#ask() : this.#send(this.confirming.result));
    } finally {
      this.busy = false;
    }
  }

  async #ask(): Promise<void> {
    const result = await this.#whatFollows(this.#room.result());
    if (result === undefined) return;
    if (result === null && !this.#room.cancels()) return this.#send(null);
    this.confirming = { result };
  }

  /** The result that would follow: a penalty may bring one that the ruling does not. Undefined: refused. */
  async #whatFollows(expected: GameResult | null): Promise<GameResult | null | undefined> {
    const command = this.#room.command(expected);
    if (command === null) return undefined;
    const proposal = await this.#room.propose(command);
    this.problem = proposal.ok ? null : proposal.problem;
    return proposal.ok
      ? proposal.consequences !== null && 'result' in proposal.consequences
        ? proposal.consequences.result
        : null
      : undefined;
  }

  async #send(result: GameResult | null): Promise<void> {
    const command = this.#room.command(result);
    if (command === null) return;
    const answer = await this.#room.act(command, Math.max(this.#room.seen(), this.#told));
    this.confirming = null;
    this.problem = answer.ok ? null : answer.problem;
    if (answer.ok) this.written = answer.first;
    else if (answer.problem.kind === 'refusal') {
      const { last } = answer.problem.refusal.facts;
      if (typeof last === 'number') this.#told = last;
    }
  }
}
