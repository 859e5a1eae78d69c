import { WRONG_KEY } from '../../../src-core/vocabulary/struck-reasons.ts';
import type { BoardRow, DeskCommand } from '../../../src-core/contract/desk-api.ts';
import type { Answer, Problem, Taken as TakenAct } from '../../desk-mirror.svelte.ts';
import { lawsSaid, type LawsSaid } from '../board/result-reasons.ts';
import { lastResult } from './last-result.ts';
import type { Written } from './result-keys.ts';

/** A result on its way to the desk, or one it did not take. */
export interface Mark extends Written {
  readonly board: number;
  /** Why it was not taken; null: nothing is said yet, or it is written and about to be shown. */
  readonly problem: Problem | null;
}

export interface EnteringRoom {
  readonly round: () => number;
  readonly boards: () => readonly BoardRow[];
  readonly take: (command: DeskCommand) => TakenAct;
  /** Told what was taken back. */
  readonly undone: (board: number, was: Written) => void;
}

interface Sent extends Written {
  readonly board: number;
  readonly answer: Promise<Answer>;
}

interface Taken {
  readonly board: number;
  readonly upTo: number;
}

/**
 * Results typed into the list of a round, each for the board that was marked when its key was pressed. Nothing waits for
 * an answer: what the desk asks or refuses stands at its board until it is answered or left.
 */
export class Entering {
  marks: readonly Mark[] = $state.raw([]);
  /** Why the last result could not be taken back. */
  problem: Problem | null = $state.raw(null);
  readonly #room: EnteringRoom;
  #sent: readonly Sent[] = [];
  /** Up to which line the result of a board is taken back, whatever is still shown there. */
  #taken: readonly Taken[] = $state.raw([]);
  /** What is taken back goes before what is typed after it. */
  #before: Promise<unknown> = Promise.resolve();

  constructor(room: EnteringRoom) {
    this.#room = room;
  }

  /** What was not taken, in the order it was typed: keys answer the first. */
  readonly open = $derived(this.marks.filter(({ problem }) => problem !== null));

  markOf(board: number): Mark | null {
    return this.marks.find((mark) => mark.board === board) ?? null;
  }

  /** The result that stands at a board; null where there is none, or it is being taken back. */
  stands({ board, result }: BoardRow): BoardRow['result'] {
    const taken = this.#taken.find((each) => each.board === board);
    return result === null || result.seq < (taken?.upTo ?? 0) ? null : result;
  }

  /** The next board whose game has no result, from this one on and round again; null where all have one. */
  nextAfter(board: number, rows: readonly BoardRow[]): number | null {
    const at = rows.findIndex((row) => row.board === board);
    const around = [...rows.slice(at + 1), ...rows.slice(0, at + 1)];
    const waits = (row: BoardRow): boolean => {
      const mark = this.markOf(row.board);
      return this.stands(row) === null && row.state !== 'bye' && (mark === null || mark.problem !== null);
    };
    return around.find(waits)?.board ?? null;
  }

  /** Writes a result at a board, in the place of what was asked about there. `why`: decided against the Laws. */
  enter(board: number, { result, reason }: Written, why: string | null = null): void {
    const mark: Mark = { board, result, reason, problem: null };
    this.leave(board);
    this.#put(mark);
    const answer = this.#send({
      type: 'declareResult',
      ...{ round: this.#room.round(), board, result, reason },
      ...{ note: why ?? '', confirmed: why !== null },
    });
    this.#sent = [...this.#sent, { board, result, reason, answer }];
    void answer.then((given) => {
      if (!given.ok && this.marks.includes(mark)) this.#put({ ...mark, problem: given.problem });
    });
  }

  /** Takes what the Laws say in the place of what was typed; nothing, where they say that there is no result. */
  take({ board }: Mark, { result, reason }: LawsSaid): void {
    if (result === null || reason === null) this.leave(board);
    else this.enter(board, { result, reason });
  }

  /** Forgets what was not taken at a board: there is nothing of it to take back. */
  leave(board: number): void {
    this.problem = null;
    const refused = (this.markOf(board)?.problem ?? null) !== null;
    const last = this.#sent.findLast((sent) => sent.board === board);
    if (refused) this.#sent = this.#sent.filter((sent) => sent !== last);
    this.marks = this.marks.filter((mark) => mark.board !== board);
  }

  /** What the desk shows needs no mark any more. */
  shown(boards: readonly BoardRow[]): void {
    const arrived = ({ board, result, problem }: Mark): boolean => {
      const row = boards.find((each) => each.board === board);
      return problem === null && row !== undefined && this.stands(row)?.result === result;
    };
    const rest = this.marks.filter((mark) => !arrived(mark));
    if (rest.length < this.marks.length) this.marks = rest;
  }

  /** Takes back what was entered last, here or else in this round; gives its board, null where there is nothing. */
  undo(): number | null {
    this.problem = null;
    const last = this.#sent.at(-1);
    if (last !== undefined) {
      this.#take(last.board, Number.POSITIVE_INFINITY);
      this.#sent = this.#sent.slice(0, -1);
      this.marks = this.marks.filter(({ board }) => board !== last.board);
      this.#then(() => this.#takeBackSent(last));
      return last.board;
    }
    const row = lastResult(this.#room.boards().filter((each) => this.stands(each) !== null));
    if (row === null || row.result === null) return null;
    const { board, result: stands } = row;
    this.#take(board, Number.POSITIVE_INFINITY);
    this.#then(() => this.#takeBack(board, stands, stands.seq));
    return board;
  }

  async #takeBackSent({ board, answer, ...was }: Sent): Promise<void> {
    const given = await answer;
    if (given.ok) await this.#takeBack(board, was, given.last);
    else this.#take(board, 0);
  }

  async #takeBack(board: number, was: Written, seq: number): Promise<void> {
    const round = this.#room.round();
    const command: DeskCommand = { type: 'undoResult', round, board, seq, reason: WRONG_KEY };
    const answer = await this.#room.take(command).send(null);
    this.#take(board, answer.ok ? answer.last : 0);
    if (answer.ok) this.#room.undone(board, was);
    else this.problem = answer.problem;
  }

  #take(board: number, upTo: number): void {
    this.#taken = [...this.#taken.filter((each) => each.board !== board), { board, upTo }];
  }

  #then(act: () => Promise<void>): void {
    this.#before = this.#before.then(act);
  }

  async #send(command: DeskCommand): Promise<Answer> {
    const taken = this.#room.take(command);
    await this.#before;
    return taken.send(null);
  }

  #put(mark: Mark): void {
    this.marks = [...this.marks.filter(({ board }) => board !== mark.board), mark];
  }
}

/** What the Laws say in the place of a mark; null where something else is in its way. */
export const lawsOf = (mark: Mark): LawsSaid | null => lawsSaid(mark.problem);
