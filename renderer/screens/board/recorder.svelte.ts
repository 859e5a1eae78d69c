import type { BoardView, DeskCommand, MoveInput } from '../../../src-core/contract/desk-api.ts';
import type { Answer, Problem, Taken } from '../../desk-mirror.svelte.ts';
import { movesTyped } from './typed-moves.ts';

export interface RecorderRoom {
  readonly view: () => BoardView | null;
  readonly language: () => string;
  readonly take: (command: DeskCommand, seen: number | null) => Taken;
  readonly propose: (command: DeskCommand) => Promise<Answer>;
}

interface Typed {
  readonly move: MoveInput;
  /** As it is typed again if the desk refuses it. */
  readonly text: string;
  /** The last line the arbiter had seen; null where it was typed behind moves still on their way. */
  readonly seen: number | null;
  readonly answered: (made: boolean) => void;
}

interface Waiting extends Typed {
  readonly taken: Taken;
}

/** Why a move was not written, and the move as it was typed. */
export interface Trouble {
  readonly problem: Problem;
  readonly text: string;
  /** The last line seen when it was typed. */
  readonly seen: number;
}

/**
 * The entry line of one board, and the moves on their way to the desk. They are written in the order they were
 * made, each after the answer to the one before; of a refused move and of all behind it the text comes back.
 */
export class Recorder {
  text = $state('');
  waiting: readonly Waiting[] = $state.raw([]);
  trouble: Trouble | null = $state.raw(null);
  readonly #room: RecorderRoom;
  /** The last line this screen has written here: its view may arrive later. */
  #written = 0;
  #typedAt: number | null = null;

  constructor(room: RecorderRoom) {
    this.#room = room;
  }

  /** The last line of the board this screen knows of. */
  get seen(): number {
    return Math.max(this.#room.view()?.seq ?? 0, this.#written);
  }

  readonly onTheWay = $derived(this.waiting.map((one) => one.text));

  get stale(): boolean {
    const problem = this.trouble?.problem;
    return problem?.kind === 'refusal' && problem.refusal.code === 'staleView';
  }

  /** The line was typed into. */
  type(text: string): void {
    if (this.text === '' || this.stale) this.#typedAt = this.waiting.length > 0 ? null : this.seen;
    this.text = text;
    this.trouble = null;
  }

  /** Records what stands in the line. */
  record(): void {
    const words = movesTyped(this.text);
    const seen = this.#typedAt;
    this.text = '';
    this.trouble = null;
    words.forEach((text, index) => {
      const move = { text, lang: this.#room.language() };
      this.#add({ move, text, seen: index === 0 ? seen : null, answered: () => undefined });
    });
  }

  /** Records a move of the hand; resolves to whether it was written. */
  make(move: Exclude<MoveInput, { text: string }>): Promise<boolean> {
    const letter = { queen: 'q', rook: 'r', bishop: 'b', knight: 'n' }[move.promotion ?? 'queen'];
    const text = `${move.from}${move.to}${move.promotion === undefined ? '' : letter}`;
    const seen = this.waiting.length > 0 ? null : this.seen;
    this.trouble = null;
    return new Promise((answered) => this.#add({ move, text, seen, answered }));
  }

  /** Asks why a move of the hand is not legal, and says so under the line. */
  async explain(move: Exclude<MoveInput, { text: string }>): Promise<void> {
    const place = this.#place();
    if (place === null) return;
    const answer = await this.#room.propose({ type: 'recordMove', ...place, move });
    if (answer.ok) return;
    this.trouble = { problem: answer.problem, text: `${move.from}${move.to}`, seen: this.seen };
  }

  /** Any other act on this board. `seen`: what was shown when the arbiter began with it. */
  async act(command: DeskCommand, seen: number): Promise<Answer> {
    const last = Math.max(seen, this.#written);
    const answer = await this.#room.take(command, last).send(last);
    if (answer.ok) this.#written = Math.max(this.#written, answer.last);
    return answer;
  }

  /** Of several moves meant, this one: the line is recorded with it in the place of the first. */
  choose(san: string): void {
    const [, ...rest] = movesTyped(this.text);
    this.text = [san, ...rest].join(' ');
    this.record();
  }

  /** Can the refused move be said to have happened on the board? */
  get mayStand(): boolean {
    const problem = this.trouble?.problem;
    return problem?.kind === 'refusal' && problem.refusal.code === 'illegalMove';
  }

  /** Records the refused move as an illegal one that stands, and leaves in the line what was typed behind it. */
  async stand(): Promise<void> {
    const { trouble } = this;
    const place = this.#place();
    if (trouble === null || place === null) return;
    const move = { text: trouble.text, lang: this.#room.language() };
    const answer = await this.act({ type: 'recordIllegalMove', ...place, move }, trouble.seen);
    if (!answer.ok) {
      this.trouble = { ...trouble, problem: answer.problem };
      return;
    }
    const [first, ...rest] = movesTyped(this.text);
    if (first === trouble.text) this.text = rest.join(' ');
    this.trouble = null;
  }

  /** Another screen wrote meanwhile, and the line is recorded all the same. */
  keep(): void {
    this.#typedAt = this.seen;
    this.record();
  }

  /** Empties the line. */
  clear(): void {
    this.text = '';
    this.trouble = null;
  }

  #add(one: Typed): void {
    const place = this.#place();
    if (place === null) return;
    const taken = this.#room.take({ type: 'recordMove', ...place, move: one.move }, one.seen);
    this.waiting = [...this.waiting, { ...one, taken }];
    if (this.waiting.length === 1) void this.#send();
  }

  async #send(): Promise<void> {
    for (let next = this.waiting[0]; next !== undefined; next = this.waiting[0]) {
      const seen = next.seen === null ? this.#written : Math.max(next.seen, this.#written);
      const answer = await next.taken.send(seen);
      if (!answer.ok) return this.#giveBack(next, answer.problem, seen);
      this.#written = Math.max(this.#written, answer.last);
      this.waiting = this.waiting.slice(1);
      next.answered(true);
    }
  }

  #giveBack(refused: Waiting, problem: Problem, seen: number): void {
    const back = this.waiting;
    this.waiting = [];
    for (const behind of back.slice(1)) behind.taken.takeBack();
    // a blank behind, so that what is typed next is a move of its own
    this.text = [...back.map((one) => one.text), this.text.trim()].join(' ');
    this.#typedAt = seen;
    this.trouble = { problem, text: refused.text, seen };
    for (const one of back) one.answered(false);
  }

  #place() {
    const view = this.#room.view();
    return view === null ? null : { round: view.round, board: view.board };
  }
}
