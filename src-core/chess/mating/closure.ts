import type { Board } from '../board.ts';
import { MOST_MOVES, hasLegalMove, legalMoves } from '../board-moves.ts';
import { materialForbidsMate } from '../material.ts';
import { SPECIAL, moveFrom, moveTo } from '../move-code.ts';
import { KIND, PAWN } from '../pieces.ts';
import { PositionStore } from './position-store.ts';

export type ClosureAnswer =
  | { readonly answer: 'yes'; readonly codes: readonly number[] }
  /** Every position that can still arise was looked at, or arises only where the mate was shown impossible. */
  | { readonly answer: 'no'; readonly positions: number; readonly blocked: number }
  | { readonly answer: 'unknown'; readonly positions: number };

/** What helps a search; it stays right without. */
export interface Aids {
  /** The place in line of a position, after the move that led there, 0 ... LAST_PLACE: the least is next. */
  readonly order: (board: Board, code: number) => number;
  /** True only where the winner cannot mate from there on: asked where a pawn has moved or a man was captured. */
  readonly proof?: (board: Board) => boolean;
  /** Told from time to time how many positions are kept. */
  readonly progress?: (positions: number) => void;
}

export const LAST_PLACE = 511;
/** Of so many positions one is taken in the order they were found, whatever its place in line. */
const IN_ORDER = 8;
/** Proofs tried before it is known whether they are worth their time, and of how many one must hold. */
const TRIALS = 64;
const WORTH = 16;
/** Positions gone on from between two words of progress. */
const TOLD_EVERY = 1 << 12;

const store = new PositionStore();
const list = new Int32Array(MOST_MOVES);

/**
 * Looks at every position that legal moves can still reach, each once, by exact keys, until the winner mates, all are
 * seen, or more than `limit` are kept. Does not go on from where the material
 * or the proof forbids the mate. The board is left as it was.
 */
export function closure(board: Board, winner: number, limit: number, aids: Aids): ClosureAnswer {
  const waiting = new Waiting();
  store.clear();
  store.add(board, 0);
  waiting.add(0, 0);
  const proofs = new Proofs(aids.proof);
  let answer: ClosureAnswer | null = null;
  let taken = 0;
  while (answer === null) {
    const index = waiting.take();
    if (index < 0) break;
    if (++taken % TOLD_EVERY === 0) aids.progress?.(store.size);
    store.show(index, board);
    store.setDone(index);
    const end = legalMoves(board, list, 0);
    if (end === 0 && board.turn !== winner && board.inCheck()) {
      answer = { answer: 'yes', codes: wayTo(board, index) };
      break;
    }
    for (let i = 0; i < end; i++) {
      const code = list[i] ?? 0;
      const forGood = changesForGood(board, code);
      board.make(code);
      const added = forGood && materialForbidsMate(board, winner) !== null ? -1 : store.add(board, index);
      if (added > 0) {
        if (forGood && proofs.hold(board)) store.setDone(added);
        else waiting.add(added, givesMate(board, winner) ? 0 : aids.order(board, code));
      }
      board.unmake(code);
    }
    if (store.size > limit) answer = { answer: 'unknown', positions: store.size };
  }
  store.show(0, board);
  answer ??= { answer: 'no', positions: store.size, blocked: proofs.held };
  if (store.size > 1 << 16) store.clear();
  return answer;
}

function givesMate(board: Board, winner: number): boolean {
  return board.turn !== winner && board.inCheck() && !hasLegalMove(board);
}

/** Asks for the proof while it holds often enough to be worth its time. */
class Proofs {
  held = 0;
  private tried = 0;
  private readonly proof: Aids['proof'];

  constructor(proof: Aids['proof']) {
    this.proof = proof;
  }

  hold(board: Board): boolean {
    if (this.proof === undefined || (this.tried >= TRIALS && this.held * WORTH <= this.tried)) return false;
    this.tried++;
    if (!this.proof(board)) return false;
    this.held++;
    return true;
  }
}

/** Which position of the store comes next. */
class Waiting {
  /** Of each place in line, first and last of the chain of positions; -1 for none. */
  private readonly first = new Int32Array(LAST_PLACE + 1).fill(-1);
  private readonly last = new Int32Array(LAST_PLACE + 1);
  private nearest = 0;
  private oldest = 0;
  private taken = 0;

  add(index: number, far: number): void {
    if (this.first[far] === -1) this.first[far] = index;
    else store.setNext(this.last[far] ?? 0, index);
    this.last[far] = index;
    if (far < this.nearest) this.nearest = far;
  }

  /** The next position not done with; -1 if there is none. */
  take(): number {
    return ++this.taken % IN_ORDER === 0 ? this.takeOldest() : this.takeNearest();
  }

  private takeOldest(): number {
    while (this.oldest < store.size && store.isDone(this.oldest)) this.oldest++;
    return this.oldest < store.size ? this.oldest : -1;
  }

  private takeNearest(): number {
    for (; this.nearest <= LAST_PLACE; this.nearest++) {
      for (let index = this.first[this.nearest] ?? -1; index !== -1; index = this.first[this.nearest] ?? -1) {
        this.first[this.nearest] = store.next(index) || -1;
        if (!store.isDone(index)) return index;
      }
    }
    this.nearest = LAST_PLACE;
    return -1;
  }
}

function changesForGood(board: Board, code: number): boolean {
  const { squares } = board;
  if (code >= SPECIAL) return true;
  return squares[moveTo(code)] !== 0 || ((squares[moveFrom(code)] ?? 0) & KIND) === PAWN;
}

/** The moves that led to a position of the store. */
function wayTo(board: Board, index: number): readonly number[] {
  const codes: number[] = [];
  for (let now = index; now !== 0; now = store.parent(now)) {
    store.show(store.parent(now), board);
    const end = legalMoves(board, list, 0);
    for (let i = 0; i < end; i++) {
      const code = list[i] ?? 0;
      board.make(code);
      const leads = store.isShown(now, board);
      board.unmake(code);
      if (!leads) continue;
      codes.push(code);
      break;
    }
  }
  return codes.reverse();
}
